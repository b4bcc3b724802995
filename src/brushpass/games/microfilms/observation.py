"""What a seat observes, as numbers. Places go by their letters, the Croupier's is the last."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brushpass.core.about import Options
from brushpass.core.observation import Asked, Observer, Part, write_bits
from brushpass.core.seats import called
from brushpass.games.microfilms.rules.cards import (
    CARD_NAMES,
    FRANCS,
    IDENTITIES,
    IDENTITY_NAMES,
    KINDS,
    LETTER,
    NATION_NAMES,
    NATIONS,
    NONE,
)
from brushpass.games.microfilms.rules.ending import ENDINGS
from brushpass.games.microfilms.rules.hands import seen_discards
from brushpass.games.microfilms.rules.state import KIND, KIND_OF, OVER, Hand, State
from brushpass.games.microfilms.thought.belief import alliance, who_sits

PHASES: Final = ("turn", "offer", "bribed", "blackmailed", "discard", "over")
PHASE_COUNT: Final = 6
PILE: Final = 14  # cards that can lie in one: all in play but the letter in the box
ENDING_COUNT: Final = 11

NATION: Final = tuple(NATION_NAMES)
CARD: Final = tuple(CARD_NAMES)
IDENTITY: Final = tuple(IDENTITY_NAMES)
FROM_TOP: Final = ("top", *[f"{nth + 1} from the top" for nth in range(1, PILE)])
# Two limits of turns, of which the Croupier wins the second.
ENDING: Final = (*ENDINGS[:-1], f"{ENDINGS[-1]}, the Croupier's")


class MicrofilmsObserver(Observer[State]):
    def parts(self, options: Options) -> tuple[Part, ...]:
        duel = options.mode == "croupier"
        players = tuple([called(seat) for seat in range(options.seats)])
        at = (*players, "the Croupier") if duel else players
        return (
            Part("me", "my own seat", (players,)),
            Part("phase", "the moment of the game", (PHASES,)),
            Part("active", "whose turn it is", (players,)),
            Part("to act", "who decides", (players,)),
            Part("target", "who was offered a bribe, or is blackmailed", (at,)),
            Part("starter", "who began", (players,)),
            Part("absent", "the nation that does not take part", (NATION,)),
            Part("turn", "turns begun", high=255),
            Part("evening", "the evening", high=255),
            Part("house", "francs of the house", high=FRANCS),
            Part("deck", "cards in the draw deck", high=PILE),
            Part("discarded", "cards in the discard deck", high=PILE),
            Part("discards", "the card can be seen there", (FROM_TOP, CARD)),
            Part("letters seen", "I have seen the letter", (NATION,)),
            Part("letters all saw", "everybody has seen the letter", (NATION,)),
            Part("offer", "a card is offered as a bribe"),
            Part("my offer", "the card that I offer", (CARD,)),
            Part("francs", "francs held", (at,), FRANCS),
            Part("cleared", "the suspicion token shows Cleared", (at,)),
            Part("out", "is eliminated", (at,)),
            Part("hand", "cards in hand", (at,), PILE),
            Part("sure", "copies that I know to be in this hand", (at, CARD), 3),
            Part("sure to all", "copies that everybody knows to be there", (at, CARD), 3),
            Part("identity", "is known to me to be", (at, IDENTITY)),
            Part("second identity", "the freelancer, as far as I know", (at, IDENTITY)),
            Part("revealed", "everybody knows the identity", (at,)),
            Part("second revealed", "everybody knows the freelancer", (at,)),
            Part("asked", "an identity here may be known to", (at, players)),
            Part("denied", "is known not to be the agent of", (at, NATION)),
            Part("box", "after the end: the letter that was out", (NATION,)),
            Part("ending", "how the game ended", (ENDING,)),
            Part("winners", "who won", (players,)),
        )

    def questions(self, options: Options) -> tuple[Asked, ...]:
        duel = options.mode == "croupier"
        seats = options.seats
        names = [who_sits(place, seats) for place in range(seats + duel)]
        asked = [Asked(f"{name}'s identity", IDENTITY) for name in names]
        if duel:
            asked += [Asked(f"{name}'s second identity", IDENTITY) for name in names[:-1]]
        pairs = [alliance(absent, lone) for absent in range(NATIONS) for lone in range(absent)]
        return (*asked, Asked("the alliance", tuple(pairs)))

    def write(self, s: State, seat: i64, to: vec[u8], at: i64) -> None:
        at = write_moment(s, seat, to, at)
        at = write_middle(s, seat, to, at)
        at = write_places(s, seat, to, at)
        at = write_hands(s, seat, to, at)
        at = write_identities(s, seat, to, at)
        write_end(s, to, at)


def write_moment(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    seats = s.seats
    to[at + seat] = 1
    at += seats
    to[at + s.phase] = 1
    at += PHASE_COUNT
    to[at + s.active] = 1
    at += seats
    if s.phase != OVER:
        to[at + s.actor] = 1
    at += seats
    if s.target != NONE:
        to[at + s.target] = 1
    at += len(s.hands)
    to[at + s.starter] = 1
    return at + seats


def write_middle(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    to[at + s.absent] = 1
    at += NATIONS
    to[at] = u8(s.turn)
    to[at + 1] = u8(s.evening)
    to[at + 2] = u8(s.house)
    to[at + 3] = u8(s.deck.size)
    lying: i64 = len(s.discard)
    to[at + 4] = u8(lying)
    at += 5
    for nth in range(seen_discards(s)):
        to[at + nth * KINDS + i64(s.discard[lying - 1 - nth])] = 1
    at += PILE * KINDS
    for nation in range(NATIONS):
        met: i64 = s.met[nation]
        to[at + nation] = u8((met >> seat) & 1)
        to[at + NATIONS + nation] = u8((met >> s.seats) & 1)
    at += 2 * NATIONS
    if s.offered != NONE:
        to[at] = 1
        if seat == s.active:
            to[at + 1 + s.offered] = 1
    return at + 1 + KINDS


def write_places(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    places: i64 = len(s.hands)
    for place in range(places):
        to[at + place] = u8(s.francs[place])
        if s.cleared[place]:
            to[at + places + place] = 1
        to[at + 2 * places + place] = u8((s.gone >> place) & 1)
        to[at + 3 * places + place] = u8(s.hands[place].size)
    return at + 4 * places


def write_hands(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    places: i64 = len(s.hands)
    public = at + places * KINDS
    for place in range(places):
        hand = s.hands[place]
        if place == seat:
            for kind in range(KINDS):
                to[at + kind] = u8(hand.cards[kind])
        else:
            write_sure(hand, seat, to, at)
        write_sure(hand, s.seats, to, public)
        at += KINDS
        public += KINDS
    return public


def write_sure(hand: Hand, observer: i64, to: vec[u8], at: i64) -> None:
    """By kind, the cards that an observer knows to be there."""
    for mark in hand.marks:
        if (mark >> (KIND + observer)) & 1:
            to[at + i64(mark & KIND_OF)] += 1


def write_identities(s: State, seat: i64, to: vec[u8], at: i64) -> i64:
    places: i64 = len(s.hands)
    second = at + places * IDENTITIES
    revealed = second + places * IDENTITIES
    asked = revealed + 2 * places
    denied = asked + places * s.seats
    for place in range(places):
        known: i64 = s.known[place]
        if (known >> seat) & 1:
            to[at + place * IDENTITIES + i64(s.identity[place])] = 1
        to[revealed + place] = u8((known >> s.seats) & 1)
        if s.second[place] != NONE:
            known = s.known_second[place]
            if (known >> seat) & 1:
                to[second + place * IDENTITIES + i64(s.second[place])] = 1
            to[revealed + places + place] = u8((known >> s.seats) & 1)
        write_bits(s.asked[place], to, asked + place * s.seats)
        write_bits(s.denied[place], to, denied + place * NATIONS)
    return denied + places * NATIONS


def write_end(s: State, to: vec[u8], at: i64) -> None:
    if s.phase == OVER:
        to[at + s.box - LETTER] = 1
    to[at + NATIONS + s.ending] = 1
    at += NATIONS + ENDING_COUNT
    write_bits(s.winners, to, at)

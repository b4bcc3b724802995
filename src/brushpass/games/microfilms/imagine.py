"""A whole truth that a view allows.

Identities (suspects.py) and cards (unseen.py) are as likely as the deal makes them. What other
seats know, or have lost sight of, is theirs; anything within the public bounds may be (MR45).
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.microfilms.cards import KINDS, NONE, copies_in_play
from brushpass.games.microfilms.setup import empty_table
from brushpass.games.microfilms.state import OVER, Pack, State
from brushpass.games.microfilms.suspects import Suspects, deal
from brushpass.games.microfilms.unseen import Unseen, lay
from brushpass.games.microfilms.wire import PackView, View


def imagine(v: View, chance: Chance) -> State:
    s = public_facts(v)
    s.identity, s.second = deal(Suspects(v), chance)
    laid = lay(Unseen(v), chance)
    s.box = laid.box
    viewer: i64 = s.seats if v.seat is None else v.seat
    for place in range(len(s.hands)):
        fill(s.hands[place], v.players[place].hand, laid.hands[place])
        imagine_known(s, v, place, viewer, chance)
        owner = place if place < s.seats else NONE
        imagine_minds(s, s.hands[place], v.players[place].hand, owner, viewer, chance)
    fill(s.deck, v.deck, laid.deck)
    imagine_minds(s, s.deck, v.deck, NONE, viewer, chance)
    imagine_drawn(s, v, chance)
    s.offered = v.offered
    if v.offered < NONE:
        hand = s.hands[s.active]
        s.offered = chance.draw(hand.cards, hand.size)
    return s


def public_facts(v: View) -> State:
    s = empty_table(v.seats, v.duel)
    s.strict_claim = v.strict_claim
    s.absent = v.absent
    s.starter = v.starter
    s.phase = v.phase
    s.active = v.active
    s.actor = v.actor
    s.target = v.target
    s.turn = v.turn
    s.evening = v.evening
    s.house = v.house
    s.glimpse = v.glimpse
    s.ending = v.ending
    s.winners = v.winners
    s.shuffled = v.shuffled[:]
    s.draws = v.draws[:]
    s.discard = v.discard[:]
    if len(v.players) != len(s.hands):
        raise ValueError("no deal fits this view: another number of places at the table")
    for place in range(len(v.players)):
        player = v.players[place]
        s.francs[place] = player.francs
        s.cleared[place] = player.cleared
        s.asked[place] = player.asked
        s.denied[place] = player.denied
        if player.out:
            s.gone |= 1 << place
        public_pack(s.hands[place], player.hand)
    public_pack(s.deck, v.deck)
    return s


def public_pack(pack: Pack, seen: PackView) -> None:
    pack.size = seen.size
    pack.looks = seen.looks[:]
    pack.unsure = seen.unsure
    pack.held = seen.held
    pack.lacks = seen.lacks


def fill(pack: Pack, seen: PackView, laid: list[int]) -> None:
    cards: i64 = 0
    for kind in range(KINDS):
        pack.cards[kind] = seen.sure[kind] + laid[kind]
        cards += pack.cards[kind]
        if not 0 <= seen.public[kind] <= seen.sure[kind]:
            raise ValueError("no deal fits this view: everybody knows more than the viewer")
    if cards != pack.size:
        raise ValueError("no deal fits this view: its cards do not add up")


def imagine_drawn(s: State, v: View, chance: Chance) -> None:
    """Who drew what since the shuffle: whatever left the deck, dealt to those who drew."""
    if s.evening == 1:
        return
    left: list[int] = [v.shuffled[kind] - s.deck.cards[kind] for kind in range(KINDS)]
    if v.seat is not None:
        for kind in range(KINDS):
            s.drawn[v.seat * KINDS + kind] = v.drawn[kind]
            left[kind] -= v.drawn[kind]
    cards: i64 = sum(left)
    for place in range(len(s.hands)):
        if place == v.seat:
            continue
        for _ in range(v.draws[place]):
            if cards <= 0:
                raise ValueError("no deal fits this view: more was drawn than left the deck")
            kind = chance.draw(left, cards)
            left[kind] -= 1
            cards -= 1
            if place < s.seats:
                s.drawn[place * KINDS + kind] += 1


def imagine_known(s: State, v: View, place: i64, viewer: i64, chance: Chance) -> None:
    """Who knows the identities of a place."""
    player = v.players[place]
    s.known[place] = imagine_knowers(
        s, place, viewer, player.identity >= 0, player.revealed, chance
    )
    if s.second[place] != NONE:
        s.known_second[place] = imagine_knowers(
            s, place, viewer, player.second >= 0, player.second_revealed, chance
        )


def imagine_knowers(
    s: State, place: i64, viewer: i64, viewer_knows: bool, revealed: bool, chance: Chance
) -> i64:
    if revealed:
        return (1 << (s.seats + 1)) - 1
    knowers: i64 = 1 << viewer if viewer_knows else 0
    for seat in range(s.seats):
        if seat == place:
            knowers |= 1 << seat
        elif seat != viewer and (s.asked[place] >> seat) & 1:
            knowers |= chance.pick(2) << seat
    return knowers


def imagine_minds(
    s: State, pack: Pack, seen: PackView, owner: i64, viewer: i64, chance: Chance
) -> None:
    """What each observer is sure of, and what it has lost sight of."""
    for observer in range(s.seats + 1):
        if observer == viewer:
            # Of the own hand nobody keeps what they are sure of.
            if observer != owner:
                pack.make_sure(observer, seen.sure)
            pack.was[observer] = seen.was
        elif observer == s.seats:
            pack.make_sure(observer, seen.public)
            pack.was[observer] = seen.public_was
        elif observer != owner:
            imagine_sure(s, pack, seen, observer, chance)
            imagine_was(s, pack, seen, observer, chance)
        else:
            imagine_was(s, pack, seen, observer, chance)


def imagine_sure(s: State, pack: Pack, seen: PackView, observer: i64, chance: Chance) -> None:
    row = seen.public[:]
    if s.phase == OVER:
        row = pack.cards[:]
    rest: list[int] = [pack.cards[kind] - row[kind] for kind in range(KINDS)]
    left: i64 = sum(rest)
    most: i64 = pack.looks[observer]
    if most > left:
        most = left
    if most > 0:
        for _ in range(chance.pick(most + 1)):
            kind = chance.draw(rest, left)
            rest[kind] -= 1
            row[kind] += 1
            left -= 1
    pack.make_sure(observer, row)


def imagine_was(s: State, pack: Pack, seen: PackView, observer: i64, chance: Chance) -> None:
    """Notes about cards that may be gone; mostly those that everybody has."""
    was: i64 = 0
    for kind in range(KINDS):
        if (seen.public_was >> kind) & 1:
            was |= chance.pick(2) << kind
    if (pack.unsure >> observer) & 1:
        copies = copies_in_play(s.absent, s.duel)
        for _ in range(chance.pick(3)):
            was |= 1 << chance.draw(copies, sum(copies))
    pack.was[observer] = was

"""M2 Set-up, and what M8 changes in it for two players."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.piles import Pile
from brushpass.games.microfilms.rules.cards import (
    ACTION_KINDS,
    BEGIN_WITH_A_FRANC,
    BROKER,
    FRANCS,
    HITMAN,
    IDENTITIES,
    INTERPOL,
    JOURNALIST,
    KINDS,
    LETTER,
    NATIONS,
    NONE,
    copies_in_play,
)
from brushpass.games.microfilms.rules.hands import only_kind, put
from brushpass.games.microfilms.rules.state import Deck, Hand, State
from brushpass.games.microfilms.rules.tell import Tell

FREELANCERS: Final = [JOURNALIST, HITMAN, BROKER, INTERPOL]


def empty_table(seats: i64, duel: bool) -> State:
    s = State()
    s.seats = seats
    s.duel = duel
    places = seats + 1 if duel else seats
    s.francs = [0] * places
    s.cleared = [False] * places  # M2.9, M8.4
    s.identity = [NONE] * places
    s.second = [NONE] * places
    s.known = [0] * places
    s.known_second = [0] * places
    s.asked = [0] * places
    s.denied = [0] * places
    s.hands = [Hand() for _ in range(places)]
    s.deck = Deck([0] * KINDS, 0)
    s.discard = []
    s.met = [0] * NATIONS
    return s


def new_game(
    seats: i64, duel: bool, strict_claim: bool, memory_aid: bool, chance: Chance, tell: Tell
) -> State:
    s = empty_table(seats, duel)
    s.strict_claim = strict_claim
    s.memory_aid = memory_aid
    s.absent = chance.pick(NATIONS)  # M2.1
    s.starter = chance.pick(seats)  # MR32
    s.active = s.starter
    s.actor = s.starter
    give_francs(s)
    tell.began(s.absent, s.starter, s.francs[:])  # M2.1, MR30: all know the nations
    deal_identities(s, chance)
    deal_cards(s, chance)
    for seat in range(seats):
        tell.dealt(seat, s.identity[seat], s.second[seat], only_kind(s.hands[seat]))
    tell.turn(s.active, s.turn)
    return s


def give_francs(s: State) -> None:
    """M2.7: to the last players in order of play. M2.8: the rest is the house."""
    s.house = FRANCS
    for nth in range(s.seats - BEGIN_WITH_A_FRANC[s.seats], s.seats):
        s.francs[(s.starter + nth) % s.seats] = 1
        s.house -= 1


def deal_identities(s: State, chance: Chance) -> None:
    agents = [1] * NATIONS + [0] * (IDENTITIES - NATIONS)
    agents[s.absent] = 0
    freelancers = [0] * IDENTITIES
    for freelancer in FREELANCERS:
        if not (s.duel and freelancer == HITMAN):  # M8.1
            freelancers[freelancer] = 1
    others = Pile(freelancers)
    identities = Pile(agents)
    if s.duel:
        for place in range(s.seats + 1):  # M8.2
            s.identity[place] = identities.draw(chance)
        for seat in range(s.seats):  # M8.3
            s.second[seat] = others.draw(chance)
    else:
        for _ in range(s.seats - identities.below):
            identities.shuffle_in(others.draw(chance))  # M2.2
        for seat in range(s.seats):
            s.identity[seat] = identities.draw(chance)  # M2.3
    for seat in range(s.seats):
        s.known[seat] = 1 << seat
        if s.duel:
            s.known_second[seat] = 1 << seat


def deal_cards(s: State, chance: Chance) -> None:
    copies = copies_in_play(s.absent, s.duel)
    letters = Pile(
        [copies[kind] if LETTER <= kind < LETTER + NATIONS else 0 for kind in range(KINDS)]
    )
    s.box = letters.draw(chance)  # M2.4
    copies[s.box] = 0
    actions = Pile([copies[kind] if (ACTION_KINDS >> kind) & 1 else 0 for kind in range(KINDS)])
    for seat in range(s.seats):
        kind = actions.draw(chance)  # M2.5
        put(s.hands[seat], kind, 0)
        copies[kind] -= 1
    s.deck = Deck(copies, sum(copies))  # M2.6

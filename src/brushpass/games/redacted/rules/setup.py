"""Setting up each of the five missions: R12, R13, R14, R15, R16."""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.knowledge import NOBODY, Cards
from brushpass.core.piles import Pile
from brushpass.games.redacted.rules import hands
from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DANGER_ZONE,
    FACTIONS,
    INTEL,
    KINDS,
    NONE,
    REGULAR,
    TASKS,
    TWO_MAN_RULE,
    WEAPON_CARDS,
    WEAPONS,
    is_critical,
    item_counts,
    loyalty_counts,
    objective_counts,
)
from brushpass.games.redacted.rules.embassy import TELEX, TUNNEL
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.rules.tell import Tell
from brushpass.games.redacted.rules.turns import begin_turn


def new_game(
    mission: i64, seats: i64, rounds: i64, level: i64, chance: Chance, tell: Tell
) -> State:
    s = blank(mission, seats, rounds, level)
    s.factions = draw_factions(mission, chance)  # RR5
    s.starter = chance.pick(seats)  # R2.1
    s.turn = s.starter
    if mission == DANGER_ZONE:  # R16.1
        telex = chance.pick(2)
        s.hideouts[telex] = TELEX
        s.hideouts[1 - telex] = TUNNEL
    tell.briefed(mission, s.factions[:], s.starter, s.hideouts[:])
    deal_loyalties(s, chance, tell)
    deal_items(s, chance, tell)
    begin_turn(s, s.starter, chance, tell)
    return s


def blank(mission: i64, seats: i64, rounds: i64, level: i64) -> State:
    """A table without anything that luck decides."""
    s = State()
    s.mission = mission
    s.seats = seats
    s.rounds = rounds
    s.level = level
    s.factions = []
    s.frames = []
    s.room = [NONE] * seats
    s.lost = [0] * len(FACTIONS)
    s.hacked = [0] * seats
    s.loyalty = [NONE] * seats
    s.learnt = [1 << seat for seat in range(seats)] + [0]
    s.letters_seen = [0] * (seats + 1)
    s.items = Pile([0] * KINDS)
    s.hands = [Cards() for _ in range(seats)]
    s.discard = [0] * KINDS
    s.buried = Cards()
    s.tiles = [Cards(), Cards()]
    s.weapons = [1] * (seats * WEAPONS)  # R1.3
    s.spent = [0] * (seats * WEAPONS)
    s.armoury = Pile([WEAPON_CARDS - seats] * WEAPONS)
    s.pending = []
    s.choice = [NONE] * seats
    s.shown = [NONE] * seats
    s.points = [0] * seats
    s.tasks = [0] * (seats * TASKS)
    s.hideouts = [NONE] * seats
    s.alerts = []
    s.guards = []
    s.objectives = Pile([0] * KINDS)
    s.dropped = Cards()
    s.removed = [0] * KINDS
    s.guard_cards = Cards()
    return s


def draw_factions(mission: i64, chance: Chance) -> list[int]:
    """Two factions; three in Strange bedfellows, and for the intel of the Danger Zone."""
    left = [0, 1, 2, 3]
    drawn: list[int] = []
    for _ in range(3 if mission in (BEDFELLOWS, DANGER_ZONE) else 2):
        drawn.append(left.pop(chance.pick(len(left))))
    return drawn


def deal_loyalties(s: State, chance: Chance, tell: Tell) -> None:
    deck = Pile(loyalty_counts(s.mission, s.factions, s.seats))
    if deck.size() == 0:
        return  # R16.1
    for seat in range(s.seats):
        s.loyalty[seat] = deck.draw(chance)
        tell.sworn(seat, s.loyalty[seat])


def deal_items(s: State, chance: Chance, tell: Tell) -> None:
    if s.mission == BEDFELLOWS:  # R15.1
        spared = chance.pick(3)
        for i in range(3):
            if i != spared:
                s.letters |= 1 << s.factions[i]
    s.items = Pile(item_counts(s.mission, s.factions, s.letters))
    if s.mission == DANGER_ZONE:  # R16.2
        s.objectives = Pile(objective_counts(s.factions))
        s.bottom = INTEL + s.factions[1]
        return
    if s.mission != TWO_MAN_RULE:
        fill_briefcases(s, chance)
    for seat in range(s.seats):  # R12.3
        tell.drew(seat, hands.draw(s, seat, chance), False)


def fill_briefcases(s: State, chance: Chance) -> None:
    """R12.2, R15.2: two cards of the critical ones and two random regular items."""
    regular = [0] * KINDS
    for kind, count in REGULAR:
        regular[kind] = count
    pool = Pile(regular)
    chosen = [0] * KINDS
    for kind in range(KINDS):
        if is_critical(kind):
            chosen[kind] = s.items.counts[kind]
    for _ in range(2):
        chosen[pool.draw(chance)] += 1
    briefcases = Pile(chosen)
    for colour in range(2):
        kind = briefcases.draw(chance)
        s.items.remove(kind)
        s.tiles[colour] = Cards()
        s.tiles[colour].add(kind, NOBODY)  # R11.2
    s.sealed = 3

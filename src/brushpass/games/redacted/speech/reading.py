"""What the rules make of a view, for displays."""

from brushpass.core.wire import Wire
from brushpass.games.redacted.rules.cards import (
    ALERTS,
    DANGER_ZONE,
    GUARDS,
    HAND_LIMIT,
    NONE,
    THRESHOLDS,
    TWO_MAN_RULE,
    faction_of,
)
from brushpass.games.redacted.rules.embassy import ROOMS, STAIRCASES
from brushpass.games.redacted.rules.movement import INJURED_STEPS
from brushpass.games.redacted.rules.places import DECK, OBJECTIVES
from brushpass.games.redacted.rules.presence import IS_LIT
from brushpass.games.redacted.speech.page import ItemsPage
from brushpass.games.redacted.speech.wire import View


class Danger(Wire, frozen=True, forbid_unknown_fields=True):
    """How near the next guard is."""

    level: int  # the cards since the last guard together (R16.5)
    limit: int  # a guard comes at this level (R16.6); 0: no card has said it yet
    near: bool  # the next card may bring one
    full: bool  # one guard more loses the game
    objectives: int  # left to find


class Lot(Wire, frozen=True, forbid_unknown_fields=True):
    """Items that went unseen and surely lie in one of these places (RR57)."""

    kind: int
    count: int
    places: list[int]


class Reading(Wire, frozen=True, forbid_unknown_fields=True):
    dark: list[int]  # rooms in which nobody meets (R10.1)
    locked: int  # the staircase that is closed, or NONE
    most_steps: int  # the rooms that whose turn it is may walk; NONE: any number
    room: list[int]  # by seat: items that this agent could still hold (R1.4)
    team: str  # the viewer's, where missions have teams (RR5)
    danger: Danger | None  # in the Danger Zone
    lots: list[Lot]
    dealt: list[int]  # by colour: what a briefcase surely held first; NONE: not known


def read(v: View) -> Reading:
    items = None if v.memory is None else v.memory.items
    sure = items is not None and not items.hazy  # of too many cases nothing is certain
    return Reading(
        [room for room in range(ROOMS) if v.dark and not IS_LIT[room]],
        NONE if v.lock == NONE else STAIRCASES[v.lock],
        most_steps(v),
        [max(0, HAND_LIMIT - len(agent.items)) for agent in v.agents],
        team(v),
        danger(v) if v.mission == DANGER_ZONE else None,
        lots(items) if items is not None and sure else [],
        dealt(items) if items is not None and sure else [NONE, NONE],
    )


def most_steps(v: View) -> int:
    """R3.5."""
    return INJURED_STEPS if v.agents[v.turn].injured else NONE


def team(v: View) -> str:
    if v.mission != TWO_MAN_RULE or v.seat is None:
        return ""
    return team_of(v, v.agents[v.seat].loyalty)


def team_of(v: View, loyalty: int) -> str:
    """RR5."""
    return "red team" if faction_of(loyalty) == v.factions[0] else "blue team"


def danger(v: View) -> Danger:
    level = sum(ALERTS[card][0] for card in v.alerts)
    limit = THRESHOLDS[v.level] or (ALERTS[v.alerts[-1]][1] if v.alerts else 0)
    return Danger(
        level,
        limit,
        level + 1 >= limit,
        len(v.guards) >= GUARDS,
        v.objectives + (v.bottom != NONE),
    )


def lots(items: ItemsPage) -> list[Lot]:
    """Whatever all cases have, beside what the table shows; not if it may be in the deck."""
    cases = [
        [spot for spot in case.spots if spot.card >= 0 and spot.place < OBJECTIVES]
        for case in items.cases
    ]
    found = []
    for kind in sorted({spot.card for case in cases for spot in case}):
        places = [[spot.place for spot in case if spot.card == kind] for case in cases]
        where = sorted({place for case in places for place in case})
        count = min(len(case) for case in places)
        if count and DECK not in where:
            found.append(Lot(kind, count, where))
    return found


def dealt(items: ItemsPage) -> list[int]:
    kinds = [{case.dealt[colour] for case in items.cases} for colour in range(2)]
    return [max(of) if len(of) == 1 and max(of) >= 0 else NONE for of in kinds]

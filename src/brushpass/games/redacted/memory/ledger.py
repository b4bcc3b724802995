"""How many items lie where, as all can count, and which of them one audience can name."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DANGER_ZONE,
    HIDDEN,
    INTEL,
    KINDS,
    NONE,
    TWO_MAN_RULE,
    item_counts,
    item_totals,
    objective_counts,
)
from brushpass.games.redacted.rules.places import (
    BURIED,
    DECK,
    DROPPED,
    OBJECTIVES,
    SPOILS,
    TILE,
)

NOTHING_DEALT: Final = [HIDDEN, HIDDEN]


@final
class Case:
    """One way in which the items that an audience cannot see may lie. Never changed."""

    def __init__(self, weight: int, dealt: list[int], spots: list[int]) -> None:
        self.weight = weight
        self.dealt = dealt  # what was dealt under the two tiles; HIDDEN: not known
        self.spots = spots  # sorted (unknowns.py)


@final
class Ledger:
    def __init__(self, mission: i64, seats: i64) -> None:
        self.mission = mission
        self.seats = seats
        self.factions: list[int] = []
        self.sizes = [0] * (SPOILS + 1)  # by place
        self.known: list[list[int]] = [[] for _ in range(SPOILS + 1)]  # likewise: kinds, sorted
        self.discard = [0] * KINDS
        self.removed = [0] * KINDS
        self.bottom: i64 = NONE
        self.sealed: i64 = 0  # tiles from which nothing was ever taken, as bits
        self.cases: list[Case] = []  # what went unseen; none: nothing
        self.hazy = False  # there were too many cases

    def begin(self, factions: list[int]) -> None:
        """The decks and the tiles after the set-up, before anybody draws."""
        self.factions = factions[:]
        letters: i64 = 0
        if self.mission == BEDFELLOWS:  # R15.1: two of three
            letters = (1 << factions[0]) | (1 << factions[1])
        self.sizes[DECK] = sum(item_counts(self.mission, factions, letters))
        if self.mission == DANGER_ZONE:  # R16.2
            self.sizes[OBJECTIVES] = sum(objective_counts(factions))
            self.bottom = INTEL + factions[1]
        elif self.mission != TWO_MAN_RULE:  # R12.2
            self.sizes[DECK] -= 2
            self.sizes[TILE] = 1
            self.sizes[TILE + 1] = 1
            self.sealed = 3

    def unplaced(self, besides: list[int]) -> list[int]:
        """By kind, how many are not known to lie anywhere, beside these places."""
        counts = item_totals(self.mission, self.factions)
        if self.bottom != NONE:
            counts[self.bottom] -= 1
        for kind in range(KINDS):
            counts[kind] -= self.discard[kind] + self.removed[kind]
        for place in range(SPOILS):
            if place not in besides:
                for kind in self.known[place]:
                    counts[kind] -= 1
        return counts

    def clone(self) -> "Ledger":
        twin = Ledger(self.mission, self.seats)
        twin.factions = self.factions
        twin.sizes = self.sizes[:]
        twin.known = [kinds[:] for kinds in self.known]
        twin.discard = self.discard[:]
        twin.removed = self.removed[:]
        twin.bottom = self.bottom
        twin.sealed = self.sealed
        twin.cases = self.cases
        twin.hazy = self.hazy
        return twin


def is_named(place: i64) -> bool:
    """Whether single cards can be known there: not in decks, bags and the like."""
    return 0 <= place <= BURIED or place == DROPPED

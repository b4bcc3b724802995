"""What others surely know of one's own attack cards.

All know with which weapons everybody began. A card played unseen may be any of them; when the spent
cards return, all know the hand again. What was seen in interrogations and what follows from fights
is not in it: that the owner cannot tell.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import WEAPONS

# Counts by place and weapon.
IN_HAND: Final = 0
PILE: Final = WEAPONS
EITHER: Final = 2 * WEAPONS
COUNTS: Final = 3 * WEAPONS


@final
class Witnessed:
    """By knower: of the owner's weapons surely in hand, surely spent, and owned but either."""

    known: list[list[int]]

    def __init__(self, seats: i64) -> None:
        self.known = [[1] * WEAPONS + [0] * (COUNTS - WEAPONS) for _ in range(seats)]

    def clone(self) -> "Witnessed":
        twin = Witnessed(0)
        twin.known = [counts[:] for counts in self.known]
        return twin

    def played(self, weapon: i64, eyes: i64, back: bool) -> None:
        """Seen by those in `eyes`; `back`: it was the last one, and all return (R4.9, RR21)."""
        for knower in range(len(self.known)):
            counts = self.known[knower]
            if (eyes >> knower) & 1:
                seen_to_go(counts, weapon)
            else:
                lost_sight(counts)
            if back:
                all_back(counts)


def seen_to_go(counts: list[int], weapon: i64) -> None:
    if counts[IN_HAND + weapon] > 0:
        counts[IN_HAND + weapon] -= 1
    elif counts[EITHER + weapon] > 0:
        counts[EITHER + weapon] -= 1
    counts[PILE + weapon] += 1


def lost_sight(counts: list[int]) -> None:
    """At most one card of each kind has gone."""
    for weapon in range(WEAPONS):
        if counts[IN_HAND + weapon] > 0:
            counts[IN_HAND + weapon] -= 1
            counts[EITHER + weapon] += 1


def all_back(counts: list[int]) -> None:
    for weapon in range(WEAPONS):
        counts[IN_HAND + weapon] += counts[PILE + weapon] + counts[EITHER + weapon]
        counts[PILE + weapon] = 0
        counts[EITHER + weapon] = 0

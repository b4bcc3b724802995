"""What things are worth to a player, in points."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.kompromat.cards import CODE, FATAL, FIRST_ITEM, SET_POINTS, TARGET_POINTS

ITEM: Final = 2.5  # the point, and its use
THEIRS: Final = 0.7  # of what a mission means to them: so much it means to me that they miss it


def worth(mission: i64, won: list[int]) -> float:
    """One more mission to somebody who has won these."""
    if mission < FIRST_ITEM:
        return float(TARGET_POINTS[mission])
    if mission < CODE:
        return ITEM
    held = won.count(mission)
    return float(SET_POINTS[held + 1] - SET_POINTS[held])


def token_cost(held: i64, more: i64) -> float:
    """A token is a point, until it is the end."""
    cost = 0.0
    for count in range(held + 1, held + more + 1):
        if count >= FATAL:
            cost += 40.0
        else:
            cost += 2.5 * float(count - 5) if count > 5 else -0.4
    return cost

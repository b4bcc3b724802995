"""What things are worth to a player, in points."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.kompromat.cards import (
    CODE,
    FATAL,
    FIRST_ITEM,
    ITEM_POINTS,
    ROUNDS,
    SET_POINTS,
    TARGET_POINTS,
)

USE: Final = 1.0  # of an item that is still held
THE_END: Final = 80.0


def worth(mission: i64, won: list[int]) -> float:
    """One more mission to somebody who has won these."""
    if mission < FIRST_ITEM:
        return float(TARGET_POINTS[mission])
    if mission < CODE:
        return float(ITEM_POINTS) + USE
    held = won.count(mission)
    return float(SET_POINTS[held + 1] - SET_POINTS[held])


def more_tokens(held: i64, more: i64, nth_round: i64) -> float:
    """A token is a point (K7.3), and beyond the third a danger."""
    return float(more) - danger(held + more, nth_round) + danger(held, nth_round)


def danger(tokens: i64, nth_round: i64) -> float:
    """The nearer the ninth token, and the longer the game, the more likely it is to come."""
    if tokens >= FATAL:
        return THE_END
    over = float(tokens - 3)
    return 1.5 * over * over * float(1 + ROUNDS - nth_round) / ROUNDS if over > 0.0 else 0.0

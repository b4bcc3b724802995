"""Saying no to what an environment is given: one sentence each."""

from collections.abc import Sequence
from typing import Any, Final

import numpy

from brushpass.core.game import AnyGame
from brushpass.core.refusal import IllegalAction, Refusal, unknown

END: Final = "end"
RAISE: Final = "raise"
ILLEGAL: Final = (END, RAISE)  # what an illegal action does


def read_illegal(illegal: str) -> bool:
    """Whether it raises."""
    if illegal not in ILLEGAL:
        raise unknown("answer to an illegal action", str(illegal), ILLEGAL)
    return illegal == RAISE


def read_whole(what: str, given: Any) -> int:
    """NumPy's whole numbers are as good as Python's; truth values are none."""
    if isinstance(given, bool) or not isinstance(given, (int, numpy.integer)):
        raise Refusal(f"{what} must be a whole number, not {given!r}")
    return int(given)


def read_seeds(seed: Any, count: int) -> list[int | None]:
    """One number for all rows, each of which adds its own, or a list with one for each."""
    if not isinstance(seed, Sequence | numpy.ndarray) or isinstance(seed, str):
        first = read_whole("seed", seed)
        return [first + row for row in range(count)]
    if len(seed) != count:
        raise Refusal(f"there must be {count} seeds, one for each row, not {len(seed)}")
    return [None if one is None else read_whole("seed", one) for one in seed]


def read_actions(actions: Any, count: int) -> list[int]:
    """For each row a whole number."""
    given = numpy.asarray(actions)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise Refusal(
            f"actions must be {count} whole numbers in an array of shape ({count},), "
            f"not {given.dtype} of shape {given.shape}"
        )
    chosen: list[int] = given.astype(numpy.int64, copy=False).tolist()
    return chosen


def read_action(action: Any) -> int:
    given = numpy.asarray(action)
    if given.shape != () or given.dtype.kind not in "iu":
        raise Refusal(
            f"an action must be one whole number, not {given.dtype} of shape {given.shape}"
        )
    return int(given.astype(numpy.int64))


def refuse_illegal(game: AnyGame, mask: Any, action: int, row: int | None = None) -> None:
    """If the mask does not allow it."""
    if 0 <= action < len(mask) and mask[action]:
        return
    where = "" if row is None else f" in row {row}"
    allowed = ", ".join(f"{n} ({game.actions[n].name})" for n in numpy.flatnonzero(mask))
    raise IllegalAction(f"action {action} is not possible now{where}: allowed: {allowed}")

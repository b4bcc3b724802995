"""What a step of rows brings, as NumPy arrays: views of the rows' own buffers, or of a block of
memory that processes share. They change with every step."""

from math import prod
from typing import Any

import numpy
from numpy.typing import NDArray

from brushpass.core.rows import Rows


class Buffers:
    """Named as in `Rows`; the first axis is the row, or for observations the page."""

    pages: NDArray[numpy.int64] | None = None  # the first of each row; None: there is one
    open: NDArray[numpy.uint8]  # otherwise, the pages of the seats to act, side by side
    observations: NDArray[numpy.uint8]
    masks: NDArray[numpy.int8]  # as Gymnasium samples by them
    actors: NDArray[numpy.uint8]
    acted: NDArray[numpy.uint8]
    over: NDArray[numpy.bool_]
    illegal: NDArray[numpy.bool_]
    finals: NDArray[numpy.uint8]
    rewards: NDArray[numpy.float64]

    @staticmethod
    def of(rows: Rows) -> "Buffers":
        seen = Buffers()
        for name, (shape, kind) in shapes(rows).items():
            numbers = numpy.frombuffer(getattr(rows, name), kind)
            setattr(seen, name, numbers.reshape(-1, *shape))
        if rows.pages > 1:
            seen.pages = numpy.arange(rows.count) * int(rows.pages)
            seen.open = numpy.empty((int(rows.count), int(rows.width)), numpy.uint8)
        return seen

    @staticmethod
    def within(block: Any, rows: Rows, count: int) -> "Buffers":
        """For so many rows like these."""
        seen, at = Buffers(), 0
        for name, (shape, kind) in shapes(rows).items():
            size = count * prod(shape)
            numbers = numpy.frombuffer(block, kind, size, at)
            setattr(seen, name, numbers.reshape(count, *shape))
            at += numbers.nbytes
        return seen

    def observed(self, copy: bool) -> NDArray[numpy.uint8]:
        """What the seats to act observe."""
        if self.pages is None:
            return self.observations.copy() if copy else self.observations
        to_act = self.pages + self.actors
        return self.observations.take(to_act, 0, None if copy else self.open, "clip")

    def show(self, seen: "Buffers", first: int) -> None:
        """Copy what was seen of some rows into these arrays, from this row on."""
        last = first + len(seen.over)
        self.observations[first:last] = seen.observed(copy=False)
        for name in ("masks", "actors", "acted", "over", "illegal", "finals", "rewards"):
            getattr(self, name)[first:last] = getattr(seen, name)


def shapes(rows: Rows) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Of one row; the widest numbers first, so that each lies where its kind may lie."""
    width, actions, seats = int(rows.width), int(rows.actions), int(rows.seats)
    return {
        "rewards": ((seats,), numpy.float64),
        "observations": ((width,), numpy.uint8),
        "finals": ((width,), numpy.uint8),
        "masks": ((actions,), numpy.int8),
        "actors": ((), numpy.uint8),
        "acted": ((), numpy.uint8),
        "over": ((), numpy.bool_),
        "illegal": ((), numpy.bool_),
    }


def bytes_of(rows: Rows, count: int) -> int:
    """How large a block is for so many."""
    return sum(
        count * prod(shape) * numpy.dtype(kind).itemsize for shape, kind in shapes(rows).values()
    )

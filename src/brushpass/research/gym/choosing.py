"""Random options for every row at once."""

import numpy
from numpy.typing import NDArray


def random_actions(
    masks: NDArray[numpy.int8], random: numpy.random.Generator
) -> NDArray[numpy.int64]:
    """One allowed action of each row, all equally likely: quickly, from all masks together."""
    count, actions = masks.shape
    allowed = numpy.flatnonzero(masks.view(numpy.bool_))
    starts = numpy.arange(count) * actions
    first = numpy.searchsorted(allowed, starts)
    size = numpy.diff(first, append=len(allowed))
    nth = (random.random(count) * size).astype(numpy.int64)
    chosen: NDArray[numpy.int64] = allowed[first + nth] - starts
    return chosen

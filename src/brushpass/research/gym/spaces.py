"""What Gymnasium calls spaces, made from what a game says about its numbers."""

from typing import Any

import numpy
from gymnasium.spaces import Box, Discrete

from brushpass.core.observation import Part
from brushpass.core.rows import Rows


def observation_space(parts: tuple[Part, ...]) -> Any:
    """Bytes, each from 0 to what its part says."""
    high = numpy.repeat(
        numpy.array([part.high for part in parts], numpy.uint8), [part.size for part in parts]
    )
    return Box(numpy.zeros_like(high), high, dtype=numpy.uint8)


def action_space(rows: Rows) -> Discrete:
    return Discrete(rows.actions)

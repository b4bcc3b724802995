"""A scale with round figures."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final

MOST_TICKS: Final = 6


class Axis:
    """From the values it must hold to places on the page."""

    def __init__(self, values: Sequence[float], start: float, end: float, signed: bool) -> None:
        least, most = min(values), max(values)
        step = round_step((most - least) or 1.0)
        first, last = floor(least / step), ceil(most / step)
        if first == last:
            first, last = first - 1, last + 1
        digits = max(0, -floor(log10(step)))
        sign = "+" if signed else ""
        self.ticks = [
            (n * step, f"{n * step:{sign}.{digits}f}" if n else "0") for n in range(first, last + 1)
        ]
        self._least, self._span = first * step, (last - first) * step
        self._start, self._width = start, end - start

    def place(self, value: float) -> float:
        return self._start + self._width * (value - self._least) / self._span


def round_step(span: float) -> float:
    """1, 2 or 5 times a power of ten, so that there are few ticks."""
    power = 10.0 ** floor(log10(span / MOST_TICKS))
    return next(n * power for n in (1, 2, 5, 10) if span / (n * power) <= MOST_TICKS)

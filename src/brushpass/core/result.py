"""How a game ended."""

from collections.abc import Sequence
from typing import Final

# Two forms of what a result is worth, for research.
ZERO_SUM: Final = "zero_sum"  # to win or to lose together is worth nothing
HONEST: Final = "honest"  # it is good for all, or bad for all


class Result:
    """`points` are the game's own. Where nobody won, all have lost, unless it is `drawn`."""

    def __init__(
        self, ending: str, winners: Sequence[int], points: Sequence[float], drawn: bool = False
    ) -> None:
        self.ending = ending
        self.winners = tuple(winners)
        self.points = tuple(points)
        self.drawn = drawn

    @property
    def honest(self) -> tuple[float, ...]:
        """1 shared by the winners, -1 shared by the losers, 0 for a draw alone.

        To win together is good for all and to lose together bad: this need not add up to nothing.
        """
        won, seats = len(self.winners), len(self.points)
        if self.drawn:
            return (0.0,) * seats
        return tuple(
            1.0 / won if seat in self.winners else -1.0 / (seats - won) for seat in range(seats)
        )

    @property
    def zero_sum(self) -> tuple[float, ...]:
        """The same, but 0 for all where all win or all lose: it always adds up to nothing."""
        if len(self.winners) in (0, len(self.points)):
            return (0.0,) * len(self.points)
        return self.honest

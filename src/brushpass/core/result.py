"""How a game ended."""

from collections.abc import Sequence


class Result:
    """`points` are the game's own; `returns` add up to nothing, for research."""

    def __init__(self, ending: str, winners: Sequence[int], points: Sequence[float]) -> None:
        self.ending = ending
        self.winners = tuple(winners)
        self.points = tuple(points)

    @property
    def returns(self) -> tuple[float, ...]:
        """1 shared by the winners, -1 shared by the others; all 0 for a draw of everybody."""
        won, seats = len(self.winners), len(self.points)
        if won == 0 or won == seats:
            return (0.0,) * seats
        return tuple(
            1.0 / won if seat in self.winners else -1.0 / (seats - won) for seat in range(seats)
        )

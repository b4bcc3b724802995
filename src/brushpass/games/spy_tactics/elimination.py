"""S7 Elimination."""

from mypy_extensions import i64

from brushpass.games.spy_tactics.state import State
from brushpass.games.spy_tactics.tell import Tell


def eliminate(s: State, struck: i64, tell: Tell) -> None:
    """SR23: without a word about alignments."""
    for seat in range(s.seats):
        if (struck >> seat) & 1:
            s.out[seat] = s.round
            s.points[seat] = 0  # S7.1
            tell.eliminated(seat)

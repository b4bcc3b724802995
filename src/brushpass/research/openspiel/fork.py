"""Luck that is not known yet: the rules stop where they need it, and say what it can be."""

from collections.abc import Sequence
from typing import Final

from brushpass.core.chance import Chance

MOST_OUTCOMES: Final = 128  # nothing is picked from more than this, no pile is larger
Odds = list[tuple[int, float]]  # each pick that can come, and its probability


class LuckNeeded(Exception):
    def __init__(self, odds: Odds) -> None:
        super().__init__("the next pick is open")
        self.odds = odds


class Fork(Chance):
    """Gives back the picks that are known and asks for the first one that is not.

    Cards of one kind are one outcome, named by the lowest pick that draws it: a `Script` of the
    same picks leads the same way.
    """

    def __init__(self, picks: Sequence[int]) -> None:
        self._picks = picks
        self._next = 0

    def pick(self, n: int) -> int:
        if self._next == len(self._picks):
            raise LuckNeeded([(pick, 1.0 / n) for pick in range(n)])
        self._next += 1
        return self._picks[self._next - 1]

    def draw(self, counts: list[int], size: int) -> int:
        if self._next < len(self._picks):
            return super().draw(counts, size)
        odds: Odds = []
        before = 0
        for count in counts:
            if count:
                odds.append((before, count / size))
            before += count
        raise LuckNeeded(odds)

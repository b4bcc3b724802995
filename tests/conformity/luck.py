"""Luck that is tied to the luck of another world, and luck that takes every turn there is."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from brushpass.core.chance import Chance, Fast

T = TypeVar("T")


class Heard(NamedTuple):
    asked: str
    width: int  # how many outcomes there were
    turn: int  # which of them it was
    answer: int


class Tape(Chance):
    """Passes another chance on and remembers picks and drawn kinds."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.heard: list[Heard] = []

    def pick(self, n: int) -> int:
        picked = self.inner.pick(n)
        self.heard.append(Heard("pick", n, picked, picked))
        return picked

    def draw(self, counts: list[int], size: int) -> int:
        kind = self.inner.draw(counts, size)
        kinds = [kind for kind, count in enumerate(counts) if count]
        self.heard.append(Heard("draw", len(kinds), kinds.index(kind), kind))
        return kind


class Echo(Chance):
    """Answers as on a tape wherever that is possible: the same pick, the same kind of card."""

    def __init__(self, tape: Tape, otherwise: Chance) -> None:
        self.left = tape.heard[::-1]
        self.otherwise = otherwise

    def _next(self, asked: str) -> int:
        if self.left and self.left[-1].asked == asked:
            return self.left.pop().answer
        self.left = []
        return -1

    def pick(self, n: int) -> int:
        heard = self._next("pick")
        return heard if 0 <= heard < n else self.otherwise.pick(n)

    def draw(self, counts: list[int], size: int) -> int:
        heard = self._next("draw")
        if 0 <= heard < len(counts) and counts[heard]:
            return heard
        return self.otherwise.draw(counts, size)


class Path(Chance):
    """Follows one path through the forks of luck; cards of one kind are one outcome."""

    def __init__(self, turns: list[int]) -> None:
        self.turns = turns[:]  # the outcome to take at each fork; the first one from there on
        self.widths: list[int] = []  # how many outcomes each fork has

    def pick(self, n: int) -> int:
        return self._turn(n)

    def draw(self, counts: list[int], size: int) -> int:
        kinds = [kind for kind, count in enumerate(counts) if count]
        return kinds[self._turn(len(kinds))]

    def _turn(self, width: int) -> int:
        fork = len(self.widths)
        self.widths.append(width)
        if fork == len(self.turns):
            self.turns.append(0)
        return self.turns[fork]


def every_luck(run: Callable[[Chance], T], fixed: list[int], most: int) -> list[T]:
    """What comes of every path behind the fixed turns; of `most` random ones if there are more."""
    turns = fixed
    found: list[T] = []
    while len(found) <= most:
        path = Path(turns)
        found.append(run(path))
        turns = path.turns[: len(path.widths)]
        while len(turns) > len(fixed) and turns[-1] + 1 == path.widths[len(turns) - 1]:
            turns = turns[:-1]
        if len(turns) == len(fixed):
            return found
        turns = [*turns[:-1], turns[-1] + 1]
    # Too many to try all, and paths in order would differ in their last forks only.
    return [run(Begun(fixed, Fast(seed))) for seed in range(most)]


class Begun(Chance):
    """Some turns are given, then luck takes over."""

    def __init__(self, turns: list[int], then: Chance) -> None:
        self.left = turns[::-1]
        self.then = then

    def pick(self, n: int) -> int:
        return self.left.pop() if self.left else self.then.pick(n)

    def draw(self, counts: list[int], size: int) -> int:
        if not self.left:
            return self.then.draw(counts, size)
        return [kind for kind, count in enumerate(counts) if count][self.left.pop()]

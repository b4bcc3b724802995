"""Piles of cards. A pile has no order until it is drawn from, so there is no future to leak."""

from typing import final

from mypy_extensions import i64

from brushpass.core.chance import Chance


@final
class Pile:
    """Cards by kind, without order, under a short top whose order somebody has seen."""

    def __init__(self, counts: list[int]) -> None:
        below: i64 = 0
        for count in counts:
            below += count
        self.counts = counts[:]  # how many cards of each kind lie below the known top
        self.below = below
        self.top: list[int] = []  # kinds in known order; the next card is the last of the list

    def refill(self, full: "Pile") -> None:
        """All cards come back and are shuffled: as many as in this other pile."""
        self.counts = full.counts[:]
        self.below = full.below
        self.top = full.top[:]

    def size(self) -> i64:
        return self.below + len(self.top)

    def draw(self, chance: Chance) -> i64:
        if self.top:
            return self.top.pop()
        return self._draw_below(chance)

    def _draw_below(self, chance: Chance) -> i64:
        kind = chance.draw(self.counts, self.below)
        left = self.counts[kind]
        self.counts[kind] = left - 1
        self.below -= 1
        return kind

    def put_back(self, kind: i64) -> None:
        """Lay a card on top."""
        self.top.append(kind)

    def look(self, n: i64, chance: Chance) -> list[int]:
        """The next `n` cards, or all there are, in the order they will be drawn."""
        seen = self.top[::-1][:n]
        unseen: list[int] = []
        while len(seen) + len(unseen) < n and self.below > 0:
            unseen.append(self._draw_below(chance))
        self.top = unseen[::-1] + self.top
        return seen + unseen

    def shuffle_in(self, kind: i64) -> None:
        """Add a card and shuffle: it and the known top may now lie anywhere."""
        self.top.append(kind)
        self.shuffle()

    def shuffle(self) -> None:
        for kind in self.top:
            self.counts[kind] += 1
            self.below += 1
        self.top = []

    def remove(self, kind: i64) -> None:
        """Take a card of this kind out of the part without order."""
        if self.counts[kind] == 0:
            raise ValueError(f"no card of kind {kind} in the pile")
        self.counts[kind] -= 1
        self.below -= 1

    def clone(self) -> "Pile":
        twin = Pile(self.counts)
        twin.top = self.top[:]
        return twin

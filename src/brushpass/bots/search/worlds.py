"""Truths that a view allows, the likelier ones more often."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.game import Game

MOST: Final = 160  # truths; to imagine one more would cost more than it tells
FIRST: Final = 8  # imagined before the first is picked, where some are likelier than others
DOUBT: Final = 0.05  # what an unlikely truth keeps: nobody always acts as expected
SHARES: Final = 1 << 20


class Worlds:
    """`told` is what the seat remembers of what it was told; empty, all truths weigh the same."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        view: Any,
        seat: int,
        told: Sequence[Any],
        chance: Chance,
    ) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.told = told
        self.chance = chance
        self.truths: list[Any] = []
        self.fits: list[float] = []
        self.shares: list[int] = []  # by truth: how likely it is picked
        self.total: i64 = 0
        self.turn: i64 = 0

    def pick(self) -> Any:
        """A truth to play on in: in a clone, because it will be picked again."""
        if len(self.truths) < MOST:
            self.imagine()
            while self.told and len(self.truths) < FIRST:
                self.imagine()
            if self.told:
                self.weigh()
        if self.told:
            return self.truths[self.chance.draw(self.shares, self.total)]
        self.turn = (self.turn + 1) % MOST
        return self.truths[self.turn - 1]

    def imagine(self) -> None:
        s = self.game.imagine(self.view, self.chance)
        self.truths.append(s)
        if self.told:
            self.fits.append(self.game.likelihood(s, self.seat, self.told))

    def weigh(self) -> None:
        best = max(self.fits)
        self.shares = []
        self.total = 0
        for fit in self.fits:
            share = int(SHARES * (DOUBT + fit / best)) if best > 0.0 else 1
            self.shares.append(share)
            self.total += share

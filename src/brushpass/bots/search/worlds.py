"""Truths that a view allows, the likelier ones more often."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame

MOST: Final = 1000  # truths kept; then they are used again
FIRST: Final = 16  # imagined to see how well conduct can fit, before the first is believed
TRIES: Final = 8  # so many are turned down before one is believed all the same
DOUBT: Final = 0.05  # of the unlikeliest that are believed: nobody always acts as expected
SHARES: Final = 1 << 20


class Worlds:
    """`told` is what the seat remembers of what it was told; empty, all truths are as likely."""

    def __init__(
        self,
        game: AnyGame,
        view: Any,
        seat: int,
        told: Sequence[Any],
        chance: Chance,
    ) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.reads_conduct = len(told) > 0
        self.told = game.thought.recall(told)
        self.chance = chance
        self.truths: list[Any] = []
        self.turn: i64 = 0
        self.best_fit = 0.0  # of the others' conduct, in all truths imagined so far
        for _ in range(FIRST if told else 0):
            self.fits(game.imagine(view, chance))

    def pick(self) -> Any:
        """A truth to play on in: in a clone, because it may be picked again."""
        if len(self.truths) < MOST:
            self.truths.append(self.believable())
        self.turn = (self.turn + 1) % MOST
        return self.truths[self.turn - 1]

    def believable(self) -> Any:
        """Each truth is believed as readily as it is likely: so those believed are as they should
        be, and no two of them are the same by mere repetition."""
        s = self.game.imagine(self.view, self.chance)
        if self.reads_conduct:
            for _ in range(TRIES):
                if self.fits(s):
                    break
                s = self.game.imagine(self.view, self.chance)
        return s

    def fits(self, s: Any) -> bool:
        fit = self.game.thought.likelihood(s, self.seat, self.told)
        self.best_fit = max(self.best_fit, fit)
        believed = DOUBT if self.best_fit <= 0.0 else DOUBT + fit / self.best_fit
        return self.chance.pick(SHARES) < int(SHARES * believed)

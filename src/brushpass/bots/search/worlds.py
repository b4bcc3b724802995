"""Truths that a view allows, the likelier ones more often."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.game import Game

CANDIDATES: Final = 6  # imagined for each truth that is used
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

    def pick(self) -> Any:
        """A truth of its own for the caller, to play on in.

        Of a few candidates one is taken, as likely as the others' conduct fits it.
        """
        if not self.told:
            return self.game.imagine(self.view, self.chance)
        candidates: list[Any] = []
        fits: list[float] = []
        for _ in range(CANDIDATES):
            s = self.game.imagine(self.view, self.chance)
            candidates.append(s)
            fits.append(self.game.likelihood(s, self.seat, self.told))
        best = max(fits)
        shares: list[int] = []
        total: i64 = 0
        for fit in fits:
            share = int(SHARES * (DOUBT + fit / best)) if best > 0.0 else 1
            shares.append(share)
            total += share
        return candidates[self.chance.draw(shares, total)]

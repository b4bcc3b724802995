"""What an audience remembers of agents who activated nothing, with all that was banned by then."""

from typing import Any, final

from mypy_extensions import i64

from brushpass.core.memory import Memory
from brushpass.games.spy_tactics.cards import CODES, NONE, NOTHING
from brushpass.games.spy_tactics.wire import Named, Page, Revealed, TookBack


@final
class SpyTacticsMemory(Memory):
    """All of it is public."""

    def __init__(self, seats: int) -> None:
        self.face_up: list[int] = [0] * (seats * CODES)
        self.named: list[int] = [NONE] * seats  # banned by each seat for the next reveal
        self.lacks: list[int] = [0] * seats  # codes of which it has none, in hand or face up
        self.lacks_two: list[int] = [0] * seats  # codes of which it has one at most

    def hear(self, message: Any) -> None:
        if isinstance(message, Revealed):
            self.revealed(message.codes)
        elif isinstance(message, Named):
            self.named[message.seat] = message.code
        elif isinstance(message, TookBack):
            self.face_up[message.seat * CODES + message.code] -= 1

    def revealed(self, codes: list[int]) -> None:
        for seat in range(len(codes)):
            if codes[seat] == NOTHING:
                self.laid_nothing(seat)
            elif codes[seat] != NONE:
                self.face_up[seat * CODES + codes[seat]] += 1
        self.named = [NONE] * len(codes)

    def laid_nothing(self, seat: i64) -> None:
        """SR14: all codes not banned lie on the table, as far as the seat owns them."""
        for code in range(CODES):
            if self.banned(seat, code):
                continue
            lying = self.face_up[seat * CODES + code]
            if lying == 0:
                self.lacks[seat] |= 1 << code
            if lying <= 1:
                self.lacks_two[seat] |= 1 << code

    def banned(self, seat: i64, code: i64) -> bool:
        """S5.1, SR13: named by another."""
        return any(code == named and namer != seat for namer, named in enumerate(self.named))

    def clone(self) -> "SpyTacticsMemory":
        twin = SpyTacticsMemory(len(self.named))
        twin.face_up = self.face_up[:]
        twin.named = self.named[:]
        twin.lacks = self.lacks[:]
        twin.lacks_two = self.lacks_two[:]
        return twin

    def page(self) -> Page:
        return Page(self.lacks[:], self.lacks_two[:])

"""The luck of an imagined game."""

from typing import final

from mypy_extensions import i64

from brushpass.core.chance import Fast


@final
class Luck(Fast):
    """Begins anew with every turn that is counted, however much of it was used up before.

    So the others' luck is the same whatever the thinker tried, and what is compared differs by less
    of it: by a quarter, in [redacted]. Seeded without a hash, which would cost more than the turn.
    """

    def __init__(self, seed: i64) -> None:
        self._seed = seed
        self._turn: i64 = -1
        self.begin(0)

    def begin(self, turn: i64) -> None:
        if turn == self._turn:
            return
        self._turn = turn
        self._word = (self._seed * 1_664_525 + turn * 1_013_904_223) & 0xFFFF_FFFF
        self._carry = 1 + (self._seed >> 7) + (turn & 0xFF)
        for _ in range(4):  # until neighbouring seeds and turns have nothing in common
            self.pick(1)

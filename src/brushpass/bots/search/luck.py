"""The luck of an imagined game."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance

WORD: Final = 0xFFFF_FFFF


@final
class Luck(Chance):
    """Begins anew with every turn that is counted, however much of it was used up before.

    So the others' luck is the same whatever the thinker tried, and what is compared differs by less
    of it: by a quarter, in [redacted]. Marsaglia's multiply-with-carry, as in core.chance.
    """

    def __init__(self, seed: i64) -> None:
        self._seed = seed
        self._turn: i64 = -1
        self._word: i64 = 0
        self._carry: i64 = 0
        self.begin(0)

    def begin(self, turn: i64) -> None:
        if turn == self._turn:
            return
        self._turn = turn
        self._word = (self._seed * 1_664_525 + turn * 1_013_904_223) & WORD
        self._carry = 1 + (self._seed >> 7) + (turn & 0xFF)
        for _ in range(4):  # until neighbouring seeds and turns have nothing in common
            self.pick(1)

    def pick(self, n: i64) -> i64:
        product = 698_769_069 * self._word + self._carry
        self._word = product & WORD
        self._carry = product >> 32
        return (self._word * n) >> 32

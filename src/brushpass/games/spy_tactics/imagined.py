"""The questions, answered from an imagined state: quickly, and with nothing that the seat would not
know."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from brushpass.games.spy_tactics.cards import ALL_CODES, CODES, STORMSABRE
from brushpass.games.spy_tactics.questions import Questions, not_shown
from brushpass.games.spy_tactics.state import GUESS, State

# How gladly Clerks activated each code that they could: by round, and by code in the order of the
# alphabet. Neither this nor the plan (`plan.py`) can do for both. To plan takes seven times as long
# as a whole decision of an imagined game. And Clerks who went by a table gained less than those who
# plan, in mirrored deals at four seats: 0.06 less with this one, 0.02 with one for each number of
# seats. So there are two, and a test keeps them close.
EAGER: Final = [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [20, 69, 1, 15, 44, 42, 1, 209],
    [17, 83, 63, 42, 23, 124, 1, 49],
    [70, 46, 71, 47, 24, 116, 2, 24],
    [90, 20, 95, 45, 27, 106, 4, 12],
    [99, 7, 88, 38, 23, 139, 4, 2],
    [9, 9, 48, 114, 21, 169, 5, 26],
]
SURE: Final = 1500
# The same with a StormSabre that is banned for all others.
ALONE: Final = [[*row[:STORMSABRE], SURE, *row[STORMSABRE + 1 :]] for row in EAGER]
FRIEND: Final = 0.22  # how likely an agent is of one's own team, as far as nobody knows


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Imagined(Questions):
    def __init__(self, s: State, seat: i64) -> None:
        eager = ALONE if s.named[seat] == STORMSABRE else EAGER
        super().__init__(seat, s.round, s.points, s.out, eager[s.round])
        self.s = s
        self.target: i64 = self.discards(s.aim[seat]) if s.phase == GUESS else 0

    def holds(self, code: i64) -> bool:
        return self.s.hands[self.seat * CODES + code] > 0

    def examined(self, other: i64) -> bool:
        return (self.s.seen[self.seat] >> other) & 1 == 1

    def friend(self, other: i64) -> float:
        if self.examined(other):
            return 1.0 if self.s.teams[other] == self.s.teams[self.seat] else 0.0
        return FRIEND

    def discards(self, other: i64) -> i64:
        s = self.s
        if (s.exposed >> other) & 1:
            return 1 << s.discards[other]
        return not_shown(ALL_CODES & ~s.missed[other], s.passed[other], s.played, other)

    def hit(self, code: i64) -> i64:
        return 1000 if (self.target >> code) & 1 else 0

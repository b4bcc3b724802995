"""What the rules of thumb ask: what an agent would do, who is a friend, what was discarded.

A `Seen` answers exactly, from a view; an `Imagined` quickly, from an imagined state. Whatever their
seat knows for certain is the same.
"""

from mypy_extensions import i64, mypyc_attr

from brushpass.games.spy_tactics.cards import NONE
from brushpass.games.spy_tactics.discards import shown


@mypyc_attr(acyclic=True)  # imagined players are made by the million
class Questions:
    def __init__(
        self, seat: i64, nth: i64, points: list[int], out: list[int], eager: list[int]
    ) -> None:
        self.seat = seat
        self.round = nth
        self.points = points  # by seat
        self.out = out  # by seat
        self.eager = eager  # how gladly each code is activated now, as a share of the luck

    def holds(self, code: i64) -> bool:
        raise NotImplementedError

    def examined(self, other: i64) -> bool:
        """Whether the alignment of an agent is known."""
        raise NotImplementedError

    def friend(self, other: i64) -> float:
        """The chance that an agent is of the own team."""
        raise NotImplementedError

    def discards(self, other: i64) -> i64:
        """The codes that may be the discard of an agent, by what lies open."""
        raise NotImplementedError

    def hit(self, code: i64) -> i64:
        """How much speaks for this code as the discard that is guessed at: 1000 at the most."""
        raise NotImplementedError


def not_shown(codes: i64, passed: i64, played: list[list[int]], seat: i64) -> i64:
    """What was shown was not discarded, unless cards were passed."""
    return codes & ~shown(played, seat) if passed == NONE else codes

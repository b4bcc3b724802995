"""The second page of the contract: what bots ask of a game. All of it has an answer already.

A bot holds a view, and truths that it imagined itself. Nothing in such a truth is secret to the one
who imagined it; an answer should use no more of it than the seat it speaks for would know all the
same, or imagined players become clairvoyant.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from brushpass.core.action import Action
from brushpass.core.chance import Chance

S = TypeVar("S")  # State: the whole truth
V = TypeVar("V")  # View: all that one seat knows


@final
class Tuning:
    """What a search must know of a game, as figures. Never changed once made."""

    def __init__(
        self,
        horizon: int = 0,
        foresight: int = 4,
        stakes: float = 0.1,
        all_won: float = 0.5,
        none_won: float = -0.5,
    ) -> None:
        # So far ahead `evaluate` says more than playing on would; 0: play to the end. In decisions,
        # or in turns where `turns` counts them.
        self.horizon = horizon
        # So many decisions ahead it pays to ask what each seat knows; then rules of thumb do.
        self.foresight = foresight
        # By so much options usually differ in truth, in units of `evaluate`. A search believes
        # larger differences only where it has seen them often enough. Of a long game each decision
        # decides little, and mere luck would look like insight.
        self.stakes = stakes
        # What it is worth that all win, and that nobody wins: 1 is a win, -1 a defeat. Good and bad
        # where all stand together, no triumph and no defeat where they do not.
        self.all_won = all_won
        self.none_won = none_won


USUAL: Final = Tuning()


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought(Generic[S, V]):
    def advise(self, v: V, options: Sequence[Action], chance: Chance) -> Action:
        """This game's own heuristic: a sensible answer from what one seat knows."""
        return options[chance.pick(len(options))]

    def rollout(self, s: S, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        """What the same rules of thumb say in an imagined game: quickly, from the state.

        Views would cost most of the time there.
        """
        return legal[chance.pick(len(legal))]

    def evaluate(self, s: S, seat: int) -> float:
        """How well the seat stands in an unfinished game: from -1, lost, to 1, won."""
        return 0.0

    def tuning(self, s: S) -> Tuning:
        return USUAL

    def turns(self, s: S) -> int:
        """How many turns have begun; -1 where they need not be counted.

        Where a turn takes as many decisions as its player likes, options can only be compared at
        the end of the same turn: after so many decisions whoever walks on would be behind.
        """
        return -1

    def recall(self, told: Sequence[Any]) -> Sequence[Any]:
        """What `likelihood` reads of all that a seat was told: looked for once, for many truths."""
        return told

    def likelihood(self, s: S, seat: int, told: Sequence[Any]) -> float:
        """How well the others' conduct, as the seat was told of it, fits this truth: from 0 to 1.

        1 for every truth where nothing can be read from conduct.
        """
        return 1.0

    def aims(self, s: S, seat: int, legal: Sequence[Action]) -> list[tuple[Action, int]]:
        """What the seat may be after in this turn: the option that comes first, and an aim.

        Where many options make up one way, to try a single one and then to do as usual would lead
        nowhere. The same in all truths that the seat cannot tell apart; none: options stand alone.
        """
        return []

    def toward(self, s: S, seat: int, aim: int, legal: Sequence[Action]) -> Action | None:
        """The next option on the way to an aim; None where it is out of reach or nothing to it."""
        return None

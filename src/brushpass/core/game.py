"""The first page of the contract: the rules of a game. Then come `thought` and `face`.

Invariants, checked for every game by tests/conformity:
- `to_act` names the seats that must decide now: none when the game is over, several when they
  decide at once, sealed. It follows from public facts.
- `legal` has no duplicates, depends only on what its seat knows, is never empty for a seat to
  act and always empty for any other.
- `play` accepts exactly the legal actions. A refusal leaves the state as it was.
- A state says what lies where, and who has seen it. What anybody makes of that is in memories,
  which hear what was told and nothing else.
- `see` is built field by field from what the seat may know; `imagine` inverts it with a whole
  truth that the view allows: the table looks the same, and the memory holds it possible.
- All luck comes from `chance`; everything that anybody learns goes through `tell`.
"""

from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from brushpass.core.about import About, Options
from brushpass.core.action import Action, refusal
from brushpass.core.chance import Chance
from brushpass.core.face import Face
from brushpass.core.memory import Memory
from brushpass.core.observation import Observer
from brushpass.core.refusal import IllegalAction
from brushpass.core.result import Result
from brushpass.core.thought import Thought

S = TypeVar("S")  # State: the whole truth
V = TypeVar("V")  # View: all that one seat knows
T = TypeVar("T")  # Tell: the facts that the rules can tell
M = TypeVar("M", bound=Memory)  # Memory: what one audience makes of what it was told

NO_THOUGHT: Final = Thought[Any, Any]()
NO_MEMORY: Final = Memory()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V, T, M]):
    """The rules of one game. It holds no state: one object serves every table."""

    about: About
    actions: tuple[Action, ...]  # actions[i].id == i
    silent: T  # tells nobody anything
    face: Face[S, V, T]
    thought: Thought[S, V] = NO_THOUGHT
    observer: Observer[S] | None = None  # None: nothing learns this game from numbers yet

    def setup(self, options: Options, chance: Chance, tell: T) -> S:
        raise NotImplementedError

    def to_act(self, s: S) -> tuple[int, ...]:
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> tuple[Action, ...]:
        raise NotImplementedError

    def play(self, s: S, seat: int, action: Action, chance: Chance, tell: T) -> None:
        """Take one of the legal actions, and carry the game on to the next decision."""
        legal = self.legal(s, seat)
        if action not in legal:
            raise IllegalAction(refusal(action, legal))
        self.follow(s, seat, action, chance, tell)

    def follow(self, s: S, seat: int, action: Action, chance: Chance, tell: T) -> None:
        """`play` for an action that was just taken from `legal`: searches skip the check."""
        raise NotImplementedError

    def memory(self, options: Options, seat: int | None) -> M:
        """Before anything was told; seat None remembers what everybody was told."""
        return cast(M, NO_MEMORY)

    def see(self, s: S, seat: int | None, memory: M | None) -> V:
        """The table as the seat sees it, and its memory's page; seat None is a spectator.

        Without a memory, what one sees who has just come to the table.
        """
        raise NotImplementedError

    def imagine(self, v: V, chance: Chance) -> S:
        raise NotImplementedError

    def clone(self, s: S) -> S:
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """None while the game goes on."""
        raise NotImplementedError

    def role(self, s: S, seat: int) -> str:
        """What the seat turned out to be, for statistics after the end."""
        return ""


AnyGame = Game[Any, Any, Any, Any]

"""The contract between a game and everything that plays it.

Invariants, checked for every game by tests/conformity:
- `to_act` names the seats that must decide now: none when the game is over, several when they
  decide at once, sealed. It follows from public facts.
- `legal` has no duplicates, depends only on what its seat knows, is never empty for a seat to
  act and always empty for any other.
- `play` accepts exactly the legal actions. A refusal leaves the state as it was.
- `see` is built field by field from what the seat may know; `imagine` inverts it with a whole
  truth that the view allows: `see(imagine(v)) == v`.
- All luck comes from `chance`; everything that anybody learns goes through `tell`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from brushpass.core.about import About, Options
from brushpass.core.chance import Chance
from brushpass.core.refusal import IllegalAction

if TYPE_CHECKING:
    from brushpass.core.post import Post
    from brushpass.core.wire import Belief
    from brushpass.core.words import Words

S = TypeVar("S")  # State: the whole truth
V = TypeVar("V")  # View: all that one seat knows
T = TypeVar("T")  # Tell: the facts that the rules can tell


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat can do. A game makes each of its actions once and numbers them.

    `name` is how records, bots and people write it: lower-case words and figures.
    """

    def __init__(self, name: str) -> None:
        self.id = -1
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name}>"


def numbered(actions: Sequence[Action]) -> tuple[Action, ...]:
    """Give each action its place in the list as its id."""
    for number, action in enumerate(actions):
        action.id = number
    if len({action.name for action in actions}) < len(actions):
        raise ValueError("two actions of one game have the same name")
    return tuple(actions)


class Result:
    """How a game ended. `points` are the game's own; `returns` add up to nothing, for research."""

    def __init__(self, ending: str, winners: Sequence[int], points: Sequence[float]) -> None:
        self.ending = ending
        self.winners = tuple(winners)
        self.points = tuple(points)

    @property
    def returns(self) -> tuple[float, ...]:
        """1 shared by the winners, -1 shared by the others; all 0 for a draw of everybody."""
        won, seats = len(self.winners), len(self.points)
        if won == 0 or won == seats:
            return (0.0,) * seats
        return tuple(
            1.0 / won if seat in self.winners else -1.0 / (seats - won) for seat in range(seats)
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V, T]):
    """The rules of one game. It holds no state: one object serves every table."""

    about: About
    actions: tuple[Action, ...]  # actions[i].id == i
    silent: T  # tells nobody anything

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

    def see(self, s: S, seat: int | None) -> V:
        """Seat None is a spectator."""
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

    # What bots ask for. They hold views, and truths that they imagined themselves.

    def advise(self, v: V, options: Sequence[Action], chance: Chance) -> Action:
        """This game's own heuristic: a sensible answer from what one seat knows."""
        return options[chance.pick(len(options))]

    def sketch(self, s: S, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        """A rougher and quicker `advise`, for playing imagined games on.

        From the state, because views cost most of the time there. An imagined truth belongs to
        whoever imagined it, so nothing in it is secret to the caller; the sketch should use no more
        than the seat would know all the same, or imagined players become clairvoyant.
        """
        return self.advise(self.see(s, seat), legal, chance)

    def loosen(self, s: S) -> None:
        """Make an imagined truth quick to play on in: from now on seats may conclude less in it.

        For games where it costs more to keep up what everybody may conclude than to play.
        """

    def aims(self, s: S, seat: int, legal: Sequence[Action]) -> list[tuple[Action, int]]:
        """What the seat may be after in this turn: the option that comes first, and an aim.

        Where many options make up one way, to try a single one and then to do as usual would lead
        nowhere. The same in all truths that the seat cannot tell apart; none: options stand alone.
        """
        return []

    def toward(self, s: S, seat: int, aim: int, legal: Sequence[Action]) -> Action | None:
        """The next option on the way to an aim; None where it is out of reach or nothing to it."""
        return None

    def horizon(self, s: S) -> int:
        """So far ahead `value` says more than playing on would; 0: play to the end.

        In decisions, or in turns where `turns` counts them.
        """
        return 0

    def foresight(self, s: S) -> int:
        """So many decisions ahead it pays to ask what each seat knows; then rules of thumb do."""
        return 4

    def stakes(self, s: S) -> float:
        """By so much options usually differ in truth, in units of `value`.

        A search believes differences that are larger only where it has seen them often enough. Of
        a long game each decision decides little, and mere luck would look like insight.
        """
        return 0.1

    def turns(self, s: S) -> int:
        """How many turns have begun; -1 where they need not be counted.

        Where a turn takes as many decisions as its player likes, options can only be compared at
        the end of the same turn: after so many decisions whoever walks on would be behind.
        """
        return -1

    def value(self, s: S, seat: int) -> float:
        """How well the seat stands in an unfinished game: from -1, lost, to 1, won."""
        return 0.0

    def fellowship(self, s: S) -> tuple[float, float]:
        """What it is worth that all win, and that nobody wins: 1 is a win, -1 a defeat.

        Good and bad where all stand together, no triumph and no defeat where they do not.
        """
        return 0.5, -0.5

    def recall(self, told: Sequence[Any]) -> Sequence[Any]:
        """What `likelihood` reads of all that a seat was told: looked for once, for many truths."""
        return told

    def likelihood(self, s: S, seat: int, told: Sequence[Any]) -> float:
        """How well the others' conduct, as the seat was told of it, fits this truth: from 0 to 1.

        1 for every truth where nothing can be read from conduct.
        """
        return 1.0

    # What the surfaces need: interpreted code, off the hot path.

    def teller(self, post: "Post") -> T:
        """A tell that posts each fact to those who may learn it."""
        raise NotImplementedError

    def view_type(self) -> Any:
        """The type of V, for decoding."""
        raise NotImplementedError

    def message_type(self) -> Any:
        """The union of all messages, for decoding."""
        raise NotImplementedError

    def words(self) -> "Words[V]":
        raise NotImplementedError

    def lexicon(self) -> dict[str, Any]:
        """What the numbers in views and messages stand for: lists of names, for clients."""
        return {}

    def belief(self, v: V) -> "Belief | None":
        """What this seat can conclude about who is who; None where nothing of that is open."""
        return None

    def truths(self, s: S) -> dict[str, str]:
        """The true answer to every question that a belief may ask; told after the end alone."""
        return {}


def refusal(action: Action, legal: Sequence[Action]) -> str:
    if not legal:
        return f"{action.name!r} comes at the wrong time: this seat has nothing to decide now"
    allowed = ", ".join(option.name for option in legal)
    return f"{action.name!r} is not possible now: allowed: {allowed}"

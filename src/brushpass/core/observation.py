"""What a seat observes, as numbers: an optional page of the contract, for programs that learn.

An observation is a row of bytes that does not depend on the game's course in its length or in what
each place of it means. It is a function of what the seat may know, like a view, and is written
straight from the state into a buffer that NumPy can look at without a copy. A row says what lies
on the table as the seat sees it, and no more: what a seat concludes and remembers is `beliefs`.
"""

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from brushpass.core.about import Options

if TYPE_CHECKING:
    from brushpass.core.wire import Belief

S = TypeVar("S")  # State: the whole truth

YES: Final = 1
MOST: Final = 255  # the highest number there is


@dataclass(frozen=True)
class Part:
    """Numbers of one kind that stand side by side. Each is one of 0 to `high`; with 1 it says yes
    or no.

    `axes` names the places: with ("mine", "theirs") and four missions, eight numbers, and the third
    is about the third mission on the viewer's side.
    """

    name: str
    words: str  # what a number says
    axes: tuple[tuple[str, ...], ...] = ()  # none: a single number
    high: int = YES

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(labels) for labels in self.axes)

    @property
    def size(self) -> int:
        return prod(self.shape)

    def label(self, place: int) -> str:
        """What the number in this place is about."""
        words: list[str] = []
        for labels in reversed(self.axes):
            place, nth = divmod(place, len(labels))
            words.append(labels[nth])
        return ", ".join(reversed(words))


@dataclass(frozen=True)
class Asked:
    """A question that a belief may ask, and all answers that it may get.

    It becomes a part of the richer observation: how likely each answer is, of 255; all of them 0
    where the question is not open.
    """

    about: str  # how the question begins, and no other
    answers: tuple[str, ...]

    @property
    def part(self) -> Part:
        return Part(self.about, "how likely, of 255", (self.answers,), MOST)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Writes observations of one game. It keeps nothing: one object serves every table."""

    def parts(self, options: Options) -> tuple[Part, ...]:
        """In the order in which they are written; the same for every seat."""
        raise NotImplementedError

    def write(self, s: S, seat: i64, to: vec[u8], at: i64) -> None:
        """All parts, from `at` on, where there are zeros. Reads what the view would show the seat,
        and nothing else: a number that depends on more is a leak."""
        raise NotImplementedError

    def ear(self) -> Any:
        """A tell for one game, which hears what has changed since each seat last looked: then only
        that is written anew, by `rewrite`. None: everything always is."""
        return None

    def rewrite(self, s: S, seat: i64, ear: Any, to: vec[u8], at: i64) -> None:
        """What has changed since this seat's row was last written here, with this ear."""
        raise NotImplementedError

    def points(self, s: S, seat: i64) -> float:
        """The game's own points of a seat so far, as everybody sees them: to shape rewards by."""
        return 0.0

    def questions(self, options: Options) -> tuple[Asked, ...]:
        """What the game's beliefs may ask at such a table."""
        return ()


def width(parts: tuple[Part, ...]) -> int:
    return sum(part.size for part in parts)


def zeros(count: i64) -> vec[u8]:
    return vec[u8]([0] * count)


def clear(row: vec[u8], start: i64, end: i64) -> None:
    while end - start >= 8:  # to go round takes as long as to write
        row[start] = 0
        row[start + 1] = 0
        row[start + 2] = 0
        row[start + 3] = 0
        row[start + 4] = 0
        row[start + 5] = 0
        row[start + 6] = 0
        row[start + 7] = 0
        start += 8
    while start < end:
        row[start] = 0
        start += 1


def write_bits(bits: i64, to: vec[u8], at: i64) -> None:
    """A one for each that is set, into zeros."""
    while bits:
        if bits & 1:
            to[at] = 1
        bits >>= 1
        at += 1


def write_belief(asked: tuple[Asked, ...], belief: "Belief | None", to: vec[u8], at: i64) -> None:
    """Where there are zeros. `belief` is the game's, of the seat's view."""
    starts: dict[str, int] = {}
    for question in asked:
        starts[question.about] = at
        at += len(question.answers)
    for open_question in belief.questions if belief is not None else []:
        for question in asked:
            if open_question.about.startswith(question.about):
                for answer in open_question.counts:
                    place: i64 = starts[question.about] + question.answers.index(answer)
                    to[place] = u8(round(MOST * open_question.share(answer)))

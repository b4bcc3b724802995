"""The third page of the contract: what surfaces need. Interpreted code, off the hot path."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from brushpass.core.post import Post
    from brushpass.core.wire import Belief, Wire
    from brushpass.core.words import Words

S = TypeVar("S")  # State: the whole truth
V = TypeVar("V")  # View: all that one seat knows
T = TypeVar("T")  # Tell: the facts that the rules can tell


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Generic[S, V, T]):
    def teller(self, post: "Post") -> T:
        """A tell that posts each fact to those who may learn it."""
        raise NotImplementedError

    def view_type(self) -> Any:
        """The type of V, for decoding."""
        raise NotImplementedError

    def message_type(self) -> Any:
        """The union of all messages, for decoding."""
        raise NotImplementedError

    def reading_type(self) -> Any:
        """The type of a reading, for whoever wants to know it beforehand."""
        return None

    def reading(self, v: V) -> "Wire | None":
        """What the rules make of a view: totals, points, limits.

        For surfaces, which know no rules. From the view alone, so it tells no more than that.
        """
        return None

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

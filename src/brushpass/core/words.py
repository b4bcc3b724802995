"""How a game speaks to people. Each game fills this in; every surface prints it."""

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from brushpass.core.action import Action
from brushpass.core.result import Result
from brushpass.core.seats import called
from brushpass.core.verdict import verdict
from brushpass.core.wire import Message

V = TypeVar("V")


@dataclass(frozen=True)
class Block:
    """A part of the table: a grid with a heading row, or lines set as they are."""

    title: str
    head: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked, and the rule that asks it."""

    text: str
    rule: str


@dataclass(frozen=True)
class Choice:
    """One answer: what it does, what it costs if anything, and its rule."""

    text: str
    cost: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Score:
    """One thing that counts, its rule, and by seat what it brings and how it came to that."""

    text: str
    rule: str
    points: list[float]
    notes: list[str]


class Voice:
    """Speaks to one seat, which is `you`; None is a spectator."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def name(self, seat: int) -> str:
        """As a heading."""
        return f"You ({called(seat)})" if seat == self.seat else called(seat)

    def who(self, seat: int) -> str:
        """At the beginning of a sentence."""
        return "You" if seat == self.seat else called(seat)

    def whom(self, seat: int) -> str:
        return "you" if seat == self.seat else called(seat)

    def whose(self, seat: int) -> str:
        return "your" if seat == self.seat else f"{called(seat)}'s"

    def does(self, seat: int, verb: str, inside: bool = False) -> str:
        """'You draw' or 'B draws', inside a sentence 'you draw'; the verb is given as 'draw'."""
        subject = self.whom(seat) if inside else self.who(seat)
        if seat == self.seat:
            return f"{subject} {verb}"
        ending = "es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s"
        return f"{subject} {verb}{ending}"


class Words(Generic[V]):
    def table(self, v: V) -> list[Block]:
        """The table as this seat sees it."""
        raise NotImplementedError

    def news(self, message: Message, seat: int | None) -> str:
        """What just happened, told to this seat; empty if it needs no words."""
        raise NotImplementedError

    def rule(self, message: Message) -> str:
        """The number of the rule by which this happened; empty if no single one says it."""
        return ""

    def verdict(self, result: Result, seat: int | None) -> str:
        """Who won, told to this seat: as a stamp would say it."""
        return verdict(result, seat)

    def paragraph(self, before: Message, message: Message) -> bool:
        """Whether the news of `message` should stand apart from what came before."""
        return False

    def prompt(self, v: V) -> Prompt:
        raise NotImplementedError

    def choice(self, v: V, action: Action) -> Choice:
        raise NotImplementedError

    def scores(self, v: V) -> list[Score]:
        """What everybody's points are made of, as far as the viewer may know; nothing without."""
        return []

"""The rows of an export, one JSON object a line. docs/data.md explains them.

A field that is added leaves the version as it is; whatever else changes raises it.
"""

from typing import Any, Final

import msgspec

from brushpass.core.about import Value
from brushpass.core.wire import Wire

VERSION: Final = 1


class Row(Wire, frozen=True, forbid_unknown_fields=True, tag_field="row", tag=str.lower):
    """Base of all rows. `id` is the game's, the same in all its rows."""

    id: str


class GameRow(Row, frozen=True, forbid_unknown_fields=True, tag="game"):
    """The first row of a game: what was played, and by whom as far as it is known."""

    version: int
    game: str
    rules: int  # version of the game's rules
    mode: str
    seats: int
    settings: dict[str, Value]
    players: list[str]  # by seat: a bot's name, "person", or "" if nobody knows


class Seen(Wire, frozen=True, forbid_unknown_fields=True):
    """One seat at one moment: the table as it sees it, and what it was told since the last row."""

    view: Any
    told: list[Any]


class Option(Wire, frozen=True, forbid_unknown_fields=True):
    id: int
    name: str


class StepRow(Row, frozen=True, forbid_unknown_fields=True, tag="step"):
    """One decision, and all that every seat knew when it was taken. Steps count from 1."""

    step: int
    seat: int  # who decided
    options: list[Option]
    chosen: int  # the id of one of them
    seen: list[Seen]  # by seat
    text: str | None = None  # what the deciding seat reads where it has a choice, if asked for


class EndRow(Row, frozen=True, forbid_unknown_fields=True, tag="end"):
    """How it ended, and what every seat saw of that."""

    steps: int
    ending: str
    winners: tuple[int, ...]
    drawn: bool
    points: tuple[float, ...]
    returns: tuple[float, ...]  # 1 shared by the winners, -1 by the losers (`honest`)
    seen: list[Seen]


class TruthRow(Row, frozen=True, forbid_unknown_fields=True, tag="truth"):
    """What no seat was shown, about the row before it. Leave these rows out and nothing hidden is
    left. `answers`: true answers to what seats may wonder about; `picks`: all luck until here since
    the last such row; `roles`: what the seats turned out to be, in the last one."""

    step: int  # of the row before it; after the end one more than the last
    answers: dict[str, str]
    picks: tuple[int, ...]
    roles: list[str] | None = None


AnyRow = GameRow | StepRow | EndRow | TruthRow


def schema() -> dict[str, Any]:
    """Of any line, as JSON Schema."""
    return msgspec.json.schema(AnyRow)

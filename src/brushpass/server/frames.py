"""What is sent to those who follow a table, frame by frame."""

from typing import Any

from brushpass.core.wire import Wire
from brushpass.core.words import Block, Prompt
from brushpass.server.spelled import Spelled
from brushpass.server.tables.settings import Settings


class Frame(Wire, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Base of all that is sent."""


class Welcome(Frame, frozen=True, forbid_unknown_fields=True):
    """Who you are at this table. Events follow from the one after `number`."""

    person: int
    seat: int | None
    host: bool
    number: int


class NewsFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="news"):
    """A fact of the game, as data and in words; no words where a view says it all."""

    number: int
    fact: Any
    text: str
    rule: str


class NoteFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="note"):
    """Something that happened at the table around the game."""

    number: int
    text: str


class TalkFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="talk"):
    number: int
    person: int
    name: str
    text: str


class EndFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="end"):
    """The game is over, and the secret behind its luck is told."""

    number: int
    ending: str
    winners: tuple[int, ...]
    points: tuple[float, ...]
    secret: str


class PersonInfo(Wire, frozen=True, forbid_unknown_fields=True):
    person: int
    name: str
    program: bool


class SeatInfo(Wire, frozen=True, forbid_unknown_fields=True):
    name: str  # as sentences call it
    person: int | None
    bot: str | None
    stand_in: str | None
    ready: bool
    missed: bool
    votes: list[int]


class TableFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="table"):
    """The table around the game, as it stands."""

    code: str
    life: str
    host: int
    people: list[PersonInfo]
    seats: list[SeatInfo]
    settings: Settings
    commitment: str
    rematch: str | None


class OptionInfo(Wire, frozen=True, forbid_unknown_fields=True):
    id: int
    name: str
    action: Spelled  # `do`, and with what (spelled.py)
    text: str
    cost: str
    rule: str


class RequestInfo(Wire, frozen=True, forbid_unknown_fields=True):
    """What this seat is asked. `chosen`: an answer that can still be changed."""

    number: int
    options: list[OptionInfo]
    chosen: int | None


class ClockInfo(Wire, frozen=True, forbid_unknown_fields=True):
    left: list[int]  # milliseconds, by seat
    running: list[int]


class ViewFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="view"):
    """The game as this audience sees it, after the event `number`."""

    number: int
    view: Any
    reading: Any  # what the rules make of it (core.face)
    prompt: Prompt
    waiting: list[int]  # the seats that are to decide and have not
    request: RequestInfo | None
    clock: ClockInfo | None
    blocks: list[Block] | None


class HereFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="here"):
    """Who is connected."""

    people: list[int]


class DoneFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="done"):
    """Carried out and kept; the same for a command that comes again."""

    id: str


class RefusedFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="refused"):
    """Not carried out. `id` is missing if the command could not be read."""

    id: str | None
    code: str
    text: str


class ByeFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="bye"):
    """Nothing more will come on this connection."""

    text: str
    again: bool  # whether to connect again


AnyFrame = (
    Welcome
    | NewsFrame
    | NoteFrame
    | TalkFrame
    | EndFrame
    | TableFrame
    | ViewFrame
    | HereFrame
    | DoneFrame
    | RefusedFrame
    | ByeFrame
)

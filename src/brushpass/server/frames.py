"""What is sent to those who follow a table, frame by frame."""

from typing import Any

from brushpass.core.wire import Wire
from brushpass.core.words import Block, Prompt, Score
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
    verdict: str  # who won, in the game's words
    winners: tuple[int, ...]  # none: all have lost, unless it is drawn
    drawn: bool
    points: tuple[float, ...]
    secret: str


class PersonInfo(Wire, frozen=True, forbid_unknown_fields=True):
    person: int
    name: str
    program: bool


class SeatInfo(Wire, frozen=True, forbid_unknown_fields=True):
    name: str  # as sentences call it
    person: int | None
    hash: str | None  # of the number that the seat adds to the luck of the deal
    bot: str | None
    stand_in: str | None
    ready: bool
    missed: bool
    votes: list[int]


class RecessInfo(Wire, frozen=True, forbid_unknown_fields=True):
    """A break: no clock runs, and nobody decides."""

    seat: int  # who called it
    back: list[int]  # seats that want to go on
    left: int  # milliseconds


class DealInfo(Wire, frozen=True, forbid_unknown_fields=True):
    """What the table is bound to (decision 19). Without a head the game has not been started, or
    was when there was no exchange."""

    commitment: str  # to the server's secret
    head: str  # what was agreed, who sits where, all hashes; its SHA-256 is the seal
    dealt: bool
    silent: list[int]  # seats of people and programs that added nothing, once it is dealt


class TableFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="table"):
    """The table around the game, as it stands."""

    code: str
    life: str
    host: int
    people: list[PersonInfo]
    seats: list[SeatInfo]
    settings: Settings
    deal: DealInfo
    rematch: str | None
    recess: RecessInfo | None


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


class GuidePage(Wire, frozen=True, forbid_unknown_fields=True):
    """What is said about a decision: what of the page to look at, and the rule it is about."""

    title: str
    text: list[str]
    look: str
    rule: str


class GuideInfo(Wire, frozen=True, forbid_unknown_fields=True):
    """A first game: all that was said so far, of how many pages, and the answers that go on."""

    pages: list[GuidePage]
    of: int
    accepted: list[int]


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
    scores: list[Score]  # what everybody's points are made of
    guide: GuideInfo | None = None  # in a first game


class AwayInfo(Wire, frozen=True, forbid_unknown_fields=True):
    """Somebody with a seat who is not connected, and how many milliseconds they have to come back
    before the table goes on as was agreed; None: it is kept for them."""

    person: int
    left: int | None


class HereFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="here"):
    """Who is connected, and who should be."""

    people: list[int]
    away: list[AwayInfo]


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

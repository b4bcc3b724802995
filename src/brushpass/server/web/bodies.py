"""What requests carry and what they get back."""

from typing import Annotated

from msgspec import Meta, Struct

from brushpass.core.wire import Belief, Wire
from brushpass.server.tables.commands import Word
from brushpass.server.tables.settings import ClockRule, Settings

Name = Annotated[str, Meta(min_length=1, max_length=100)]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name  # your own
    table: Settings


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """In this seat, in any free seat, or only to watch. A bot with an account needs no name."""

    name: Annotated[str, Meta(max_length=100)] = ""
    seat: int | None = None
    watch: bool = False


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    word: Word


class OwnTicket(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=12)]
    token: Annotated[str, Meta(max_length=64)]


class OwnTables(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser has kept of the tables that it was at."""

    tickets: Annotated[list[OwnTicket], Meta(max_length=30)]


class AddBot(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class TicketAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    """`token` is who you are at this table: keep it. `seat_link` opens the seat elsewhere.

    The token stands behind the link's #, which browsers do not send.
    """

    code: str
    person: int
    token: str
    link: str
    seat_link: str


class TokenAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    token: str


class LobbyTable(Wire, frozen=True, forbid_unknown_fields=True):
    code: str
    game: str
    mode: str
    seats: int
    free: int
    life: str
    clock: ClockRule
    talk: bool


class LobbyAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    open: list[LobbyTable]
    watchable: list[LobbyTable]


class OwnTable(Wire, frozen=True, forbid_unknown_fields=True):
    """`names` by seat, empty where nobody sits; `winners` once the game is over; `at`: when it
    ended, or when the table was opened, in seconds since 1970."""

    code: str
    game: str
    life: str
    names: list[str]
    seat: int | None
    winners: list[int] | None
    at: float


class OwnAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    tables: list[OwnTable]


class PlaceAbout(Wire, frozen=True, forbid_unknown_fields=True):
    """A seat, for who does not sit at the table: free if nobody has it."""

    name: str
    free: bool
    bot: str | None  # who plays here, if no person does
    here: bool


class TableAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    """What somebody sees who holds an invitation."""

    code: str
    game: str
    mode: str
    life: str
    host: str
    seats: list[PlaceAbout]
    watch: bool
    clock: ClockRule


class OptionAbout(Wire, frozen=True, forbid_unknown_fields=True):
    option: str
    words: str
    values: list[bool | int | str]
    default: bool | int | str


class ModeAbout(Wire, frozen=True, forbid_unknown_fields=True):
    mode: str
    title: str
    seats: list[int]
    minutes: list[int]
    longest: int
    roles: list[str]
    options: list[OptionAbout]
    clocks: list[ClockRule]  # that are offered, from quick to slow; the middle one is usual


class GameAbout(Wire, frozen=True, forbid_unknown_fields=True):
    game: str
    title: str
    authors: str
    pitch: str
    hidden: str
    rules: int
    modes: list[ModeAbout]
    aim: str
    turn: list[str]  # how one goes, in three sentences
    first: bool  # whether there is a guided first game


class BotAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    name: str
    words: str


class GamesAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    games: list[GameAbout]
    bots: list[BotAnswer]


class RuleText(Wire, frozen=True, forbid_unknown_fields=True):
    number: str
    text: str
    reconstructed: bool


class RulesSection(Wire, frozen=True, forbid_unknown_fields=True):
    title: str
    rules: list[RuleText]


class RulesPart(Wire, frozen=True, forbid_unknown_fields=True):
    title: str
    preface: str
    sections: list[RulesSection]


class RulesAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    """The rulebook, whose preface is the aim and a turn, and the rulings."""

    game: str
    title: str
    authors: str
    aim: str
    turn: list[str]
    first: bool
    parts: list[RulesPart]


class DossierAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    dossier: Belief | None


class HealthAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    status: str
    version: str


class NetworkAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    """Where phones find this server, where they would if it were opened to the home network, or why
    neither."""

    reached: str | None
    offered: str | None
    why: str


class BotEvent(Wire, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    code: str


class GameStart(BotEvent, frozen=True, forbid_unknown_fields=True, tag="gameStart"):
    """A game at which the bot sits goes on: follow its stream."""


class Challenge(BotEvent, frozen=True, forbid_unknown_fields=True, tag="challenge"):
    """A host asks the bot to a seat of a table that has not begun: accept or decline."""

    seat: int
    game: str
    mode: str
    seats: int


class Seated(BotEvent, frozen=True, forbid_unknown_fields=True):
    """The bot has a seat at a table that has not begun: time to seal a number for its deal."""


class GameFinish(BotEvent, frozen=True, forbid_unknown_fields=True, tag="gameFinish"):
    pass

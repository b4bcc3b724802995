"""What requests carry and what they get back."""

from typing import Annotated

from msgspec import Meta, Struct

from brushpass.core.wire import Belief, Wire
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


class GameAbout(Wire, frozen=True, forbid_unknown_fields=True):
    game: str
    title: str
    authors: str
    pitch: str
    hidden: str
    rules: int
    modes: list[ModeAbout]


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


class RulesAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    game: str
    title: str
    authors: str
    sections: list[RulesSection]


class DossierAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    dossier: Belief | None


class HealthAnswer(Wire, frozen=True, forbid_unknown_fields=True):
    status: str
    version: str


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


class GameFinish(BotEvent, frozen=True, forbid_unknown_fields=True, tag="gameFinish"):
    pass

"""Every tool, as data: what it is called, what it takes, what it is for."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field

from brushpass.server.mcp import answers as a
from brushpass.server.mcp.caller import Caller, Reply

LONGEST_WAIT: Final = 50.0  # seconds: shorter than what proxies and clients wait for an answer

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Code = Annotated[str, Meta(max_length=12, description="The table's code of six letters.")]
Token = Annotated[
    str | None,
    Meta(
        description="What open_table or join_table gave you. Not needed where the connection "
        "carries it."
    ),
]
Since = Annotated[
    Annotated[int, Meta(ge=0)] | None,
    Meta(description="Tell again what came after this number; else what is new to you."),
]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class RulesOf(Struct, frozen=True, forbid_unknown_fields=True):
    game: Name
    number: Annotated[
        Annotated[str, Meta(max_length=20)] | None,
        Meta(description="A rule like K3.6, or a section like K3; else the aim."),
    ] = None


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    game: Name
    name: Annotated[str, Meta(max_length=100, description="What you are called there.")] = "Guest"
    mode: str | None = None
    seats: int | None = None
    options: dict[str, bool | int | str] = field(default_factory=dict)
    bots: Annotated[
        list[str],
        Meta(
            max_length=9,
            description="Who takes the last seats: clerk, field_agent, case_officer ... With all "
            "of them taken the game begins.",
        ),
    ] = field(default_factory=list)
    listed: Annotated[bool, Meta(description="Whether strangers find it in the lobby.")] = False


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    table: Code
    name: Annotated[str, Meta(max_length=100)] = "Guest"
    seat: int | None = None
    watch: bool = False


class AtTable(Struct, frozen=True, forbid_unknown_fields=True):
    table: Code | None = None
    token: Token = None


class Observing(AtTable, frozen=True, forbid_unknown_fields=True):
    since: Since = None


class Deciding(AtTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    move: Annotated[
        int | str, Meta(description="The number or the name of one of the options you were shown.")
    ]


class Saying(AtTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    text: str


class Waiting(AtTable, frozen=True, forbid_unknown_fields=True):
    seconds: Annotated[float, Meta(ge=0, le=LONGEST_WAIT)] = 25.0


@dataclass(frozen=True)
class Tool:
    name: str
    words: str
    takes: type[Struct]
    answer: Callable[[Caller, Any], Awaitable[Reply]]
    reads: bool = False  # changes nothing


TOOLS: Final = (
    Tool("list_games", "The games, their modes and options, and the bots.", Nothing, a.games, True),
    Tool(
        "read_rules", "A game's aim and sections, one section, or one rule.", RulesOf, a.rules, True
    ),
    Tool("list_tables", "Tables in the lobby that have free seats.", Nothing, a.tables, True),
    Tool("open_table", "Open a table and sit down in its first seat.", Opening, a.open_table),
    Tool("join_table", "Sit down at a table, or watch it.", Joining, a.join_table),
    Tool("start_game", "The host begins, once every seat is taken.", AtTable, a.start),
    Tool(
        "observe",
        "What you were told since you last looked, the table as you see it, what you are asked.",
        Observing,
        a.observe,
        True,
    ),
    Tool("decide", "Take one of the options that you were shown.", Deciding, a.decide),
    Tool(
        "wait", "Until you are asked or the game is over, for some seconds.", Waiting, a.wait, True
    ),
    Tool("say", "Say something to everybody at the table.", Saying, a.say),
    Tool(
        "resume",
        "After a break, or where a bot plays for you: go on yourself.",
        AtTable,
        a.resume,
    ),
    Tool("leave_table", "Leave. During a game a bot plays on for you.", AtTable, a.leave),
    Tool(
        "read_result",
        "After the end: who won, who was who, and the whole record with its secret.",
        AtTable,
        a.result,
        True,
    ),
)

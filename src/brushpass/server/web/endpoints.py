"""Every endpoint, as data: the routes, the OpenAPI document and the tests of who may what."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from starlette.responses import Response

from brushpass.core.wire import Wire
from brushpass.server import frames
from brushpass.server.tables.commands import AnyCommand
from brushpass.server.web import answers
from brushpass.server.web import bodies as b
from brushpass.server.web.call import Call


@dataclass(frozen=True)
class Endpoint:
    """`who`: anybody, a person of the table, or a bot with an account."""

    method: Literal["GET", "POST"]
    path: str
    who: Literal["anybody", "person", "bot"]
    words: str
    answer: Callable[[Call], Awaitable[Wire | Response]]
    body: Any = None
    gives: Any = None  # the type of a JSON answer; None: lines or text, as the words say


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/health",
        "anybody",
        "Whether the server and its store answer.",
        answers.health,
        gives=b.HealthAnswer,
    ),
    Endpoint(
        "GET",
        "/api/games",
        "anybody",
        "The games, their modes and options; the bots.",
        answers.games,
        gives=b.GamesAnswer,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "anybody",
        "A game's rules and rulings, numbered.",
        answers.rules,
        gives=b.RulesAnswer,
    ),
    Endpoint("GET", "/api/openapi.json", "anybody", "This document.", answers.openapi),
    Endpoint(
        "GET",
        "/api/lobby",
        "anybody",
        "Tables with free seats, and those one may watch.",
        answers.lobby,
        gives=b.LobbyAnswer,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "anybody",
        "Open a table and be its host, in the first seat.",
        answers.open_table,
        body=b.OpenTable,
        gives=b.TicketAnswer,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/join",
        "anybody",
        "Come to a table. A bot with an account sends its own token and keeps using it.",
        answers.join,
        body=b.Join,
        gives=b.TicketAnswer,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/stream",
        "person",
        "The table, one frame a line; empty lines keep it "
        "alive. `seen`: the number of the last event you know; `blocks=1` for tables as text.",
        answers.stream,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/commands",
        "person",
        "Decide, talk, sit down and so on.",
        answers.command,
        body=AnyCommand,
        gives=frames.DoneFrame,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/dossier",
        "person",
        "What your seat can conclude from what it knows, if the table allows such aids.",
        answers.dossier,
        gives=b.DossierAnswer,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/record",
        "anybody",
        "After the end: the whole game with its secret, as `brushpass verify` reads it; only for "
        "its people if nobody might watch.",
        answers.record,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/replay",
        "anybody",
        "After the end, as for the record: steps, facts and views, one a line, as `seat` (A, B, "
        "...) got them; without a seat, as spectators did.",
        answers.replay,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/replay/beliefs",
        "anybody",
        "After the end, as for the record: what `seat` could conclude after each step and what was "
        "true, one a line; without a seat, what spectators could.",
        answers.replay_beliefs,
    ),
    Endpoint(
        "POST",
        "/api/bots",
        "anybody",
        "An account for a bot: a name and a token.",
        answers.add_bot,
        body=b.AddBot,
        gives=b.TokenAnswer,
    ),
    Endpoint(
        "GET",
        "/api/bots/events",
        "bot",
        "Games at which the bot sits, one line each when they begin and end, and challenges; "
        "empty lines keep it alive.",
        answers.bot_events,
    ),
    Endpoint(
        "POST",
        "/api/bots/challenges/{code}/accept",
        "bot",
        "Sit down where the host asked the bot to.",
        answers.accept_challenge,
        gives=frames.DoneFrame,
    ),
    Endpoint(
        "POST",
        "/api/bots/challenges/{code}/decline",
        "bot",
        "Do not, and leave the table.",
        answers.decline_challenge,
        gives=frames.DoneFrame,
    ),
)

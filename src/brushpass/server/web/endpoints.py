"""Every endpoint, as data: the routes, the OpenAPI document and the tests of who may what."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from starlette.responses import Response

from brushpass.core.wire import Wire
from brushpass.server import frames
from brushpass.server.tables.commands import AnyCommand
from brushpass.server.web import afterwards, answers
from brushpass.server.web import bodies as b
from brushpass.server.web.call import Call


@dataclass(frozen=True)
class Endpoint:
    """`who`: anybody, a person of the table, a bot with an account, or whoever sits at the server's
    own machine."""

    method: Literal["GET", "POST"]
    path: str
    who: Literal["anybody", "person", "bot", "owner"]
    words: str
    answer: Callable[[Call], Awaitable[Wire | Response]]
    body: Any = None
    gives: Any = None  # the type of a JSON answer; None: lines or text, as the words say
    cost: float = 1.0  # as many requests as it counts for


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
        "The games, their aims, modes and options; the bots.",
        answers.games,
        gives=b.GamesAnswer,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "anybody",
        "A game's aim, a turn, its rules and rulings, numbered.",
        answers.rules,
        gives=b.RulesAnswer,
    ),
    Endpoint("GET", "/api/openapi.json", "anybody", "This document.", answers.openapi),
    Endpoint(
        "GET",
        "/api/network",
        "owner",
        "Where phones find this server, or could.",
        answers.network,
        gives=b.NetworkAnswer,
    ),
    Endpoint(
        "POST",
        "/api/network",
        "owner",
        "Open this server to the home network, until it stops.",
        answers.open_network,
        gives=b.NetworkAnswer,
    ),
    Endpoint(
        "GET",
        "/api/lobby",
        "anybody",
        "Tables with free seats, and those one may watch.",
        answers.lobby,
        gives=b.LobbyAnswer,
        cost=4,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "anybody",
        "Open a table and be its host, in the first seat; or begin a guided first game.",
        answers.open_table,
        body=b.OpenTable,
        gives=b.TicketAnswer,
        cost=10,
    ),
    Endpoint(
        "POST",
        "/api/own",
        "anybody",
        "What became of tables that you have tokens of: the game, who played, who won, when.",
        answers.own,
        body=b.OwnTables,
        gives=b.OwnAnswer,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}",
        "anybody",
        "What an invitation says: the game, the host, who sits there.",
        answers.invitation,
        gives=b.TableAnswer,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/join",
        "anybody",
        "Come to a table. A bot with an account sends its own token and keeps using it.",
        answers.join,
        body=b.Join,
        gives=b.TicketAnswer,
        cost=4,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/claim",
        "anybody",
        "Your own seat, on another device: with the word that it lent (`lend`), once.",
        answers.claim,
        body=b.Claim,
        gives=b.TicketAnswer,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/stream",
        "person",
        "The table, one frame a line; empty lines keep it "
        "alive. `seen`: the number of the last event you know; `blocks=1` for tables as text.",
        answers.stream,
        cost=5,
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
        cost=3,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/record",
        "anybody",
        "After the end: the whole game with its secret, as `brushpass verify` reads it; only for "
        "its people if nobody might watch.",
        afterwards.record,
        cost=4,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/replay",
        "anybody",
        "After the end, as for the record: steps, facts and views, one a line, as `seat` (A, B, "
        "...) got them; without a seat, as spectators did.",
        afterwards.replay,
        cost=20,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/replay/beliefs",
        "anybody",
        "After the end, as for the record: what `seat` could conclude after each step and what was "
        "true, one a line; without a seat, what spectators could.",
        afterwards.replay_beliefs,
        cost=20,
    ),
    Endpoint(
        "POST",
        "/api/bots",
        "anybody",
        "An account for a bot: a name and a token.",
        answers.add_bot,
        body=b.AddBot,
        gives=b.TokenAnswer,
        cost=20,
    ),
    Endpoint(
        "GET",
        "/api/bots/events",
        "bot",
        "Games at which the bot sits, one line each when they begin and end, and challenges; "
        "empty lines keep it alive.",
        answers.bot_events,
        cost=5,
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

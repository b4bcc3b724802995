"""The application: routes from the list of endpoints, with one way to ask and one way to refuse."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from types import FrameType
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from brushpass.core.refusal import Refusal
from brushpass.core.wire import encode
from brushpass.server.config import Config
from brushpass.server.figures import figures
from brushpass.server.frames import RefusedFrame
from brushpass.server.live.house import House
from brushpass.server.mcp.endpoint import PATH, Assistants
from brushpass.server.network import Network
from brushpass.server.store.store import DOWN
from brushpass.server.tables.refused import STATUS, Refused
from brushpass.server.web.call import Call, bearer, bot_of, person_of
from brushpass.server.web.endpoints import ENDPOINTS, Endpoint
from brushpass.server.web.gate import Gate, TooFast
from brushpass.server.web.headers import Headers
from brushpass.server.web.limits import Connections
from brushpass.server.web.metrics import Metrics
from brushpass.server.web.openings import Openings
from brushpass.server.web.origin import by_its_owner
from brushpass.server.web.pages import page_routes
from brushpass.server.web.reading import read_body
from brushpass.server.web.socket import NO_STORE, live

LIVE: Final = "/api/tables/{code}/live"
JSON: Final = "application/json"
LAST_WORDS: Final = 0.1  # seconds
DEADLINE: Final = 60.0  # seconds for an answer, or for its beginning if it is a stream
log = logging.getLogger(__name__)

Answer = Callable[[Request], Awaitable[Response]]


def make_app(house: House, config: Config) -> Starlette:
    limits = config.limits
    gate = Gate(config, house.time)
    metrics = Metrics(house, config.metrics, config.figures)
    assistants = Assistants(house)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        _tell_of_the_end(house)
        sharing = asyncio.create_task(metrics.share())
        log.info("open")
        yield
        sharing.cancel()
        await assistants.close()
        await app.state.network.close()
        await house.close()
        log.info("closed")

    def handler(path: str, answer: Answer) -> Answer:
        async def handle(request: Request) -> Response:
            try:
                gate.let_in(request)
                async with asyncio.timeout(DEADLINE):
                    return await answer(request)
            except TooFast as refusal:
                return _refuse(refusal, {"retry-after": str(1 + int(refusal.seconds))})
            except Refused as refusal:
                gate.note(request, refusal)
                return _refuse(refusal)
            except Refusal as refusal:
                return _refuse(Refused("wrong", str(refusal)))
            except TimeoutError:
                log.error("a request took too long", extra={"route": path})
                return _refuse(Refused("unavailable", "this took too long: try again"))
            except DOWN:
                log.exception("the store did not answer", extra={"route": path})
                return _refuse(Refused("unavailable", NO_STORE))
            except HTTPException:
                raise  # there is no such page
            except Exception:
                log.exception("a request failed", extra={"route": path})
                return _refuse(Refused("fault", "a fault of the server, not yours"))

        return handle

    routes: list[BaseRoute] = [
        Route(
            endpoint.path,
            handler(endpoint.path, partial(_answer, house, endpoint)),
            methods=[endpoint.method],
        )
        for endpoint in ENDPOINTS
    ]
    routes.append(Route("/metrics", handler("/metrics", metrics.answer)))
    routes.append(WebSocketRoute(LIVE, live))
    routes.append(Route(PATH, assistants))
    routes += [Route(page.path, handler(page.path, page.endpoint)) for page in page_routes()]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Headers)],
        exception_handlers={HTTPException: _no_route},
    )
    app.state.house = house
    app.state.network = Network(config, app)
    app.state.limits = limits
    app.state.gate = gate
    app.state.openings = Openings(limits.tables)
    app.state.connections = Connections(limits.connections)
    return app


async def _answer(house: House, endpoint: Endpoint, request: Request) -> Response:
    request.app.state.gate.charge(request, endpoint.cost - 1)
    token = bearer(request)
    room = person = bot = None
    if "code" in request.path_params:
        room = await house.room(request.path_params["code"])
    if endpoint.who == "person":
        assert room is not None
        person = await person_of(house, room, token)
        if not room.table.may_look(person):
            raise Refused("not_yours", "you are no longer at this table")
    elif endpoint.who == "owner" and not by_its_owner(request):
        raise Refused("not_yours", "this is asked on the server's own machine")
    else:
        bot = await bot_of(house, token)
    if endpoint.who == "bot" and bot is None:
        raise Refused("no_token", "this needs the token of a bot's account")
    body = None if endpoint.body is None else await read_body(request, endpoint.body)
    answer = await endpoint.answer(Call(request, house, body, room, person, bot))
    return answer if isinstance(answer, Response) else Response(encode(answer), media_type=JSON)


def _refuse(refusal: Refused, headers: dict[str, str] | None = None) -> Response:
    figures.add("brushpass_refusals_total", code=refusal.code)
    frame = RefusedFrame(None, refusal.code, str(refusal))
    return Response(encode(frame), refusal.status, headers, JSON)


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {status: code for code, status in STATUS.items()}
    code = codes.get(error.status_code, "unknown")
    frame = RefusedFrame(None, code, f"{error.detail.lower()}: see /api/openapi.json")
    return Response(encode(frame), error.status_code, dict(error.headers or {}), JSON)


def _tell_of_the_end(house: House) -> None:
    """Say goodbye when the signal comes: streams would otherwise hold up the end they wait for."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before: Any = signal.getsignal(number)

        def part(signum: int, before: Any = before) -> None:
            house.say_goodbye()
            if callable(before):
                # Not at once: it closes the connections, and they are still to carry the goodbye.
                loop.call_later(LAST_WORDS, before, signum, None)

        def end(signum: int, frame: FrameType | None, part: Any = part) -> None:
            loop.call_soon_threadsafe(part, signum)

        try:
            signal.signal(number, end)
        except ValueError:
            return  # not the main thread: whoever runs us there ends us otherwise

"""`/mcp`: the tools over streamable HTTP, in the same application and under the same limits.

Every request stands alone and says with its token who asks, so any worker can answer it. The SDK
takes a second to import, and most servers are never asked: it is loaded by the first request.
"""

import asyncio
import logging
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from brushpass.core.wire import encode
from brushpass.server.frames import RefusedFrame
from brushpass.server.live.house import House
from brushpass.server.mcp.caller import Caller
from brushpass.server.mcp.sitting import Sittings
from brushpass.server.tables.refused import Refused
from brushpass.server.web.call import bearer
from brushpass.server.web.reading import LARGEST

PATH: Final = "/mcp"
MISSING: Final = "this server speaks no MCP: it needs `pip install 'brushpass[mcp]'`"

log = logging.getLogger(__name__)


class Assistants:
    """An ASGI application, to be closed with the one it is part of."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._sittings: Sittings | None = None
        self._handle: Any = None
        self._running: asyncio.Task[None] | None = None
        self._beginning = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        try:
            request.app.state.gate.let_in(request)
            async with self._beginning:
                if self._running is None:
                    await self._begin(request.app)
        except Refused as refusal:
            frame = encode(RefusedFrame(None, refusal.code, str(refusal)))
            await Response(frame, refusal.status, None, "application/json")(scope, receive, send)
            return
        await self._handle(scope, receive, send)

    async def _begin(self, app: Any) -> None:
        try:
            from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

            from brushpass.server.mcp.protocol import tool_server
        except ImportError:
            raise Refused("unknown", MISSING) from None
        logging.getLogger("mcp").setLevel(logging.WARNING)
        self._sittings = sittings = Sittings(self._house, app.state.connections)

        def whose(request: Request) -> Caller:
            address = request.client.host if request.client else ""
            site = f"{request.url.scheme}://{request.url.netloc}"
            return Caller(self._house, sittings, app.state.openings, address, site, bearer(request))

        served = StreamableHTTPSessionManager(
            tool_server(whose), json_response=True, stateless=True, max_request_body_size=LARGEST
        )
        self._handle = served.handle_request
        ready = asyncio.Event()
        self._running = asyncio.create_task(_run(served, ready))
        await ready.wait()

    async def close(self) -> None:
        if self._running is not None and self._sittings is not None:
            await self._sittings.close()
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)


async def _run(served: Any, ready: asyncio.Event) -> None:
    """Begun and ended in one task, as the SDK's task group demands."""
    async with served.run():
        ready.set()
        await asyncio.Event().wait()

"""Tables of one's own at standard input and output: a small server inside this process.

Its page is served to this machine, so that a person can join the assistant's table in a browser.
The tables end with the process.
"""

import asyncio
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NoReturn

import uvicorn
from mcp.server.stdio import stdio_server
from starlette.applications import Starlette

from brushpass.server.config import Config
from brushpass.server.listening import bind, listening
from brushpass.server.live.house import House
from brushpass.server.live.thinking import Thinkers
from brushpass.server.live.time import Time
from brushpass.server.logs import begin_logging
from brushpass.server.mcp.caller import Caller
from brushpass.server.mcp.protocol import tool_server
from brushpass.server.mcp.sitting import Sittings
from brushpass.server.store.opening import find_store
from brushpass.server.web.app import make_app

HERE: Final = "127.0.0.1"
PACE: Final = 0.1  # seconds between the beats on which bots answer: nobody watches cards move
LOOK: Final = 0.01


class Quiet(uvicorn.Server):
    """Leaves signals to whoever runs this process."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def run() -> None:
    begin_logging()
    signal.signal(signal.SIGTERM, _leave)
    with TemporaryDirectory(prefix="brushpass-mcp-") as folder:
        asyncio.run(_serve(Path(folder)))


def _leave(number: int, frame: object) -> NoReturn:
    sys.exit(0)


async def _serve(folder: Path) -> None:
    config = Config(database=str(folder / "tables.db"), port=0, pace=PACE)
    thinkers = Thinkers(1)
    store = find_store(config.database)
    house = House(store, Time(), secrets.token_bytes, thinkers, config.pace)
    app = make_app(house, config)
    with bind(HERE, 0) as sock:
        server = Quiet(listening(config, app, loop="none"))
        serving = asyncio.create_task(server.serve(sockets=[sock]))
        while not server.started and not serving.done():
            await asyncio.sleep(LOOK)
        try:
            await _converse(house, app, f"http://{HERE}:{sock.getsockname()[1]}")
        finally:
            house.say_goodbye()
            server.should_exit = True
            await serving


async def _converse(house: House, app: Starlette, site: str) -> None:
    sittings = Sittings(house, app.state.connections)
    caller = Caller(house, sittings, app.state.openings, HERE, site, remembers=True)

    def whose(request: Any) -> Caller:
        return caller

    tools = tool_server(whose)
    try:
        async with stdio_server() as (read, write):
            await tools.run(read, write, tools.create_initialization_options())
    finally:
        await sittings.close()

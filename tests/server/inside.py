"""The whole server in this process, at a real port: for tests that must reach into a table, or
that need many servers and of each only a few answers.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from brushpass.server.config import Config
from brushpass.server.listening import bind, listening
from brushpass.server.live.house import House
from brushpass.server.live.thinking import Thinkers
from brushpass.server.live.time import Time
from brushpass.server.store.opening import find_store
from brushpass.server.web.app import make_app
from brushpass.server.web.limits import Limits


@asynccontextmanager
async def serving(
    database: str, time: Time | None = None, **settings: Any
) -> AsyncIterator[tuple[House, str]]:
    """The house, and the address at which it is served."""
    unlimited = Limits(1e6, 1e6, 1e6, 1e6, 1_000_000, 1_000_000)
    config = Config(database=database, port=0, **{"limits": unlimited, **settings})
    house = House(
        find_store(database),
        time or Time(),
        secrets.token_bytes,
        Thinkers(1),
        0.0,
    )
    with bind(config.host, config.port) as sock:
        server = uvicorn.Server(listening(config, make_app(house, config), loop="none"))
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        task = asyncio.create_task(server.serve(sockets=[sock]))
        while not server.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.01)
        try:
            yield house, f"http://127.0.0.1:{sock.getsockname()[1]}/"
        finally:
            house.say_goodbye()
            server.should_exit = True
            await task

"""Runs the server, in this process or in several."""

import asyncio
import gc
import os
import secrets
import socket
from contextlib import ExitStack
from tempfile import TemporaryDirectory

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from brushpass.core.refusal import Refusal
from brushpass.server.config import Config, handed_over
from brushpass.server.listening import listening
from brushpass.server.live.house import House
from brushpass.server.live.thinking import Thinkers
from brushpass.server.live.time import Time
from brushpass.server.logs import begin_logging
from brushpass.server.store.opening import find_store
from brushpass.server.store.store import StoreError
from brushpass.server.web.app import make_app
from brushpass.server.web.wires import raise_the_limit


def run(config: Config, sock: socket.socket) -> None:
    """Until it is told to stop. The socket is bound already, so that its address can be told."""
    with ExitStack() as stack:
        if config.workers > 1:
            folder = stack.enter_context(TemporaryDirectory(prefix="brushpass-figures-"))
            config = msgspec.structs.replace(config, figures=folder)
        _run(config, sock)


def _run(config: Config, sock: socket.socket) -> None:
    config.hand_over()
    server = listening(config, "brushpass.server.run:app", factory=True, workers=config.workers)
    if config.workers > 1:
        Multiprocess(server, sockets=[sock]).run()
    else:
        uvicorn.Server(server).run(sockets=[sock])


def prepare(config: Config) -> None:
    """Refuses in a sentence what would fail in every worker, and brings the store up to date."""
    if config.workers > 1 and "://" not in config.database:
        raise Refusal("several workers need PostgreSQL: give --database postgresql://...")

    async def try_out() -> None:
        store = find_store(config.database)
        await store.open(lambda code, number: None)
        await store.close()

    try:
        asyncio.run(try_out())
    except StoreError as error:
        raise Refusal(str(error)) from None


def app() -> Starlette:
    """Called in each worker."""
    config = handed_over()
    begin_logging()
    raise_the_limit()
    # Tables are many small objects that stay. To look through all of them as often as Python likes
    # to takes a tenth of the server's time, and everybody waits meanwhile.
    gc.set_threshold(20_000, 50, 100)
    cores = os.cpu_count() or 2
    thinkers = config.thinkers or max(1, cores // config.workers - 1)
    house = House(
        find_store(config.database),
        Time(),
        secrets.token_bytes,
        Thinkers(thinkers),
        config.pace,
    )
    return make_app(house, config)

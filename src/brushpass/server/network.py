"""The way in from the home network.

A server listens on 127.0.0.1 unless it is told otherwise, where no phone reaches it. A press in a
browser on the same computer opens it to the home network too: on this computer's private address
alone, never on a public one, and until the server stops.
"""

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from starlette.applications import Starlette

from brushpass.core.refusal import Refusal
from brushpass.server.config import Config
from brushpass.server.listening import bind, listening
from brushpass.server.tables.refused import Refused

ELSEWHERE: Final = ("192.0.2.1", 9)  # nobody: for a look at which way we would go, unsent
NO_HOME: Final = "this computer has no address in a home network: connect it to one"
WORKERS: Final = "several processes serve here: start them with --host for the network"

log = logging.getLogger(__name__)


def home_address() -> str | None:
    """This computer's own address in a private network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as look:
        try:
            look.connect(ELSEWHERE)
        except OSError:
            return None
        address = ipaddress.ip_address(look.getsockname()[0])
    private = address.is_private and not address.is_loopback and not address.is_link_local
    return str(address) if private and not address.is_unspecified else None


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def reached_at(host: str) -> str | None:
    """The address at which others reach a server that listens there; None: nobody does."""
    if is_loopback(host):
        return None
    return home_address() if host in ("0.0.0.0", "::") else host


class Beside(uvicorn.Server):
    """Serves the same application at one more address; it begins and ends with the first server."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listens = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield  # the first server has them

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listens.set()


class Network:
    def __init__(self, config: Config, app: Starlette) -> None:
        self._config = config
        self._app = app
        self._home: str | None = None  # where we listen besides
        self._server: Beside | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def reached(self) -> str | None:
        """The address at which phones find us now."""
        return self._home or reached_at(self._config.host)

    def offered(self) -> str:
        """The address that would be opened, or why there is none."""
        if self._config.workers > 1:
            raise Refused("wrong", WORKERS)
        home = home_address()
        if home is None:
            raise Refused("wrong", NO_HOME)
        return home

    async def open(self, port: int) -> None:
        if self.reached is not None:
            return
        home = self.offered()
        try:
            sock = bind(home, port)
        except Refusal as refusal:
            raise Refused("unavailable", str(refusal)) from None
        self._home = home
        self._server = Beside(listening(self._config, self._app, lifespan="off"))
        self._task = asyncio.create_task(self._server.serve(sockets=[sock]))
        await self._server.listens.wait()
        log.info("open to the home network at http://%s:%d/", home, port)

    async def close(self) -> None:
        if self._server is not None and self._task is not None:
            self._server.should_exit = True
            await self._task

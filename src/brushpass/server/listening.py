"""Where a server listens: sockets that are bound before anybody is told of them, and how they are
served."""

import socket
from typing import Any

import uvicorn
from starlette.applications import Starlette

from brushpass.core.refusal import Refusal
from brushpass.server.config import Config
from brushpass.server.web.protocol import HttpProtocol, SocketProtocol
from brushpass.server.web.reading import LARGEST

GRACE = 10  # seconds for what is under way when the server is told to stop


def bind(host: str, port: int) -> socket.socket:
    try:
        sock = socket.create_server((host, port), backlog=2048)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refusal(f"cannot listen at {host}:{port}: {why}") from None
    # Connections inherit it. asyncio sets it only where a socket names its protocol, and without it
    # the second of two messages waits until the first is acknowledged: 40 ms, on most machines.
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    sock.set_inheritable(True)
    return sock


class Listening(uvicorn.Config):
    """With what the protocols must know of our own settings."""

    def __init__(self, config: Config, app: Starlette | str, **more: Any) -> None:
        super().__init__(app, http=HttpProtocol, ws=SocketProtocol, **more)
        self.follows = config.limits.connections
        self.proxies = tuple(config.proxies)


def listening(config: Config, app: Starlette | str, **more: Any) -> uvicorn.Config:
    return Listening(
        config,
        app,
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        # By itself uvicorn believes whoever connects from this machine.
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=GRACE,
        **more,
    )

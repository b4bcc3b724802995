"""Where a request comes from, and whom it asks for: one of our own pages, this very machine, us."""

import ipaddress
import socket
from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request

from brushpass.server.network import is_loopback

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")


def own_names(names: Collection[str], origins: Collection[str]) -> frozenset[str]:
    """What the server is called: by whoever runs it, and in its own network."""
    machine = socket.gethostname().lower()
    sites = [urlsplit(origin).hostname or "" for origin in origins]
    given = [*(name.lower() for name in names), *sites]
    return frozenset(["localhost", machine, f"{machine}.local", *given])


def is_ours(headers: Mapping[str, str], names: Collection[str]) -> bool:
    """Whether we are asked for. A site could lead a name of its own here, so that a browser takes
    our answers for that site's; it cannot do so with an address. Programs need not say anything."""
    asked = headers.get("host")
    if asked is None:
        return True
    try:
        host = urlsplit(f"//{asked}").hostname or ""
    except ValueError:
        return False
    if host in names:
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def by_another_site(request: Request, allowed: Collection[str]) -> bool:
    """A page elsewhere makes its reader's browser ask us to do something."""
    if request.method in HARMLESS:
        return False
    return not same_origin(request.headers, allowed)


def same_origin(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """Programs send no Origin; a browser always does, and cannot be made to lie about it."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "") != ""
    except ValueError:
        return False


def on_this_machine(request: Request) -> bool:
    """A proxy on this machine, which we were not told of, asks for somebody elsewhere."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    return request.client is not None and is_loopback(request.client.host)


def by_its_owner(request: Request) -> bool:
    """Somebody who sits at this machine, or a program of theirs. A site that their browser looks at
    could ask too: it has another origin, or a name of its own that leads here."""
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return (
        on_this_machine(request) and is_loopback(host) and same_origin(request.headers, allowed=())
    )

"""Which pages may open a WebSocket: our own, and those that the server was told of."""

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit


def same_origin(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """Programs send no Origin; a browser always does, and cannot be made to lie about it."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "") != ""
    except ValueError:
        return False

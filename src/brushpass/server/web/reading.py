"""Reads what came over the network: of limited size, of known shape, or refused in a sentence."""

from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request

from brushpass.server.tables.refused import Refused

LARGEST: Final = 8 * 1024  # bytes of a body or a frame


async def read_body(request: Request, kind: Any) -> Any:
    data = b""
    try:
        async for part in request.stream():
            data += part
            if len(data) > LARGEST:
                break
    except ClientDisconnect:
        raise Refused("malformed", "the connection ended before the body did") from None
    return read(data, kind)


def read(data: bytes | str, kind: Any) -> Any:
    if len(data) > LARGEST:
        raise Refused("too_large", f"up to {LARGEST} bytes are read at once")
    try:
        return _decoder(kind).decode(data)
    except msgspec.ValidationError as error:
        raise Refused("malformed", _sentence(str(error))) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("malformed", f"this is not JSON: {_sentence(str(error))}") from None
    except RecursionError:
        raise Refused("malformed", "this is nested too deeply") from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _sentence(text: str) -> str:
    """msgspec's own, in our manner: it names the field and what is allowed there."""
    return text[:300] if text.startswith("JSON") else text[:1].lower() + text[1:300]


def read_number(text: str | None, name: str) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refused("malformed", f"{name} must be a whole number from 0 up")
    return int(text)

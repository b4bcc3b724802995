"""Lines that are kept packed with gzip, as they are for those who take it, unpacked for others.

Only for what everybody may know. What a seat is told live is never packed: the length would then
depend on how a secret resembles what others can make us write beside it.
"""

import asyncio
import zlib
from collections.abc import AsyncIterator, Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

GZIP: Final = 31  # zlib's name for a gzip header and the largest window
PART: Final = 64 * 1024  # bytes at a time, so that one who reads slowly holds little


def packed(request: Request, data: bytes, media_type: str) -> Response:
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip", "content-length": str(len(data))}
        return StreamingResponse(_in_turn(_parts(data)), headers=headers, media_type=media_type)
    return StreamingResponse(_in_turn(_unpacked(data)), headers=headers, media_type=media_type)


def _parts(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), PART):
        yield data[start : start + PART]


def _unpacked(data: bytes) -> Iterator[bytes]:
    press = zlib.decompressobj(GZIP)
    while data:
        yield press.decompress(data, PART)
        data = press.unconsumed_tail
    yield press.flush()


async def _in_turn(parts: Iterator[bytes]) -> AsyncIterator[bytes]:
    for part in parts:
        yield part
        await asyncio.sleep(0)  # a long game must not keep the others waiting

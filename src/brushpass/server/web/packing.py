"""Lines packed with gzip for those who take it: a replay says much the same at every step.

Only for what everybody may know. What a seat is told live is never packed: the length would then
depend on how a secret resembles what others can make us write beside it.
"""

import zlib
from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

GZIP: Final = 31  # zlib's name for a gzip header and the largest window


def packed(request: Request, lines: AsyncIterator[bytes], media_type: str) -> Response:
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(lines, media_type=media_type)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return StreamingResponse(_pack(lines), headers=headers, media_type=media_type)


async def _pack(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    press = zlib.compressobj(6, zlib.DEFLATED, GZIP)
    async for line in lines:
        if data := press.compress(line):
            yield data
    yield press.flush()

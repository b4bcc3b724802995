"""The browser client, if it was built into the package; else a page that says what is missing."""

from importlib import resources
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

STATIC: Final = Path(str(resources.files("brushpass.server"))) / "static"
# Places of the client. Each is the same page, which then looks at its address.
PLACES: Final = [
    "/",
    "/t/{code}",
    "/t/{code}/screen",
    "/replay/{code}",
    "/rules",
    "/rules/{game}",
    "/settings",
]
FOR_EVER: Final = "public, max-age=31536000, immutable"  # built files carry a hash in their names
ASK_AGAIN: Final = "no-cache"
NOTE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Brushpass</title></head>
<body><h1>Brushpass</h1>
<p>The table server runs. Its browser client was not built into this installation:
<code>make setup</code> in the source tree builds it. Programs can play:
see <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body></html>
"""


def page_routes(static: Path = STATIC) -> list[Route]:
    if not (static / "index.html").is_file():
        return [Route(place, _note) for place in PLACES]
    files = {
        f"/{file.relative_to(static).as_posix()}": file
        for file in static.rglob("*")
        if file.is_file() and file.suffix != ".gz"
    }

    async def page(request: Request) -> Response:
        return _file(request, static / "index.html", ASK_AGAIN)

    async def asset(request: Request) -> Response:
        file = files.get(request.url.path)
        if file is None:
            if "text/html" in request.headers.get("accept", ""):  # a person: the page says so
                return _file(request, static / "index.html", ASK_AGAIN, 404)
            raise HTTPException(404, "there is no such page")
        hashed = request.url.path.startswith("/assets/")
        return _file(request, file, FOR_EVER if hashed else ASK_AGAIN)

    return [*[Route(place, page) for place in PLACES], Route("/{path:path}", asset)]


async def _note(request: Request) -> Response:
    return HTMLResponse(NOTE)


def _file(request: Request, file: Path, cache: str, status: int = 200) -> Response:
    """Packed, where the build has packed it and the browser takes it."""
    small = file.with_name(f"{file.name}.gz")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    response = FileResponse(file, status, headers)
    if "gzip" in request.headers.get("accept-encoding", "") and small.is_file():
        kind = response.media_type
        response = FileResponse(small, status, headers, kind)
        response.headers["content-encoding"] = "gzip"
    return response

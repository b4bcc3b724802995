"""The browser client, if it was built into the package; else a page that says what is missing."""

from importlib import resources
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC: Final = Path(str(resources.files("brushpass.server"))) / "static"
NOTE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Brushpass</title></head>
<body><h1>Brushpass</h1>
<p>The table server runs. Its browser client was not built into this installation;
programs can play: see <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body></html>
"""


def page_routes() -> list[BaseRoute]:
    built = (STATIC / "index.html").is_file()

    async def page(request: Request) -> Response:
        return FileResponse(STATIC / "index.html") if built else HTMLResponse(NOTE)

    routes: list[BaseRoute] = [Route("/", page), Route("/t/{code}", page)]
    if built:
        routes.append(Mount("/", StaticFiles(directory=STATIC)))
    return routes

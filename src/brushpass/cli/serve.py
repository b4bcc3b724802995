"""`brushpass serve`: the table server."""

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from brushpass.cli.arguments import read_number
from brushpass.cli.screen import screen

Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="WHERE",
        envvar="BRUSHPASS_DATABASE",
        help="A file, or postgresql://USER:PASSWORD@HOST/NAME.",
    ),
]
Host = Annotated[
    str, typer.Option("--host", metavar="ADDRESS", envvar="BRUSHPASS_HOST", help="Where to listen.")
]
Port = Annotated[
    str,
    typer.Option("--port", metavar="N", envvar="BRUSHPASS_PORT", help="0 takes any free one."),
]
Workers = Annotated[
    str,
    typer.Option(
        "--workers", metavar="N", envvar="BRUSHPASS_WORKERS", help="Processes; needs PostgreSQL."
    ),
]
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="Another site whose pages may connect."),
]
DEFAULT = str(Path.home() / ".brushpass" / "tables.db")
Open = Annotated[bool, typer.Option("--open", help="Open the browser.")]


def serve(
    database: Database = DEFAULT,
    host: Host = "127.0.0.1",
    port: Port = "8765",
    workers: Workers = "1",
    origin: Origins = None,
    open_browser: Open = False,
) -> None:
    """Serve tables over the network, for people and bots."""
    from brushpass.server.config import Config
    from brushpass.server.run import bind, prepare, run

    config = Config(
        database=database,
        host=host,
        port=read_number(port, "--port", 0, 65535),
        workers=read_number(workers, "--workers", 1, 256),
        origins=origin or [],
    )
    prepare(config)
    sock = bind(config)
    address = f"http://{host}:{sock.getsockname()[1]}/"
    screen().print(f"Tables are served at {address} (Ctrl-C stops).")
    if open_browser:
        webbrowser.open(address)
    run(config, sock)

"""`brushpass serve`: the table server."""

import ipaddress
import re
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from brushpass.cli.arguments import read_number
from brushpass.cli.screen import screen
from brushpass.core.refusal import Refusal, unknown

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
Names = Annotated[
    list[str] | None,
    typer.Option(
        "--name",
        metavar="NAME",
        envvar="BRUSHPASS_NAMES",
        help="What the server is called, as tables.example.org; its addresses need none.",
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        envvar="BRUSHPASS_PROXIES",
        help="A proxy before the server, whose X-Forwarded-For and -Proto are believed.",
    ),
]
Metrics = Annotated[
    str,
    typer.Option(
        "--metrics",
        metavar="WHO",
        envvar="BRUSHPASS_METRICS",
        help="Who may read /metrics: loopback, everybody or nobody.",
    ),
]
Connections = Annotated[
    str,
    typer.Option(
        "--connections",
        metavar="N",
        envvar="BRUSHPASS_CONNECTIONS",
        help="How many tables one address may follow at once.",
    ),
]
DEFAULT = str(Path.home() / ".brushpass" / "tables.db")
Open = Annotated[bool, typer.Option("--open", help="Open the browser.")]


def serve(
    database: Database = DEFAULT,
    host: Host = "127.0.0.1",
    port: Port = "8765",
    workers: Workers = "1",
    name: Names = None,
    origin: Origins = None,
    proxy: Proxies = None,
    metrics: Metrics = "loopback",
    connections: Connections = "200",
    open_browser: Open = False,
) -> None:
    """Serve tables over the network, for people and bots."""
    from brushpass.server.config import Config
    from brushpass.server.listening import bind
    from brushpass.server.run import prepare, run
    from brushpass.server.web.limits import Limits
    from brushpass.server.web.metrics import READERS

    if metrics not in READERS:
        raise unknown("reader of the metrics", metrics, READERS)
    config = Config(
        database=database,
        host=host,
        port=read_number(port, "--port", 0, 65535),
        workers=read_number(workers, "--workers", 1, 256),
        names=read_names(name or []),
        origins=origin or [],
        proxies=read_proxies(proxy or []),
        metrics=metrics,
        limits=Limits(connections=read_number(connections, "--connections", 1, 1_000_000)),
    )
    prepare(config)
    sock = bind(host, config.port)
    address = tell_where(host, sock.getsockname()[1])
    if open_browser:
        webbrowser.open(address)
    run(config, sock)


def tell_where(host: str, port: int) -> str:
    """On the screen, for this computer and for phones; the first of them."""
    from brushpass.server.network import home_address, is_loopback, reached_at

    everywhere = host in ("0.0.0.0", "::")
    address = f"http://{'127.0.0.1' if everywhere else host}:{port}/"
    screen().print(f"Tables are served at {address} (Ctrl-C stops).")
    home = home_address()
    if everywhere and reached_at(host):
        screen().print(f"Phones on your network find them at http://{reached_at(host)}:{port}/.")
    elif is_loopback(host) and home:
        screen().print(
            "Only this computer reaches them. A press in a table's waiting room opens them to your "
            f"home network, at http://{home}:{port}/."
        )
    return address


def read_proxies(addresses: list[str]) -> list[str]:
    """A name, or everybody, would let anybody pass for somebody else."""
    for address in addresses:
        try:
            everybody = ipaddress.ip_network(address).prefixlen == 0
        except ValueError:
            everybody = True
        if everybody:
            raise Refusal(f"--proxy is an address or a network like 10.0.0.0/8, not {address!r}")
    return addresses


def read_names(names: list[str]) -> list[str]:
    for name in names:
        if not re.fullmatch(r"[A-Za-z0-9.-]+", name):
            raise Refusal(f"--name is a name like tables.example.org, not {name!r}")
    return names

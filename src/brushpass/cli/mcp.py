"""`brushpass mcp`: tables for an assistant that speaks the Model Context Protocol."""

from typing import Annotated

import typer

from brushpass.core.refusal import Refusal

Address = Annotated[
    str | None,
    typer.Option(
        "--server",
        metavar="URL",
        help="Tables of this server, with others; else tables of the assistant's own.",
    ),
]
Token = Annotated[
    str | None,
    typer.Option(
        "--token",
        metavar="TOKEN",
        envvar="BRUSHPASS_TOKEN",
        help="Of a seat that is yours there, or of a bot's account.",
    ),
]


def mcp(server: Address = None, token: Token = None) -> None:
    """Let an assistant play, over standard input and output.

    Not for the keyboard: name this command where your assistant lists its MCP servers. A server's
    own address for assistants is URL/mcp.
    """
    try:
        from brushpass.server.mcp import alone, bridge
    except ImportError as error:
        raise Refusal(
            f"this needs more than is installed here: pip install 'brushpass[mcp]' ({error})"
        ) from None
    if server is not None:
        bridge.run(server, token)
    elif token is not None:
        raise Refusal("--token is of a server's table: add --server URL")
    else:
        alone.run()

"""`brushpass bot`: a bot of your own at a table on a server."""

from functools import partial
from typing import Annotated

import typer

from brushpass.bots.registry import find_any_bot
from brushpass.cli.screen import screen
from brushpass.core.catalogue import games
from brushpass.core.refusal import Refusal

WhichBot = Annotated[
    str, typer.Argument(metavar="BOT", help="A file like my_bot.py, or the name of one of ours.")
]
Address = Annotated[
    str, typer.Option("--server", metavar="URL", help="Where the tables are served.")
]
Code = Annotated[
    str | None, typer.Option("--table", metavar="CODE", help="Sit down at this table first.")
]
Name = Annotated[
    str | None, typer.Option("--name", metavar="NAME", help="A new account of this name.")
]
Token = Annotated[
    str | None,
    typer.Option(
        "--token", metavar="TOKEN", envvar="BRUSHPASS_TOKEN", help="An account from before."
    ),
]
Once = Annotated[bool, typer.Option("--once", help="Leave after one game.")]
Decline = Annotated[bool, typer.Option("--decline", help="Accept no invitations by hosts.")]


def bot(
    which: WhichBot,
    server: Address = "http://127.0.0.1:8765",
    table: Code = None,
    name: Name = None,
    token: Token = None,
    once: Once = False,
    decline: Decline = False,
) -> None:
    """Let a bot of your own play at a table on a server.

    A new account is made with --name; its token is told, and --token takes it up again.
    """
    from brushpass.server.visit import Server, register, visit

    find_any_bot(which, next(iter(games().values()))).close()  # refuses what is no bot
    if (name is None) == (token is None):
        raise Refusal("give --name for a new account, or --token for one from before")
    console = screen()
    there = Server(server, token)
    try:
        if name is not None:
            there.token = register(there, name)
            console.print(f"The account's token, told once: {there.token}", soft_wrap=True)
        if table is not None:
            there.post(f"/api/tables/{table}/join", {})
            console.print(f"Sits down at {table}.")
    except ConnectionError as error:
        raise Refusal(str(error)) from None
    say = partial(console.print, which, soft_wrap=True)
    visit(there, partial(find_any_bot, which), say, once, accept=not decline)

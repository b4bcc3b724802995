"""The commands, put together."""

from typing import Annotated

import typer

from brushpass import __version__
from brushpass.cli.admin import admin
from brushpass.cli.bench import bench
from brushpass.cli.bot import bot
from brushpass.cli.bots import bots
from brushpass.cli.commands import Commands
from brushpass.cli.export import export
from brushpass.cli.games import games
from brushpass.cli.mcp import mcp
from brushpass.cli.observe import observe
from brushpass.cli.play import play
from brushpass.cli.replay import replay
from brushpass.cli.rules import rules
from brushpass.cli.serve import serve
from brushpass.cli.simulate import simulate
from brushpass.cli.stop import CODES
from brushpass.cli.strength import strength
from brushpass.cli.tournament import tournament
from brushpass.cli.verify import verify

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
    epilog=CODES,
)
for command in (
    games,
    rules,
    bots,
    play,
    simulate,
    tournament,
    strength,
    replay,
    verify,
    observe,
    export,
    bench,
    serve,
    bot,
    mcp,
):
    app.command()(command)
app.add_typer(admin, name="admin")


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"brushpass {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def brushpass(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=say_version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    """Five spy games at one table. Every seat sees only what it may."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())

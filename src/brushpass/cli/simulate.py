"""`brushpass simulate`: many games between bots, counted."""

from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from brushpass.bots.seeds import MOST_GAMES
from brushpass.cli.arguments import (
    BOTS_HELP,
    GRACE_MS,
    AsJson,
    Force,
    GameName,
    Grace,
    ModeName,
    Seats,
    Seed,
    Settings,
    Simulations,
    Time,
    read_bots,
    read_budget,
    read_number,
    read_seed,
    read_table,
)
from brushpass.cli.faults import faults_data, print_faults
from brushpass.cli.figures import as_data, print_figures
from brushpass.cli.recordfile import shown
from brushpass.cli.run import Run, check_folder
from brushpass.cli.screen import print_json, screen
from brushpass.cli.stop import CTRL_C, Stop

if TYPE_CHECKING:
    from rich.progress import Progress

Games = Annotated[str, typer.Option("--games", metavar="N", help="How many games.")]
Everyone = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAMES",
        help=f"One name for all seats, or a list by seat with commas. {BOTS_HELP}",
    ),
]
Rotate = Annotated[
    bool, typer.Option("--rotate", help="Bots move on by one seat from game to game.")
]
RecordsTo = Annotated[
    Path | None,
    typer.Option(
        "--records",
        metavar="DIR",
        help="Write every game down in this folder. Games between recruits only are then dealt "
        "at committed tables, so they are other games than without.",
    ),
]


def simulate(
    game_name: GameName,
    games: Games = "1000",
    seed: Seed = "0",
    mode: ModeName = None,
    seats: Seats = None,
    bots: Everyone = "recruit",
    rotate: Rotate = False,
    time: Time = None,
    simulations: Simulations = None,
    grace: Grace = GRACE_MS,
    option: Settings = None,
    records: RecordsTo = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and count how they went."""
    game, options = read_table(game_name, mode, seats, option)
    many = read_number(games, "--games", 1, MOST_GAMES - 1)
    start = read_seed(seed or "0")
    budget = read_budget(time, simulations)
    if records is not None:
        check_folder(records, force)
    everyone = read_bots(bots, game, options.seats, "seats", grace)
    run = Run(game, options, everyone, start, rotate, records, budget)
    began = perf_counter()
    try:
        with progress() as bar:
            task = bar.add_task(game.about.title, total=many) if bar else None
            for number in range(1, many + 1):
                run.play(number)
                if bar and task is not None and (number % 64 == 0 or number == many):
                    bar.update(task, completed=number)
    except KeyboardInterrupt:
        kept = "" if records is None else f"; those played are written down in {shown(records)}"
        played = f"{run.tally.games} of {many} games"
        raise Stop(CTRL_C, f"stopped after {played}, nothing is counted{kept}") from None
    seconds = perf_counter() - began
    if as_json:
        print_json(as_data(run, seconds) | {"faults": faults_data(run.faults)})
    else:
        console = screen()
        print_figures(console, run, seconds)
        print_faults(console, run.faults)


def progress() -> "Progress | nullcontext[None]":
    """A bar for a person who waits; nothing for a pipe."""
    from rich.progress import Progress  # slow to import, and no other command needs it

    console = screen(stderr=True)
    return Progress(console=console, transient=True) if console.is_terminal else nullcontext()

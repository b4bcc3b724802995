"""`brushpass play`: a game in the terminal, you against bots."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from brushpass.bots.bot import Bot
from brushpass.bots.match import Player, play_out
from brushpass.bots.seeds import bot_chance
from brushpass.bots.wall import Walled, sitting
from brushpass.cli.arguments import (
    BOTS_HELP,
    GRACE_MS,
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
    read_seed,
    read_table,
)
from brushpass.cli.asking import Leave
from brushpass.cli.closing import print_ending
from brushpass.cli.faults import fault_lines, print_faults
from brushpass.cli.person import Person
from brushpass.cli.recordfile import check_writable, shown, write_record
from brushpass.cli.screen import screen
from brushpass.cli.stop import CTRL_C, Stop
from brushpass.core.about import Options
from brushpass.core.chance import SECRET_BYTES, commitment, secret_from_seed
from brushpass.core.game import AnyGame
from brushpass.core.seats import letter, seat_of
from brushpass.core.table import Table

Seat = Annotated[str, typer.Option("--seat", metavar="LETTER", help="Where you sit.")]
Opponents = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAMES",
        help=f"One name for all other seats, or a list with commas. {BOTS_HELP}",
    ),
]
RecordTo = Annotated[
    Path | None, typer.Option("--record", metavar="FILE", help="Write the game down here.")
]


def play(
    game_name: GameName,
    mode: ModeName = None,
    seats: Seats = None,
    seed: Seed = None,
    bots: Opponents = "clerk",
    seat: Seat = "A",
    time: Time = None,
    simulations: Simulations = None,
    grace: Grace = GRACE_MS,
    option: Settings = None,
    record: RecordTo = None,
    force: Force = False,
) -> None:
    """Play in the terminal: you in one seat, bots in the others."""
    game, options = read_table(game_name, mode, seats, option)
    you = seat_of(seat, options.seats)
    number = None if seed is None else read_seed(seed)
    budget = read_budget(time, simulations)
    if record is not None:
        check_writable(record, force)
    others = read_bots(bots, game, options.seats - 1, "other seats", grace)
    # Without a seed nobody can know the deal beforehand; with one it is for repeating, not secret.
    secret = secrets.token_bytes(SECRET_BYTES) if number is None else secret_from_seed(number)
    console = screen()
    seated = dict(zip(others_of(you, options.seats), others, strict=True))
    open_table(console, game, options, you, seated, commitment(secret))
    table = Table.committed(game, options, secret)
    person = Person(game, you, console)
    luck = secrets.randbits(64) if number is None else number
    walled = {
        seat: Walled(bot, options, seat, bot_chance(luck, seat), budget, fault_lines(console, seat))
        for seat, bot in seated.items()
    }
    players: list[Player] = [walled.get(seat, person) for seat in range(options.seats)]

    done = False
    try:
        with sitting(list(walled.values())):
            play_out(table, players)
        done = True
    except Leave:
        console.print(f"You {left(table, record)}.")
    except KeyboardInterrupt:
        console.print()
        raise Stop(CTRL_C, left(table, record)) from None
    finally:
        if record is not None:
            write_record(record, table.record().reveal(secret))
    if done:
        print_ending(console, table, person, seated, secret, record)
    print_faults(console, [fault for bot in walled.values() for fault in bot.faults])


def others_of(you: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if seat != you]


def open_table(
    console: Console,
    game: AnyGame,
    options: Options,
    you: int,
    bots: dict[int, Bot],
    committed: str,
) -> None:
    about = game.about
    console.print(f"{about.title}, by {about.authors}", style="bold")
    console.print(about.pitch)
    console.print()
    others = ", ".join(f"{letter(seat)} ({bot.name})" for seat, bot in bots.items())
    console.print(f"You are {letter(you)}. Bots: {others}.")
    console.print("The deal is sealed under this figure; the end opens it:")
    console.print(committed, style="dim", soft_wrap=True)


def left(table: Table, record: Path | None) -> str:
    steps = len(table.steps)
    kept = (
        "--record FILE would have kept it" if record is None else f"it is kept in {shown(record)}"
    )
    return f"left the game after {steps} step{'' if steps == 1 else 's'}; {kept}"

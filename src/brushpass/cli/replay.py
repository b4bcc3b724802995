"""`brushpass replay`: a recorded game, step by step, as one seat saw it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from brushpass.cli.arguments import read_number
from brushpass.cli.outcome import outcome
from brushpass.cli.recordfile import read_record, shown
from brushpass.cli.screen import QUIET, heading, screen
from brushpass.cli.sheet import print_blocks
from brushpass.core.chance import Script
from brushpass.core.record import Record
from brushpass.core.refusal import Refusal
from brushpass.core.seats import letter, seat_of
from brushpass.core.table import Table
from brushpass.core.table import replay as follow
from brushpass.core.wire import Message, decode, encode

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
Seat = Annotated[
    str | None,
    typer.Option("--seat", metavar="LETTER", help="Whose eyes; `all` for everybody's."),
]
Upto = Annotated[
    str | None, typer.Option("--step", metavar="N", help="Stop after this step; 0 is the deal.")
]

Audience = int | None  # a seat, or None: a spectator


def replay(file: RecordFile, seat: Seat = None, step: Upto = None) -> None:
    """Show a recorded game, step by step."""
    record = read_record(file)
    try:
        whole = follow(record)
    except Refusal as refusal:
        raise Refusal(f"{shown(file)}: {refusal}") from None
    seats = record.options.seats
    audiences: list[Audience] = [None]
    if seat is not None and seat.lower() == "all":
        if whole.to_act() and record.secret is None:
            raise Refusal("all seats can be shown once the game has ended: choose one --seat")
        audiences = list(range(seats))
    elif seat is not None:
        audiences = [seat_of(seat, seats)]
    steps = len(record.steps)
    last = steps if step is None else read_number(step, "--step", 0, steps)
    console = screen()
    about = whole.game.about
    eyes = "as everybody saw it" if len(audiences) > 1 else f"as {eyes_of(audiences[0])} saw it"
    console.print(f"{about.title}, {seats} seats, {steps} steps, {eyes}", style="bold")
    table = whole
    for number, table, letters in walk(record, last):
        lines = heard(table, letters, audiences)
        if lines:
            console.print(page(str(number) if number else "deal", lines))
    for audience in audiences:
        heading(console, f"The table as {eyes_of(audience)} sees it", f"step {last}")
        seen = decode(encode(table.view(audience)), table.game.face.view_type())
        print_blocks(console, table.game.face.words().table(seen))
    console.print()
    if last == steps:
        console.print(f"Result: {outcome(table)}.")


def walk(record: Record, last: int) -> Iterator[tuple[int, Table, Sequence[list[Message]]]]:
    """The table after each step, and what was told in it; step 0 is the deal."""
    picks = [*record.deal, *[pick for step in record.steps for pick in step.picks]]
    table = Table(follow(record, 0).game, record.options, Script(picks), record.commitment)
    yield 0, table, table.post.take()
    for number, step in enumerate(record.steps[:last], 1):
        table.play(step.seat, table.game.actions[step.action])
        yield number, table, table.post.take()


def heard(
    table: Table, letters: Sequence[list[Message]], audiences: Sequence[Audience]
) -> list[tuple[str, str]]:
    """The lines of one step: who read it, if that needs saying, and what."""
    words = table.game.face.words()
    lines: list[tuple[str, str]] = []
    for audience in audiences:
        box: Any = letters[-1 if audience is None else audience]
        told = [words.news(message, audience) for message in box]
        who = f"{eyes_of(audience)}:" if len(audiences) > 1 else ""
        lines += [(who, line) for line in told if line]
    return lines


def eyes_of(audience: Audience) -> str:
    return "a spectator" if audience is None else letter(audience)


def page(number: str, lines: Sequence[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=5, style=QUIET)
    if any(who for who, _ in lines):
        grid.add_column(style=QUIET)
    grid.add_column()
    for index, (who, line) in enumerate(lines):
        cells = [Text("" if index else number), *([Text(who)] if who else []), Text(line)]
        grid.add_row(*cells)
    return grid

"""The end of a game at the terminal: who won, and how to check the deal."""

from pathlib import Path

from rich.console import Console

from brushpass.bots.bot import Bot
from brushpass.cli.outcome import points
from brushpass.cli.person import Person
from brushpass.cli.recordfile import shown
from brushpass.cli.screen import heading
from brushpass.cli.sheet import grid
from brushpass.core.seats import letter
from brushpass.core.table import Table
from brushpass.core.wire import encode


def print_ending(
    console: Console,
    table: Table,
    person: Person,
    bots: dict[int, Bot],
    secret: bytes,
    record: Path | None,
) -> None:
    result = table.game.result(table.state)
    assert result is not None
    person.look(encode(table.view(person.seat)))
    heading(console, table.game.face.words().verdict(result, person.seat), result.ending)
    rows = []
    for seat, earned in enumerate(result.points):
        who = "you" if seat == person.seat else f"bot ({bots[seat].name})"
        role = table.game.role(table.state, seat)
        mark = "won" if seat in result.winners else ""
        rows.append([letter(seat), who, *([role] if role else []), points(earned), mark])
    head = ["", "", *(["Role"] if len(rows[0]) == 5 else []), "Points", ""]
    console.print(grid(head, rows))
    console.print()
    console.print("The deal was sealed with this secret:")
    console.print(secret.hex(), style="dim", soft_wrap=True)
    if record is None:
        console.print("A game played with --record FILE can be checked by anyone.")
    else:
        command = f"brushpass verify {shown(record)} --commitment {table.commitment}"
        console.print(f"Check every card of it: {command}", soft_wrap=True)

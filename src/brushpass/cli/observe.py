"""`brushpass observe`: what a seat observes as numbers: what they mean, or what they were."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from brushpass.cli.arguments import (
    AsJson,
    GameName,
    ModeName,
    Seats,
    Settings,
    read_number,
    read_table,
)
from brushpass.cli.recordfile import read_record, shown
from brushpass.cli.screen import print_json, screen
from brushpass.cli.sheet import grid
from brushpass.core.observation import MOST, YES, Part, width, write_belief, zeros
from brushpass.core.refusal import Refusal
from brushpass.core.rows import observer_of
from brushpass.core.seats import letter, seat_of
from brushpass.core.table import Table, replay

RecordFile = Annotated[
    Path | None, typer.Argument(metavar="[FILE]", help="A record: what a seat observed in it.")
]
Step = Annotated[
    str | None,
    typer.Option("--step", metavar="N", help="After this step; the last if nothing is said."),
]
Seat = Annotated[
    str | None,
    typer.Option("--seat", metavar="LETTER", help="Who looks; whoever is to act otherwise."),
]
Beliefs = Annotated[
    bool, typer.Option("--beliefs", help="With what the seat can conclude from its memory.")
]


def observe(
    game_name: GameName,
    file: RecordFile = None,
    step: Step = None,
    seat: Seat = None,
    mode: ModeName = None,
    seats: Seats = None,
    settings: Settings = None,
    beliefs: Beliefs = False,
    as_json: AsJson = False,
) -> None:
    """Show what a seat observes as numbers: what each means, or what they were."""
    if file is None:
        for name, value in {"--step": step, "--seat": seat}.items():
            if value is not None:
                raise Refusal(f"{name} is about a record: name its file too")
        game, options = read_table(game_name, mode, seats, settings)
        observer = observer_of(game)
        parts = observer.parts(options)
        if beliefs:
            parts += tuple([question.part for question in observer.questions(options)])
        if as_json:
            print_json({"numbers": width(parts), "parts": [described(part) for part in parts]})
        else:
            title = f"{game.about.title} ({options.mode}, {options.seats} seats)"
            print_parts(screen(), f"{title}: {width(parts)} numbers", parts)
        return
    for name, given in {"--mode": mode, "--seats": seats, "--option": settings}.items():
        if given is not None:
            raise Refusal(f"{name} cannot be asked for with a record: it has its own table")
    table, last = at_step(game_name, file, step)
    to_act = table.to_act()
    who = (to_act[0] if to_act else 0) if seat is None else seat_of(seat, table.options.seats)
    found = observed(table, who, beliefs)
    if as_json:
        numbers = [{"part": part.name, "numbers": list(row)} for part, row in found]
        print_json({"step": last, "seat": who, "parts": numbers})
    else:
        print_observed(screen(), f"Step {last}, observed by {letter(who)}", found)


def at_step(game_name: str, file: Path, step: str | None) -> tuple[Table, int]:
    record = read_record(file)
    if record.game != game_name:
        raise Refusal(f"{shown(file)} is a record of {record.game}, not of {game_name}")
    steps = len(record.steps)
    last = steps if step is None else read_number(step, "--step", 0, steps)
    try:
        return replay(record, last), last
    except Refusal as refusal:
        raise Refusal(f"{shown(file)}: {refusal}") from None


def observed(table: Table, seat: int, beliefs: bool) -> list[tuple[Part, bytes]]:
    observer = observer_of(table.game)
    parts = observer.parts(table.options)
    asked = observer.questions(table.options) if beliefs else ()
    row = zeros(width(parts) + width(tuple([question.part for question in asked])))
    observer.write(table.state, seat, row, 0)
    if asked:
        belief = table.game.face.belief(table.view(seat))
        write_belief(asked, belief, row, width(parts))
    found, at, numbers = [], 0, bytes(row)
    for part in (*parts, *[question.part for question in asked]):
        found.append((part, numbers[at : at + part.size]))
        at += part.size
    return found


def described(part: Part) -> dict[str, Any]:
    return {
        "part": part.name,
        "words": part.words,
        "shape": list(part.shape),
        "high": part.high,
        "axes": [list(labels) for labels in part.axes],
    }


def print_parts(console: Console, title: str, parts: tuple[Part, ...]) -> None:
    console.print(title, style="bold", end="\n\n")
    rows = [
        [
            part.name,
            " x ".join(map(str, part.shape)) or "1",
            "yes or no" if part.high == YES else f"0 to {part.high}",
            part.words,
        ]
        for part in parts
    ]
    console.print(grid(["Part", "Shape", "Numbers", "What a number says"], rows))


def print_observed(console: Console, title: str, found: list[tuple[Part, bytes]]) -> None:
    """What is not zero."""
    console.print(title, style="bold", end="\n\n")
    rows = []
    for part, numbers in found:
        said = [
            f"{part.label(place)} {figure(part, number)}".strip()
            for place, number in enumerate(numbers)
            if number
        ]
        if said:
            rows.append([part.name, "; ".join(said)])
    console.print(grid(["Part", "What is not 0"], rows))


def figure(part: Part, number: int) -> str:
    if part.high == YES:
        return "yes" if not part.axes else ""
    return f"{100 * number / MOST:.0f} %" if part.high == MOST else str(number)

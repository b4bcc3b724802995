"""`brushpass bench`: decisions a second, before and now, compiled and not; how long bots think."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from brushpass.cli.against import Tables, against, alone, beside_pure
from brushpass.cli.answers import LEVELS, answers
from brushpass.cli.arguments import AsJson, ModeName, Seats, read_table
from brushpass.cli.environments import bench_research
from brushpass.cli.measure import FIGURES, compiled
from brushpass.cli.screen import print_json, screen
from brushpass.cli.sheet import grid
from brushpass.core.about import Options
from brushpass.core.catalogue import find_game, games
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal

WhichGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game only.")]
Seconds = Annotated[
    str, typer.Option("--seconds", metavar="X", help="How long to measure each figure.")
]
Answers = Annotated[
    bool, typer.Option("--answers", help="Measure how long each level of bots thinks, instead.")
]
Research = Annotated[
    bool,
    typer.Option(
        "--research",
        help="Measure the environments for learning, and those of others that are installed.",
    ),
]
Page = Annotated[
    Path | None,
    typer.Option(
        "--write", metavar="FILE", help="With --research: put the table into this page of markdown."
    ),
]
Compare = Annotated[
    bool, typer.Option("--compare", help="Measure the same in pure Python, and give the ratio.")
]
Before = Annotated[
    str | None,
    typer.Option(
        "--against",
        metavar="WHAT",
        help="Compare with a commit of this checkout, built and measured in turn with what is "
        "installed; or with a file that `brushpass bench --json` wrote.",
    ),
]


def bench(
    game_name: WhichGame = None,
    mode: ModeName = None,
    seats: Seats = None,
    seconds: Seconds = "1",
    compare: Compare = False,
    before: Before = None,
    thinking: Answers = False,
    learning: Research = False,
    write: Page = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules are, or the bots."""
    tables = read_tables(game_name, mode, seats)
    each = read_seconds(seconds)
    if learning:
        for name, value in {
            "--compare": compare,
            "--against": before,
            "--answers": thinking,
        }.items():
            if value:
                raise Refusal(f"{name} and --research are two benches: ask for one of them")
        bench_research(tables, each, write, as_json)
        return
    if write is not None:
        raise Refusal("--write is for the page about research: ask for --research too")
    if thinking:
        asked = {"--compare": compare, "--against": before, "--mode": mode, "--seats": seats}
        for name, value in asked.items():
            if value is not None and value is not False:
                raise Refusal(f"{name} is for the rules: it cannot be asked for with --answers")
        times = {game.about.name: answers(game, each) for game in dict(tables)}
        if as_json:
            print_json({"answers_ms": times})
        else:
            print_answers(screen(), times)
        return
    if compare and before is not None:
        raise Refusal("--compare and --against are two comparisons: ask for one of them")
    if before is not None:
        rows, data, words = against(before, tables, each)
    else:
        rows, data, words = (beside_pure if compare else alone)(tables, each), {}, ""
    if as_json:
        print_json({**data, "games": list(rows)})
        return
    console = screen()
    if words:
        console.print(words, end="\n\n")
    for row in rows:
        print_row(console, row)
    if compare and not compiled():
        console.print("This installation is pure Python itself, so there is nothing to gain.")


def read_tables(game_name: str | None, mode: str | None, seats: str | None) -> Tables:
    one = mode is not None or seats is not None
    if game_name is not None:
        if one:
            return [read_table(game_name, mode, seats, None)]
        return tables_of(find_game(game_name))
    if one:
        raise Refusal("--mode and --seats choose a table of one game: name the game too")
    return [table for game in games().values() for table in tables_of(game)]


def tables_of(game: AnyGame) -> list[tuple[AnyGame, Options]]:
    """The smallest of every mode, and the largest of the first."""
    about = game.about
    sizes = [(mode.name, mode.seats[0]) for mode in about.modes]
    sizes.insert(1, (about.modes[0].name, about.modes[0].seats[-1]))
    return [(game, about.options(mode, seats)) for mode, seats in dict.fromkeys(sizes)]


def print_row(console: Console, row: dict[str, Any]) -> None:
    title = f"{row['game']} ({row['mode']}, {row['seats']} seats)"
    if "before" not in row:
        console.print(f"{title}, {built(row)}", style="bold")
        how = "Compiled" if row["compiled"] else "Pure Python"
        columns = {how: row, "Pure": row["pure"]} if "pure" in row else {how: row}
    elif row["before"] is None:
        console.print(title, style="bold")
        console.print("There was no such table before.", end="\n\n")
        return
    else:
        then = "" if built(row["before"]) == built(row) else f" (before: {built(row['before'])})"
        console.print(f"{title}, {built(row)}{then}", style="bold")
        columns = {"Before": row["before"], "Now": row}
    ratio: dict[str, float] = row.get("ratio", {})
    lines = [
        [
            words,
            *(f"{column[name]:,.0f}" for column in columns.values()),
            *([f"{ratio[name]:.2f}"] if ratio else []),
        ]
        for name, words in FIGURES.items()
        if name in (ratio or row)
    ]
    console.print(grid(["A second", *columns, *(["Ratio"] if ratio else [])], lines))
    if left := [words for name, words in FIGURES.items() if ratio and name not in ratio]:
        console.print(f"Only one of the two has a figure for: {'; '.join(left)}.")
    console.print()


def built(row: dict[str, Any]) -> str:
    return f"{'compiled' if row['compiled'] else 'pure Python'}, Python {row['python']}"


def print_answers(console: Console, times: dict[str, dict[str, dict[str, float]]]) -> None:
    rows = [
        [game, mode, *(f"{ms:.2g}" if ms < 10 else f"{ms:.0f}" for ms in levels.values())]
        for game, modes in times.items()
        for mode, levels in modes.items()
    ]
    console.print("Median answer, ms", style="bold")
    console.print(grid(["Game", "Mode", *(level.name for level in LEVELS)], rows))


def read_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise Refusal(f"--seconds must be a number above 0 and up to 3600, not {text[:60]!r}")
    return seconds

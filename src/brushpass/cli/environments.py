"""`brushpass bench --research`: what was measured of environments, for people and for pages."""

import os
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console

from brushpass.cli.against import Tables
from brushpass.cli.laboratory import ROWS, ours, theirs
from brushpass.cli.measure import compiled
from brushpass.cli.page import Place
from brushpass.cli.screen import print_json, screen
from brushpass.cli.sheet import grid
from brushpass.core.catalogue import find_game

PLACE = Place("bench", "brushpass bench --research --write docs/research.md")
HEAD = ("Table", "One table", *[f"{rows:,} rows" for rows in ROWS])


def bench_research(tables: Tables, seconds: float, write: Path | None, as_json: bool) -> None:
    page = None if write is None else write.read_text("utf-8")
    if page is not None:
        PLACE.fill(page, "")  # refuse now what would fail after minutes
    observed = [(game, options) for game, options in tables if game.observer is not None]
    found = [ours(game, options, seconds) for game, options in observed]
    peers = theirs(seconds)
    lines = [
        [table_words(row), per_second(row["table_per_second"])]
        + [per_second(speed) for speed in row["rows_per_second"].values()]
        for row in found
    ]
    lines += [[name, per_second(speed), *[""] * len(ROWS)] for name, speed in peers.items()]
    if write is not None and page is not None:
        write.write_text(PLACE.fill(page, block(lines, seconds)), "utf-8")
    if as_json:
        print_json({"compiled": compiled(), "tables": found, "peers": peers})
    else:
        print_environments(screen(), lines)


def print_environments(console: Console, lines: Sequence[Sequence[str]]) -> None:
    console.print(f"Decisions a second with mask and observation, {how()}", style="bold")
    console.print(grid(HEAD, lines))


def block(lines: Sequence[Sequence[str]], seconds: float) -> str:
    """In markdown, with all that one must know to believe it."""
    today = date.today()
    said = (
        f"Decisions a second on one core, {how()}, Python {sys.version.split()[0]}; {machine()}, "
        f"{today.day} {today:%B %Y}, processor time, {seconds:g} s a figure, "
        f"load {os.getloadavg()[0]:.1f}."
    )
    rows = ["| " + " | ".join(cells) + " |" for cells in (HEAD, ("---",) * len(HEAD), *lines)]
    return "\n".join([said, "", *rows])


def table_words(row: dict[str, Any]) -> str:
    mode = "" if row["mode"] == "standard" else f" ({row['mode'].replace('_', ' ')})"
    return f"{find_game(row['game']).about.title}{mode}, {row['seats']}"


def per_second(speed: float | None) -> str:
    return "not installed" if speed is None else f"{speed:,.0f}"


def how() -> str:
    return "compiled" if compiled() else "pure Python"


def machine() -> str:
    """The processor's name, where the system tells it, and how many cores it has."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else 'a processor'}, {os.cpu_count()} cores"

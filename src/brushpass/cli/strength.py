"""`brushpass strength`: every level against the one below it, at the tables that count."""

from pathlib import Path
from typing import Annotated

import typer

from brushpass.bots.registry import BOTS
from brushpass.bots.seeds import MOST_GAMES
from brushpass.cli.arguments import (
    Seed,
    Simulations,
    Time,
    read_budget,
    read_number,
    read_seed,
)
from brushpass.cli.page import Place
from brushpass.cli.screen import screen
from brushpass.cli.tournament import Anew, Ray, Workers, source, watched
from brushpass.core.refusal import Refusal, unknown

Levels = Annotated[
    str | None, typer.Option("--bots", metavar="NAMES", help="The levels, the lowest first.")
]
Cells = Annotated[
    str | None,
    typer.Option("--cells", metavar="NAMES", help="Games, or single tables, with commas."),
]
Deals = Annotated[
    str | None, typer.Option("--deals", metavar="N", help="How many deals for each comparison.")
]
Out = Annotated[
    Path,
    typer.Option("--out", metavar="DIR", help="The folder for games; what was stopped goes on."),
]
Page = Annotated[
    Path | None,
    typer.Option("--write", metavar="FILE", help="Put the table into this page of markdown."),
]


Pace = Annotated[
    str | None,
    typer.Option(
        "--pace",
        metavar="N",
        help="Simulations for each millisecond of a bot's time, instead of the table's own pace.",
    ),
]

MOST_PACE = 1_000_000
PLACE = Place("strength", "make strength")


def strength(
    bots: Levels = None,
    cells: Cells = None,
    deals: Deals = None,
    seed: Seed = None,
    time: Time = None,
    simulations: Simulations = None,
    pace: Pace = None,
    out: Out = Path("strength"),
    workers: Workers = None,
    ray: Ray = None,
    write: Page = None,
    force: Anew = False,
) -> None:
    """Measure each level of our bots against the one below it.

    Unless --time is given, bots think in simulations, so that any machine plays the same games. The
    table shows everything that was ever finished in the folder.
    """
    from brushpass.arena.plan import ladder
    from brushpass.arena.strength import CELLS, LEVELS, SEED, find_cells, folder_of, table
    from brushpass.arena.tournament import run

    levels = bots.split(",") if bots else list(LEVELS)
    for level in levels:
        if level not in BOTS:
            raise unknown("bot", level, BOTS)
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise Refusal("--bots must name two levels or more, each once, the lowest first")
    chosen = find_cells(cells.split(",") if cells else list(CELLS))
    many = None if deals is None else read_number(deals, "--deals", 1, MOST_GAMES - 1)
    start = SEED if seed is None else read_seed(seed)
    budget = read_budget(time, simulations)
    if pace is not None and simulations is not None:
        raise Refusal("--pace turns time into simulations: it cannot be given with --simulations")
    a_millisecond = None if pace is None else read_number(pace, "--pace", 1, MOST_PACE)
    where = source(workers, ray)
    page = None if write is None else write.read_text("utf-8")
    if page is not None:
        PLACE.fill(page, "")  # refuse now what would fail after hours
    for cell in chosen:
        for pair in ladder(levels):
            folder = folder_of(out, cell, pair)
            folder.parent.mkdir(parents=True, exist_ok=True)
            plan = cell.plan(pair, start, budget)
            if a_millisecond is not None or budget is None:
                plan = plan.at_pace(a_millisecond or cell.pace)
            with watched(f"{cell.name}: {pair[0]}", out) as progress:
                run(plan, many or cell.deals(pair[0]), folder, where, progress, force)
    found = table(out, ladder(levels))
    if write is not None and page is not None:
        write.write_text(PLACE.fill(page, found), "utf-8")
    screen().print(found, soft_wrap=True)

"""`brushpass export`: games as lines of JSON, for programs that learn from them."""

import sys
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from brushpass.bots.budget import Budget
from brushpass.bots.outside import Outside
from brushpass.bots.registry import find_any_bot
from brushpass.bots.seeds import MOST_GAMES
from brushpass.cli.admin import in_store
from brushpass.cli.arguments import (
    BOTS_HELP,
    ModeName,
    Seats,
    Seed,
    Settings,
    Simulations,
    Time,
    read_budget,
    read_number,
    read_seed,
    read_table,
)
from brushpass.cli.recordfile import check_writable, read_record, shown
from brushpass.cli.screen import print_json, screen
from brushpass.cli.simulate import progress
from brushpass.cli.stop import CTRL_C, Stop
from brushpass.cli.tournament import Workers, source, watched
from brushpass.core.about import Options
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal

if TYPE_CHECKING:
    from brushpass.arena.tournament import Source
    from brushpass.research.export.sources import Found

Sources = Annotated[
    list[Path] | None,
    typer.Argument(metavar="[PATH]...", help="Records, folders of them, tournaments' folders."),
]
Store = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="WHERE",
        help="A server's database: its finished tables that spectators were welcome to watch.",
    ),
]
Play = Annotated[
    str | None, typer.Option("--play", metavar="GAME", help="Let bots play games for it first.")
]
Games = Annotated[str | None, typer.Option("--games", metavar="N", help="How many, with --play.")]
Everyone = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAME",
        help="Who plays all seats, with --play; for games between different bots export a "
        f"tournament. {BOTS_HELP}",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="Where to; .gz packs it. The screen if nothing is said."
    ),
]
NoTruth = Annotated[
    bool, typer.Option("--no-truth", help="Only what seats saw, were told and did.")
]
Text = Annotated[bool, typer.Option("--text", help="With what the deciding seat reads, in words.")]
Schema = Annotated[
    bool, typer.Option("--schema", help="Print what a line may be, and nothing else.")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite what is there.")]


def export(
    paths: Sources = None,
    database: Store = None,
    play: Play = None,
    games: Games = None,
    bots: Everyone = "case_officer",
    seed: Seed = "0",
    mode: ModeName = None,
    seats: Seats = None,
    option: Settings = None,
    time: Time = None,
    simulations: Simulations = None,
    workers: Workers = None,
    out: Out = None,
    text: Text = False,
    no_truth: NoTruth = False,
    schema: Schema = False,
    force: Force = False,
) -> None:
    """Write games as lines of JSON: what each seat saw, was told and did, and the truth apart.

    With --play the games are kept in FILE.games as they finish; a command that was stopped goes on
    with them. docs/data.md explains the lines.
    """
    if schema:
        from brushpass.research.export import rows

        print_json(rows.schema())
        return
    if sum([bool(paths), database is not None, play is not None]) != 1:
        raise Refusal("name records or folders, or give --database, or --play GAME")
    if games is not None and play is None:
        raise Refusal("--games is about games to be played: add --play GAME")
    if out is not None:
        check_writable(out, force)
    if play is not None:
        if out is None:
            raise Refusal("--play needs a file to write to: add --out FILE")
        game, options = read_table(play, mode, seats, option)
        many = read_number(games or "1000", "--games", 1, MOST_GAMES - 1)
        budget = read_budget(time, simulations)
        found = played(
            Wanted(game, options, bots.strip(), many, read_seed(seed or "0"), budget),
            source(workers, None),
            out.with_name(f"{out.name}.games"),
            force,
        )
    elif database is not None:
        from brushpass.research.export.sources import on_a_server

        found = in_store(database, on_a_server)
    else:
        from brushpass.research.export.sources import on_disk

        found = list(on_disk(paths or [], read_record))
    write(found, out, truth=not no_truth, text=text)


@dataclass(frozen=True)
class Wanted:
    """Games that are to be played: one bot in all seats."""

    game: AnyGame
    options: Options
    bot: str
    games: int
    seed: int
    budget: Budget | None


def played(wanted: Wanted, where: "Source", folder: Path, force: bool) -> "list[Found]":
    from brushpass.arena.archive import Archive
    from brushpass.arena.plan import Plan
    from brushpass.arena.tournament import gather
    from brushpass.research.export.sources import tournament

    bot = find_any_bot(wanted.bot, wanted.game)
    if isinstance(bot, Outside):
        bot.rehearse()
    pairs = [(wanted.bot, wanted.bot)]  # a bot against itself: one game a deal
    plan = Plan.make(wanted.game, wanted.options, pairs, wanted.seed, wanted.budget)
    with (
        watched(wanted.game.about.title, folder) as note,
        closing(Archive(folder, plan, force)) as archive,
    ):
        gather(archive, wanted.games, where, note)
    name = f"{wanted.game.about.name}-{wanted.seed}"
    return list(islice(tournament(folder, read_record, name), wanted.games))


def write(found: "list[Found]", out: Path | None, truth: bool, text: bool) -> None:
    from brushpass.research.export import writing

    if out is None:
        writing.write(found, sys.stdout.buffer.write, truth, text)
        return
    done = 0
    try:
        with progress() as bar, writing.File(out) as line:
            task = bar.add_task("Writing", total=len(found)) if bar else None

            def note() -> None:
                nonlocal done
                done += 1
                if bar and task is not None:
                    bar.update(task, completed=done)

            writing.write(found, line, truth, text, note)
    except KeyboardInterrupt:
        raise Stop(CTRL_C, f"stopped after {done} of {len(found)} games, none is written") from None
    size = out.stat().st_size
    screen().print(f"{done:,} games, {size:,} bytes in {shown(out)}.", soft_wrap=True)

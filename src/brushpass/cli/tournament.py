"""`brushpass tournament`: which bot is better, and how sure that is."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from brushpass.bots.outside import Outside
from brushpass.bots.registry import find_any_bot
from brushpass.bots.seeds import MOST_GAMES
from brushpass.cli.arguments import (
    BOTS_HELP,
    GRACE_MS,
    LONGEST_TIME,
    AsJson,
    GameName,
    Grace,
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
from brushpass.cli.recordfile import shown
from brushpass.cli.screen import print_json, screen
from brushpass.cli.simulate import progress
from brushpass.cli.stop import CTRL_C, Stop
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal

if TYPE_CHECKING:
    from brushpass.arena.tournament import Source

Entrants = Annotated[
    str,
    typer.Option("--bots", metavar="NAMES", help=f"Two or more, with commas. {BOTS_HELP}"),
]
Deals = Annotated[
    str | None,
    typer.Option(
        "--deals",
        metavar="N",
        help="How many deals, 100 if nothing is said. Each is played with the bots in every seat; "
        "more can be added later.",
    ),
]
PoolName = Annotated[
    str | None,
    typer.Option(
        "--pool",
        metavar="NAME",
        help="Measure --bots against frozen opponents, their budgets and deals: pool-1.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="DIR",
        help="The folder for games, records and results; tournament-GAME if nothing is said. "
        "A tournament that was stopped goes on there.",
    ),
]
Workers = Annotated[
    str | None,
    typer.Option("--workers", metavar="N", help="How many processes play; one for each core."),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="WHERE",
        help="Play on a Ray cluster: its address, or `auto` for one that runs on this machine. "
        "Alone, it starts one here.",
    ),
]
Anew = Annotated[
    bool, typer.Option("--force", help="Give up what another tournament left in the folder.")
]
DEALS = "100"
MOST_WORKERS = 256


def tournament(
    game_name: GameName,
    bots: Entrants = "recruit,clerk",
    pool: PoolName = None,
    deals: Deals = None,
    seed: Seed = None,
    mode: ModeName = None,
    seats: Seats = None,
    option: Settings = None,
    time: Time = None,
    simulations: Simulations = None,
    grace: Grace = GRACE_MS,
    out: Out = None,
    workers: Workers = None,
    ray: Ray = None,
    force: Anew = False,
    as_json: AsJson = False,
) -> None:
    """Let every bot play every other on the same deals, and weigh the difference.

    For two seats each deal is played both ways. For more, one bot sits once in every seat among
    bots of another kind, and is compared with the bot that it replaced there: the same cards, the
    same role. Luck is drawn in order, so decisions change what is drawn later.

    The gain of a bot is what its seat wins more: 1 is shared by the winners of a game, -1 by the
    losers, and a draw is nothing. Intervals are 95 %, from resampling the deals. With budgets in
    --simulations everything can be repeated exactly.
    """
    # Here, so that other commands start without waiting for it
    from brushpass.arena.plan import Plan, everyone_against_everyone
    from brushpass.arena.pool import find_pool
    from brushpass.arena.tournament import run
    from brushpass.cli.standings import print_results

    game, options = read_table(game_name, mode, seats, option)
    frozen = None if pool is None else find_pool(pool)
    if frozen is not None and seed is not None:
        raise Refusal(f"--seed is the pool's own: {frozen.seed}")
    usual = DEALS if frozen is None else str(frozen.deals)
    many = read_number(usual if deals is None else deals, "--deals", 1, MOST_GAMES - 1)
    start = read_seed(seed or "0")
    budget = read_budget(time, simulations)
    seconds = read_number(grace, "--grace", 0, LONGEST_TIME) / 1000
    names = read_entrants(bots, game, seconds, least=2 if frozen is None else 1)
    where = source(workers, ray)
    folder = out or Path(f"tournament-{game.about.name}")
    if frozen is not None:
        plan = frozen.plan(game, options, names, budget, seconds)
    else:
        plan = Plan.make(game, options, everyone_against_everyone(names), start, budget, seconds)
    with watched(game.about.title, folder) as progress:
        results = run(plan, many, folder, where, progress, force)
    if as_json:
        print_json(results.as_data())
    else:
        print_results(screen(), results, folder)


def read_entrants(text: str, game: AnyGame, grace: float, least: int = 2) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bot = find_any_bot(name, game, grace)
        if names.count(name) > 1:
            raise Refusal(f"--bots names {name} twice")
        if isinstance(bot, Outside):
            bot.rehearse()
    if len(names) < least:
        raise Refusal(f"--bots must name two bots or more, not only {text!r}")
    return names


def source(workers: str | None, ray: str | None) -> "Source":
    from brushpass.arena.tournament import on_ray, on_this_machine

    if ray is not None:
        if workers is not None:
            raise Refusal("--workers is for this machine: a Ray cluster uses all that it has")
        return on_ray(ray)
    if workers is None:
        return on_this_machine(os.cpu_count() or 1)
    return on_this_machine(read_number(workers, "--workers", 1, MOST_WORKERS))


@contextmanager
def watched(title: str, folder: Path) -> Iterator[Callable[[int, int], None]]:
    """A bar, and a word after Ctrl-C of what is there."""
    done, total = 0, 0
    try:
        with progress() as bar:
            task = bar.add_task(title, total=None) if bar else None

            def note(now: int, of: int) -> None:
                nonlocal done, total
                done, total = now, of
                if bar and task is not None:
                    bar.update(task, completed=now, total=of)

            yield note
    except KeyboardInterrupt:
        played = f"stopped after {done} of {total} games"
        raise Stop(
            CTRL_C, f"{played}: the same command goes on with what is in {shown(folder)}"
        ) from None

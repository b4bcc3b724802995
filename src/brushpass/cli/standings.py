"""The results of a tournament on the screen."""

from pathlib import Path

from rich.console import Console

from brushpass.arena.bootstrap import Estimate
from brushpass.arena.pool import find_pool
from brushpass.arena.results import Results
from brushpass.cli.faults import print_faults
from brushpass.cli.recordfile import shown
from brushpass.cli.sheet import grid
from brushpass.core.about import write
from brushpass.core.catalogue import find_game


def print_results(console: Console, results: Results, folder: Path) -> None:
    plan = results.plan
    settings = "".join(f", {name} {write(v)}" for name, v in sorted(plan.settings.items()))
    title = find_game(plan.game).about.title
    console.print(f"{title}, {plan.mode}, {plan.seats} seats{settings}", style="bold")
    console.print(f"{results.deals:,} deals, {results.games:,} games from seed {plan.seed}")
    if plan.pool:
        console.print(f"Against {find_pool(plan.pool).words}; Brushpass {plan.version}")
    console.print()
    print_crosstable(console, results)
    print_comparisons(console, results)
    print_roles(console, results)
    print_ratings(console, results)
    print_costs(console, results)
    print_faults(console, results.faults)
    console.print(f"Records, results.json and results.svg are in {shown(folder)}.", soft_wrap=True)


def print_crosstable(console: Console, results: Results) -> None:
    """In as many parts as the width takes."""
    found = {comparison.pair: comparison.gain for comparison in results.comparisons}
    bots = [rating.bot for rating in results.ratings]
    side = max(map(len, bots)) + 2
    each = max([len("+0.00 to +0.00"), *map(len, bots)]) + 2
    fit = max(1, (console.width - side) // each)
    against = "against" if results.plan.seats == 2 else "among"
    for start in range(0, len(bots), fit):
        columns = bots[start : start + fit]
        rows = [
            [bot, *(cell(found[bot, other]) if (bot, other) in found else "" for other in columns)]
            for bot in bots
        ]
        console.print(grid([f"Gain {against}", *columns], rows))
        console.print()


def cell(gain: Estimate) -> str:
    return f"{gain.mean:+.2f}\n{interval(gain)}"


def interval(gain: Estimate) -> str:
    return f"{gain.low:+.2f} to {gain.high:+.2f}"


def percent(share: Estimate) -> str:
    return f"{100 * share.mean:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def print_comparisons(console: Console, results: Results) -> None:
    rows = [
        [
            *comparison.pair,
            percent(comparison.won),
            percent(comparison.rival_won),
            f"{comparison.points:.2f} : {comparison.rival_points:.2f}",
        ]
        for comparison in results.apart()
    ]
    head = ["Bot", "against", "Won", "The other won", "Points"]
    if results.plan.seats > 2:
        head = ["Bot", "among", "Won", "The replaced won", "Points"]
    console.print(grid(head, rows))
    console.print()


def print_roles(console: Console, results: Results) -> None:
    rows = [
        [*comparison.pair, role, str(deals), f"{gain.mean:+.2f}", interval(gain)]
        for comparison in results.apart()
        for role, (deals, gain) in comparison.roles.items()
    ]
    if rows:
        console.print(grid(["Bot", "among", "Role", "Deals", "Gain", "95 % interval"], rows))
        console.print()


def print_ratings(console: Console, results: Results) -> None:
    times = {conduct.bot: conduct.answer_ms for conduct in results.conduct}
    rows = []
    for rating in results.ratings:
        ms = times[rating.bot]
        rows.append(
            [
                rating.bot,
                f"{rating.mu:.1f}",
                f"{rating.sigma:.1f}",
                f"{rating.matches:,}",
                "" if ms is None else f"{ms:,.3g}",
            ]
        )
    console.print(grid(["Bot", "Rating", "Unsure by", "Matches", "Answer, ms"], rows))
    console.print()


def print_costs(console: Console, results: Results) -> None:
    """Of those who are asked in words: a forfeit is no defeat, and neither is cheap."""
    told = [(one, one.cost) for one in results.conduct if one.cost is not None]
    if not told:
        return
    rows = []
    for one, cost in told:
        rows.append(
            [
                one.bot,
                f"{one.defeats} of {one.chairs}",
                str(one.forfeited),
                str(one.faults),
                str(cost.unreadable),
                str(cost.illegal),
            ]
        )
    head = ["In words", "Lost", "with forfeits", "Turns forfeited", "Unreadable", "Illegal"]
    console.print(grid(head, rows))
    console.print()
    rows = [
        [
            one.bot,
            f"{cost.calls:,}",
            f"{cost.read:,}",
            f"{cost.written:,}",
            "" if one.per_minute is None else f"{one.per_minute:,.1f}",
        ]
        for one, cost in told
    ]
    head = ["Cost", "Calls", "Characters read", "written", "Decisions a minute"]
    console.print(grid(head, rows))
    console.print()

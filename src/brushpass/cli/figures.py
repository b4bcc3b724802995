"""What a run of games came to, for people and for programs."""

from typing import Any

from rich.console import Console

from brushpass.cli.run import Run
from brushpass.cli.sheet import grid
from brushpass.cli.tally import Score
from brushpass.core.about import write
from brushpass.core.seats import letter


def as_data(run: Run, seconds: float) -> dict[str, Any]:
    tally = run.tally
    return {
        "game": run.game.about.name,
        "mode": run.options.mode,
        "seats": run.options.seats,
        "options": dict(run.options.settings),
        "seed": run.seed,
        "bots": [bot.name for bot in run.bots],
        "rotated": run.rotate,
        "games": tally.games,
        "draws": tally.draws,
        "all_won": tally.all_won,
        "all_lost": tally.all_lost,
        "decisions": tally.decisions,
        "endings": dict(sorted(tally.endings.items())),
        "lengths": tally.lengths_data(),
        "by_seat": [
            {"seat": letter(seat), **score.as_data()} for seat, score in sorted(tally.seats.items())
        ],
        "by_bot": [{"bot": bot, **score.as_data()} for bot, score in sorted(tally.bots.items())],
        "by_role": [
            {"role": role, **score.as_data()} for role, score in sorted(tally.roles.items())
        ],
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.decisions / seconds,
    }


def print_figures(console: Console, run: Run, seconds: float) -> None:
    tally = run.tally
    about = run.game.about
    options = "".join(f", {name} {write(v)}" for name, v in sorted(run.options.settings.items()))
    console.print(f"{about.title}, {run.options.mode}, {run.options.seats} seats{options}")
    console.print(f"{tally.games:,} games from seed {run.seed}")
    console.print()
    seats = {seat_name(run, seat): score for seat, score in sorted(tally.seats.items())}
    print_scores(console, "Seat", seats)
    if len(tally.bots) > 1:
        print_scores(console, "Bot", dict(sorted(tally.bots.items())))
    if tally.roles:
        print_scores(console, "Role", dict(sorted(tally.roles.items())))
    endings = [[ending, *share(n, tally.games)] for ending, n in tally.endings.most_common()]
    shared = {
        "without winner or loser": tally.draws,
        "all won": tally.all_won,
        "all lost": tally.all_lost,
    }
    endings += [[f"of these {how}", *share(n, tally.games)] for how, n in shared.items() if n]
    console.print(grid(["Ending", "Games", "Share"], endings))
    console.print()
    long = tally.lengths_data()
    console.print(
        f"Decisions in a game: mean {long['mean']:.1f}, median {long['median']:g}, "
        f"from {long['min']:g} to {long['max']:g}."
    )
    console.print(
        f"{tally.decisions:,} decisions in {seconds:.2f} s: "
        f"{tally.decisions / seconds:,.0f} a second."
    )


def seat_name(run: Run, seat: int) -> str:
    return (
        f"{letter(seat)} (all bots in turn)"
        if run.rotate
        else f"{letter(seat)} ({run.bots[seat].name})"
    )


def print_scores(console: Console, what: str, scores: dict[str, Score]) -> None:
    rows = []
    for name, score in scores.items():
        data = score.as_data()
        interval = f"{100 * data['low']:.1f} to {100 * data['high']:.1f} %"
        won = f"{100 * data['share']:.1f} %"
        rows.append([name, str(score.wins), won, interval, f"{data['mean_points']:.2f}"])
    console.print(grid([what, "Wins", "Won", "95 % interval", "Points"], rows))
    console.print()


def share(part: int, whole: int) -> list[str]:
    return [str(part), f"{100 * part / whole:.1f} %"]

"""`brushpass bench`: decisions a second, what compiling gained, and how long bots think."""

from typing import Annotated, Any

import typer
from rich.console import Console

from brushpass.cli.answers import LEVELS, answers
from brushpass.cli.arguments import AsJson
from brushpass.cli.measure import FIGURES, compiled, measure
from brushpass.cli.pure import measure_pure
from brushpass.cli.screen import print_json, screen
from brushpass.cli.sheet import grid
from brushpass.core.catalogue import find_game, games
from brushpass.core.refusal import Refusal

WhichGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game only.")]
Seconds = Annotated[
    str, typer.Option("--seconds", metavar="X", help="How long to measure each figure.")
]
Answers = Annotated[
    bool, typer.Option("--answers", help="Measure how long each level of bots thinks, instead.")
]
Compare = Annotated[
    bool, typer.Option("--compare", help="Measure the same in pure Python, and give the ratio.")
]


def bench(
    game_name: WhichGame = None,
    seconds: Seconds = "1",
    compare: Compare = False,
    thinking: Answers = False,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules are, or the bots."""
    chosen = [find_game(game_name)] if game_name else list(games().values())
    each = read_seconds(seconds)
    if thinking:
        if compare:
            raise Refusal("--compare is for the rules: it cannot be asked for with --answers")
        times = {game.about.name: answers(game, each) for game in chosen}
        if as_json:
            print_json({"answers_ms": times})
        else:
            print_answers(screen(), times)
        return
    found = []
    for game in chosen:
        figures = measure(game, each)
        if compare:
            pure = measure_pure(game.about.name, each)
            figures["pure"] = pure
            figures["ratio"] = {name: figures[name] / pure[name] for name in FIGURES}
        found.append(figures)
    if as_json:
        print_json({"games": found})
        return
    console = screen()
    for figures in found:
        print_figures(console, figures)
    if compare and not compiled():
        console.print("This installation is pure Python itself, so there is nothing to gain.")


def print_figures(console: Console, figures: dict[str, Any]) -> None:
    how = "compiled" if figures["compiled"] else "pure Python"
    table = f"{figures['mode']}, {figures['seats']} seats"
    console.print(f"{figures['game']} ({table}), {how}, Python {figures['python']}", style="bold")
    head = ["A second", how[:1].upper() + how[1:]]
    rows = [[words, f"{figures[name]:,.0f}"] for name, words in FIGURES.items()]
    if "pure" in figures:
        head += ["Pure", "Ratio"]
        for row, name in zip(rows, FIGURES, strict=True):
            row += [f"{figures['pure'][name]:,.0f}", f"{figures['ratio'][name]:.1f}"]
    console.print(grid(head, rows))
    console.print()


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

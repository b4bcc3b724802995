"""Arguments and options that several commands share, and how each of them is read."""

import re
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.outside import GRACE, Outside
from brushpass.bots.registry import BOTS, FROM_OUTSIDE, find_any_bot
from brushpass.core.about import Options, Value
from brushpass.core.catalogue import find_game
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal

# Numbers arrive as text and are read here, so that a slip is answered in our own words.
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game; `brushpass games` lists them.")
]
ModeName = Annotated[
    str | None, typer.Option("--mode", metavar="MODE", help="Which mode of the game.")
]
Seats = Annotated[
    str | None, typer.Option("--seats", metavar="N", help="How many sit at the table.")
]
Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="N", help="Repeats the same luck: a whole number from 0 up."),
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the mode; repeatable."),
]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
Force = Annotated[bool, typer.Option("--force", help="Overwrite what is there.")]
Time = Annotated[
    str | None,
    typer.Option("--time", metavar="MS", help="How long each bot may think, in milliseconds."),
]
Simulations = Annotated[
    str | None,
    typer.Option("--simulations", metavar="N", help="How many games each bot may imagine."),
]
Grace = Annotated[
    str,
    typer.Option(
        "--grace",
        metavar="MS",
        help="How long a bot of your own may take beyond five times its time, before the Clerk "
        "plays for it.",
    ),
]
GRACE_MS: Final = str(round(1000 * GRACE))
BOTS_HELP: Final = (
    f"Bots: {', '.join(BOTS)}; `brushpass bots` says what they are. Or {FROM_OUTSIDE}."
)

NUMBER: Final = re.compile(r"[0-9]{1,50}")
LONGEST_TIME: Final = 3_600_000  # an hour, in milliseconds


def read_number(text: str, name: str, least: int = 0, most: int | None = None) -> int:
    number = int(text) if NUMBER.fullmatch(text) else -1
    if number < least or (most is not None and number > most):
        span = f"from {least} up" if most is None else f"from {least} to {most}"
        raise Refusal(f"{name} must be a whole number {span}, not {text[:60]!r}")
    return number


def read_seed(text: str) -> int:
    return read_number(text, "--seed")


def read_table(
    game_name: str, mode: str | None, seats: str | None, settings: Sequence[str] | None
) -> tuple[AnyGame, Options]:
    """The game and the table that a person asked for."""
    game = find_game(game_name)
    values: dict[str, Value] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Refusal(f"--option is written NAME=VALUE, not {setting!r}")
        if name in values:
            raise Refusal(f"option {name!r} is given twice")
        values[name] = value
    count = None if seats is None else read_number(seats, "--seats", 1)
    return game, game.about.options(mode, count, values)


def read_budget(time: str | None, simulations: str | None) -> Budget | None:
    """None: every bot takes its own."""
    if time is None and simulations is None:
        return None
    return Budget(
        None if simulations is None else read_number(simulations, "--simulations", 1),
        None if time is None else read_number(time, "--time", 1, LONGEST_TIME),
    )


def read_bots(text: str, game: AnyGame, seats: int, whose: str, grace: str = GRACE_MS) -> list[Bot]:
    """One for all seats, or a list with one for each. Those from outside have proved to start."""
    seconds = read_number(grace, "--grace", 0, LONGEST_TIME) / 1000
    names = [name.strip() for name in text.split(",")]
    found = {name: find_any_bot(name, game, seconds) for name in names}
    if len(names) not in (1, seats):
        raise Refusal(
            f"--bots names {len(names)} bots, but the {whose} number {seats}: "
            "give one name for all, or one for each"
        )
    for bot in found.values():
        if isinstance(bot, Outside):
            bot.rehearse()
    return [found[name] for name in (names if len(names) == seats else names * seats)]

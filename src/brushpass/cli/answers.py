"""How long our levels think about one answer, with the budgets that they take by default."""

from statistics import median
from time import perf_counter
from typing import Final

from brushpass.bots.bot import Bot
from brushpass.bots.question import Asked
from brushpass.bots.registry import LADDER
from brushpass.cli.measure import Moment, moments
from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame

LEVELS: Final = LADDER[1:]  # a Recruit does not think
FEWEST: Final = 3


def answers(game: AnyGame, seconds: float) -> dict[str, dict[str, float]]:
    """The median in milliseconds, for each mode at its smallest table and each level."""
    found = {}
    for mode in game.about.modes:
        asked = moments(game, game.about.options(mode.name), Fast(1))
        open_ones = [moment for moment in asked if len(moment.options) > 1]
        found[mode.name] = {
            level.name: median_ms(level(game), open_ones, seconds) for level in LEVELS
        }
    return found


def median_ms(bot: Bot, asked: list[Moment], seconds: float) -> float:
    chance = Fast(1)
    took: list[float] = []
    began = perf_counter()
    while len(took) < FEWEST or perf_counter() - began < seconds:
        moment = asked[len(took) % len(asked)]
        start = perf_counter()
        bot.choose(Asked(moment.view, (), moment.options, bot.budget, chance))
        took.append(1000.0 * (perf_counter() - start))
    return median(took)

"""The bots by name."""

from typing import Any, Final

from brushpass.bots.bot import Bot
from brushpass.bots.clerk import Clerk
from brushpass.bots.recruit import Recruit
from brushpass.core.game import Game
from brushpass.core.refusal import unknown

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (Recruit, Clerk)}


def find_bot(name: str, game: Game[Any, Any, Any]) -> Bot:
    if name not in BOTS:
        raise unknown("bot", name, BOTS)
    return BOTS[name](game)


def describe() -> str:
    """Every bot in a line, for help texts."""
    return "; ".join(f"{bot.name}: {bot.words}" for bot in BOTS.values())

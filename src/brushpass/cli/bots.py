"""`brushpass bots`: who can sit in for a person."""

from typing import Any

from brushpass.bots.bot import Bot
from brushpass.bots.registry import BOTS, FROM_OUTSIDE
from brushpass.cli.arguments import AsJson
from brushpass.cli.screen import indented, print_json, screen
from brushpass.cli.sheet import grid


def bots(as_json: AsJson = False) -> None:
    """Who can play: bots by name, and how to bring your own."""
    if as_json:
        print_json([as_data(bot) for bot in BOTS.values()])
        return
    console = screen()
    rows = [[name, bot.words, thinks(bot)] for name, bot in BOTS.items()]
    console.print(grid(["Bot", "What it does", "Thinks"], rows))
    console.print()
    indented(console, f"Or {FROM_OUTSIDE}.")


def as_data(bot: type[Bot]) -> dict[str, Any]:
    return {
        "bot": bot.name,
        "words": bot.words,
        "simulations": bot.budget.simulations,
        "milliseconds": bot.budget.milliseconds,
    }


def thinks(bot: type[Bot]) -> str:
    """Its own budget in words; nothing for a bot that does not need one."""
    limits = []
    if bot.budget.simulations is not None:
        limits.append(f"{bot.budget.simulations:,} games")
    if bot.budget.milliseconds is not None:
        limits.append(f"{bot.budget.milliseconds:g} ms")
    return ", ".join(limits)

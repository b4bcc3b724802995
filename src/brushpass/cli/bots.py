"""`brushpass bots`: who can sit in for a person."""

from typing import Any

from brushpass.bots.bot import Bot
from brushpass.bots.registry import BOTS, FROM_OUTSIDE, added_bot, added_bots
from brushpass.cli.arguments import AsJson
from brushpass.cli.screen import indented, print_json, screen
from brushpass.cli.sheet import grid
from brushpass.core.refusal import Refusal


def bots(as_json: AsJson = False) -> None:
    """Who can play: bots by name, and how to bring your own."""
    found, missing = installed()
    if as_json:
        print_json([as_data(name, bot) for name, bot in found.items()])
        return
    console = screen()
    rows = [[name, bot.words, thinks(bot)] for name, bot in found.items()]
    console.print(grid(["Bot", "What it does", "Thinks"], rows))
    console.print()
    for words in missing:
        indented(console, f"{words[:1].upper()}{words[1:]}.")
    indented(console, f"Or {FROM_OUTSIDE}.")


def installed() -> tuple[dict[str, type[Bot]], list[str]]:
    """Our own and those that packages add; and why some of these cannot play here."""
    found, missing = dict(BOTS), []
    for name in added_bots():
        try:
            found[name] = added_bot(name)
        except Refusal as refusal:
            missing.append(str(refusal))
    return found, missing


def as_data(name: str, bot: type[Bot]) -> dict[str, Any]:
    return {
        "bot": name,
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

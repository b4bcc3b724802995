"""The glass wall: a bot sees what its seat sees, and nothing it holds leads to the truth.

Views and messages cross the wall as bytes, options as numbers. Whatever the rules left hanging on
a view by mistake, a shared list or a stray attribute, stays on the other side.
"""

from collections.abc import Sequence
from typing import Any

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.core.chance import Chance
from brushpass.core.game import Action, Game
from brushpass.core.refusal import IllegalAction
from brushpass.core.wire import Message, Wire, decode, encode


def view_through_glass(game: Game[Any, Any, Any], view: Wire) -> Any:
    return decode(encode(view), game.view_type())


def message_through_glass(game: Game[Any, Any, Any], message: Message) -> Any:
    return decode(encode(message), game.message_type())


class Walled:
    """A bot behind the wall, in its seat at a table."""

    def __init__(self, bot: Bot, chance: Chance, budget: Budget | None = None) -> None:
        self.bot = bot
        self.looks = bot.looks
        self._told: list[Any] = []
        self._chance = chance
        self._budget = bot.budget if budget is None else budget

    def hear(self, messages: Sequence[Message], own: bool) -> None:
        if self.bot.listens:
            self._told += [message_through_glass(self.bot.game, message) for message in messages]

    def choose(self, view: Wire | None, options: Sequence[Action]) -> Action:
        """`view` may be None for a bot that does not look."""
        game = self.bot.game
        seen = None if view is None else view_through_glass(game, view)
        offered = tuple([game.actions[option.id] for option in options])
        chosen = self.bot.choose(seen, self._told, offered, self._budget, self._chance)
        if chosen not in offered:
            raise IllegalAction(f"the bot {self.bot.name!r} answered with what was not on offer")
        return chosen

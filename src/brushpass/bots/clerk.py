"""The game's own rules of thumb."""

from collections.abc import Sequence
from typing import Final

from brushpass.bots.bot import Bot
from brushpass.bots.question import Asked
from brushpass.core.action import Action

ASKED: Final = 16  # rules of thumb give a move, not its probability: ask so many times


class Clerk(Bot):
    name = "clerk"
    words = "follows the game's own rules of thumb; does not search"

    def policy(self, asked: Asked) -> Sequence[float]:
        counts = dict.fromkeys((option.id for option in asked.options), 0)
        for _ in range(ASKED):
            counts[self.choose(asked).id] += 1
        return [count / ASKED for count in counts.values()]

    def choose(self, asked: Asked) -> Action:
        return self.game.thought.advise(asked.view, asked.options, asked.chance)

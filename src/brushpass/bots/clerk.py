"""The game's own rules of thumb."""

from collections.abc import Sequence
from typing import Any, Final

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.core.action import Action
from brushpass.core.chance import Chance

ASKED: Final = 16  # rules of thumb give a move, not its probability: ask so many times


class Clerk(Bot):
    name = "clerk"
    words = "follows the game's own rules of thumb; does not search"

    def policy(
        self,
        view: Any,
        told: Sequence[Any],
        options: Sequence[Action],
        budget: Budget,
        chance: Chance,
    ) -> Sequence[float]:
        counts = dict.fromkeys((option.id for option in options), 0)
        for _ in range(ASKED):
            counts[self.game.thought.advise(view, options, chance).id] += 1
        return [count / ASKED for count in counts.values()]

    def choose(
        self,
        view: Any,
        told: Sequence[Any],
        options: Sequence[Action],
        budget: Budget,
        chance: Chance,
    ) -> Action:
        return self.game.thought.advise(view, options, chance)

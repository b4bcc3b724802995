"""The game's own rules of thumb."""

from collections.abc import Sequence
from typing import Any

from brushpass.bots.bot import Bot
from brushpass.core.chance import Chance
from brushpass.core.game import Action


class Heuristic(Bot):
    name = "heuristic"
    words = "follows the game's own rules of thumb; does not search"

    def choose(self, view: Any, options: Sequence[Action], chance: Chance) -> Action:
        return self.game.advise(view, options, chance)

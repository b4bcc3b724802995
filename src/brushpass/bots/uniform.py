"""Any option, all equally likely."""

from collections.abc import Sequence
from typing import Any

from brushpass.bots.bot import Bot
from brushpass.core.chance import Chance
from brushpass.core.game import Action


class Uniform(Bot):
    name = "random"
    words = "takes any option, all equally likely"
    looks = False

    def choose(self, view: Any, options: Sequence[Action], chance: Chance) -> Action:
        return options[chance.pick(len(options))]

"""Any option, all equally likely."""

from collections.abc import Sequence
from typing import Any

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.core.action import Action
from brushpass.core.chance import Chance


class Recruit(Bot):
    name = "recruit"
    words = "takes any option, all equally likely"
    looks = False

    def policy(
        self,
        view: Any,
        told: Sequence[Any],
        options: Sequence[Action],
        budget: Budget,
        chance: Chance,
    ) -> Sequence[float]:
        return [1.0 / len(options)] * len(options)

    def choose(
        self,
        view: Any,
        told: Sequence[Any],
        options: Sequence[Action],
        budget: Budget,
        chance: Chance,
    ) -> Action:
        return options[chance.pick(len(options))]

"""Tries every option in imagined truths."""

from collections.abc import Sequence
from typing import Any, ClassVar

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.manner import Manner
from brushpass.bots.search.clock import Clock
from brushpass.bots.search.compare import compare
from brushpass.bots.search.rollout import Beyond
from brushpass.bots.search.worlds import Worlds
from brushpass.core.action import Action
from brushpass.core.chance import Chance


class FieldAgent(Bot):
    name = "field_agent"
    words = "tries every option in imagined truths, played on by rules of thumb"
    budget = Budget(milliseconds=40)
    manner: ClassVar[Manner] = Manner()

    def policy(
        self,
        view: Any,
        told: Sequence[Any],
        options: Sequence[Action],
        budget: Budget,
        chance: Chance,
    ) -> Sequence[float]:
        clock = Clock(budget.simulations, budget.milliseconds)
        worlds = Worlds(self.game, view, view.seat, (), chance)
        taken = compare(self.game, worlds, options, Beyond(self.game), clock, chance)
        sober = self.manner.settle(taken)
        return self.manner.pretend(self.game, view, options, sober, chance)

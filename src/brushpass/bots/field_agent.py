"""Tries every option in imagined truths."""

from collections.abc import Sequence
from typing import ClassVar

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.manner import Manner
from brushpass.bots.question import Asked
from brushpass.bots.search.clock import Clock
from brushpass.bots.search.compare import compare
from brushpass.bots.search.rollout import Beyond
from brushpass.bots.search.worlds import Worlds


class FieldAgent(Bot):
    name = "field_agent"
    words = "tries every option in imagined truths, played on by rules of thumb"
    budget = Budget(milliseconds=40)
    manner: ClassVar[Manner] = Manner()

    def policy(self, asked: Asked) -> Sequence[float]:
        clock = Clock(asked.budget.simulations, asked.budget.milliseconds)
        worlds = Worlds(self.game, asked.view, asked.view.seat, (), asked.chance)
        beyond = Beyond(self.game)
        taken = compare(self.game, worlds, asked.options, beyond, clock, asked.chance)
        return self.manner.pretend(self.game, asked, self.manner.settle(taken))

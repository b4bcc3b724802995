"""Searches its opponents' minds as well as its own."""

from collections.abc import Sequence
from typing import Any, ClassVar

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.manner import Manner
from brushpass.bots.search.clock import Clock
from brushpass.bots.search.tree import Tree
from brushpass.bots.search.worlds import Worlds
from brushpass.core.action import Action
from brushpass.core.chance import Chance


class CaseOfficer(Bot):
    name = "case_officer"
    words = "searches what every seat may know and do, and reads the others' conduct"
    listens = True
    budget = Budget(milliseconds=200)
    manner: ClassVar[Manner] = Manner(strength=4.0)

    def policy(
        self,
        view: Any,
        told: Sequence[Any],
        options: Sequence[Action],
        budget: Budget,
        chance: Chance,
    ) -> Sequence[float]:
        clock = Clock(budget.simulations, budget.milliseconds)
        worlds = Worlds(self.game, view, view.seat, self.manner.remembered(told), chance)
        sober = self.manner.settle(Tree(self.game, worlds, chance).grow(options, clock))
        return self.manner.pretend(self.game, view, options, sober, chance)

"""Searches its opponents' minds as well as its own."""

from collections.abc import Sequence
from typing import ClassVar

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.manner import Manner
from brushpass.bots.question import Asked
from brushpass.bots.search.clock import Clock
from brushpass.bots.search.tree import Tree
from brushpass.bots.search.worlds import Worlds


class CaseOfficer(Bot):
    name = "case_officer"
    words = "searches what every seat may know and do, and reads the others' conduct"
    listens = True
    budget = Budget(milliseconds=200)
    manner: ClassVar[Manner] = Manner(strength=4.0)

    def policy(self, asked: Asked) -> Sequence[float]:
        clock = Clock(asked.budget.simulations, asked.budget.milliseconds)
        told = self.manner.remembered(asked.told)
        worlds = Worlds(self.game, asked.view, asked.view.seat, told, asked.chance)
        taken = Tree(self.game, worlds, asked.chance).grow(asked.options, clock)
        return self.manner.pretend(self.game, asked, self.manner.settle(taken))

"""Opponents that never change, so that figures of two laboratories compare.

A pool is frozen: who plays, how much each may think, on which deals. Budgets are in simulations, so
every machine plays the same games. When rules or bots play otherwise, a new pool gets a new name.
"""

from dataclasses import dataclass
from typing import Final

from brushpass.arena.plan import Pair, Plan
from brushpass.bots.budget import Budget
from brushpass.core.about import Options
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal, unknown


@dataclass(frozen=True)
class Pool:
    name: str
    bots: dict[str, Budget]
    seed: int
    deals: int  # as many as a comparison should have

    def pairs(self, challengers: list[str]) -> list[Pair]:
        """Each of them against every one of the pool, and never the pool against itself."""
        same = [name for name in challengers if name in self.bots]
        if same:
            raise Refusal(f"{same[0]} is one of {self.name}: --bots names who is measured by it")
        return [(name, other) for name in challengers for other in self.bots]

    def plan(
        self,
        game: AnyGame,
        options: Options,
        challengers: list[str],
        budget: Budget | None,
        grace: float,
    ) -> Plan:
        """`budget` is the challengers'."""
        made = Plan.make(game, options, self.pairs(challengers), self.seed, budget, grace)
        return made.in_pool(self.name, self.bots)

    @property
    def words(self) -> str:
        told = [
            name if budget.simulations is None else f"{name} ({budget.simulations} simulations)"
            for name, budget in self.bots.items()
        ]
        return f"{self.name}: {', '.join(told)}; seed {self.seed}"


FIRST: Final = Pool(
    "pool-1",
    {
        "recruit": Budget(),
        "clerk": Budget(),
        "rookie": Budget(simulations=20),
        "field_agent": Budget(simulations=100),
        "gambler": Budget(simulations=100),
        "case_officer": Budget(simulations=200),
        "fox": Budget(simulations=200),
    },
    seed=20261118,
    deals=50,
)
POOLS: Final = {pool.name: pool for pool in (FIRST,)}


def find_pool(name: str) -> Pool:
    if name not in POOLS:
        raise unknown("pool", name, POOLS)
    return POOLS[name]

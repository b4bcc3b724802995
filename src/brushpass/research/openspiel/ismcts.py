"""OpenSpiel's own search in a seat at our tables, to be measured against."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import pyspiel
from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.question import Asked
from brushpass.bots.search.clock import Clock
from brushpass.core.action import Action
from brushpass.core.chance import Chance, Recorder
from brushpass.core.game import AnyGame
from brushpass.research.openspiel.game import BrushpassGame
from brushpass.research.openspiel.moment import imagined
from brushpass.research.openspiel.parameters import SAMPLED
from brushpass.research.openspiel.past import Source
from brushpass.research.openspiel.resample import resampler
from brushpass.research.openspiel.sitting import Sitting
from brushpass.research.openspiel.state import BrushpassState

CURIOSITY: Final = sqrt(2)
SEEDS: Final = 1 << 30


class OpenSpielIsmcts(Bot):
    """Sampled luck, because chance nodes would cost it more than half of its simulations."""

    name = "openspiel_ismcts"
    words = "OpenSpiel's information-set search with random rollouts, as it comes"
    budget = Budget(milliseconds=200)

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        # A view does not say at which table its seat sits; the largest has room for it.
        largest = max(seats for mode in game.about.modes for seats in mode.seats)
        self._table = pyspiel.load_game(
            f"brushpass_{game.about.name}", {"chance": SAMPLED, "players": largest}
        )

    def policy(self, asked: Asked) -> Sequence[float]:
        """How often the search took each option."""
        budget = self.budget if asked.budget == Budget() else asked.budget
        clock = Clock(budget.simulations, budget.milliseconds)
        sitting = Sitting(self.game, self._table.sitting.options, Recorder(asked.chance))
        moment = imagined(sitting, Source.of(asked.view), asked.chance)
        search = Search(self._table, asked.chance)
        visits = search.visits(BrushpassState(self._table, moment), clock)
        counts = [visits.get(option.id, 0.0) for option in asked.options]
        if not any(counts):
            return [1.0 / len(counts)] * len(counts)
        return [count / sum(counts) for count in counts]

    def choose(self, asked: Asked) -> Action:
        """The option taken most often: OpenSpiel's own final policy."""
        shares = self.policy(asked)
        best = [place for place, share in enumerate(shares) if share == max(shares)]
        return asked.options[best[asked.chance.pick(len(best))]]


class Search(ISMCTSBot):
    """Runs until the clock says stop; OpenSpiel's own loop counts simulations only."""

    def __init__(self, table: BrushpassGame, chance: Chance) -> None:
        random = RandomState(chance.pick(SEEDS))
        rollouts = RandomRolloutEvaluator(n_rollouts=1, random_state=random)
        super().__init__(table, rollouts, CURIOSITY, max_simulations=0, random_state=random)
        self.set_resampler(resampler(chance))

    def visits(self, state: BrushpassState, clock: Clock) -> dict[int, float]:
        """By number of the action; none after a single simulation, which only opens the root."""
        self.reset()
        root = self.create_new_node(state)
        while clock.goes_on():
            self.run_simulation(self.sample_root_state(state))
            clock.done += 1
        return {action: child.visits for action, child in root.child_info.items()}

"""A state as OpenSpiel's algorithms know it. All there is to it lies in its moment."""

from collections.abc import Callable
from typing import Any

import pyspiel

from brushpass.core.chance import Chance
from brushpass.core.refusal import Refusal
from brushpass.research.openspiel.fork import Odds
from brushpass.research.openspiel.moment import CHANCE, OVER, Moment, imagined
from brushpass.research.openspiel.past import Source


class BrushpassState(pyspiel.State):
    """OpenSpiel clones and pickles a state attribute by attribute: it has this one."""

    def __init__(self, game: Any, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        return self.moment.player

    def is_terminal(self) -> bool:
        return self.moment.player == OVER

    def chance_outcomes(self) -> Odds:
        return self.moment.odds

    def returns(self) -> list[float]:
        return list(self.moment.returns())

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "BrushpassState":
        """Another state in which the player knows the same. Nothing else of this one is used."""
        return self.imagined(player, _Sampler(sampler))

    def imagined(self, player: int, chance: Chance) -> "BrushpassState":
        moment, minds = self.moment, self.moment.minds()
        if moment.player == CHANCE or minds is None:
            raise Refusal("a state can be imagined where a seat decides, not where luck does")
        source = Source(player, minds.view(player), minds.sight(player))
        return BrushpassState(self.get_game(), imagined(moment.sitting, source, chance))

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal(player)

    def _apply_action(self, action: int) -> None:
        self.moment.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"pick {action}"
        return self.moment.sitting.rules.actions[action].name

    def __str__(self) -> str:
        return str(self.moment)


class _Sampler(Chance):
    """Luck from one of OpenSpiel's samplers of 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def pick(self, n: int) -> int:
        return int(self._sampler() * n)

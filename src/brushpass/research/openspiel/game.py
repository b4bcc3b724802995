"""Our games under OpenSpiel's names."""

from typing import Any, ClassVar, Final

import pyspiel

from brushpass.core.about import About, Options
from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.research.openspiel.moment import Moment
from brushpass.research.openspiel.observer import ViewObserver
from brushpass.research.openspiel.parameters import SAMPLED, Params, chosen, defaults, written
from brushpass.research.openspiel.sitting import Sitting
from brushpass.research.openspiel.state import BrushpassState

MOST_OUTCOMES: Final = 128  # nothing is picked from more than this, no pile is larger


class BrushpassGame(pyspiel.Game):
    rules: ClassVar[AnyGame]

    def __init__(self, params: Params | None = None) -> None:
        rules = self.rules
        given = {**defaults(rules.about), **(params or {})}
        options = chosen(rules.about, given)
        sampled = given["chance"] == SAMPLED
        super().__init__(
            game_type(rules.about, sampled), game_info(rules, options), written(options, given)
        )
        if sampled:
            self.sitting = Sitting.sampled(rules, options, Fast(int(given["seed"])))
        else:
            self.sitting = Sitting(rules, options, None)

    def new_initial_state(self) -> BrushpassState:
        return BrushpassState(self, Moment(self.sitting))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> ViewObserver:
        return ViewObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def kind_of(rules: AnyGame) -> type[BrushpassGame]:
    """A class of its own for each game.

    OpenSpiel lets go of its register when Python has ended already. A class outlives that, being
    part of a cycle; a partial or a closure would be freed then, which ends in a crash.
    """
    return type(f"BrushpassGame_{rules.about.name}", (BrushpassGame,), {"rules": rules})


def game_type(about: About, sampled: bool) -> Any:
    kinds = pyspiel.GameType
    luck = kinds.ChanceMode
    seats = [seats for mode in about.modes for seats in mode.seats]
    return kinds(
        short_name=f"brushpass_{about.name}",
        long_name=f"{about.title}, by the rules of Brushpass",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=luck.SAMPLED_STOCHASTIC if sampled else luck.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=min(seats),
        max_num_players=max(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=defaults(about),
    )


def game_info(rules: AnyGame, options: Options) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.actions),
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=options.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=rules.about.mode(options.mode).longest,
    )

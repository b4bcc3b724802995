"""Our games under OpenSpiel's names."""

from typing import Any, ClassVar

import pyspiel

from brushpass.core.about import About, Options
from brushpass.core.chance import Fast, Recorder
from brushpass.core.game import AnyGame
from brushpass.core.result import HONEST
from brushpass.research.openspiel.fork import MOST_OUTCOMES
from brushpass.research.openspiel.moment import Moment
from brushpass.research.openspiel.observer import ViewObserver
from brushpass.research.openspiel.opening import read_opening
from brushpass.research.openspiel.parameters import (
    SAMPLED,
    Params,
    chosen,
    defaults,
    written,
)
from brushpass.research.openspiel.sitting import Sitting
from brushpass.research.openspiel.state import BrushpassState


class BrushpassGame(pyspiel.Game):
    rules: ClassVar[AnyGame]

    def __init__(self, params: Params | None = None) -> None:
        rules = self.rules
        given = {**defaults(rules.about), **(params or {})}
        opening = read_opening(rules.about, str(given["opening"]))
        options = chosen(rules.about, given, opening)
        sampled = given["chance"] == SAMPLED
        honest = given["returns"] == HONEST
        super().__init__(
            game_type(rules.about, sampled, honest),
            game_info(rules, options, honest),
            written(options, given),
        )
        luck = Recorder(Fast(int(given["seed"]))) if sampled else None
        self.sitting = Sitting(rules, options, luck, honest, opening)

    def new_initial_state(self) -> BrushpassState:
        return BrushpassState(self, Moment(self.sitting))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> ViewObserver:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return ViewObserver(self.sitting, kind, params)


def kind_of(rules: AnyGame) -> type[BrushpassGame]:
    """A class of its own for each game.

    OpenSpiel lets go of its register when Python has ended already. A class outlives that, being
    part of a cycle; a partial or a closure would be freed then, which ends in a crash.
    """
    return type(f"BrushpassGame_{rules.about.name}", (BrushpassGame,), {"rules": rules})


def game_type(about: About, sampled: bool, honest: bool) -> Any:
    kinds = pyspiel.GameType
    sums = kinds.Utility
    luck = kinds.ChanceMode
    seats = [seats for mode in about.modes for seats in mode.seats]
    return kinds(
        short_name=f"brushpass_{about.name}",
        long_name=f"{about.title}, by the rules of Brushpass",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=luck.SAMPLED_STOCHASTIC if sampled else luck.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=sums.GENERAL_SUM if honest else sums.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=min(seats),
        max_num_players=max(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(about),
    )


def game_info(rules: AnyGame, options: Options, honest: bool) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.actions),
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=options.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if honest else 0.0,
        max_game_length=rules.about.mode(options.mode).longest,
    )

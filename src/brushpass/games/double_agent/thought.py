"""What bots ask of this game, wired up."""

from collections.abc import Sequence
from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.thought import Thought, Tuning
from brushpass.games.double_agent import (
    bot,
    conduct,
    evaluation,
    sketch,
)
from brushpass.games.double_agent.state import State
from brushpass.games.double_agent.wire import View


class DoubleAgentThought(Thought[State, View]):
    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        return bot.choose(v, options, chance)

    def rollout(self, s: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return sketch.choose(s, seat, legal, chance)

    def tuning(self, s: State) -> Tuning:
        return evaluation.TUNING

    def evaluate(self, s: State, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def likelihood(self, s: State, seat: int, told: Sequence[Any]) -> float:
        return conduct.likelihood(s, seat)

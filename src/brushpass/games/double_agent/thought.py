"""What bots ask of this game, wired up."""

from collections.abc import Sequence
from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.thought import Thought, Tuning
from brushpass.games.double_agent import conduct, evaluation, rules_of_thumb
from brushpass.games.double_agent.imagined import Imagined
from brushpass.games.double_agent.seen import Seen
from brushpass.games.double_agent.state import State
from brushpass.games.double_agent.wire import View


class DoubleAgentThought(Thought[State, View]):
    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        if len(options) == 1 or v.seat is None:
            return options[0]
        return rules_of_thumb.choose(Seen(v, v.seat), options, chance)

    def rollout(self, s: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return rules_of_thumb.choose(Imagined(s, seat), legal, chance)

    def tuning(self, s: State) -> Tuning:
        return evaluation.TUNING

    def evaluate(self, s: State, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def likelihood(self, s: State, seat: int, told: Sequence[Any]) -> float:
        return conduct.likelihood(s, seat)

"""What bots ask of this game, wired up."""

from collections.abc import Sequence
from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.thought import Thought, Tuning
from brushpass.games.microfilms.rules.state import State
from brushpass.games.microfilms.speech.wire import View
from brushpass.games.microfilms.thought import (
    conduct,
    croupier_evaluation,
    evaluation,
    rules_of_thumb,
)
from brushpass.games.microfilms.thought.imagined import Imagined
from brushpass.games.microfilms.thought.seen import Seen


class MicrofilmsThought(Thought[State, View]):
    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        return rules_of_thumb.choose(Seen(v, chance), options, chance)

    def rollout(self, s: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return rules_of_thumb.choose(Imagined(s, seat), legal, chance)

    def tuning(self, s: State) -> Tuning:
        return croupier_evaluation.TUNING if s.duel else evaluation.TUNING

    def evaluate(self, s: State, seat: int) -> float:
        return croupier_evaluation.evaluate(s, seat) if s.duel else evaluation.evaluate(s, seat)

    def likelihood(self, s: State, seat: int, told: Sequence[Any]) -> float:
        return conduct.likelihood(s, seat, told)

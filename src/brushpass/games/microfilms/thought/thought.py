"""What bots ask of this game, wired up."""

from collections.abc import Sequence
from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.thought import Thought, Tuning
from brushpass.games.microfilms.rules.state import (
    State,
)
from brushpass.games.microfilms.speech.wire import View
from brushpass.games.microfilms.thought import bot, conduct, evaluation, race, sketch


class MicrofilmsThought(Thought[State, View]):
    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        return bot.choose(v, options, chance)

    def rollout(self, s: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return sketch.choose(s, seat, legal, chance)

    def tuning(self, s: State) -> Tuning:
        return race.TUNING if s.duel else evaluation.TUNING

    def evaluate(self, s: State, seat: int) -> float:
        return race.evaluate(s, seat) if s.duel else evaluation.evaluate(s, seat)

    def likelihood(self, s: State, seat: int, told: Sequence[Any]) -> float:
        return conduct.likelihood(s, seat, told)

"""What bots ask of this game, wired up."""

from collections.abc import Sequence
from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.thought import Thought, Tuning
from brushpass.games.kompromat import conduct, evaluation
from brushpass.games.kompromat.imagined import Imagined
from brushpass.games.kompromat.rules_of_thumb import choose
from brushpass.games.kompromat.seen import Seen
from brushpass.games.kompromat.state import State
from brushpass.games.kompromat.wire import View


class KompromatThought(Thought[State, View]):
    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        return choose(Seen(v), options, chance)

    def rollout(self, s: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return choose(Imagined(s, seat), legal, chance)

    def tuning(self, s: State) -> Tuning:
        return evaluation.TUNING

    def turns(self, s: State) -> int:
        return evaluation.turns(s)

    def evaluate(self, s: State, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def likelihood(self, s: State, seat: int, told: Sequence[Any]) -> float:
        return conduct.likelihood(s, seat)

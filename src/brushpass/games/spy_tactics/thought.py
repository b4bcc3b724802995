"""What bots ask of this game, wired up."""

from collections.abc import Sequence
from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.thought import Thought
from brushpass.games.spy_tactics import conduct, rules_of_thumb
from brushpass.games.spy_tactics.imagined import Imagined
from brushpass.games.spy_tactics.seen import Seen
from brushpass.games.spy_tactics.state import State
from brushpass.games.spy_tactics.wire import View


class SpyTacticsThought(Thought[State, View]):
    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        if len(options) == 1 or v.seat is None:
            return options[0]
        return rules_of_thumb.choose(Seen(v, v.seat), options, chance)

    def rollout(self, s: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return rules_of_thumb.choose(Imagined(s, seat), legal, chance)

    def recall(self, told: Sequence[Any]) -> Sequence[Any]:
        return conduct.recall(told)

    def likelihood(self, s: State, seat: int, told: Sequence[Any]) -> float:
        return conduct.likelihood(s, seat, told)

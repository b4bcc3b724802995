"""What bots ask of this game, wired up."""

from collections.abc import Sequence
from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.thought import Thought, Tuning
from brushpass.games.redacted.rules.cards import DANGER_ZONE
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.thought import aims, conduct, evaluation
from brushpass.games.redacted.thought.imagined import Imagined
from brushpass.games.redacted.thought.rules_of_thumb import choose
from brushpass.games.redacted.thought.seen import Seen


class RedactedThought(Thought[State, View]):
    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        return choose(Seen(v), options, chance)

    def rollout(self, s: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return choose(Imagined(s, seat), legal, chance)

    def recall(self, told: Sequence[Any]) -> Sequence[Any]:
        return conduct.recall(told)

    def likelihood(self, s: State, seat: int, told: Sequence[Any]) -> float:
        return conduct.likelihood(s, seat, told)

    def aims(self, s: State, seat: int, legal: Sequence[Action]) -> list[tuple[Action, int]]:
        return aims.aims(s, seat, legal)

    def toward(self, s: State, seat: int, aim: int, legal: Sequence[Action]) -> Action | None:
        return aims.toward(s, seat, aim, legal)

    def tuning(self, s: State) -> Tuning:
        return evaluation.ZONE_TUNING if s.mission == DANGER_ZONE else evaluation.TUNING

    def turns(self, s: State) -> int:
        return evaluation.turns(s)

    def evaluate(self, s: State, seat: int) -> float:
        return evaluation.evaluate(s, seat)

"""How a bot carries itself: the same head, but not always at its best."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from brushpass.bots.question import Asked
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame

ASKED = 8  # imagined hands that a bluff is taken from


@dataclass(frozen=True)
class Manner:
    """Easier opponents are not stupid: they are less sure, forget, or play to the gallery."""

    strength: float = 1.0  # preferences are raised to this power: 0 is indifference
    memory: int = 1_000_000  # how many of the last messages are remembered
    bluff: float = 0.0  # how often it acts as if it held something else

    def remembered(self, told: Sequence[Any]) -> Sequence[Any]:
        return told[max(0, len(told) - self.memory) :]

    def settle(self, preferences: Sequence[float]) -> list[float]:
        """Preferences of any size become probabilities."""
        most = max(preferences)
        if most <= 0.0:
            return [1.0 / len(preferences)] * len(preferences)
        raised = [(max(0.0, value) / most) ** self.strength for value in preferences]
        total = sum(raised)
        return [value / total for value in raised]

    def pretend(self, game: AnyGame, asked: Asked, sober: Sequence[float]) -> list[float]:
        """Mixes in what the seat would do with a hand that the others may believe it has."""
        if self.bluff == 0.0:
            return list(sober)
        seat, options = asked.view.seat, asked.options
        acted = [0.0] * len(options)
        for _ in range(ASKED):
            believed = as_others_see(game, asked.view, asked.chance)
            offered = game.legal(believed, seat)
            if not offered:
                continue
            action = game.thought.rollout(believed, seat, offered, asked.chance)
            if action in options:
                acted[options.index(action)] += 1.0
        total = sum(acted)
        if total == 0.0:
            return list(sober)
        return [
            (1.0 - self.bluff) * plain + self.bluff * feigned / total
            for plain, feigned in zip(sober, acted, strict=True)
        ]


def as_others_see(game: AnyGame, view: Any, chance: Chance) -> Any:
    """A truth in which another seat, from what it may know now, has imagined this one's secrets."""
    truth = game.imagine(view, chance)
    return game.imagine(game.see(truth, None, None), chance)

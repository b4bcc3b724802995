"""What stays the same from the first moment of a game to the last."""

from dataclasses import dataclass
from secrets import randbits
from typing import Any

from brushpass.core.about import Options, Value
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Chance, Fast, Recorder
from brushpass.core.game import AnyGame


@dataclass(frozen=True)
class Sitting:
    rules: AnyGame
    options: Options
    luck: Recorder | None  # None: every pick is a chance node

    @staticmethod
    def sampled(rules: AnyGame, options: Options, luck: Chance) -> "Sitting":
        return Sitting(rules, options, Recorder(luck))

    def __reduce__(self) -> Any:
        # In parts, because compiled options cannot be pickled.
        chosen = self.options
        name, settings = self.rules.about.name, dict(chosen.settings)
        return _again, (name, chosen.mode, chosen.seats, settings, self.luck is not None)


def _again(name: str, mode: str, seats: int, settings: dict[str, Value], sampled: bool) -> Sitting:
    """Luck is not written down: it would foretell the game to whoever reads it."""
    rules = find_game(name)
    options = rules.about.options(mode, seats, settings)
    if sampled:
        return Sitting.sampled(rules, options, Fast(randbits(64)))
    return Sitting(rules, options, None)

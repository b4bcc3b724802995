"""What stays the same from the first moment of a game to the last."""

from dataclasses import dataclass
from secrets import randbits
from typing import Any

from brushpass.core.about import Options, Value
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast, Recorder
from brushpass.core.game import AnyGame
from brushpass.core.record import Record
from brushpass.research.openspiel.opening import Opening


@dataclass(frozen=True)
class Sitting:
    rules: AnyGame
    options: Options
    luck: Recorder | None  # None: every pick is a chance node
    honest: bool = False  # which returns
    opening: Opening = ()  # what may have been played before the first moment

    def __reduce__(self) -> Any:
        # In parts, because compiled options cannot be pickled.
        chosen = self.options
        name, settings = self.rules.about.name, dict(chosen.settings)
        sampled = self.luck is not None
        opening = [record.to_text() for record in self.opening]
        return _again, (name, chosen.mode, chosen.seats, settings, sampled, self.honest, opening)


def _again(
    name: str,
    mode: str,
    seats: int,
    settings: dict[str, Value],
    sampled: bool,
    honest: bool,
    opening: list[str],
) -> Sitting:
    """Luck is not written down: it would foretell the game to whoever reads it."""
    rules = find_game(name)
    options = rules.about.options(mode, seats, settings)
    luck = Recorder(Fast(randbits(64))) if sampled else None
    played = tuple([Record.from_text(text) for text in opening])
    return Sitting(rules, options, luck, honest, played)

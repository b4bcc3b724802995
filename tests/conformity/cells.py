"""Every way to sit down: a cell is a game, one of its modes and a number of seats."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from brushpass.core.about import Mode, Options, Value
from brushpass.core.catalogue import games
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame

Audience = int | None  # a seat, or None for a spectator

GAMES: Final = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Cell:
    game: AnyGame
    mode: Mode
    seats: int

    def __str__(self) -> str:
        return f"{self.game.about.name}-{self.mode.name}-{self.seats}"

    @property
    def place(self) -> str:
        """The cell within its game, as golden files are called."""
        return f"{self.mode.name}-{self.seats}"

    @property
    def folder(self) -> Path:
        """Where the tests of this game lie."""
        return GAMES / self.game.about.name

    @property
    def secrets(self) -> Any:
        """What the game's tests say about its secrets: tests/games/<game>/secrets.py."""
        return import_module(f"tests.games.{self.game.about.name}.secrets")

    @property
    def observed(self) -> Any:
        """What the parts of its observations claim to carry: tests/games/<game>/observed.py."""
        return import_module(f"tests.games.{self.game.about.name}.observed")

    @property
    def audiences(self) -> list[Audience]:
        return [*range(self.seats), None]

    def options(self, settings: dict[str, Value] | None = None) -> Options:
        return self.game.about.options(self.mode.name, self.seats, settings)

    def some_options(self, chance: Chance) -> Options:
        """Any, but for settings that would only make games longer (ENOUGH in secrets.py)."""
        enough: dict[str, Value] = getattr(self.secrets, "ENOUGH", {})
        return self.options(
            {
                setting.name: setting.values[chance.pick(len(setting.values))]
                for setting in self.mode.settings
                if setting.name not in enough
            }
            | enough
        )

    def all_options(self) -> Iterator[Options]:
        """The defaults, and every value of every setting once."""
        yield self.options()
        for setting in self.mode.settings:
            for value in setting.values[1:]:
                yield self.options({setting.name: value})


def cells_of(game: AnyGame) -> list[Cell]:
    return [Cell(game, mode, seats) for mode in game.about.modes for seats in mode.seats]


def all_cells() -> list[Cell]:
    return [cell for game in games().values() for cell in cells_of(game)]

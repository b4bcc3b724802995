"""Finds the games by their folders: a folder with a `game.py` that has a GAME is a game."""

import pkgutil
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec

from brushpass.core.game import AnyGame
from brushpass.core.refusal import unknown


@cache
def games() -> dict[str, AnyGame]:
    folders = import_module("brushpass.games").__path__
    names = sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)
    modules = [f"brushpass.games.{name}.game" for name in names]
    found = [import_module(module) for module in modules if find_spec(module)]
    return {module.GAME.about.name: module.GAME for module in found}


def find_game(name: str) -> AnyGame:
    try:
        return games()[name]
    except KeyError:
        raise unknown("game", name, games()) from None


def game_text(name: str, file: str) -> str:
    """A text that lies in the game's folder: rulebook.md or rulings.md."""
    find_game(name)
    return resources.files(f"brushpass.games.{name}").joinpath(file).read_text("utf-8")

"""Brushpass: five spy games at one table, and every seat sees only what it may."""

from brushpass.core.catalogue import find_game as game
from brushpass.core.catalogue import games

__version__ = "0.1.0"
__all__ = ["__version__", "game", "games"]

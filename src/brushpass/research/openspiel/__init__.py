"""Every game as an OpenSpiel game: importing this registers `brushpass_kompromat` and the others.

import pyspiel
import brushpass.research.openspiel

game = pyspiel.load_game("brushpass_microfilms(players=4)")
"""

try:
    import pyspiel
except ModuleNotFoundError:
    raise ImportError("OpenSpiel is missing: pip install 'brushpass[openspiel]'") from None

from brushpass.core.catalogue import games
from brushpass.research.openspiel.game import BrushpassGame, game_type, kind_of
from brushpass.research.openspiel.resample import resampler
from brushpass.research.openspiel.state import BrushpassState

__all__ = ["BrushpassGame", "BrushpassState", "resampler"]

for rules in games().values():
    pyspiel.register_game(game_type(rules.about, sampled=False, honest=False), kind_of(rules))

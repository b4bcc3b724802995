"""For OpenSpiel's search: worlds that a player cannot tell from the one it is in."""

from collections.abc import Callable

from brushpass.core.chance import Chance
from brushpass.research.openspiel.state import BrushpassState

Resampler = Callable[[BrushpassState, int], BrushpassState]


def resampler(chance: Chance) -> Resampler:
    """For `ISMCTSBot.set_resampler`: with the same luck, the same worlds in the same order."""

    def resample(state: BrushpassState, player: int) -> BrushpassState:
        return state.imagined(player, chance)

    return resample

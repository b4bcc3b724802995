"""What rules of thumb say of each option, before any thinking."""

from collections.abc import Sequence
from typing import Any, Final

from brushpass.core.chance import Chance
from brushpass.core.game import Action, Game

OPEN: Final = 0.25  # spread over all options, so that none is ruled out unthought


def ask(
    game: Game[Any, Any, Any], view: Any, options: Sequence[Action], times: int, chance: Chance
) -> list[float]:
    """How often each option is advised."""
    shares: list[float] = [OPEN / len(options)] * len(options)
    for _ in range(times):
        advised = game.advise(view, options, chance)
        for place in range(len(options)):
            if options[place] is advised:
                shares[place] += (1.0 - OPEN) / times
                break
    return shares

"""What rules of thumb say of each option, before any thinking."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame

OPEN: Final = 0.25  # spread over all options, so that none is ruled out unthought


def ask(
    game: AnyGame, view: Any, options: Sequence[Action], times: int, chance: Chance
) -> list[float]:
    """How often each option is advised."""
    shares: list[float] = [OPEN / len(options)] * len(options)
    for _ in range(times):
        advised = game.thought.advise(view, options, chance)
        shares[place_of(advised, options)] += (1.0 - OPEN) / times
    return shares


def rollout_prior(
    game: AnyGame, s: Any, seat: int, legal: Sequence[Action], chance: Chance
) -> list[float]:
    """What a quick look at an imagined truth suggests."""
    shares: list[float] = [OPEN / len(legal)] * len(legal)
    shares[place_of(game.thought.rollout(s, seat, legal, chance), legal)] += 1.0 - OPEN
    return shares


def place_of(action: Action, options: Sequence[Action]) -> i64:
    """By identity: an action is made once."""
    for place in range(len(options)):
        if options[place] is action:
            return place
    raise ValueError(f"{action.name} is not among the options")

"""Flat Monte Carlo: every option tried in the same imagined truths, the hopeless ones dropped."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.bots.search.clock import Clock
from brushpass.bots.search.estimate import Estimates
from brushpass.bots.search.prior import ask
from brushpass.bots.search.rollout import roll_out, standing
from brushpass.bots.search.worlds import Worlds
from brushpass.core.chance import Chance, Fast
from brushpass.core.game import Action, Game

ASKED: Final = 8
FIRST_CUT: Final = 8  # truths, before the worse half is dropped; then twice as many, and so on
SEEDS: Final = 1 << 30


def flat(
    game: Game[Any, Any, Any],
    worlds: Worlds,
    options: Sequence[Action],
    clock: Clock,
    chance: Chance,
) -> list[float]:
    """What each option is worth to the seat."""
    found = Estimates(ask(game, worlds.view, options, ASKED, chance))
    alive: list[int] = list(range(len(options)))
    rounds: i64 = 0
    cut: i64 = FIRST_CUT
    while clock.goes_on():
        truth = worlds.pick()
        seed = chance.pick(SEEDS)
        for place in alive:
            s = game.clone(truth)
            luck = Fast(seed)  # the same for every option, so that they differ by skill
            game.follow(s, worlds.seat, options[place], luck, game.silent)
            roll_out(game, s, luck)
            found.learn(place, standing(game, s, worlds.seat))
            clock.done += 1
        rounds += 1
        if rounds == cut and len(alive) > 2:
            alive = better_half(alive, found.values())
            cut += 2 * rounds
    return found.values()


def better_half(alive: list[int], values: list[float]) -> list[int]:
    ranked = sorted([values[place] for place in alive], reverse=True)
    least = ranked[(len(alive) + 1) // 2 - 1]
    return [place for place in alive if values[place] >= least]

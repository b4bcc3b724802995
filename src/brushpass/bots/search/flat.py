"""Flat Monte Carlo: every option tried in the same imagined truths, the hopeless ones dropped."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.bots.search.clock import Clock
from brushpass.bots.search.prior import ask
from brushpass.bots.search.rollout import roll_out, standing
from brushpass.bots.search.worlds import Worlds
from brushpass.core.chance import Chance
from brushpass.core.game import Action, Game

ASKED: Final = 8
TRUST: Final = 6.0  # the prior counts as so many simulations of each option
LEAN: Final = 0.35  # by how much the prior's favourite is expected to be better


def flat(
    game: Game[Any, Any, Any],
    worlds: Worlds,
    options: Sequence[Action],
    clock: Clock,
    chance: Chance,
) -> list[float]:
    """What each option is worth to the seat."""
    many: i64 = len(options)
    prior = ask(game, worlds.view, options, ASKED, chance)
    visits: list[float] = [0.0] * many
    totals: list[float] = [0.0] * many
    alive: list[int] = list(range(many))
    halving: i64 = 8
    rounds: i64 = 0
    while clock.goes_on():
        truth = worlds.pick()
        for place in alive:
            s = game.clone(truth)
            game.follow(s, worlds.seat, options[place], chance, game.silent)
            roll_out(game, s, chance)
            totals[place] += standing(game, s, worlds.seat)
            visits[place] += 1.0
            clock.done += 1
        rounds += 1
        if rounds == halving and len(alive) > 2:
            alive = better_half(alive, estimates(visits, totals, prior))
            halving += rounds
    return estimates(visits, totals, prior)


def estimates(visits: list[float], totals: list[float], prior: list[float]) -> list[float]:
    """Means, drawn towards what rules of thumb expect as long as there are few simulations."""
    tried = 0.0
    total = 0.0
    for place in range(len(visits)):
        tried += visits[place]
        total += totals[place]
    mean = total / tried if tried else 0.0
    found: list[float] = []
    for place in range(len(visits)):
        expected = mean + LEAN * (prior[place] - 1.0 / len(visits))
        found.append((totals[place] + TRUST * expected) / (visits[place] + TRUST))
    return found


def better_half(alive: list[int], values: list[float]) -> list[int]:
    ranked = sorted([values[place] for place in alive], reverse=True)
    least = ranked[(len(alive) + 1) // 2 - 1]
    return [place for place in alive if values[place] >= least]

"""What games tell a search: within bounds at every moment, and it says what it should."""

from math import isfinite

import pytest

from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.games.kompromat.conduct import draws
from tests.conformity.cells import Cell, all_cells
from tests.conformity.worlds import World


@pytest.mark.parametrize("cell", all_cells(), ids=str)
def test_values_and_likelihoods_stay_within_their_bounds(cell: Cell) -> None:
    game, options = cell.game, cell.options()
    chance = Fast(7)
    world = World.dealt(game, options, chance)
    state = world.s
    while seats := game.to_act(state):
        seat = seats[0]
        if chance.pick(12) == 0:
            for other in range(options.seats):
                assert -1.0 <= game.thought.evaluate(state, other) <= 1.0
                told = world.told[other]
                imagined = world.imagined(other, chance).s
                for truth in (state, imagined):
                    fit = game.thought.likelihood(truth, other, told)
                    assert isfinite(fit)
                    assert fit >= 0.0
                    assert game.thought.likelihood(truth, other, game.thought.recall(told)) == fit
        legal = game.legal(state, seat)
        world.play(seat, legal[chance.pick(len(legal))], chance)


def test_a_strike_at_a_known_friend_is_unlikely() -> None:
    """Spy Tactics: the same strike, in a truth where both are of one team and in one where not."""
    from brushpass.games.spy_tactics.wire import Guessed

    game = find_game("spy_tactics")
    state = game.setup(game.about.options(), Fast(1), game.silent)
    state.seen[1] = 1 << 2
    told = [Guessed(1, 2, 0, False)]
    state.teams[1], state.teams[2] = 0, 1
    foes = game.thought.likelihood(state, 0, told)
    state.teams[2] = 0
    assert game.thought.likelihood(state, 0, told) < 0.5 * foes
    assert game.thought.likelihood(state, 0, []) == foes


def test_the_higher_the_total_the_less_one_draws() -> None:
    """Kompromat, totals in halves; a 1/11 that can count eleven does."""
    chances = [draws(total, 0) for total in range(2, 43, 4)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.95
    assert draws(40, 0) < 0.1
    assert draws(20, 1) == draws(40, 0)

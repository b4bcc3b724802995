"""Sketches and aims: always legal, and without knowing more than their seat."""

import pytest

from brushpass.core.chance import Fast
from brushpass.core.table import Table
from tests.conformity.cells import Cell, all_cells

TRUTHS = 3


@pytest.mark.parametrize("cell", all_cells(), ids=str)
def test_rollout_and_aims_are_the_same_in_truths_that_a_seat_cannot_tell_apart(cell: Cell) -> None:
    game, options = cell.game, cell.options()
    chance = Fast(11)
    compared = 0
    table = Table(game, options, chance)
    while seats := table.to_act():
        seat = seats[chance.pick(len(seats))]
        legal = table.legal(seat)
        if len(legal) > 1 and chance.pick(4) == 0:
            view, seed = table.view(seat), chance.pick(1000)
            first = game.imagine(view, chance)
            rolled = game.thought.rollout(first, seat, legal, Fast(seed))
            assert rolled in legal
            aims = game.thought.aims(first, seat, legal)
            assert all(step in legal for step, _ in aims)
            for _ in range(TRUTHS):
                truth = game.imagine(view, chance)
                assert game.thought.rollout(truth, seat, legal, Fast(seed)) is rolled
                assert game.thought.aims(truth, seat, legal) == aims
                compared += 1
        table.play(seat, game.thought.rollout(table.state, seat, legal, chance))
    assert game.result(table.state) is not None
    assert compared >= TRUTHS


@pytest.mark.parametrize("cell", all_cells(), ids=str)
def test_a_rollout_changes_nothing(cell: Cell) -> None:
    game, options = cell.game, cell.options()
    chance = Fast(12)
    state = game.setup(options, chance, game.silent)
    for _ in range(40):
        seats = game.to_act(state)
        if not seats:
            break
        legal = game.legal(state, seats[0])
        before = [game.see(state, seat, None) for seat in range(options.seats)]
        game.thought.rollout(state, seats[0], legal, chance)
        assert [game.see(state, seat, None) for seat in range(options.seats)] == before
        game.follow(state, seats[0], legal[chance.pick(len(legal))], chance, game.silent)

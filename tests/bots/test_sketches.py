"""Sketches and aims: always legal, and without knowing more than their seat."""

import pytest

from brushpass.core.chance import Fast
from tests.conformity.cells import Cell, all_cells

TRUTHS = 3


@pytest.mark.parametrize("cell", all_cells(), ids=str)
def test_sketch_and_aims_are_the_same_in_truths_that_a_seat_cannot_tell_apart(cell: Cell) -> None:
    game, options = cell.game, cell.options()
    chance = Fast(11)
    compared = 0
    state = game.setup(options, chance, game.silent)
    while seats := game.to_act(state):
        seat = seats[chance.pick(len(seats))]
        legal = game.legal(state, seat)
        if len(legal) > 1 and chance.pick(4) == 0:
            view, seed = game.see(state, seat, None), chance.pick(1000)
            sketched = game.thought.sketch(state, seat, legal, Fast(seed))
            assert sketched in legal
            aims = game.thought.aims(state, seat, legal)
            assert all(step in legal for step, _ in aims)
            for _ in range(TRUTHS):
                truth = game.imagine(view, chance)
                assert game.thought.sketch(truth, seat, legal, Fast(seed)) is sketched
                assert game.thought.aims(truth, seat, legal) == aims
                compared += 1
        action = game.thought.sketch(state, seat, legal, chance)
        game.follow(state, seat, action, chance, game.silent)
    assert game.result(state) is not None
    assert compared >= TRUTHS


@pytest.mark.parametrize("cell", all_cells(), ids=str)
def test_a_sketch_changes_nothing(cell: Cell) -> None:
    game, options = cell.game, cell.options()
    chance = Fast(12)
    state = game.setup(options, chance, game.silent)
    for _ in range(40):
        seats = game.to_act(state)
        if not seats:
            break
        legal = game.legal(state, seats[0])
        before = [game.see(state, seat, None) for seat in range(options.seats)]
        game.thought.sketch(state, seats[0], legal, chance)
        assert [game.see(state, seat, None) for seat in range(options.seats)] == before
        game.follow(state, seats[0], legal[chance.pick(len(legal))], chance, game.silent)

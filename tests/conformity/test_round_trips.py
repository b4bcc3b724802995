"""Imagined truths fit the view they were imagined from."""

from tests.conformity import effort
from tests.conformity.all_worlds import check_imagination
from tests.conformity.cells import Cell
from tests.conformity.round_trips import check_round_trips

SET_UPS = 2
WORLDS = 300


def test_an_imagined_truth_shows_the_same_view_and_plays_to_the_end(cell: Cell) -> None:
    check_round_trips(cell, effort.pairs(), effort.seed())


def test_every_truth_that_can_hide_behind_a_view_is_imagined(cell: Cell) -> None:
    # In a game with too many truths behind every view this shows nothing, and says nothing.
    for seed in range(SET_UPS):
        check_imagination(cell, seed, WORLDS)

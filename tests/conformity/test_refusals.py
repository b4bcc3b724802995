"""What is not legal is refused."""

from tests.conformity.cells import Cell
from tests.conformity.refusals import check_refusals

MOMENTS = 150


def test_play_takes_exactly_the_legal_actions_and_refuses_uniformly(cell: Cell) -> None:
    check_refusals(cell, MOMENTS)

"""Simultaneous decisions stay sealed, whoever decides first."""

from tests.conformity.cells import Cell
from tests.conformity.sealed import check_order_of_choices

MOMENTS = 200


def test_the_order_in_which_choices_arrive_changes_nothing(cell: Cell) -> None:
    check_order_of_choices(cell, MOMENTS)

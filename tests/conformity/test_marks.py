"""Every field of a state is marked, and the marks are true."""

import pytest

from brushpass.core.game import AnyGame
from tests.conformity.cells import Cell
from tests.conformity.marks import check_marks, check_public_fields, marks_of, read_marks

MOMENTS = 200

SOME_STATE = """
class State:
    hand: int  # {}

    def __init__(self) -> None:
        self.score = 0  # public
"""


def test_every_field_says_who_knows_it(game: AnyGame) -> None:
    check_marks(marks_of(game))


def test_public_fields_are_known_to_spectators(cell: Cell) -> None:
    check_public_fields(cell, MOMENTS)


def test_a_field_without_a_mark_is_noticed() -> None:
    check_marks(read_marks(SOME_STATE.format("owner: the hand")))
    with pytest.raises(AssertionError, match=r"State\.hand"):
        check_marks(read_marks(SOME_STATE.format("the public hand")))

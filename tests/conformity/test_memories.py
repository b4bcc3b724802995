"""Memories hear messages and nothing else."""

from tests.conformity import effort
from tests.conformity.cells import Cell
from tests.conformity.memories import check_memories

GAMES = 4


def test_a_memory_is_what_its_audience_was_told(cell: Cell) -> None:
    for number in range(GAMES):
        assert check_memories(cell, effort.seed() + number) > 0

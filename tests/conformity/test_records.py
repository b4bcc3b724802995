"""Records replay exactly."""

from tests.conformity.cells import Cell
from tests.conformity.records import check_record

GAMES = 5


def test_a_record_replays_to_the_same_truth_and_verifies(cell: Cell) -> None:
    for seed in range(GAMES):
        check_record(cell, seed)

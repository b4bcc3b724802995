"""Any random game is playable from the deal to the end."""

from tests.conformity.cells import Cell
from tests.conformity.endings import check_random_game

GAMES = 20


def test_random_play_ends_with_every_setting(cell: Cell) -> None:
    for options in cell.all_options():
        for seed in range(GAMES):
            check_random_game(cell, options, seed)

"""Clones, views and messages never change afterwards."""

from tests.conformity.cells import Cell
from tests.conformity.keepsakes import check_clones_stay, check_sights_stay

GAMES = 8


def test_clones_never_change(cell: Cell) -> None:
    for seed in range(GAMES):
        check_clones_stay(cell, seed)


def test_views_and_messages_never_change(cell: Cell) -> None:
    for seed in range(GAMES):
        check_sights_stay(cell, seed)

"""Runs every test that asks for a `cell` or a `game` on all there are."""

import pytest

from brushpass.core.catalogue import games
from tests.conformity.cells import all_cells


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "cell" in metafunc.fixturenames:
        metafunc.parametrize("cell", all_cells(), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(games().values()), ids=list(games()))

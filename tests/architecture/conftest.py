"""Runs every test that asks for a `folder` on the folder of each game."""

import pytest

from tests.architecture.tree import game_folders


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "folder" in metafunc.fixturenames:
        metafunc.parametrize("folder", game_folders(), ids=lambda folder: folder.name)

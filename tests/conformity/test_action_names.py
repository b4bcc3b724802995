"""Actions are numbered and named the same everywhere."""

import re

from brushpass.core.game import AnyGame

NAME = re.compile(r"[a-z0-9]+( [a-z0-9]+| [+-][0-9]+)*")


def test_ids_are_positions(game: AnyGame) -> None:
    assert [action.id for action in game.actions] == list(range(len(game.actions)))


def test_names_are_unique_lower_case_words_and_figures(game: AnyGame) -> None:
    names = [action.name for action in game.actions]
    assert len(set(names)) == len(names)
    assert [name for name in names if not NAME.fullmatch(name)] == []

"""Games are found by their folders."""

import pkgutil
from importlib import import_module

import pytest

from brushpass.core.catalogue import find_game, game_text, games
from brushpass.core.game import Game
from brushpass.core.refusal import Refusal


def test_every_folder_with_a_game_is_a_game_of_that_name() -> None:
    assert "kompromat" in games()
    assert list(games()) == sorted(games())
    folders = {
        module.name for module in pkgutil.iter_modules(import_module("brushpass.games").__path__)
    }
    for name, game in games().items():
        assert isinstance(game, Game)
        assert game.about.name == name
        assert name in folders, "the folder's texts are found by the game's name"


def test_a_game_is_one_object() -> None:
    assert find_game("kompromat") is games()["kompromat"]
    assert find_game("kompromat") is import_module("brushpass.games.kompromat.game").GAME


@pytest.mark.parametrize("name", ["kompramat", "KOMPROMAT"])
def test_an_unknown_game_is_refused_with_a_hint(name: str) -> None:
    with pytest.raises(Refusal, match=f"unknown game '{name}': did you mean 'kompromat'"):
        find_game(name)


@pytest.mark.parametrize("name", ["", "../kompromat", "kompromat.game", "chess"])
def test_nothing_but_a_games_name_finds_a_text(name: str) -> None:
    with pytest.raises(Refusal, match="unknown game"):
        game_text(name, "rulebook.md")


@pytest.mark.parametrize("name", games())
def test_every_game_has_its_texts(name: str) -> None:
    assert game_text(name, "rulebook.md").startswith("# ")
    assert game_text(name, "rulings.md").startswith("# ")

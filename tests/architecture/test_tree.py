"""A game is a slice: one folder of rules, one of tests, one of client, all of the same name."""

from pathlib import Path
from typing import Final

from brushpass.core.catalogue import games
from tests.architecture.tree import GAMES, ROOT, files, game_folders

TOP: Final = ["__init__.py", "rulebook.md", "rulings.md", "game.py"]
# In a small game all files lie side by side, in a large one in its rooms.
STANDARD: Final = [
    "state.py",
    "actions.py",
    "tell.py",
    "wire.py",
    "view.py",
    "imagine.py",
    "words.py",
    "face.py",
    "thought.py",
]
TESTS: Final = ["secrets.py", "golden", "perft.json"]
SAY_NOTHING: Final = {"util", "utils", "helper", "helpers", "manager", "handler", "common", "misc"}
LONGEST: Final = 300
SOURCES: Final = {".py", ".ts", ".svelte", ".js", ".css"}


def test_a_game_is_called_like_its_folder() -> None:
    assert sorted(games()) == sorted(folder.name for folder in game_folders())


def test_a_game_has_the_standard_files(folder: Path) -> None:
    assert [name for name in TOP if not (folder / name).exists()] == []
    assert [name for name in STANDARD if not list(folder.rglob(name))] == []


def test_a_game_has_its_tests(folder: Path) -> None:
    twin = ROOT / "tests" / "games" / folder.name
    assert [name for name in TESTS if not (twin / name).exists()] == []


def test_a_game_has_its_page(folder: Path) -> None:
    client = ROOT / "client"
    assert not client.exists() or (client / "src" / "games" / folder.name).is_dir()


def test_there_are_no_tests_or_pages_of_games_that_do_not_exist() -> None:
    known = {path.name for path in GAMES.iterdir()}
    twins = [ROOT / "tests" / "games", ROOT / "client" / "src" / "games"]
    found = {path.name for twin in twins if twin.exists() for path in twin.iterdir()}
    assert {name for name in found if name[0] not in "_." and "." not in name} <= known


def test_adding_a_game_needs_no_edit_in_the_conformity_suite() -> None:
    for file in (ROOT / "tests" / "conformity").glob("*.py"):
        text = file.read_text("utf-8").lower()
        assert [name for name in games() if name in text] == [], file


def test_no_file_is_called_by_a_word_that_says_nothing() -> None:
    empty = [file for file in files() if SAY_NOTHING & set(file.stem.lower().split("_"))]
    assert empty == []


def test_no_source_file_is_too_long_to_read() -> None:
    written = [
        file
        for folder in (ROOT / "src", ROOT / "client" / "src")
        for file in files(folder)
        if file.suffix in SOURCES and file.parent.name != "wire"  # made, not written
    ]
    assert written
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in written}
    too_long = {file.name: lines for file, lines in lengths.items() if lines > LONGEST}
    assert too_long == {}

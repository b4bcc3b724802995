"""The game on the page about adding games, added: the page is the game's only source."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from brushpass.bots.budget import Budget
from brushpass.bots.match import play_out
from brushpass.bots.question import Asked
from brushpass.bots.registry import LADDER
from brushpass.bots.wall import Walled
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.core.table import Table, replay
from tests.conformity.all_worlds import check_all_worlds, check_imagination
from tests.conformity.cells import cells_of
from tests.conformity.endings import check_random_game
from tests.conformity.keepsakes import check_clones_stay, check_sights_stay
from tests.conformity.memories import check_memories
from tests.conformity.records import check_record
from tests.conformity.refusals import check_refusals
from tests.conformity.round_trips import check_round_trips
from tests.conformity.sealed import check_order_of_choices
from tests.conformity.two_worlds import check_two_worlds
from tests.conformity.wires import check_wires

PAGE = Path(__file__).parents[2] / "docs" / "adding_a_game.md"


@pytest.fixture
def pennies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    source = PAGE.read_text("utf-8").split("```python\n")[1].split("```")[0]
    folder = tmp_path / "pennies"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "game.py").write_text(source, "utf-8")
    package = import_module("brushpass.games")
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    monkeypatch.setitem(sys.modules, "tests.games.pennies.secrets", ModuleType("secrets"))
    games.cache_clear()
    yield find_game("pennies")
    games.cache_clear()
    for name in [name for name in sys.modules if name.startswith("brushpass.games.pennies")]:
        del sys.modules[name]


def test_the_catalogue_finds_it(pennies: AnyGame) -> None:
    assert "pennies" in games()
    assert pennies is import_module("brushpass.games.pennies.game").GAME


def test_it_conforms(pennies: AnyGame) -> None:
    (cell,) = cells_of(pennies)
    tally = check_two_worlds(cell, 60)
    assert tally.different > 0
    assert check_all_worlds(cell, 0, 100) > 0
    assert check_imagination(cell, 0, 100) > 0
    assert check_order_of_choices(cell, 60) > 0
    check_round_trips(cell, 60)
    check_refusals(cell, 20)
    for seed in range(3):
        check_random_game(cell, cell.options(), seed)
        check_memories(cell, seed)
        check_clones_stay(cell, seed)
        check_sights_stay(cell, seed)
        check_record(cell, seed)
        check_wires(cell, seed)


@pytest.mark.parametrize("level", LADDER, ids=lambda level: level.name)
def test_every_level_plays_it_without_a_hook(pennies: AnyGame, level: type) -> None:
    table = Table(pennies, pennies.about.options(), Fast(1))
    players = [Walled(level(pennies), table.options, seat, Fast(seat)) for seat in range(2)]
    play_out(table, players)
    assert [player.faults for player in players] == [[], []]
    assert pennies.result(replay(table.record()).state) is not None


def test_a_case_officer_finds_that_both_sides_are_as_good(pennies: AnyGame) -> None:
    table = Table(pennies, pennies.about.options(), Fast(1))
    officer = LADDER[-1](pennies)
    heads = [
        officer.policy(
            Asked(table.view(0), (), table.legal(0), Budget(simulations=500), Fast(seed))
        )[0]
        for seed in range(4)
    ]
    assert 0.2 < sum(heads) / len(heads) < 0.8

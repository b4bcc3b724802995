import sys
from collections import Counter
from pathlib import Path

import pytest

from brushpass.bots.match import decide, play_out
from brushpass.bots.registry import BOTS, find_bot
from brushpass.bots.wall import Walled
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.refusal import Refusal
from brushpass.core.table import Table


def test_bots_are_found_by_name() -> None:
    assert list(BOTS)[:2] == ["recruit", "clerk"]
    game = find_game("kompromat")
    for name, kind in BOTS.items():
        assert find_bot(name, game).name == name
        assert kind.words


def test_a_slip_gets_a_suggestion() -> None:
    with pytest.raises(Refusal) as refusal:
        find_bot("clrek", find_game("kompromat"))
    assert "did you mean 'clerk'? allowed: recruit, clerk" in str(refusal.value)


def test_the_random_bot_takes_everything_equally_often_and_needs_no_view() -> None:
    game = find_game("kompromat")
    bot = find_bot("recruit", game)
    assert not bot.looks
    walled = Walled(bot, game.about.options(), 0, Fast(1))
    taken = Counter(walled.choose(b"", (0, 1, 2, 3)) for _ in range(4000))
    assert set(taken) == {0, 1, 2, 3}
    assert all(900 < count < 1100 for count in taken.values())


def add_package(folder: Path, module: str) -> None:
    """As an installer leaves it: a module, and a note of the bot in it."""
    (folder / "elsewhere.py").write_text(module)
    notes = folder / "elsewhere-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text("[brushpass.bots]\nstranger = elsewhere:Stranger\n")


def test_another_package_can_add_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    add_package(
        tmp_path,
        "from brushpass.bots.recruit import Recruit\nclass Stranger(Recruit): name = 'stranger'\n",
    )
    game = find_game("kompromat")
    assert find_bot("stranger", game).name == "stranger"
    with pytest.raises(Refusal, match="did you mean 'stranger'"):
        find_bot("strnger", game)


def test_an_added_bot_that_lacks_something_says_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    add_package(tmp_path, "import nowhere\n")
    monkeypatch.delitem(sys.modules, "elsewhere", raising=False)
    with pytest.raises(Refusal, match="needs more than is installed here: No module named 'nowh"):
        find_bot("stranger", find_game("kompromat"))


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("bot", ["recruit", "clerk"])
def test_a_bot_that_does_not_search_plays_every_game_to_its_end(name: str, bot: str) -> None:
    game = find_game(name)
    for mode in game.about.modes:
        for seats in mode.seats:
            table = Table(game, game.about.options(mode.name, seats), Fast(seats))
            players = [
                Walled(find_bot(bot, game), table.options, seat, Fast(seat))
                for seat in range(seats)
            ]
            play_out(table, players)
            assert 0 < len(table.steps) <= mode.longest
            assert [player.faults for player in players] == [[]] * seats


@pytest.mark.parametrize("name", games())
def test_the_clerk_bot_repeats_itself_from_its_seed(name: str) -> None:
    game = find_game(name)
    table = Table(game, game.about.options(), Fast(3))
    seat = table.to_act()[0]
    bot = find_bot("clerk", game)
    first, second = [Walled(bot, table.options, seat, Fast(9)) for _ in range(2)]
    for _ in range(10):
        assert decide(table, seat, first) is decide(table, seat, second)

"""The examples play, and docs/bot_protocol.md shows what is really said."""

import re
from pathlib import Path

import pytest

from brushpass.bots.match import play_out
from brushpass.bots.outside import Outside
from brushpass.bots.registry import find_any_bot
from brushpass.bots.wall import Walled, sitting
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.table import Table
from tests.bots.session import EXAMPLES, session, shortened

DOCS = EXAMPLES.parent / "docs" / "bot_protocol.md"
FILES = sorted(EXAMPLES.glob("my_bot.*"))
WHOLE = re.compile(r"(```text\n)(.*?)(\n```)", re.DOTALL)


def test_there_are_two_short_examples() -> None:
    assert [file.name for file in FILES] == ["my_bot.py", "my_bot.sh"]
    assert all(len(file.read_text().splitlines()) < 50 for file in FILES)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_an_example_plays_every_game_without_a_fault(file: Path, name: str) -> None:
    game = find_game(name)
    bot = find_any_bot(str(file), game, grace=30.0)
    assert isinstance(bot, Outside)
    table = Table(game, game.about.options(), Fast(5))
    bots = [bot, *[find_any_bot("recruit", game)] * (table.options.seats - 1)]
    players = [Walled(one, table.options, seat, Fast(9 + seat)) for seat, one in enumerate(bots)]
    with sitting(players):
        play_out(table, players)
    assert game.result(table.state) is not None
    assert players[0].faults == []


def test_the_documented_session_is_a_real_one(
    monkeypatch: pytest.MonkeyPatch, update_golden: bool
) -> None:
    said = shortened(session(EXAMPLES / "my_bot.sh", monkeypatch))
    text = DOCS.read_text("utf-8")
    found = WHOLE.search(text)
    assert found is not None
    if update_golden:
        DOCS.write_text(text[: found.start(2)] + said + text[found.end(2) :], "utf-8")
    else:
        assert found[2] == said, "the protocol has changed: look, then --update-golden"

"""Tables that an earlier version kept go on with this one, or say why they cannot.

`upgrade/before.sql` is what its SQLite held: a table of each game and mode in mid-game, written by
the last version that kept conclusions inside the truth. `before.json` says how far they had come.
"""

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from brushpass.core.catalogue import find_game
from brushpass.core.wire import encode
from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import PLAYING
from tests.server.worlds import TurnedTime, World, in_a_world

KEPT = Path(__file__).parent / "upgrade"
TABLES: list[dict[str, Any]] = json.loads((KEPT / "before.json").read_text())
RULES = 1  # of all games, then
A_WHILE = 60  # decisions


def tables(same_rules: bool) -> pytest.MarkDecorator:
    chosen = [
        kept for kept in TABLES if same_rules == (find_game(kept["game"]).about.rules == RULES)
    ]
    return pytest.mark.parametrize(
        "kept", chosen, ids=lambda kept: f"{kept['game']}-{kept['mode']}"
    )


@tables(same_rules=False)
def test_a_table_of_other_rules_says_so(kept: dict[str, Any], tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "world.db") as database:
        database.executescript((KEPT / "before.sql").read_text())

    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        world.code = kept["code"]
        with pytest.raises(Refused, match=r"opened with version 1 of .* only version 2 can be"):
            await world.load()

    in_a_world(tmp_path, story)


@tables(same_rules=True)
def test_a_table_of_the_version_before_goes_on(kept: dict[str, Any], tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "world.db") as database:
        database.executescript((KEPT / "before.sql").read_text())

    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        world.code = kept["code"]
        await world.load()
        play = world.room.table.play
        assert play is not None
        assert len(play.table.steps) == kept["steps"]
        offered = {str(s): [option.name for option in play.options(s)] for s in play.undecided}
        assert offered == kept["options"]
        world.here = set(range(play.table.options.seats))
        luck = random.Random(kept["code"])
        for _ in range(A_WHILE):
            if world.room.table.life != PLAYING:
                break
            for audience in (*range(play.table.options.seats), None):
                assert encode(play.table.view(audience))
            seat = luck.choice(play.undecided)
            await world.choose(seat, luck.choice(play.options(seat)).id)
        for person in world.here:  # with a number of events that may not be ours
            await world.room.follow(person, 3, False)

    in_a_world(tmp_path, story)

"""Somebody who covers their page is told what everybody is, and nothing of their own seat."""

from pathlib import Path

import pytest

from brushpass.core.catalogue import games
from brushpass.server import door
from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables.settings import Settings
from tests.server.worlds import TurnedTime, World, in_a_world

MOVES = 12


@pytest.mark.parametrize("game", sorted(games()))
def test_a_covered_line_carries_what_a_spectators_does(tmp_path: Path, game: str) -> None:
    async def story(store: SqliteStore, turned: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, turned, thinkers)
        await world.begin(Settings(game))
        covered = await world.room.follow(0, 0, blocks=False, covered=True)
        came = [await covered.take()]
        for _ in range(MOVES):
            seat = min(world.room.table.running())
            await world.choose(seat)
            came.append(await covered.take())
        table = world.room.table
        lines = [line for text in came for line in text.split(b"\n")]
        assert b'"seat":null' in lines[0]
        told = [line for line in lines if b'"type":"news"' in line or b'"type":"note"' in line]
        assert told == door.events(table, None, 0)
        views = [line for line in lines if b'"type":"view"' in line]
        assert views[-1] == door.view_frame(table, None, None, blocks=False)
        own = await world.room.follow(0, 0, blocks=False)
        mine = (await own.take()).split(b"\n")
        assert b'"seat":0' in mine[0], "the seat's own line is told as before"
        assert door.view_frame(table, 0, None, blocks=False) in mine

    in_a_world(tmp_path, story)

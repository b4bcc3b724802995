"""Markers in place of secrets, looked for in everything that the server lets out."""

import os
from pathlib import Path
from typing import Any

import pytest

from brushpass.bots.budget import Budget
from brushpass.core.chance import Fast
from brushpass.server import door
from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables import commands as c
from brushpass.server.tables.settings import Settings
from tests.conformity.cells import Cell, all_cells
from tests.server.worlds import TurnedTime, World, in_a_world

GAMES = int(os.environ.get("BRUSHPASS_SERVER_CANARY_GAMES", "2"))
EVERY = 3  # decisions between looks


@pytest.mark.parametrize("cell", all_cells(), ids=str)
def test_no_marker_leaves_the_server(cell: Cell, tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        planted = 0
        for number in range(GAMES):
            world = World(store, time, thinkers)
            await world.begin(
                Settings(cell.game.about.name, cell.mode.name, cell.seats, change=number % 2 == 0)
            )
            chance, moves = Fast(number), 0
            while running := sorted(world.room.table.running()):
                seat = running[chance.pick(len(running))]
                options = world.room.table.play.options(seat)  # type: ignore[union-attr]
                person = world.room.table.seats[seat].person
                assert person is not None
                await world.choose(person, options[chance.pick(len(options))].id)
                if world.room.table.recess is not None:
                    await world.room.command(person, c.Resume(f"resume {moves}"))
                moves += 1
                if moves % EVERY == 0 and world.room.table.running():
                    planted += await look(cell, world)
                if moves > 150:
                    break
        assert planted > 0

    in_a_world(tmp_path, story)


async def look(cell: Cell, world: World) -> int:
    """With the truth full of markers, everything that each audience gets."""
    table = world.room.table
    play = table.play
    assert play is not None
    truth: Any = play.table.state
    planted = 0
    for audience in cell.audiences:
        play.table.state = cell.game.clone(truth)
        markers = [str(marker) for marker in cell.secrets.plant(play.table.state, audience)]
        planted += len(markers)
        person = None if audience is None else table.seats[audience].person
        out = door.view_frame(table, audience, None, blocks=True) + door.table_frame(table, None)
        if audience is not None:
            assert person is not None
            listener = await world.room.follow(person, None, blocks=False)
            question = door.question(table, audience, door.told(table, audience, 0), Budget())
            out += await listener.take()
            if question is not None:
                out += question.view + b"".join(question.told)
            world.room.crowd.remove(listener)
        text = out.decode()
        assert [marker for marker in markers if marker in text] == []
    play.table.state = truth
    secrets = (play.deal.secret.hex(), play.deal.luck.hex())
    for audience in cell.audiences:
        told = b"".join(door.events(table, audience, 0)).decode()
        assert not any(secret in told for secret in secrets)
    return planted

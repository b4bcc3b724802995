"""Where one message ends and the next begins follows from what happened, and from nothing else: not
from how long somebody thought, nor from how quickly a connection is read.
"""

import asyncio
import json
from pathlib import Path

import pytest

from brushpass.core.catalogue import games
from brushpass.server.live.listener import MOST_MESSAGES, Listener
from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables.settings import Settings
from tests.server.client import Server
from tests.server.waiting import PATIENCE
from tests.server.worlds import TurnedTime, World, gathered, in_a_world

MOVES = 20


@pytest.mark.parametrize("game", sorted(games()))
def test_a_change_is_a_message_however_soon_the_next_follows(tmp_path: Path, game: str) -> None:
    """Two devices of everybody: one is read after every decision, the other only at the end."""

    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings(game))
        seats = range(world.room.table.options.seats)
        quick = [await world.room.follow(person, None, False) for person in seats]
        slow = [await world.room.follow(person, None, False) for person in seats]
        came: list[list[bytes]] = [[] for _ in seats]
        for _ in range(MOVES):
            await world.choose(min(world.room.table.running()))
            for person in seats:
                came[person] += await gathered(quick[person])
        for person in seats:
            at_once = await gathered(slow[person])
            assert at_once[1:] == came[person][1:], "the first has who came meanwhile"
            assert len(at_once) >= MOVES

    in_a_world(tmp_path, story)


def test_two_truths_that_a_seat_cannot_tell_apart_come_in_the_same_messages(tmp_path: Path) -> None:
    """Spy Tactics: what seat 0 chose in secret, whether it changed its mind, and how often."""

    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        told: list[list[list[str]]] = []
        for choices in ([0], [1], [0, 1], [1, 0, 1, 0]):
            world = World(store, time, thinkers)
            await world.begin(Settings("spy_tactics", seats=4))
            others = [await world.room.follow(person, None, False) for person in (1, 2, 3)]
            for listener in others:
                await gathered(listener)
            play = world.room.table.play
            assert play is not None
            options = [option.id for option in play.options(0)]
            for choice in choices:
                await world.choose(0, options[choice])
            told.append([[kinds(m) for m in await gathered(one)] for one in others])
        assert all(one == told[0] for one in told)
        assert told[0] == [["view"]] * 3

    in_a_world(tmp_path, story)


def kinds(message: bytes) -> str:
    return " ".join(json.loads(line)["type"] for line in message.split(b"\n"))


def test_a_stream_of_lines_shows_nothing_of_a_choice_that_somebody_changed(address: str) -> None:
    """Not even an empty line, which would tell that something had happened."""

    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table(game="spy_tactics", seats=4)
            tickets = [host, *[await server.join(host["code"], f"P{n}") for n in (1, 2, 3)]]
            for ticket in tickets[1:]:
                assert (await server.do(ticket, "ready")).status_code == 200
            assert (await server.do(host, "start")).status_code == 200
            bearer = {"Authorization": f"Bearer {tickets[1]['token']}"}
            path = f"/api/tables/{host['code']}/stream"
            async with server.live(host) as live:
                await live.until(lambda: live.request is not None)
                assert live.request is not None
                number, options = live.request["number"], live.request["options"]
                await live.send("choose", request=number, option=options[0]["id"])
                async with (
                    asyncio.timeout(PATIENCE),
                    server.http.stream("GET", path, headers=bearer) as stream,
                ):
                    lines = stream.aiter_lines()
                    while json.loads(await anext(lines) or "{}").get("type") != "here":
                        pass  # as far as it stands
                    while json.loads(await anext(lines))["people"] != [0, 1]:
                        pass
                    for option in (options[1], options[0], options[1]):
                        await live.send("choose", request=number, option=option["id"])
                    await live.send("say", text="nothing has happened")
                    came = await anext(lines)
                    assert json.loads(came)["type"] == "talk"

    asyncio.run(story())


def test_a_connection_that_is_far_behind_gets_the_rest_in_one_message() -> None:
    async def story() -> None:
        listener = Listener(0, False, False)
        for number in range(MOST_MESSAGES + 1):
            listener.tell([b"line %d" % number])
            listener.show("view", b"view %d" % number)
            listener.cut()
        lines = (await listener.take()).split(b"\n")
        assert lines[:2] == [b"line 0", b"line 1"]
        assert lines[-2:] == [b"line %d" % MOST_MESSAGES, b"view %d" % MOST_MESSAGES]
        assert len(lines) == MOST_MESSAGES + 2, "of the views only the newest"

    asyncio.run(story())


def test_what_tells_nothing_is_no_message() -> None:
    async def story() -> None:
        listener = Listener(0, False, False)
        listener.tell([])
        listener.cut()
        listener.close("That is all.", again=False)
        assert b"That is all." in await listener.take()
        assert listener.finished

    asyncio.run(story())

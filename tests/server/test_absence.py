"""Nobody who is away can freeze a table, and who comes back finds the seat as it was."""

import asyncio
import json
from pathlib import Path

from brushpass.server import door
from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables import commands as c
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.table import OVER
from tests.server.client import Server
from tests.server.worlds import TurnedTime, World, in_a_world


async def away(world: World) -> int:
    """Somebody who is to decide goes away; their seat."""
    seat = min(world.room.table.running())
    person = world.room.table.seats[seat].person
    assert person is not None
    world.here.discard(person)
    world.room.here = set(world.here)
    return seat


async def back(world: World, seat: int) -> None:
    person = world.room.table.seats[seat].person
    assert person is not None
    world.here.add(person)
    world.room.here = set(world.here)


def test_a_bot_takes_the_seat_after_the_grace_and_the_person_may_return(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("kompromat", absence="bot", grace=30))
        seat = await away(world)
        await world.pass_time(29)
        assert world.room.table.seats[seat].stand_in is None
        await world.pass_time(2)
        assert world.room.table.seats[seat].stand_in == "clerk"
        # The bot is asked, not the person: nothing is offered that would be refused.
        assert json.loads(door.view_frame(world.room.table, seat, None, False))["request"] is None
        play = world.room.table.play
        assert play is not None
        await world.until(lambda: seat not in play.asked)  # it has decided
        await back(world, seat)
        person = world.room.table.seats[seat].person
        assert person is not None
        await world.room.command(person, c.Return("back"))
        assert world.room.table.seats[seat].stand_in is None
        world.keeper.stop()

    in_a_world(tmp_path, story)


def test_a_table_that_waits_says_so_and_goes_on_when_the_person_is_back(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("kompromat", absence="wait", grace=30))
        seat = await away(world)
        await world.pass_time(5000, step=50)
        assert world.room.table.seats[seat].missed
        assert world.room.table.seats[seat].stand_in is None
        await back(world, seat)
        await world.pass_time(1)
        assert not world.room.table.seats[seat].missed
        await world.choose(seat)

    in_a_world(tmp_path, story)


def test_the_others_vote_for_a_bot_and_the_majority_decides(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("spy_tactics", seats=4, absence="vote", grace=30))
        seat = await away(world)
        assert seat == 0
        for person in (1, 2, 3):
            await world.choose(person)
        await world.pass_time(31)
        assert world.room.table.seats[0].missed
        await world.room.command(1, c.Vote("v", 0))
        await world.pass_time(1)
        assert world.room.table.seats[0].stand_in is None
        await world.room.command(2, c.Vote("v", 0))
        await world.pass_time(1)
        assert world.room.table.seats[0].stand_in == "clerk"
        world.keeper.stop()

    in_a_world(tmp_path, story)


def test_a_host_who_is_away_is_followed_by_somebody_who_is_there(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("kompromat", absence="wait", grace=30))
        world.here.discard(0)
        world.room.here = set(world.here)
        await world.pass_time(31)
        assert world.room.table.host == 1

    in_a_world(tmp_path, story)


def test_a_game_that_everybody_left_is_played_to_its_end(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("double_agent", absence="bot", grace=30, stand_in="recruit"))
        world.here = set()
        world.room.here = set()

        def over() -> bool:
            time.seconds += 1
            return world.room.table.life == OVER

        await world.until(over)
        async with world.room.settled():  # memory may be ahead of the store
            pass
        result = await store.result(world.code)
        assert result is not None
        assert b"recruit" in result.players

    in_a_world(tmp_path, story)


def test_absence_begins_anew_when_the_server_does(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("kompromat", absence="bot", grace=30))
        seat = await away(world)
        await world.pass_time(20)
        time.seconds += 1000  # the server is down
        await world.load()
        await world.pass_time(20)
        assert world.room.table.seats[seat].stand_in is None

    in_a_world(tmp_path, story)


def test_a_rematch_neither_seats_who_left_nor_waits_for_who_is_away(address: str) -> None:
    """Cleo leaves for good, Bob goes to bed after the end: Ada plays on with whom she likes."""

    async def story() -> None:
        async with Server(address) as server:
            ada = await server.open_table("Ada", game="spy_tactics", seats=4, stand_in="recruit")
            bob, cleo = [await server.join(ada["code"], name) for name in ("Bob", "Cleo")]
            await server.do(ada, "bot", seat=3, name="recruit")
            for ticket in (bob, cleo):
                await server.do(ticket, "ready")
            async with server.live(ada) as a:
                async with server.live(bob) as b:
                    await a.send("start")
                    assert (await server.do(cleo, "leave")).status_code == 200
                    assert (await server.do(cleo, "leave")).status_code == 409
                    await asyncio.gather(a.play(), b.play())
                await a.until(lambda: a.latest["here"]["people"] == [0])
                assert (await a.send("rematch"))["type"] == "done"
                await a.until(lambda: a.latest["table"]["rematch"] is not None)
                again = {**ada, "code": a.latest["table"]["rematch"]}
            async with server.live(again) as a:
                seats = a.latest["table"]["seats"]
                assert [seat["person"] for seat in seats] == [None, 0, None, None]
                assert [seat["bot"] for seat in seats] == ["recruit", None, None, None]
                for seat in (2, 3):
                    assert (await a.send("bot", seat=seat, name="recruit"))["type"] == "done"
                assert (await a.send("start"))["type"] == "done"
            welcome = server.live({**bob, "code": again["code"]})
            async with welcome as b:  # who slept may look on, who left is gone
                assert b.latest["welcome"]["seat"] is None
            answer = await server.do({**cleo, "code": again["code"]}, "say", text="still here?")
            assert answer.status_code == 403

    asyncio.run(story())


def test_who_leaves_a_table_that_waits_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("kompromat", absence="wait", grace=30))
        await world.room.command(1, c.Leave("l"))
        assert world.room.table.seats[1].stand_in == "clerk"
        assert world.room.table.seats[1].left
        await world.room.command(1, c.Return("r"))
        assert not world.room.table.seats[1].left

    in_a_world(tmp_path, story)


def test_those_who_stay_are_told_how_long_the_absent_have(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("kompromat", absence="wait", grace=30))
        world.room.here = {0}
        world.room.away()
        time.seconds += 12
        told = json.loads(door.here(world.room.table, world.room.here, world.room.away()))
        assert told == {"type": "here", "people": [0], "away": [{"person": 1, "left": 18_000}]}
        world.room.here = {0, 1}
        told = json.loads(door.here(world.room.table, world.room.here, world.room.away()))
        assert told == {"type": "here", "people": [0, 1], "away": []}

    in_a_world(tmp_path, story)


def test_who_slept_until_the_game_began_has_as_long_as_all_others(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        settings = Settings("spy_tactics", seats=4, absence="bot", grace=30, listed=False)
        await world.begin(settings, started=False)
        for person in (1, 2, 3):
            await world.room.command(person, c.Ready("r"))
        world.room.here = {0, 1, 2}
        await world.pass_time(1000, step=50)
        listener = await world.room.follow(0, None, False)
        await listener.take()
        await world.room.command(0, c.Start("s"))
        assert b'"away":[{"person":3,"left":30000}]' in await listener.take()
        await world.pass_time(29)
        assert world.room.table.seats[3].stand_in is None
        await world.pass_time(2)
        assert world.room.table.seats[3].stand_in == "clerk"
        world.keeper.stop()

    in_a_world(tmp_path, story)

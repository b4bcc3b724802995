"""Nobody who is away can freeze a table, and who comes back finds the seat as it was."""

from pathlib import Path

from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables import commands as c
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.table import OVER
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

"""A snack break (RR36): all clocks stand still until it is ended, or for five minutes."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from brushpass.server import door
from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.recess import LONGEST
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import ClockRule, Settings
from brushpass.server.tables.table import LiveTable
from tests.server.worlds import TurnedTime, World, in_a_world

MOST = LONGEST / 1000
CLOCK = ClockRule("game", 100)
EMBASSY = Settings("redacted", seats=4, clock=CLOCK, absence="wait", grace=20)


async def act(world: World, name: str) -> int:
    """By the only one who is asked; the seat."""
    play = world.room.table.play
    assert play is not None
    (seat,) = play.undecided
    (option,) = [option.id for option in play.options(seat) if option.name == name]
    person = world.room.table.seats[seat].person
    assert person is not None
    await world.choose(person, option)
    return seat


async def call(world: World) -> int:
    """The first player calls a snack break; the seat."""
    await act(world, "go kitchen")
    await act(world, "stop")
    return await act(world, "snack break")


async def resume(world: World, seat: int) -> None:
    person = world.room.table.seats[seat].person
    assert person is not None
    world.commands += 1
    await world.room.command(person, c.Resume(f"r{world.commands}"))


Story = Callable[[World, int], Awaitable[None]]


def in_a_break(folder: Path, story: Story, settings: Settings = EMBASSY) -> None:
    async def whole(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(settings)
        await story(world, await call(world))

    in_a_world(folder, whole)


def others(table: LiveTable, seat: int) -> list[int]:
    return [other for other in range(len(table.seats)) if other != seat]


def test_no_time_is_charged_in_a_break_and_nobody_decides(tmp_path: Path) -> None:
    async def story(world: World, caller: int) -> None:
        table = world.room.table
        await world.pass_time(200)
        assert table.recess is not None
        assert table.clocks.left == [100_000] * 4
        with pytest.raises(Refused, match="during a break"):
            await act(world, "go kitchen")
        await resume(world, caller)
        assert table.recess is None
        (seat,) = table.running()
        await world.pass_time(7)
        await world.keeper.write_down()
        assert table.clocks.left[seat] == 93_000

    in_a_break(tmp_path, story)


@pytest.mark.parametrize("per", ["none", "decision"])
def test_a_break_ends_after_five_minutes(tmp_path: Path, per: str) -> None:
    async def story(world: World, caller: int) -> None:
        await world.pass_time(MOST - 1)
        assert world.room.table.recess is not None
        await world.pass_time(2)
        assert world.room.table.recess is None

    clock = ClockRule("none") if per == "none" else ClockRule("decision", 30)
    in_a_break(tmp_path, story, Settings("redacted", seats=4, clock=clock, absence="wait"))


def test_more_than_half_end_a_break(tmp_path: Path) -> None:
    async def story(world: World, caller: int) -> None:
        first, second, third = others(world.room.table, caller)
        await resume(world, first)
        with pytest.raises(Refused, match="back already"):
            await resume(world, first)
        await resume(world, second)
        assert world.room.table.recess is not None, "two of four"
        await resume(world, third)
        assert world.room.table.recess is None
        with pytest.raises(Refused, match="no break"):
            await resume(world, first)

    in_a_break(tmp_path, story)


def test_a_bot_goes_on_as_soon_as_anybody_wants_to_and_not_before(tmp_path: Path) -> None:
    async def story(world: World, caller: int) -> None:
        first, *bots = others(world.room.table, caller)
        for seat in bots:
            await world.room.change(lambda table, seat=seat: e.TookOver(seat, "clerk"))  # type: ignore[misc]
        await world.pass_time(30)
        assert world.room.table.recess is not None
        await resume(world, first)
        assert world.room.table.recess is None, "three of four"

    in_a_break(tmp_path, story)


def test_a_bot_in_the_place_of_the_caller_ends_the_break(tmp_path: Path) -> None:
    async def story(world: World, caller: int) -> None:
        await world.room.change(lambda table: e.TookOver(caller, "clerk"))
        assert world.room.table.recess is None

    in_a_break(tmp_path, story)


def test_a_break_survives_a_restart_and_is_no_longer_for_it(tmp_path: Path) -> None:
    async def story(world: World, caller: int) -> None:
        await world.pass_time(120)
        await resume(world, others(world.room.table, caller)[0])
        await world.keeper.write_down()
        world.time.seconds += 10_000  # no server runs
        await world.load()
        recess = world.room.table.recess
        assert recess is not None
        assert (recess.seat, len(recess.back), recess.spent) == (caller, 1, 120_000)
        await world.pass_time(MOST - 121)
        assert world.room.table.recess is not None
        await world.pass_time(2)
        assert world.room.table.recess is None
        assert world.room.table.clocks.left == [100_000] * 4

    in_a_break(tmp_path, story)


def test_nobody_is_missed_in_a_break(tmp_path: Path) -> None:
    async def story(world: World, caller: int) -> None:
        table = world.room.table
        assert table.play is not None
        (next_one,) = table.play.undecided
        world.room.here = set()
        await world.pass_time(200)
        assert not table.seats[next_one].missed
        told = json.loads(door.here(table, set(), world.room.away()))
        assert {one["left"] for one in told["away"]} == {None}  # no countdown either
        await resume(world, caller)
        await world.pass_time(EMBASSY.grace - 1)
        assert not table.seats[next_one].missed, "absence counts from the end of the break"
        await world.pass_time(2)
        assert table.seats[next_one].missed

    in_a_break(tmp_path, story)


def test_bots_are_not_offered_a_break(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(EMBASSY)
        await act(world, "go kitchen")
        seat = await act(world, "stop")
        table = world.room.table
        assert [option.name for option in table.offered(seat)] == ["pass", "snack break"]
        await world.room.change(lambda table: e.TookOver(seat, "clerk"))
        assert [option.name for option in table.offered(seat)] == ["pass"]

    in_a_world(tmp_path, story)

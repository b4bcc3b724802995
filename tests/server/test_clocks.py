"""Clocks charge a player with time that passed while the server ran, and with nothing else."""

import os
import random
from pathlib import Path

from brushpass.server.live.keeper import WRITE_DOWN
from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables.settings import ClockRule, Settings
from tests.server.worlds import TurnedTime, World, in_a_world

SCHEDULES = int(os.environ.get("BRUSHPASS_SCHEDULES", "500"))
TOTAL = 300


async def one_schedule(world: World, luck: random.Random) -> None:
    """Time, decisions, crashes, stops and jumps of the date, in any order."""
    await world.begin(
        Settings("kompromat", clock=ClockRule("game", TOTAL), absence="wait", grace=86_400)
    )
    thought = [0.0, 0.0]  # seconds that passed while the seat was to decide and the server ran
    crashes = 0
    for _ in range(luck.randrange(3, 12)):
        table = world.room.table
        if not table.running():
            break
        (seat,) = table.running()
        match luck.randrange(6):
            case 0 | 1:
                seconds = luck.random() * 30
                await world.pass_time(seconds, step=luck.choice([0.5, 5.0]))
                thought[seat] += seconds
            case 2:
                await world.choose(seat)
            case 3:
                crashes += 1
                world.time.seconds += luck.random() * 10_000  # nobody is charged for this
                await world.load()
            case 4:
                await world.keeper.write_down()
                world.time.seconds += luck.random() * 10_000
                await world.load()
            case 5:
                world.time.jump += luck.uniform(-1e6, 1e6)
    await world.keeper.write_down()
    for seat in range(2):
        left = world.room.table.clocks.left[seat] / 1000
        least = max(0.0, TOTAL - thought[seat])
        # A crash forgets what ran since it was last written down, and that is not much.
        most = TOTAL - max(0.0, thought[seat] - crashes * (WRITE_DOWN + 5.0))
        assert least - 0.1 <= left <= most + 0.1, (seat, least, left, most)
        if not crashes:
            assert abs(left - least) < 0.1


def test_no_downtime_is_charged_to_a_player(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        for number in range(SCHEDULES):
            await one_schedule(World(store, time, thinkers), random.Random(number))

    in_a_world(tmp_path, story)


def test_a_clock_for_each_decision_begins_anew(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("kompromat", clock=ClockRule("decision", 30), absence="wait"))
        for _ in range(5):
            (seat,) = world.room.table.running()
            await world.pass_time(20)
            assert not world.room.table.seats[seat].missed
            await world.choose(seat)
        (seat,) = world.room.table.running()
        assert world.room.table.clocks.left[seat] == 30_000
        await world.pass_time(29)
        assert not world.room.table.seats[seat].missed
        await world.pass_time(2)
        assert world.room.table.seats[seat].missed

    in_a_world(tmp_path, story)


def test_time_for_the_whole_game_runs_out_once(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("kompromat", clock=ClockRule("game", 100), absence="bot"))
        slow = world.room.table.running().popitem()[0]
        while world.room.table.seats[slow].stand_in is None:
            (seat,) = world.room.table.running()
            if seat == slow:
                await world.pass_time(15)
            if world.room.table.seats[slow].stand_in is None:
                await world.choose(seat)
        assert world.room.table.clocks.left[1 - slow] == 100_000
        world.keeper.stop()

    in_a_world(tmp_path, story)


def test_choices_at_once_stop_each_clock_by_itself(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(
            Settings("spy_tactics", seats=4, clock=ClockRule("game", 100), absence="wait")
        )
        await world.pass_time(5)
        await world.choose(0)
        await world.pass_time(10)
        for person in (1, 2):
            await world.choose(person)
        await world.pass_time(5)
        await world.choose(0, world.room.table.play.options(0)[1].id)  # type: ignore[union-attr]
        await world.choose(3)
        assert world.room.table.clocks.left == [95_000, 85_000, 85_000, 80_000]

    in_a_world(tmp_path, story)

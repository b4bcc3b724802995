"""Tables where nothing happens until somebody comes leave no trace in memory, and lose nothing."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

import pytest

from brushpass.server.live.house import House
from brushpass.server.live.time import Time
from brushpass.server.store.opening import find_store
from brushpass.server.store.store import StoreError
from tests.server.client import Live, Server
from tests.server.inside import serving
from tests.server.process import Process
from tests.server.waiting import PATIENCE, until


class Hours(Time):
    """Passes as quickly as the test likes; sweeps follow each other without a pause."""

    ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead

    async def pass_until(self, true: Callable[[], bool]) -> None:
        """Somebody who left may be noticed at any time; the hours count from then."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.ahead += 20
                await asyncio.sleep(0.02)

    async def sleep(self, seconds: float) -> None:
        await super().sleep(min(seconds, 0.02))

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        await super().wait(event, min(seconds, 0.02))


async def _move(one: Live, two: Live) -> None:
    """By whoever is asked."""
    await until(lambda: bool(one.request or two.request))
    assert await (one if one.request else two).play(most=1) == 1


async def awake(house: House) -> list[str]:
    return await house.store.awake()


@pytest.mark.parametrize("absence", ["wait", "vote"])
def test_an_abandoned_table_leaves_the_memory_and_goes_on_when_somebody_comes(
    database: str, absence: str
) -> None:
    async def story() -> None:
        time = Hours()
        async with serving(database, time) as (house, address), Server(address) as server:
            host = await server.open_table(absence=absence, grace=30)
            guest = await server.join(host["code"])
            async with server.live(host) as one, server.live(guest) as two:
                await two.send("ready")
                assert (await one.send("start"))["type"] == "done"
                await _move(one, two)
            assert host["code"] in house._rooms
            assert await awake(house) == [host["code"]]
            await time.pass_until(lambda: host["code"] not in house._rooms)
            assert await awake(house) == []
            assert host["code"] not in house._keepers
            async with server.live(guest) as two, server.live(host) as one:
                await _move(one, two)

    asyncio.run(story())


def test_a_table_whose_clock_runs_or_whose_bots_play_stays_awake(tmp_path: Path) -> None:
    async def story() -> None:
        time = Hours()
        database = str(tmp_path / "a.db")
        async with serving(database, time) as (house, address), Server(address) as server:
            clock = {"per": "decision", "seconds": 604_800}
            host = await server.open_table(absence="wait", grace=86_400, clock=clock)
            guest = await server.join(host["code"])
            await server.do(guest, "ready")
            assert (await server.do(host, "start")).status_code == 200
            bots = await server.open_table(absence="bot", grace=5, stand_in="recruit")
            await server.do(bots, "bot", seat=1, name="recruit")
            assert (await server.do(bots, "start")).status_code == 200
            # Bots take over and play it out: then it is forgotten as any other that is over.
            await time.pass_until(lambda: bots["code"] not in house._rooms)
            assert (await house.store.table(bots["code"])).life == "over"  # type: ignore[union-attr]
            assert host["code"] in house._rooms
            assert await awake(house) == [host["code"]]

    asyncio.run(story())


def test_sleeping_tables_are_not_read_at_a_start(database: str) -> None:
    async def story() -> None:
        time = Hours()
        async with serving(database, time) as (house, address), Server(address) as server:
            codes = []
            for _ in range(3):
                host = await server.open_table(absence="wait", grace=5)
                guest = await server.join(host["code"])
                await server.do(guest, "ready")
                assert (await server.do(host, "start")).status_code == 200
                codes.append(host["code"])
            await time.pass_until(lambda: not house._rooms)
        async with serving(database, Hours()) as (house, address), Server(address) as server:
            swept = house._sweeps
            await until(lambda: house._sweeps > swept + 2)
            assert house._rooms == {}
            invited = await server.get(f"/api/tables/{codes[0]}")
            assert invited.json()["life"] == "playing"

    asyncio.run(story())


def test_an_entry_wakes_a_table_however_it_races_with_sleep(database: str) -> None:
    async def story() -> None:
        async with serving(database) as (house, address), Server(address) as server:
            host = await server.open_table()
            guest = await server.join(host["code"])
            await server.do(guest, "ready")
            assert (await server.do(host, "start")).status_code == 200
            number = (await house.room(host["code"])).table.number
            await house.store.sleep(host["code"], number - 1)  # an entry was quicker
            assert await awake(house) == [host["code"]]
            await house.store.sleep(host["code"], number)
            assert await awake(house) == []
            assert (await server.do(host, "say", text="hm")).status_code == 200
            assert await awake(house) == [host["code"]]

    asyncio.run(story())


def test_health_says_that_the_disk_is_full(tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        async with Server(process.address) as server:

            async def health(wanted: int) -> None:
                async with asyncio.timeout(200):
                    while (await server.get("/api/health")).status_code != wanted:
                        await asyncio.sleep(0.1)

            await health(200)
            # No file of its can grow: what a full disk looks like to a process.
            prlimit(process.process.pid, RLIMIT_FSIZE, (1, RLIM_INFINITY))
            await health(503)
            prlimit(process.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
            await health(200)

    with Process(str(tmp_path / "a.db"), tmp_path / "log") as process:
        asyncio.run(story(process))


def test_health_asks_the_store_once_a_moment(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (house, address), Server(address) as server:
            asked = 0
            check = house.store.check

            async def counted() -> None:
                nonlocal asked
                asked += 1
                await check()

            house.store.check = counted  # type: ignore[method-assign]
            house.time = Time()
            house.time.now = lambda: 7.0  # type: ignore[method-assign]
            answers = await asyncio.gather(*[server.get("/api/health") for _ in range(50)])
            assert {answer.status_code for answer in answers} == {200}
            assert asked == 1

    asyncio.run(story())


def test_the_database_is_closed_to_strangers(tmp_path: Path) -> None:
    async def story(database: Path) -> None:
        async with serving(str(database)) as (_, address), Server(address) as server:
            await server.open_table()
            for file in database.parent.iterdir():
                assert not file.stat().st_mode & stat.S_IRWXO, file.name

    asyncio.run(story(tmp_path / "new" / "a.db"))
    assert (tmp_path / "new" / "a.db").stat().st_mode & 0o777 == 0o600
    old = tmp_path / "old"
    old.mkdir()
    sqlite3.connect(old / "a.db").close()
    (old / "a.db").chmod(0o664)
    asyncio.run(story(old / "a.db"))
    assert (old / "a.db").stat().st_mode & 0o777 == 0o660, "its group may have been meant"


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "a.db"

    async def fill() -> None:
        async with serving(str(database)) as (_, address), Server(address) as server:
            for _ in range(40):
                await server.open_table()

    async def open_it() -> None:
        store = find_store(str(database))
        await store.open(lambda code, number: None)

    asyncio.run(fill())
    size = database.stat().st_size
    with database.open("r+b") as file:
        file.seek(size // 2 // 4096 * 4096)
        file.write(b"\xff" * 4096)
    with pytest.raises(StoreError, match=r"damaged, restore a copy|cannot use .* as a database"):
        asyncio.run(open_it())

"""What nobody may do to others: replace them, crowd them out, come back after being sent away."""

import asyncio
import json
from pathlib import Path

import pytest

from brushpass.server import door
from brushpass.server.live import reception
from brushpass.server.live.thinking import Thinkers
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables import commands as c
from brushpass.server.tables.doorway import MOST_FROM_ONE, mark_of
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import Settings
from brushpass.server.web.limits import Limits
from tests.server.client import Server
from tests.server.inside import serving
from tests.server.waiting import until
from tests.server.worlds import TurnedTime, World, in_a_world

ELSEWHERE = "127.0.0.2"  # an address of this machine too, and another one


@pytest.mark.parametrize("absence", ["wait", "vote", "bot"])
def test_a_host_replaces_nobody_who_is_there(tmp_path: Path, absence: str) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("kompromat", absence=absence, grace=30))  # type: ignore[arg-type]
        await world.pass_time(100)
        with pytest.raises(Refused, match="vote" if absence == "vote" else "only somebody"):
            await world.room.command(0, c.Replace("a", 1, "clerk"))
        with pytest.raises(Refused, match="only the host"):
            await world.room.command(1, c.Replace("a", 0, "clerk"))
        await world.room.command(1, c.Replace("b", 1, "clerk"))  # one's own seat is one's own
        assert world.room.table.seats[1].stand_in == "clerk"
        world.keeper.stop()

    in_a_world(tmp_path, story)


def test_a_host_replaces_who_is_away_for_as_long_as_was_agreed(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        world = World(store, time, thinkers)
        await world.begin(Settings("spy_tactics", seats=4, absence="wait", grace=30))
        world.room.here = {0, 1, 2}
        await world.pass_time(29)
        with pytest.raises(Refused, match="only somebody"):
            await world.room.command(0, c.Replace("a", 3, "clerk"))
        await world.pass_time(2)
        await world.room.command(0, c.Replace("b", 3, "clerk"))
        assert world.room.table.seats[3].stand_in == "clerk"
        world.keeper.stop()

    in_a_world(tmp_path, story)


def test_who_was_sent_away_stays_away_under_any_name(address: str) -> None:
    async def story() -> None:
        async with Server(address) as here, Server(address, ELSEWHERE) as there:
            host = await here.open_table(game="spy_tactics", seats=4)
            guest = await there.join(host["code"], "Eve")
            assert (await here.do(host, "kick", person=guest["person"])).status_code == 200
            assert (await there.do(guest, "say", text="but")).status_code == 403
            for body in ({"name": "Eva"}, {"name": "Eva", "watch": True}):
                answer = await there.post(f"/api/tables/{host['code']}/join", body)
                assert answer.status_code == 403
                assert answer.json()["text"] == "you were sent away from this table"
            await here.join(host["code"], "Somebody beside the host")

    asyncio.run(story())


def test_a_stranger_takes_one_seat_of_a_listed_table(address: str) -> None:
    async def story() -> None:
        async with Server(address) as here, Server(address, ELSEWHERE) as there:
            host = await here.open_table(game="spy_tactics", seats=4)
            path = f"/api/tables/{host['code']}/join"
            await there.join(host["code"], "Eve")
            assert (await there.post(path, {"name": "Eva"})).status_code == 403
            watcher = await there.join(host["code"], "Evi", watch=True)
            assert (await there.do(watcher, "sit", seat=2)).status_code == 403
            for name in ("Bob", "Cleo"):  # at the host's own device
                await here.join(host["code"], name)
            friends = await here.open_table(game="spy_tactics", seats=4, listed=False)
            for name in ("Dan", "Dora"):
                await there.join(friends["code"], name)

    asyncio.run(story())


def test_no_stranger_comes_so_often_that_there_is_no_room(address: str) -> None:
    async def story() -> None:
        async with Server(address) as here, Server(address, ELSEWHERE) as there:
            host = await here.open_table(game="spy_tactics", seats=4)
            path = f"/api/tables/{host['code']}/join"
            for _ in range(MOST_FROM_ONE):
                await there.join(host["code"], "Eve", watch=True)
            refused = await there.post(path, {"name": "Eve", "watch": True})
            assert refused.status_code == 429
            await here.join(host["code"], "Bob")

    asyncio.run(story())


def test_places_count_who_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reception, "MOST_PEOPLE", 3)

    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (house, address), Server(address) as server:
            host = await server.open_table()
            watch = {"name": "Eve", "watch": True}
            path = f"/api/tables/{host['code']}/join"
            watchers = [(await server.post(path, watch)).json() for _ in range(4)]
            room = await house.room(host["code"])
            async with server.live(watchers[0]), server.live(watchers[1]):
                await until(lambda: len(room.here) == 2)
                full = await server.post(path, watch)
                assert full.status_code == 409
                assert "3 people" in full.json()["text"]
            # Whoever is gone again keeps no place.
            await until(lambda: not room.here)
            assert (await server.post(path, watch)).status_code == 200

    asyncio.run(story())


def test_one_line_is_one_address_however_its_owner_numbers_it() -> None:
    assert mark_of("s", "2001:db8:1:2::1") == mark_of("s", "2001:db8:1:2:ffff::9")
    assert mark_of("s", "2001:db8:1:2::1") != mark_of("s", "2001:db8:1:3::1")
    assert mark_of("s", "192.0.2.1") != mark_of("s", "192.0.2.2")
    assert "192.0.2.1" not in mark_of("s", "192.0.2.1")


def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(1e6, 1e6, 1e6, 1e6, tables=3)
        async with (
            serving(str(tmp_path / "a.db"), limits=limits) as (_, address),
            Server(address) as here,
            Server(address, ELSEWHERE) as there,
        ):
            mine = [await here.open_table() for _ in range(3)]
            body = {"name": "Ada", "table": {"game": "kompromat"}}
            refused = await here.post("/api/tables", body)
            assert refused.status_code == 429
            assert "wait for people already" in refused.json()["text"]
            await here.open_table(listed=False)
            await there.open_table()
            await here.do(mine[0], "leave")  # closes it
            await here.open_table()

    asyncio.run(story())


def test_a_seat_is_kept_for_who_is_there_while_others_wait(tmp_path: Path) -> None:
    async def story(store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        for listed in (True, False):
            world = World(store, time, thinkers)
            settings = Settings("spy_tactics", seats=4, grace=30, listed=listed)
            await world.begin(settings, started=False)
            await world.room.command(1, c.Ready("r"))
            world.room.here = set()
            await world.pass_time(100)
            assert world.room.table.free == 0  # nobody waits for anybody
            world.room.here = {0, 3}
            world.room.away()
            told = json.loads(door.here(world.room.table, world.room.here, world.room.away()))
            ready, idle = (0, 0) if listed else (None, 50_000)
            assert told["away"] == [{"person": 1, "left": ready}, {"person": 2, "left": idle}]
            await world.pass_time(51)
            seated = [seat.person for seat in world.room.table.seats]
            # Among friends a phone may sleep once its owner has said to be ready.
            assert seated == [0, None if listed else 1, None, 3]
            assert (await store.table(world.code)).free == world.room.table.free  # type: ignore[union-attr]

    in_a_world(tmp_path, story)

"""Several workers on one PostgreSQL: the same tables, one truth."""

import asyncio
import random
from pathlib import Path
from typing import Any

from brushpass.core.record import Record
from brushpass.core.table import verify
from tests.server.client import Server
from tests.server.postgres import Postgres
from tests.server.process import Process
from tests.server.waiting import PATIENCE

TABLES = 4


def test_people_at_one_table_may_be_connected_to_different_workers(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.database()

    async def one_table(one: Server, two: Server) -> None:
        host = await one.open_table()
        guest = await two.join(host["code"])
        watcher = await two.join(host["code"], "Watcher", watch=True)
        async with one.live(host) as a, two.live(guest) as b, two.live(watcher) as w:
            await a.until(lambda: a.latest.get("here", {}).get("people") == [0, 1, 2])
            assert (await b.send("ready"))["type"] == "done"
            assert (await a.send("start"))["type"] == "done"
            moves = await asyncio.gather(a.play(), b.play())
            await w.until(lambda: w.over)
            for live in (a, b, w):
                assert live.events[-1]["type"] == "end"
        record = Record.from_text(
            (await two.get(f"/api/tables/{host['code']}/record", host["token"])).text
        )
        verify(record)
        assert len(record.steps) == sum(moves)

    async def story(one: Process, two: Process) -> None:
        async with Server(one.address) as a, Server(two.address) as b:
            await asyncio.gather(*[one_table(a, b) for _ in range(TABLES)])

    with (
        Process(database, tmp_path / "one") as one,
        Process(database, tmp_path / "two") as two,
    ):
        asyncio.run(story(one, two))
    assert one.faults() + two.faults() == []


def test_one_seat_at_two_workers_wins_each_decision_once(
    postgres: Postgres, tmp_path: Path
) -> None:
    """The same person decides at both at the same moment, differently: one of them is refused."""
    database = postgres.database()
    luck = random.Random(3)

    async def story(one: Process, two: Process) -> None:
        async with Server(one.address) as a, Server(two.address) as b:
            host = await a.open_table()
            await a.do(host, "bot", seat=1, name="recruit")
            async with a.live(host) as left, b.live(host) as right:
                both = (left, right)
                await left.send("start")
                asked = 0
                while not left.over:
                    await asyncio.gather(*[live.until(later(live, asked)) for live in both])
                    if left.over or right.over:
                        break
                    request: dict[str, Any] = left.request  # type: ignore[assignment]
                    assert right.request == request
                    asked = request["number"]
                    options = [option["id"] for option in request["options"]]
                    answers = await asyncio.gather(
                        left.send("choose", request=asked, option=luck.choice(options)),
                        right.send("choose", request=asked, option=luck.choice(options)),
                    )
                    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                await asyncio.gather(*[live.until(lambda live=live: live.over) for live in both])
                assert left.events[-50:] == right.events[-50:]

    def later(live: Any, asked: int) -> Any:
        return lambda: live.over or (live.request is not None and live.request["number"] > asked)

    with (
        Process(database, tmp_path / "one") as one,
        Process(database, tmp_path / "two") as two,
    ):
        asyncio.run(story(one, two))


def test_a_table_of_a_killed_worker_is_kept_by_another(postgres: Postgres, tmp_path: Path) -> None:
    """Bots alone at the table: somebody must let them think."""
    database = postgres.database()

    async def begin(one: Process) -> dict[str, Any]:
        async with Server(one.address) as server:
            host = await server.open_table(game="kompromat", absence="bot", grace=5)
            await server.do(host, "bot", seat=1, name="clerk")
            assert (await server.do(host, "start")).status_code == 200
            return host

    async def end(two: Process, host: dict[str, Any]) -> None:
        async with Server(two.address) as server:
            async with asyncio.timeout(PATIENCE):
                while True:
                    url = f"/api/tables/{host['code']}/record"
                    answer = await server.get(url, host["token"])
                    if answer.status_code == 200:
                        break
                    await asyncio.sleep(0.5)
            verify(Record.from_text(answer.text))

    with (
        Process(database, tmp_path / "one") as one,
        Process(database, tmp_path / "two") as two,
    ):
        host = asyncio.run(begin(one))
        one.kill()
        asyncio.run(end(two, host))


def test_the_people_of_a_killed_worker_are_missed_at_the_others(
    postgres: Postgres, tmp_path: Path
) -> None:
    """The table was the other worker's all along: nobody tells it that they are gone."""
    database = postgres.database()

    async def story(one: Process, two: Process) -> None:
        async with Server(one.address) as a, Server(two.address) as b:
            host = await b.open_table(game="kompromat", absence="bot", grace=5)
            guest = await a.join(host["code"])
            async with b.live(host) as stays:
                lost = a.live(guest)
                await lost.open()
                assert (await lost.send("ready"))["type"] == "done"
                assert (await stays.send("start"))["type"] == "done"
                await stays.until(lambda: stays.latest.get("here", {}).get("people") == [0, 1])
                one.kill()
                await lost.close()
                await stays.until(lambda: stays.latest["here"]["people"] == [0])
                await stays.play()
                assert stays.over
                assert stays.latest["table"]["seats"][1]["stand_in"] == "clerk"

    with (
        Process(database, tmp_path / "one") as one,
        Process(database, tmp_path / "two") as two,
    ):
        asyncio.run(story(one, two))
    assert two.faults() == []


def test_workers_of_one_server_share_its_port(postgres: Postgres, tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        async with Server(process.address) as server:
            for _ in range(3):
                host = await server.open_table()
                await server.do(host, "bot", seat=1, name="recruit")
                async with server.live(host) as live:
                    await live.send("start")
                    await live.play()
                    assert live.over

    with Process(postgres.database(), tmp_path / "log", workers=2) as process:
        asyncio.run(story(process))
        assert process.stop() in (0, -15)

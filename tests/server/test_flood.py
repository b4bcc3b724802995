"""Too much from one place is slowed, told so, then closed. Other tables keep their speed."""

import asyncio
import json
import time
from pathlib import Path
from statistics import median
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from brushpass.server.web.limits import Limits
from tests.server.client import Live, Server
from tests.server.inside import serving
from tests.server.process import Process
from tests.server.waiting import PATIENCE

FLOODS = 5


async def flood(address: str, ticket: dict[str, Any]) -> str:
    """All that is heard until the connection is closed on us."""
    url = address.replace("http", "ws", 1) + f"api/tables/{ticket['code']}/live"
    heard = ""
    async with connect(url, max_size=1 << 24) as socket:
        await socket.send(json.dumps({"token": ticket["token"]}))

        async def shout() -> None:
            number = 0
            while True:
                await socket.send(json.dumps({"do": "say", "id": str(number), "text": "x"}))
                number += 1
                await asyncio.sleep(0)  # the quiet ones live in this process too

        shouting = asyncio.create_task(shout())
        try:
            while True:
                heard += str(await socket.recv())
        except ConnectionClosed:
            pass
        shouting.cancel()
        await asyncio.gather(shouting, return_exceptions=True)
    return heard


async def speed(live: Live, times: int) -> float:
    """The median time until a quiet person is answered."""
    waits = []
    for _ in range(times):
        begun = time.perf_counter()
        assert (await live.send("say", text="hm"))["type"] == "done"
        waits.append(time.perf_counter() - begun)
        await asyncio.sleep(0.02)
    return median(waits)


def test_a_flood_is_slowed_told_so_and_closed_and_others_keep_their_speed(tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        async with Server(process.address) as server:
            noisy = [await server.open_table() for _ in range(FLOODS)]
            quiet = await server.open_table()
            async with server.live(quiet) as live:
                before = await speed(live, 20)
                floods = [asyncio.create_task(flood(process.address, one)) for one in noisy]
                begun = time.perf_counter()
                during = await speed(live, 40)
                async with asyncio.timeout(PATIENCE):
                    heard = await asyncio.gather(*floods)
                lasted = time.perf_counter() - begun
            for one in heard:
                assert "up to 20 commands a second" in one
                assert "Too many commands at once." in one
                assert one.count('"type":"done"') <= 40 + 20 * lasted + 1
            assert during < 10 * before + 0.25, (before, during)

    limits = Limits(burst=1e6, rate=1e6)
    with Process(str(tmp_path / "a.db"), tmp_path / "log", limits=limits) as process:
        asyncio.run(story(process))


def test_requests_that_come_too_fast_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"limits": Limits(burst=40, rate=1)}
        async with serving(database, **settings) as (_, address), Server(address) as server:
            answers = [await server.get("/api/health") for _ in range(60)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert len(refused) >= 10
            assert int(refused[0].headers["retry-after"]) >= 1

    database = str(tmp_path / "a.db")
    asyncio.run(story())


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"limits": Limits(1e6, 1e6, 1e6, 1e6, connections=2)}
        async with serving(database, **settings) as (_, address), Server(address) as server:
            host = await server.open_table()
            async with server.live(host) as one, server.live(host):
                third = server.live(host)
                await third.open()
                assert third.bye is not None
                assert third.answers[""]["text"] == "up to 2 connections from one address"
                await third.close()
                stream = await server.get(f"/api/tables/{host['code']}/stream", host["token"])
                assert "up to 2 connections" in stream.text
                assert (await one.send("say", text="still here"))["type"] == "done"
            async with server.live(host) as again:
                assert (await again.send("say", text="room again"))["type"] == "done"

    database = str(tmp_path / "a.db")
    asyncio.run(story())

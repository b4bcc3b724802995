"""Too much from one place is slowed, told so, then closed. Other tables are answered meanwhile."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from brushpass.server.live.house import SWEEP
from brushpass.server.live.time import Time
from brushpass.server.web.limits import Limits
from brushpass.server.web.socket import STRIKES
from tests.server.client import Server, connect
from tests.server.inside import serving
from tests.server.waiting import until

FLOODS = 5
BURST = 40
RATE = 20
TOO_FAST = f"up to {RATE} commands a second"


class StoodStill(Time):
    """No bucket fills again, and whoever is slowed waits until everybody may go on."""

    def __init__(self) -> None:
        self.slowed: list[float] = []
        self.go_on = asyncio.Event()

    def now(self) -> float:
        return 1000.0

    async def sleep(self, seconds: float) -> None:
        if seconds == SWEEP:
            await super().sleep(seconds)
            return
        self.slowed.append(seconds)
        await self.go_on.wait()


class Flood:
    """Says something again and again until the connection is closed."""

    def __init__(self, address: str, ticket: dict[str, Any]) -> None:
        self._url = address.replace("http", "ws", 1) + f"api/tables/{ticket['code']}/live"
        self._token = ticket["token"]
        self.heard = ""

    async def run(self) -> None:
        async with connect(self._url) as socket:
            await socket.send(json.dumps({"token": self._token}))

            async def shout() -> None:
                number = 0
                while True:
                    await socket.send(json.dumps({"do": "say", "id": str(number), "text": "x"}))
                    number += 1
                    await asyncio.sleep(0)  # the quiet ones live in this process too

            shouting = asyncio.create_task(shout())
            try:
                while True:
                    self.heard += str(await socket.recv())
            except ConnectionClosed:
                pass
            shouting.cancel()
            await asyncio.gather(shouting, return_exceptions=True)

    def count(self, words: str) -> int:
        return self.heard.count(words)


def test_a_flood_is_slowed_told_so_and_closed_and_others_are_answered(tmp_path: Path) -> None:
    async def story() -> None:
        time = StoodStill()
        limits = Limits(1e6, 1e6, command_burst=BURST, command_rate=RATE)
        async with (
            serving(str(tmp_path / "a.db"), time, limits=limits) as (_, address),
            Server(address) as server,
        ):
            floods = [Flood(address, await server.open_table()) for _ in range(FLOODS)]
            quiet = await server.open_table()
            async with asyncio.TaskGroup() as group:
                for flood in floods:
                    group.create_task(flood.run())
                await until(all_told(floods, TOO_FAST, 1))
                # As long as they are slowed they cost the server nothing more.
                async with server.live(quiet) as live:
                    for _ in range(BURST):
                        assert (await live.send("say", text="hm"))["type"] == "done"
                assert time.slowed == [1 / RATE] * FLOODS
                assert [flood.count('"type":"done"') for flood in floods] == [BURST] * FLOODS
                time.go_on.set()
            for flood in floods:
                assert flood.count('"type":"done"') == BURST
                assert flood.count(TOO_FAST) == STRIKES
                assert flood.count("Too many commands at once.") == 1
            assert time.slowed == [1 / RATE] * FLOODS * STRIKES

    asyncio.run(story())


def all_told(floods: list[Flood], words: str, times: int) -> Callable[[], bool]:
    return lambda: all(flood.count(words) >= times for flood in floods)


def test_requests_that_come_too_fast_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        limits, database = Limits(burst=40, rate=0.4), str(tmp_path / "a.db")
        async with (
            serving(database, StoodStill(), limits=limits) as (_, address),
            Server(address) as server,
        ):
            answers = [await server.get("/api/health") for _ in range(60)]
            assert [answer.status_code for answer in answers] == [200] * 40 + [429] * 20
            assert {answer.headers["retry-after"] for answer in answers[40:]} == {"3"}

    asyncio.run(story())


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(1e6, 1e6, 1e6, 1e6, connections=2)
        async with serving(database, limits=limits) as (_, address), Server(address) as server:
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

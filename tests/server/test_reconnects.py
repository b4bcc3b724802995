"""Coming back at any moment: in the right seat, with nothing missed and nothing twice."""

import asyncio
import os
import random

from tests.server.client import Live, Server

TIMES = int(os.environ.get("BRUSHPASS_RECONNECTS", "200"))


def test_who_reconnects_is_told_exactly_what_the_others_were(address: str) -> None:
    luck = random.Random(5)

    async def restless(live: Live, times: list[int]) -> None:
        """The same seat as somebody who never leaves."""
        while not live.over:
            await asyncio.sleep(luck.random() * 0.02)
            await live.close()
            await live.open()
            assert live.latest["welcome"]["seat"] == 0
            times[0] += 1

    async def story() -> None:
        times = [0]
        async with Server(address) as server:
            while times[0] < TIMES:
                host = await server.open_table()
                async with server.live(host) as steady:
                    await server.do(host, "bot", seat=1, name="recruit")
                    jumpy = server.live(host)
                    jumpy.number = 0  # from the beginning
                    await jumpy.open()
                    await steady.until(lambda: steady.events)
                    steady_from = steady.events[0]["number"]
                    task = asyncio.create_task(restless(jumpy, times))
                    await steady.send("start")
                    await steady.play()
                    await task
                    await jumpy.close()
                    assert jumpy.events[steady_from - 1 :] == steady.events
                    assert [e["number"] for e in jumpy.events] == list(
                        range(1, len(jumpy.events) + 1)
                    )

    asyncio.run(story())


def test_a_number_that_was_never_told_gets_a_fresh_view(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table()
            live = server.live(host)
            await live.open(seen=10_000)
            assert live.latest["welcome"]["number"] == 2
            await live.close()

    asyncio.run(story())

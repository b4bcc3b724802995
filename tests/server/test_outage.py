"""A store that is gone for a while: refused in a sentence, and everything is as it was after."""

import asyncio
from pathlib import Path

from tests.server.client import Server
from tests.server.postgres import Postgres
from tests.server.process import Process
from tests.server.waiting import PATIENCE, until


def test_tables_go_on_when_the_database_is_back(tmp_path: Path) -> None:
    async def story(process: Process, postgres: Postgres) -> None:
        async with Server(process.address) as server:
            host = await server.open_table()
            guest = await server.join(host["code"])
            await server.do(guest, "ready")
            async with server.live(host) as a, server.live(guest) as b:
                await a.send("start")
                await asyncio.gather(a.play(most=3), b.play(most=3))
                # Both are told everything that was before, when they hear the last thing said.
                await a.send("say", text="So far")
                await until(lambda: all(live.events[-1].get("text") == "So far" for live in (a, b)))
                told = [a.number, b.number]
                await asyncio.to_thread(postgres.stop)
                answers = await asyncio.gather(*[live.send("say", text="hm") for live in (a, b)])
                assert {answer["code"] for answer in answers} == {"unavailable"}
                assert (await server.get("/api/health")).status_code == 503
                assert (await server.do(host, "say", text="hm")).status_code == 503
                assert [a.number, b.number] == told  # nobody was told what is not kept
                await asyncio.to_thread(postgres.start)
                async with asyncio.timeout(PATIENCE):
                    while (await server.get("/api/health")).status_code != 200:
                        await asyncio.sleep(0.1)
                assert (await a.send("say", text="There we are"))["type"] == "done"
                await asyncio.gather(a.play(), b.play())
                assert a.over
                assert b.over

    with (
        Postgres() as postgres,
        Process(postgres.database(), tmp_path / "log") as process,
    ):
        asyncio.run(story(process, postgres))

"""However many bots listen for their games, one look serves them all."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from brushpass.server.store.rows import AtTable
from tests.server.client import Server
from tests.server.inside import serving
from tests.server.waiting import until

STREAMS = 190


def test_many_event_streams_cost_one_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (house, address), Server(address) as server:
            asked: list[int] = []
            fetched: list[str] = []
            tables_of, fetch = house.store.tables_of, house.store._fetch

            async def counted(hashes: Sequence[bytes], lives: Sequence[str]) -> list[AtTable]:
                asked.append(len(hashes))
                return await tables_of(hashes, lives)

            async def noted(query: object) -> Sequence[object]:
                fetched.append(str(query))
                return await fetch(query)  # type: ignore[arg-type]

            house.store.tables_of = counted  # type: ignore[method-assign]
            tokens = [
                (await server.post("/api/bots", {"name": f"b{n}"})).json()["token"]
                for n in range(STREAMS)
            ]
            listening = [asyncio.create_task(_listen(server, token)) for token in tokens]
            await until(lambda: bool(asked) and asked[-1] == STREAMS)
            house.store._fetch = noted  # type: ignore[method-assign]
            looks = len(asked)
            await until(lambda: len(asked) >= looks + 3)
            questions = [query for query in fetched if "tokens" in query]
            assert len(questions) <= len(asked) - looks + 1
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
            await until(lambda: not house.notices._followers)
            seen = len(asked)
            assert asked[seen - 1] > 0, "nobody is looked for who does not listen"

    asyncio.run(story())


async def _listen(server: Server, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    async with server.http.stream("GET", "/api/bots/events", headers=headers) as events:
        async for _ in events.aiter_lines():
            pass


def test_a_table_is_looked_at_again_only_when_it_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (house, address), Server(address) as server:
            token = (await server.post("/api/bots", {"name": "b"})).json()["token"]
            host = await server.open_table(game="microfilms", seats=3)
            room, reads = await house.room(host["code"]), 0
            refresh = room.refresh

            async def counted() -> None:
                nonlocal reads
                reads += 1
                await refresh()

            looks = 0
            tables_of = house.store.tables_of

            async def looked(hashes: Sequence[bytes], lives: Sequence[str]) -> list[AtTable]:
                nonlocal looks
                looks += 1
                return await tables_of(hashes, lives)

            house.store.tables_of = looked  # type: ignore[method-assign]
            listening = asyncio.create_task(_listen(server, token))
            answer = await server.do(host, "invite", seat=1, name="b")
            assert answer.status_code == 200
            await until(lambda: host["code"] in house.notices._waiting)
            room.refresh = counted  # type: ignore[method-assign]
            before = looks
            await until(lambda: looks >= before + 3)
            assert reads == 0
            await server.do(host, "say", text="hm")
            await until(lambda: reads > 0)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    asyncio.run(story())

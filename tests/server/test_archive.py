"""Finished games are replayed elsewhere, once, and nobody waits for it who did not ask."""

import asyncio
import os
import signal
from pathlib import Path

from brushpass.server.live.archive import Archive
from tests.server.client import Server
from tests.server.inside import serving
from tests.server.waiting import until


def test_a_game_is_replayed_once_elsewhere_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (house, address), Server(address) as server:
            code = await _played(server)
            urls = [f"/api/tables/{code}/replay{rest}" for rest in ("", "/beliefs", "?seat=A")]
            first = await asyncio.gather(*[server.http.get(url) for url in urls * 10])
            assert {answer.status_code for answer in first} == {200}
            again = await asyncio.gather(*[server.http.get(url) for url in urls])
            assert [a.content for a in again] == [a.content for a in first[:3]]
            assert house.archive.worked_out == 3
            plain = {"accept-encoding": "identity"}
            for url, packed in zip(urls, again, strict=True):
                answer = await server.http.get(url, headers=plain)
                assert "content-encoding" not in answer.headers
                assert answer.content == packed.content
            assert (await server.get(f"/api/tables/{code}/replay", seat="Z")).status_code == 400

    asyncio.run(story())


def test_others_play_while_a_game_is_replayed(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (house, address), Server(address) as server:
            code = await _played(server)
            assert (await server.get(f"/api/tables/{code}/replay")).status_code == 200
            process = _process(house.archive)
            os.kill(process, signal.SIGSTOP)  # it takes as long as we like
            asked = asyncio.create_task(server.get(f"/api/tables/{code}/replay/beliefs"))
            await _played(server)
            assert not asked.done()
            os.kill(process, signal.SIGCONT)
            assert (await asked).status_code == 200

    asyncio.run(story())


def test_a_game_that_could_not_be_replayed_is_tried_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "a.db")) as (house, address), Server(address) as server:
            code = await _played(server)
            assert (await server.get(f"/api/tables/{code}/replay")).status_code == 200
            process = _process(house.archive)
            os.kill(process, signal.SIGSTOP)
            asked = asyncio.create_task(server.get(f"/api/tables/{code}/replay/beliefs"))
            await until(lambda: house.archive.worked_out == 2)
            os.kill(process, signal.SIGKILL)
            assert (await asked).status_code == 503
            again = await server.get(f"/api/tables/{code}/replay/beliefs")
            assert again.status_code == 200

    asyncio.run(story())


def _process(archive: Archive) -> int:
    process = archive._child._process
    assert process is not None
    return process.pid


async def _played(server: Server) -> str:
    """The code of a table with a finished game."""
    host = await server.open_table()
    assert (await server.do(host, "bot", seat=1, name="recruit")).status_code == 200
    async with server.live(host) as live:
        assert (await live.send("start"))["type"] == "done"
        await live.play()
        assert live.over
    code: str = host["code"]
    return code

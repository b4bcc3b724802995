"""Stopping gracefully, and what is never written into a log."""

import asyncio
import json
import logging
import sys
from pathlib import Path

from brushpass.server.logs import Lines
from tests.server.client import Server
from tests.server.process import Process

LONG = 0.5  # seconds


def test_clients_are_told_to_come_back_and_nothing_is_lost(database: str, tmp_path: Path) -> None:
    async def before(process: Process) -> tuple[dict[str, str], int, int]:
        async with Server(process.address) as server:
            host = await server.open_table(clock={"per": "game", "seconds": 600})
            await server.do(host, "bot", seat=1, name="recruit")
            live = server.live(host)
            await live.open()
            stream = asyncio.create_task(
                server.get(f"/api/tables/{host['code']}/stream", host["token"])
            )
            await live.send("start")
            await live.play(most=3)
            await live.until(lambda: live.request is not None)
            asked = live.request
            assert asked is not None
            left = live.latest["view"]["clock"]["left"][0]
            await asyncio.sleep(LONG)  # at least: the clock runs, and nothing else happens
            stopping = asyncio.create_task(asyncio.to_thread(process.stop))
            await live.until(lambda: live.bye is not None)
            assert live.bye == {
                "type": "bye",
                "text": "The server restarts: come back in a moment.",
                "again": True,
            }
            assert live.socket is not None
            await live.socket.wait_closed()
            assert live.socket.close_code == 1012
            assert '"type":"bye"' in (await stream).text
            assert await stopping in (0, -15)
            await live.close()
            return host, asked["number"], left

    async def after(process: Process, host: dict[str, str], number: int, left: int) -> None:
        async with Server(process.address) as server, server.live(host) as live:
            await live.until(lambda: live.request is not None)
            assert live.request is not None
            assert live.request["number"] == number
            # What ran before the stop was written down. That nothing else was: test_clocks.py.
            assert live.latest["view"]["clock"]["left"][0] <= left - 900 * LONG
            await live.play()
            assert live.over

    log = tmp_path / "log"
    with Process(database, log) as process:
        host, number, left = asyncio.run(before(process))
        process.start()
        asyncio.run(after(process, host, number, left))
    text = log.read_text()
    assert host["token"] not in text
    assert host["code"] not in text
    assert process.faults() == []


def test_a_fault_in_the_log_says_where_but_not_what_was_held() -> None:
    held = "ace of spades"
    try:
        raise ValueError(held)
    except ValueError:
        record = logging.LogRecord(
            "brushpass", logging.ERROR, "", 0, "a table is read anew", None, sys.exc_info()
        )
    line = json.loads(Lines().format(record))
    assert line["fault"] == "ValueError"
    assert "test_stop.py" in line["trace"]
    assert held not in json.dumps(line)

"""Two workers on one PostgreSQL, with stalls, lost answers, repeats and any order of arrival."""

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import httpx

from tests.server.client import Server
from tests.server.postgres import Postgres
from tests.server.process import Process
from tests.server.waiting import PATIENCE

HISTORIES = int(os.environ.get("BRUSHPASS_HISTORIES", "20"))
OPERATIONS = int(os.environ.get("BRUSHPASS_OPERATIONS", "60"))


async def one_history(workers: list[Server], pids: list[int], luck: random.Random) -> None:
    host = await workers[0].open_table()
    guest = await workers[1].join(host["code"])
    url = f"/api/tables/{host['code']}/commands"

    async def say(number: int) -> None:
        """Until it is acknowledged, at either worker, each try with the same id."""
        who = host if number % 2 else guest
        command = {"do": "say", "id": str(number), "text": str(number)}
        tokens = {"Authorization": f"Bearer {who['token']}"}
        await asyncio.sleep(luck.random() * 0.3)
        while True:
            tries = luck.sample(workers, luck.choice([1, 1, 2]))
            # Often too short: the answer is lost. But not for ever, however busy the machine.
            patience = luck.choice([0.02, 0.3, 2.0]) if luck.random() < 0.8 else PATIENCE
            answers = await asyncio.gather(
                *[w.http.post(url, json=command, headers=tokens, timeout=patience) for w in tries],
                return_exceptions=True,
            )
            for answer in answers:
                if isinstance(answer, httpx.Response) and answer.status_code == 200:
                    return
                assert isinstance(answer, httpx.TransportError | httpx.Response), answer

    async def stall() -> None:
        """One of them hears and says nothing for a moment."""
        for _ in range(3):
            pid = luck.choice(pids)
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(luck.random() * 0.2)
            os.kill(pid, signal.SIGCONT)
            await asyncio.sleep(luck.random() * 0.2)

    await asyncio.gather(stall(), *[say(number) for number in range(OPERATIONS)])
    streams = [await talk_of(worker, ticket) for worker in workers for ticket in (host, guest)]
    assert sorted(streams[0], key=int) == [str(number) for number in range(OPERATIONS)]
    assert all(stream == streams[0] for stream in streams)


async def talk_of(worker: Server, ticket: dict[str, Any]) -> list[str]:
    """Everything that was said, as a fresh connection is told."""
    live = worker.live(ticket)
    live.number = 0
    await live.open()
    await live.until(lambda: sum(event["type"] == "talk" for event in live.events) >= OPERATIONS)
    await live.close()
    return [event["text"] for event in live.events if event["type"] == "talk"]


def test_every_acknowledged_command_is_there_once_and_in_one_order(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.database()

    async def story(processes: list[Process]) -> None:
        pids = [process.process.pid for process in processes]
        async with Server(processes[0].address) as one, Server(processes[1].address) as two:
            for number in range(HISTORIES):
                await one_history([one, two], pids, random.Random(number))

    with (
        Process(database, tmp_path / "one") as one,
        Process(database, tmp_path / "two") as two,
    ):
        asyncio.run(story([one, two]))
    assert one.faults() + two.faults() == []

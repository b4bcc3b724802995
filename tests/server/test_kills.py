"""kill -9 under load: what was acknowledged is there, once, and nothing else is."""

import asyncio
import os
import random
from pathlib import Path
from typing import Any

from brushpass.core.record import Record
from brushpass.core.table import verify
from tests.server.client import Live, Server
from tests.server.process import Process
from tests.server.waiting import PATIENCE

KILLS = int(os.environ.get("BRUSHPASS_KILLS", "20"))
TABLES = 4
MOVES = int(os.environ.get("BRUSHPASS_KILL_MOVES", "30"))  # acknowledged in a life, on average


class Progress:
    """Acknowledged moves of all tables, and whoever waits for more of them."""

    def __init__(self) -> None:
        self.moves = 0
        self._changed = asyncio.Event()

    def count(self) -> None:
        self.moves += 1
        self._changed.set()

    async def reach(self, moves: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.moves < moves:
                self._changed.clear()
                await self._changed.wait()


class Stubborn:
    """A player who sends a decision again, with the same id, until it is acknowledged."""

    def __init__(self, address: str, ticket: dict[str, Any], progress: Progress) -> None:
        self.progress = progress
        self.live = Live(address, ticket["code"], ticket["token"])
        self.acknowledged: list[int] = []  # options, by request
        self.unanswered: tuple[int, int] | None = None  # the answer may have been lost on the way

    async def play(self) -> None:
        while not self.live.over or self.unanswered:
            try:
                await self.live.open()
                await self._play()
            except (OSError, EOFError, TimeoutError):
                await asyncio.sleep(0.05)
            except Exception as error:
                if type(error).__module__.split(".")[0] != "websockets":
                    raise
                await asyncio.sleep(0.05)
            await self.live.close()

    async def _play(self) -> None:
        live = self.live
        while (not live.over or self.unanswered) and live.bye is None:
            if self.unanswered is None:
                await live.until(lambda: live.bye is not None or live.over or self._asked())
                if live.bye is not None or live.over:
                    return
                self._decide()
            assert self.unanswered is not None
            number, option = self.unanswered
            answer = await live.send("choose", f"r{number}", request=number, option=option)
            if answer["type"] == "done":
                self.acknowledged.append(option)
                self.unanswered = None
                self.progress.count()
            else:
                assert answer.get("code") in (None, "unavailable"), answer  # never refused

    def _asked(self) -> bool:
        request = self.live.request
        return request is not None and request["number"] > len(self.acknowledged)

    def _decide(self) -> None:
        request = self.live.request
        assert request is not None
        number, options = request["number"], request["options"]
        assert number == len(self.acknowledged) + 1
        self.unanswered = (number, options[number * 5 % len(options)]["id"])


async def one_table(address: str, running: asyncio.Event, progress: Progress) -> int:
    """Games one after another while the kills go on; the moves that were kept."""
    moves = 0
    while running.is_set():
        async with Server(address) as server:
            tickets = await insist(server)
            players = [Stubborn(address, ticket, progress) for ticket in tickets]
            await asyncio.gather(*[player.play() for player in players])
            record = await insist_on_record(server, tickets[0])
            verify(record)
            for seat, player in enumerate(players):
                kept = [step.action for step in record.steps if step.seat == seat]
                assert kept == player.acknowledged
                moves += len(kept)
    return moves


async def insist(server: Server) -> list[dict[str, Any]]:
    """A table for two, whatever it takes; half-made ones are left alone."""
    while True:
        try:
            host = await server.open_table()
            guest = await server.join(host["code"])
            assert (await server.do(guest, "ready")).status_code == 200
            assert (await server.do(host, "start")).status_code == 200
            return [host, guest]
        except (OSError, AssertionError, Exception) as error:
            if not isinstance(error, AssertionError) and "httpx" not in type(error).__module__:
                raise
            await asyncio.sleep(0.05)


async def insist_on_record(server: Server, ticket: dict[str, Any]) -> Record:
    while True:
        try:
            answer = await server.get(f"/api/tables/{ticket['code']}/record", ticket["token"])
            return Record.from_text(answer.text)
        except Exception as error:
            if "httpx" not in type(error).__module__:
                raise
            await asyncio.sleep(0.05)


def test_no_acknowledged_move_is_lost_or_doubled(database: str, tmp_path: Path) -> None:
    luck = random.Random(8)

    async def story(process: Process) -> None:
        running, progress = asyncio.Event(), Progress()
        running.set()
        async with asyncio.TaskGroup() as group:
            tables = [
                group.create_task(one_table(process.address, running, progress))
                for _ in range(TABLES)
            ]
            for _ in range(KILLS):
                # Counted in moves: a life in seconds is too short for any on a busy machine. Then
                # any moment, between two acknowledgements or before one.
                await progress.reach(progress.moves + luck.randrange(2 * MOVES))
                await asyncio.sleep(luck.random() * 0.02)
                process.kill()
                await asyncio.to_thread(process.start)
            running.clear()
        assert sum(table.result() for table in tables) == progress.moves

    with Process(database, tmp_path / "log") as process:
        asyncio.run(story(process))

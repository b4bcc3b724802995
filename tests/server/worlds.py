"""A house in this process with a clock that the test turns: real rooms on a real store."""

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from brushpass.server.live.keeper import Keeper
from brushpass.server.live.listener import Listener
from brushpass.server.live.room import Room
from brushpass.server.live.thinking import Thinkers
from brushpass.server.live.time import Time
from brushpass.server.store.rows import EntryRow, TableRow
from brushpass.server.store.sqlite import SqliteStore
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.settings import Settings, check
from brushpass.server.tokens import new_code
from tests.server.waiting import PATIENCE


class TurnedTime(Time):
    """Stands still until it is turned. The date may jump, forwards and back."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.jump = 0.0

    def now(self) -> float:
        return self.seconds

    def date(self) -> float:
        return 1e9 + self.seconds + self.jump

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        await event.wait()


class World:
    """One table with its keeper, which can crash and come back."""

    def __init__(self, store: SqliteStore, time: TurnedTime, thinkers: Thinkers) -> None:
        self.store = store
        self.time = time
        self.thinkers = thinkers
        self.here: set[int] = set()
        self.commands = 0

    async def begin(
        self,
        settings: Settings,
        bots: tuple[int, ...] = (),
        started: bool = True,
        named: str = "recruit",
    ) -> None:
        """People in all seats but those of bots, and the game begun."""
        full, game, options = check(settings)
        log: list[e.Entry] = []
        people = 0
        for seat in range(options.seats):
            if seat in bots:
                log.append(e.Botted(seat, named))
            else:
                log += [e.Joined(f"P{people}"), e.Sat(people, seat)]
                self.here.add(people)
                people += 1
        if started:
            log.append(e.Started())
        self.code = new_code(secrets.token_bytes)
        row = TableRow(
            self.code,
            full.game,
            game.about.rules,
            msgspec.json.encode(full),
            secrets.token_bytes(32),
            True,
            self.time.date(),
            "playing" if started else "open",
            0,
        )
        rows = [EntryRow(number, None, None, e.write(one)) for number, one in enumerate(log, 1)]
        assert await self.store.create(row, rows, [])
        await self.load()

    async def load(self) -> None:
        """As after a start of the server."""
        self.room = Room(self.store, self.time, self.code)
        await self.room.load()
        self.room.here = set(self.here)
        self.keeper = Keeper(self.room, self.store, self.time, self.thinkers, 0.0)

    async def choose(self, person: int, option: int | None = None) -> None:
        play = self.room.table.play
        seat = self.room.table.seat_of(person)
        assert play is not None
        assert seat is not None
        self.commands += 1
        if option is None:
            option = play.options(seat)[0].id
        command = c.Choose(f"{id(self)} {self.commands}", play.requests[seat], option)
        await self.room.command(person, command)

    async def pass_time(self, seconds: float, step: float = 1.0) -> None:
        """With the keeper looking whenever it wanted to."""
        end = self.time.seconds + seconds
        while self.time.seconds < end:
            delay = await self.keeper.look()
            self.time.seconds = min(end, self.time.seconds + min(step, delay))
        await self.keeper.look()

    async def until(self, true: Callable[[], bool]) -> None:
        """Bots think in real time."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await self.keeper.look()
                await asyncio.sleep(0.01)


async def gathered(listener: Listener) -> list[bytes]:
    """The messages that wait to be sent; the mark is ours, so that there is always something."""
    listener.tell([b"mark"])
    listener.cut()
    came: list[bytes] = []
    while (message := await listener.take()) != b"mark":
        came.append(message)
    return came


def in_a_world(folder: Path, story: Callable[[SqliteStore, TurnedTime, Thinkers], Any]) -> None:
    async def whole() -> None:
        store, thinkers = SqliteStore(folder / "world.db"), Thinkers(1)
        await store.open(lambda code, number: None)
        try:
            await story(store, TurnedTime(), thinkers)
        finally:
            thinkers.close()
            await store.close()

    asyncio.run(whole())

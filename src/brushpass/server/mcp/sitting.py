"""An assistant at a table, between its calls.

Assistants come and go with every call, and may think for minutes. A sitting follows the table for
them, as a browser would: so they count as present, and find what they were told meanwhile. All of
it comes through the one door, as frames for their own seat.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from brushpass.server.live.house import House
from brushpass.server.live.listener import Listener
from brushpass.server.live.room import Room
from brushpass.server.tables.refused import Refused
from brushpass.server.web.limits import Connections

LINGER: Final = 180.0  # seconds after a call for which somebody still counts as there
LOOK: Final = 1.0  # seconds between looks whether that is over
MOST_CALLS: Final = 4  # of one person at a table, at once
MOST_EVENTS: Final = 5_000  # that are kept to be told again
MOST_GONE: Final = 50_000
EVENTS: Final = ("news", "note", "talk", "end")

Frame = dict[str, Any]
Key = tuple[str, int]  # the table's code, the person


class Sitting:
    def __init__(self, house: House, room: Room, person: int) -> None:
        self.house = house
        self.room = room
        self.person = person
        self.events: list[Frame] = []
        self.latest: dict[str, Frame] = {}  # table, view, welcome
        self.told = 0  # the number of the last event that was told in an answer
        self.asked = 0  # the number of the last request that was shown in one
        self._calls = 0
        self._used = house.time.now()
        self._listener: Listener | None = None

    async def stay(self, connections: Connections, address: str, begun: asyncio.Event) -> None:
        with connections.one(address):
            async with self.house.following(self.room, self.person, 0, blocks=True) as listener:
                self._listener = listener
                begun.set()
                while self.open and (self._calls or self._left > 0):
                    await self.house.time.sleep(LOOK)

    @property
    def _left(self) -> float:
        return self._used + LINGER - self.house.time.now()

    @property
    def open(self) -> bool:
        return self._listener is not None and not self._listener.closed

    @contextmanager
    def call(self) -> Iterator[None]:
        if self._calls >= MOST_CALLS:
            raise Refused("too_fast", f"up to {MOST_CALLS} calls at once for one seat")
        self._calls += 1
        try:
            yield
        finally:
            self._calls -= 1
            self._used = self.house.time.now()

    async def hear(self, seconds: float = 0.0) -> None:
        """What has come since, waiting so long for it at most."""
        assert self._listener is not None
        try:
            async with asyncio.timeout(seconds):
                self._read(await self._listener.take())
        except TimeoutError:
            return
        while self._listener.waits:
            self._read(await self._listener.take())

    def _read(self, message: bytes) -> None:
        for line in message.splitlines():
            frame: Frame = msgspec.json.decode(line)
            if frame["type"] in EVENTS:
                self.events.append(frame)
                continue
            if frame["type"] == "welcome" and "welcome" in self.latest:
                self.events, self.told = [], frame["number"]  # sat down: another seat's events
            self.latest[frame["type"]] = frame
        del self.events[:-MOST_EVENTS]

    @property
    def request(self) -> Frame | None:
        """What the seat is asked now. A sealed choice that is made is not asked for again."""
        request: Frame | None = self.latest.get("view", {}).get("request")
        if self.life != "playing" or request is None or request["chosen"] is not None:
            return None
        return request

    @property
    def life(self) -> str:
        return str(self.latest["table"]["life"])

    @property
    def seat(self) -> int | None:
        seat: int | None = self.latest["welcome"]["seat"]
        return seat

    def news(self, since: int | None) -> list[Frame]:
        """What the person was not told yet, or everything after an event."""
        after = self.told if since is None else since
        return [event for event in self.events if event["number"] > after]


class Sittings:
    """All of this worker, each ended by itself when its assistant has been silent for long."""

    def __init__(self, house: House, connections: Connections) -> None:
        self._house = house
        self._connections = connections
        self._all: dict[Key, Sitting] = {}
        self._told: dict[Key, int] = {}  # how far those were told who have gone
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, room: Room, person: int, address: str) -> Sitting:
        key = (room.code, person)
        sitting = self._all.get(key)
        if sitting is None or not sitting.open:
            sitting = Sitting(self._house, room, person)
            await self._begin(sitting, address)
            sitting.told = self._told.pop(key, 0)
            self._all[key] = sitting
            await sitting.hear()
        return sitting

    async def _begin(self, sitting: Sitting, address: str) -> None:
        begun = asyncio.Event()
        task = asyncio.create_task(sitting.stay(self._connections, address, begun))
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._ended(sitting, done))
        waiting = asyncio.create_task(begun.wait())
        await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if task.done():
            task.result()  # says why it was refused

    def _ended(self, sitting: Sitting, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever began it was told
        key = (sitting.room.code, sitting.person)
        if self._all.get(key) is sitting:
            del self._all[key]
            self._told[key] = sitting.told
            if len(self._told) > MOST_GONE:
                del self._told[next(iter(self._told))]

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

"""All tables of this worker: finds them, has them looked after, and forgets them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from brushpass.server.entropy import Entropy
from brushpass.server.live.archive import Archive
from brushpass.server.live.keeper import Keeper
from brushpass.server.live.listener import Listener
from brushpass.server.live.notices import Notices
from brushpass.server.live.room import Room
from brushpass.server.live.thinking import Thinkers
from brushpass.server.live.time import Time
from brushpass.server.store.store import Store
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import PLAYING
from brushpass.server.tokens import CODE

SWEEP: Final = 5.0  # seconds between looks for tables that nobody keeps, and that nobody needs

MOST_LINES: Final = 50_000
MOMENT: Final = 1.0  # seconds for which the store is as well as it was

log = logging.getLogger(__name__)


class House:
    def __init__(
        self, store: Store, time: Time, entropy: Entropy, thinkers: Thinkers, pace: float
    ) -> None:
        self.store = store
        self.time = time
        self.stopping = False
        self.entropy = entropy
        self._thinkers = thinkers
        self._pace = pace
        self.archive = Archive()
        self.notices = Notices(store, self.room)
        self._lines: dict[str, str] = {}  # who opened tables, as far as we remember
        self._sweeps = 0
        self._checked: asyncio.Future[None] | None = None
        self._checked_at = 0.0
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._keepers: dict[str, tuple[Keeper, asyncio.Task[None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open(self._changed)
        self._begin(self._sweep())
        self._begin(self.notices.run())

    async def close(self) -> None:
        """Nothing that was decided is lost, and running clocks are written down."""
        self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        for keeper, task in self._keepers.values():
            keeper.stop()
            task.cancel()
        await asyncio.gather(*[room.finish() for room in self._rooms.values()])
        for code, (keeper, _) in self._keepers.items():
            if await self.store.keep(code):
                await keeper.write_down()
        self._thinkers.close()
        self.archive.close()
        await self.store.close()

    def say_goodbye(self) -> None:
        self.stopping = True
        self.notices.end()
        for room in self._rooms.values():
            room.crowd.dismiss("The server restarts: come back in a moment.")

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _changed(self, code: str | None, number: int) -> None:
        for room in list(self._rooms.values()) if code is None else [self._rooms.get(code)]:
            if room is not None and (not number or room.table.number < number):
                self._begin(room.refresh())

    async def _sweep(self) -> None:
        while True:
            self._sweeps += 1
            try:
                await self._adopt()
                await self._count_heads()
                await self._forget()
            except Exception:
                log.exception("the sweep over all tables failed")
            await self.time.sleep(SWEEP)

    async def _adopt(self) -> None:
        """Tables that are played and that nobody keeps: after a start, or when a worker died."""
        for code in await self.store.orphans():
            if code not in self._rooms and await self.store.keep(code):
                try:
                    await self.room(code)
                except Refused as refusal:
                    log.warning("a table cannot be played on", extra={"why": str(refusal)})
                    await self.store.set_life(code, "stranded")

    async def _count_heads(self) -> None:
        """Nobody tells of the people of a worker that died."""
        here = await self.store.all_present()
        for code, room in self._rooms.items():
            if room.here != here.get(code, set()):
                self._begin(room.refresh())

    async def _forget(self) -> None:
        """Rooms that nobody is in and where nothing can happen by itself."""
        for code, room in list(self._rooms.items()):
            if not self._idle(room):
                continue
            if room.table.kept_as == PLAYING and self._keepers[code][0].keeps:
                await self.store.sleep(code, room.table.number)
                if not self._idle(room):  # somebody came meanwhile
                    continue
            del self._rooms[code]
            keeper, task = self._keepers.pop(code)
            keeper.stop()
            task.cancel()
            await self.store.release(code)

    def _idle(self, room: Room) -> bool:
        if room.crowd.listeners or room.busy or self.time.now() - room.used <= SWEEP:
            return False
        return room.table.kept_as != PLAYING or self._keepers[room.code][0].rests

    async def room(self, code: str) -> Room:
        if not CODE.fullmatch(code):
            raise Refused("unknown", "there is no such table")
        if code not in self._rooms:
            try:
                async with self._loading.setdefault(code, asyncio.Lock()):
                    if code not in self._rooms:
                        await self._load(code)
            finally:
                self._loading.pop(code, None)
        self._rooms[code].used = self.time.now()
        return self._rooms[code]

    async def _load(self, code: str) -> None:
        room = Room(self.store, self.time, code, self._lines.get(code, ""))
        await room.load()
        keeper = Keeper(room, self.store, self.time, self._thinkers, self._pace)
        self._rooms[code] = room
        self._keepers[code] = (keeper, asyncio.create_task(keeper.run()))

    async def check(self) -> None:
        """Whether the store can be read and written: a full disk is not well. Once a moment,
        however many ask."""
        now = self.time.now()
        fresh = now - self._checked_at < MOMENT
        if self._checked is None or (self._checked.done() and not fresh):
            self._checked, self._checked_at = asyncio.ensure_future(self.store.check()), now
        await asyncio.shield(self._checked)

    def opened(self, code: str, line: str) -> None:
        """Whose share of the bots a table's bots are. The oldest are forgotten."""
        self._lines[code] = line
        if len(self._lines) > MOST_LINES:
            del self._lines[next(iter(self._lines))]

    def opener(self, code: str) -> str:
        return self._lines.get(code, "")

    async def person(self, token: bytes, room: Room) -> int | None:
        """Whose token it is at this table."""
        person = await self.store.person(token, room.code)
        if person is not None and person >= len(room.table.people):
            await room.refresh()  # they came to another worker, and nobody told this one yet
        return person

    @asynccontextmanager
    async def following(
        self,
        room: Room,
        person: int,
        seen: int | None,
        blocks: bool,
        covered: bool = False,
    ) -> AsyncIterator[Listener]:
        """A listener, and the person present as long as it is followed."""
        if self.stopping:
            raise Refused("unavailable", "the server restarts: come back in a moment")
        listener = await room.follow(person, seen, blocks, covered)
        try:
            await self.store.arrive(room.code, person)
            yield listener
        finally:
            room.crowd.remove(listener)
            if not self.stopping:  # else everybody departs with the store
                self._begin(self.store.depart(room.code, person))


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("something that was to be done beside failed")

"""A table that is being played, with those who follow it.

Every change takes the same way: decide, play, append to the store, and only when that is kept
acknowledge, then broadcast. If anything goes wrong on that way, the table is read anew.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from brushpass.server import door, frames
from brushpass.server.figures import figures
from brushpass.server.live.crowd import Crowd
from brushpass.server.live.listener import Listener
from brushpass.server.live.results import result_row
from brushpass.server.live.time import Time
from brushpass.server.store.rows import Append, EntryRow
from brushpass.server.store.store import Store
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.clocks import Stopwatch
from brushpass.server.tables.decide import decide
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.table import CLOSED, OVER, PLAYING, LiveTable

TRIES: Final = 20  # lost races against other workers before giving up

Decision = Callable[[LiveTable], e.AnyEntry | None]  # None: nothing to do any more
Acknowledge = Callable[[bytes], None]
log = logging.getLogger(__name__)


class Room:
    def __init__(self, store: Store, time: Time, code: str) -> None:
        self.code = code
        self.crowd = Crowd()
        self.here: set[int] = set()
        self.stopwatch = Stopwatch()
        self.changed = asyncio.Event()  # for whoever looks after the table
        self.used = time.now()  # when somebody last asked for it
        self.under_way: set[asyncio.Task[bool]] = set()
        self._store = store
        self._time = time
        self._lock = asyncio.Lock()
        self._table: LiveTable | None = None
        self._certain = False  # whether the table in memory is the one in the store

    @property
    def table(self) -> LiveTable:
        """As it may be in a moment: for a look without promise. Else `settled`."""
        assert self._table is not None
        return self._table

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[LiveTable]:
        """The table as the store has it, and nobody changes it meanwhile."""
        async with self._lock:
            if not self._certain:
                await self._read()
            yield self.table

    async def load(self) -> None:
        async with self.settled():
            self.here = await self._store.present(self.code)

    async def _read(self) -> None:
        row = await self._store.table(self.code)
        if row is None:
            raise Refused("unknown", f"there is no table {self.code}")
        table = LiveTable(row, msgspec.json.decode(row.settings, type=Settings))
        for entry in await self._store.log(self.code):
            table.apply(entry)
        self._table, self._certain = table, True
        self._broadcast()

    async def command(
        self, person: int, command: c.AnyCommand, acknowledge: Acknowledge | None = None
    ) -> None:
        def choice(table: LiveTable) -> e.AnyEntry:
            seat = table.seat_of(person)
            spent = 0 if seat is None else self.stopwatch.spent(seat, self._time.now())
            return decide(table, person, command, spent)

        await self.change(choice, person, command.id, acknowledge)

    async def change(
        self,
        decision: Decision,
        person: int | None = None,
        command: str | None = None,
        acknowledge: Acknowledge | None = None,
    ) -> bool:
        """Whether anything changed. Once begun it is carried through, even if nobody waits."""
        task = asyncio.create_task(self._change(decision, person, command, acknowledge))
        self.under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[bool]) -> None:
        """Whoever waited may be gone; then nobody else takes note of how it ended."""
        self.under_way.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            log.error("a change failed", exc_info=error)

    async def _change(
        self,
        decision: Decision,
        person: int | None,
        command: str | None,
        acknowledge: Acknowledge | None,
    ) -> bool:
        async with self._lock:
            if not self._certain:
                await self._read()
            for _ in range(TRIES):
                if (person, command) in self.table.done:
                    _acknowledge(command, acknowledge)
                    return False
                try:
                    entry = decision(self.table)
                except Refused:
                    if await self._catch_up():  # another worker was ahead of us
                        continue
                    raise
                if entry is None:
                    return False
                if await self._try(entry, person, command):
                    _acknowledge(command, acknowledge)
                    self._broadcast()
                    return True
            raise Refused("unavailable", "the table is too busy: try again")

    async def _try(self, entry: e.AnyEntry, person: int | None, command: str | None) -> bool:
        """Whether it is kept. If not, the table is what others have made of it."""
        table = self.table
        row = EntryRow(table.number + 1, person, command, e.write(entry))
        was = table.life
        self._certain = False  # from here on memory is ahead of the store
        try:
            table.apply(row)
            now = self._time.date()
            result = result_row(table, now) if was != OVER and table.life == OVER else None
            append = Append(self.code, row, now, table.life, table.free, result)
            begun = self._time.now()
            self._certain = kept = await self._store.append(append)
            figures.observe("brushpass_append_seconds", self._time.now() - begun)
        except Exception:
            # A fault in the rules, or a store that did not answer: it alone knows the truth.
            log.exception("a table is read anew", extra={"entry": type(entry).__name__})
            await self._read()
            if (person, command) in self.table.done:
                return True
            raise Refused("unavailable", "this could not be kept: try again") from None
        if kept:
            figures.add("brushpass_entries_total", kind=type(entry).__name__.lower())
        else:
            await self._read()
        return kept

    async def _catch_up(self) -> bool:
        """Whether the store knew more."""
        rows = await self._store.log(self.code, self.table.number)
        for row in rows:
            self.table.apply(row)
        if rows:
            self._broadcast()
        return bool(rows)

    async def refresh(self) -> None:
        """Another worker may have changed the table, or somebody came or went."""
        async with self.settled():
            await self._catch_up()
        here = await self._store.present(self.code)
        if here != self.here:
            self.here = here
            self.crowd.show_presence(here)
        self.changed.set()

    async def follow(self, person: int, seen: int | None, blocks: bool) -> Listener:
        async with self.settled() as table:
            listener = self.crowd.admit(table, person, seen, blocks, self._clock())
            listener.show("here", door.here(self.here | {person}))
        return listener

    def _broadcast(self) -> None:
        """Only what is kept. What cannot be shown must not undo what was decided."""
        self.stopwatch.run(self.table.running(), self._time.now())
        try:
            self.crowd.tell(self.table, self._clock())
            if self.table.life == CLOSED:
                self.crowd.dismiss("The table is closed.", again=False)
        except Exception:
            log.exception("a table could not be shown")
            self.crowd.dismiss("A fault of the server: come back for a fresh view.")
        if not self._quiet():
            self.changed.set()

    def _quiet(self) -> bool:
        """Only people who are there are to decide, and without a clock: nothing to look after."""
        table = self.table
        if table.life != PLAYING or table.play is None or table.settings.clock.per != "none":
            return False
        seats = [table.seats[seat] for seat in table.play.undecided]
        return all(
            seat.played_by is None and not seat.missed and seat.person in self.here
            for seat in seats
        )

    def _clock(self) -> frames.ClockInfo | None:
        if self.table.settings.clock.per == "none":
            return None
        now = self._time.now()
        left = [
            max(0, left - self.stopwatch.spent(seat, now))
            for seat, left in enumerate(self.table.clocks.left)
        ]
        return frames.ClockInfo(left, list(self.stopwatch.running))


def _acknowledge(command: str | None, acknowledge: Acknowledge | None) -> None:
    if acknowledge is not None and command is not None:
        acknowledge(door.done(command))

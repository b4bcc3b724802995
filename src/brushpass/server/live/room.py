"""A table that is being played, with those who follow it.

Every change takes the same way: decide, play, append to the store, and only when that is kept
acknowledge, then broadcast. If anything goes wrong on that way, the table is read anew.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import msgspec

from brushpass.server import door, frames
from brushpass.server.figures import figures
from brushpass.server.live.crowd import Crowd
from brushpass.server.live.dossiers import Dossiers
from brushpass.server.live.key import Key
from brushpass.server.live.listener import Listener
from brushpass.server.live.results import result_row
from brushpass.server.live.standing import clock_info, is_quiet, recess_info
from brushpass.server.live.time import Time
from brushpass.server.store.rows import Append, EntryRow
from brushpass.server.store.store import Store
from brushpass.server.tables import commands as c
from brushpass.server.tables import entries as e
from brushpass.server.tables.clocks import Stopwatch
from brushpass.server.tables.decide import decide
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.table import CLOSED, OVER, LiveTable

TRIES: Final = 20  # lost races against other workers before giving up

Decision = Callable[[LiveTable], e.AnyEntry | None]  # None: nothing to do any more
Acknowledge = Callable[[bytes], None]
Then = Callable[[], None]
log = logging.getLogger(__name__)


class Room:
    def __init__(self, store: Store, time: Time, code: str, line: str = "") -> None:
        self.code = code
        self.line = line or code  # on whose account its bots think; nobody else's if unknown
        self.crowd = Crowd()
        self.here: set[int] = set()
        self.stopwatch = Stopwatch()
        self.rest = Stopwatch()  # how long a break has lasted
        self.changed = asyncio.Event()  # for whoever looks after the table
        self.used = time.now()  # when somebody last asked for it
        self.under_way: set[asyncio.Task[Any]] = set()
        self._store = store
        self._time = time
        self._key = Key()
        self._table: LiveTable | None = None
        self._certain = False  # whether the table in memory is the one in the store
        self._gone: dict[int, float] = {}  # since when each person is not connected
        self.dossiers = Dossiers()
        self._stage: tuple[str, bool] | None = None  # as last told: life, and whether in a break

    @property
    def table(self) -> LiveTable:
        """As it may be in a moment: for a look without promise. Else `settled`."""
        assert self._table is not None
        return self._table

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[LiveTable]:
        """The table as the store has it, and nobody changes it meanwhile."""
        async with self._key:
            if not self._certain:
                await self._read()
            yield self.table

    async def load(self) -> None:
        async with self.settled():
            self.here = await self._store.present(self.code)

    def away(self) -> dict[int, float]:
        """The seconds for which each person has not been connected, as far as this worker knows. In
        a break nobody is missed, and after it all have as long again."""
        now = self._time.now()
        if self.table.recess is not None:
            self._gone.clear()
            return {}
        for person in range(len(self.table.people)):
            if person in self.here:
                self._gone.pop(person, None)
            else:
                self._gone.setdefault(person, now)
        return {person: now - since for person, since in self._gone.items()}

    async def _read(self) -> None:
        row = await self._store.table(self.code)
        if row is None:
            raise Refused("unknown", f"there is no table {self.code}")
        table = LiveTable(row, msgspec.json.decode(row.settings, type=Settings))
        for entry in await self._store.log(self.code):
            table.apply(entry)
        self._table, self._certain = table, True
        self.dossiers = Dossiers()
        self._broadcast()

    async def command(
        self, person: int, command: c.AnyCommand, acknowledge: Acknowledge | None = None
    ) -> None:
        await self.change(partial(self._decide, person, command), person, command.id, acknowledge)

    def _decide(self, person: int, command: c.AnyCommand, table: LiveTable) -> e.AnyEntry:
        seat = table.seat_of(person)
        spent = 0 if seat is None else self.stopwatch.spent(seat, self._time.now())
        return decide(table, person, command, spent)

    def choose(
        self, person: int, command: c.Choose, acknowledge: Acknowledge, otherwise: Then
    ) -> bool:
        """A decision on the usual way, without a task that waits. False: it must take the long one,
        and nothing was done; the same if `otherwise` is called, as it could not be kept."""
        if not self._certain or not self._key.take_at_once():
            return False
        entry: e.AnyEntry | None = None
        if (person, command.id) not in self.table.done:
            with suppress(Refused):
                entry = self._decide(person, command, self.table)
        if entry is None:
            self._key.give_back()
            return False
        answer = partial(acknowledge, door.done(command.id))
        then = partial(self._then, entry, self._time.now(), answer, otherwise)
        self._certain = False  # from here on memory is ahead of the store
        try:
            self._store.append_soon(self._append(entry, person, command.id), then)
        except Exception:
            log.exception("a table is read anew", extra={"entry": type(entry).__name__})
            self._key.give_back()
            return False
        return True

    def _then(
        self, entry: e.AnyEntry, begun: float, answer: Then, otherwise: Then, kept: bool | None
    ) -> None:
        self._certain = bool(kept)
        try:
            if kept:
                self._note_kept(entry, begun)
                answer()
                self._broadcast()
            else:
                otherwise()
        finally:
            self._key.give_back()

    @property
    def busy(self) -> bool:
        return self._key.taken or bool(self.under_way)

    async def finish(self) -> None:
        """What is under way, on either way, to its end."""
        await asyncio.gather(*self.under_way, return_exceptions=True)
        async with self._key:
            pass

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
        async with self._key:
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
        self._certain = False  # from here on memory is ahead of the store
        begun = self._time.now()
        try:
            self._certain = kept = await self._store.append(self._append(entry, person, command))
        except Exception:
            # A fault in the rules, or a store that did not answer: it alone knows the truth.
            log.exception("a table is read anew", extra={"entry": type(entry).__name__})
            await self._read()
            if (person, command) in self.table.done:
                return True
            raise Refused("unavailable", "this could not be kept: try again") from None
        if kept:
            self._note_kept(entry, begun)
        else:
            await self._read()
        return kept

    def _append(self, entry: e.AnyEntry, person: int | None, command: str | None) -> Append:
        """What is to be kept of an entry, which is played for it."""
        table, was = self.table, self.table.life
        row = EntryRow(table.number + 1, person, command, e.write(entry))
        table.apply(row)
        now = self._time.date()
        ended = was != OVER and table.life == OVER and not table.settings.guided
        result = result_row(table, now) if ended else None
        return Append(self.code, row, now, table.kept_as, table.free, result)

    def _note_kept(self, entry: e.AnyEntry, begun: float) -> None:
        figures.observe("brushpass_append_seconds", self._time.now() - begun)
        figures.add("brushpass_entries_total", kind=type(entry).__name__.lower())

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
            self.crowd.show_presence(door.here(self.table, here, self.away()))
        self.changed.set()

    async def follow(
        self, person: int, seen: int | None, blocks: bool, covered: bool = False
    ) -> Listener:
        async with self.settled() as table:
            listener = self.crowd.admit(table, person, seen, blocks, covered, *self._times())
            listener.show("here", door.here(table, self.here | {person}, self.away()))
            listener.cut()
        return listener

    def _broadcast(self) -> None:
        """Only what is kept. What cannot be shown must not undo what was decided."""
        self.stopwatch.run(self.table.running(), self._time.now())
        self.rest.run(self.table.resting(), self._time.now())
        try:
            stage = (self.table.life, self.table.recess is not None)
            if stage != self._stage:
                self._stage = stage
                self._gone.clear()  # whoever slept until the game began has as long as all others
                self.crowd.show_presence(door.here(self.table, self.here, self.away()))
            self.crowd.tell(self.table, *self._times())
            if self.table.life == CLOSED:
                self.crowd.dismiss("The table is closed.", again=False)
        except Exception:
            log.exception("a table could not be shown")
            self.crowd.dismiss("A fault of the server: come back for a fresh view.")
        if not is_quiet(self.table, self.here):
            self.changed.set()

    def _times(self) -> tuple[frames.ClockInfo | None, frames.RecessInfo | None]:
        table, now = self.table, self._time.now()
        return clock_info(table, self.stopwatch, now), recess_info(table, self.rest, now)


def _acknowledge(command: str | None, acknowledge: Acknowledge | None) -> None:
    if acknowledge is not None and command is not None:
        acknowledge(door.done(command))

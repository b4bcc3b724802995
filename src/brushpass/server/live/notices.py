"""What bots with accounts are told wherever they are: games that begin and end, and challenges.

One look a second serves all of them, however many listen, and a table is looked at again only when
it has changed.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

from brushpass.server.live.room import Room
from brushpass.server.store.rows import AtTable
from brushpass.server.store.store import DOWN, Store
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import OPEN, PLAYING

LOOK: Final = 1.0  # seconds between looks
MOST_LOOKED_AT: Final = 50  # open tables of one bot

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Invitation:
    code: str
    seat: int
    game: str
    mode: str
    seats: int


@dataclass(frozen=True)
class Known:
    """Where a bot plays, where it sits and waits for the start, and to which tables it is invited
    and has not answered."""

    playing: frozenset[str] = frozenset()
    seated: frozenset[str] = frozenset()
    invited: dict[str, Invitation] = field(default_factory=dict)


@dataclass(frozen=True)
class Waiting:
    """A table before the start: by person, who sits there and who is invited."""

    seated: frozenset[int] = frozenset()
    invited: dict[int, Invitation] = field(default_factory=dict)


class Follower:
    def __init__(self) -> None:
        self._known = Known()
        self._fresh = asyncio.Event()

    def tell(self, known: Known) -> None:
        if known != self._known:
            self._known = known
            self._fresh.set()

    def wake(self) -> None:
        self._fresh.set()

    async def news(self) -> Known:
        await self._fresh.wait()
        self._fresh.clear()
        return self._known


class Notices:
    def __init__(self, store: Store, room: Callable[[str], Awaitable[Room]]) -> None:
        self._store = store
        self._room = room
        self._followers: dict[bytes, set[Follower]] = {}
        self._waiting: dict[str, tuple[float, Waiting]] = {}  # as of when
        self._wanted = asyncio.Event()

    @asynccontextmanager
    async def following(self, account: bytes) -> AsyncIterator[Follower]:
        follower = Follower()
        self._followers.setdefault(account, set()).add(follower)
        self._wanted.set()
        try:
            yield follower
        finally:
            self._followers[account].discard(follower)
            if not self._followers[account]:
                del self._followers[account]

    def end(self) -> None:
        for followers in self._followers.values():
            for follower in followers:
                follower.wake()

    async def run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK if self._followers else None):
                    await self._wanted.wait()
            self._wanted.clear()
            try:
                await self._look()
            except DOWN:
                log.warning("the store did not answer when bots were to be told of their games")

    async def _look(self) -> None:
        at: dict[bytes, list[AtTable]] = {account: [] for account in self._followers}
        rows = await self._store.tables_of(list(at), [OPEN, PLAYING]) if at else []
        for row in rows:
            at[row.token].append(row)
        codes = {row.code for row in rows}
        self._waiting = {code: read for code, read in self._waiting.items() if code in codes}
        for account, rows in at.items():
            known = await self._known(rows)
            for follower in self._followers.get(account, ()):
                follower.tell(known)

    async def _known(self, rows: Sequence[AtTable]) -> Known:
        seated: set[str] = set()
        invited: dict[str, Invitation] = {}
        for row in [row for row in rows if row.life == OPEN][-MOST_LOOKED_AT:]:
            at, waiting = self._waiting.get(row.code, (0.0, Waiting()))
            if at != row.changed_at:
                waiting = await self._read(row.code)
                self._waiting[row.code] = row.changed_at, waiting
            if row.person in waiting.seated:
                seated.add(row.code)
            if row.person in waiting.invited:
                invited[row.code] = waiting.invited[row.person]
        playing = frozenset(row.code for row in rows if row.life == PLAYING)
        return Known(playing, frozenset(seated), invited)

    async def _read(self, code: str) -> Waiting:
        try:
            room = await self._room(code)
            await room.refresh()  # the change may have come to another worker
            async with room.settled() as table:
                mode, seats = table.options.mode, table.options.seats
                sits = frozenset(seat.person for seat in table.seats if seat.person is not None)
                return Waiting(
                    sits,
                    {
                        person: Invitation(code, seat, table.settings.game, mode, seats)
                        for person, seat in table.invited.items()
                    },
                )
        except Refused:
            return Waiting()

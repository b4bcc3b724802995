"""What the server asks of a store. Ordinary queries are written once, for both databases."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Executable, delete, func, insert, not_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from brushpass.server.store.rows import Append, AtTable, EntryRow, OverviewRow, ResultRow, TableRow
from brushpass.server.store.schema import bots, entries, results, tables, tokens

# The code of a table, and the number of its last entry or 0 if somebody came or went; no code: any
# table may have changed.
Changed = Callable[[str | None, int], None]
Then = Callable[[bool | None], None]

TABLE = [column for column in tables.c if column.name not in ("changed_at", "asleep")]


class StoreError(Exception):
    """The store cannot be used. The text says why, for whoever runs the server."""


# What a store may raise when it does not answer.
DOWN: Final = (StoreError, SQLAlchemyError, OSError)


class Store(ABC):
    def __init__(self) -> None:
        self._soon: set[asyncio.Future[bool]] = set()

    @abstractmethod
    async def open(self, changed: Changed) -> None:
        """`changed` is called when another worker has appended to a table or come to it."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def append(self, append: Append) -> bool:
        """True once it is on disk; False if its number or its command is taken."""

    def append_soon(self, append: Append, then: Then) -> None:
        """The same, without anybody who waits: `then` is called with the answer, or with nothing if
        there is none."""
        task = asyncio.ensure_future(self.append(append))
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)
        task.add_done_callback(
            lambda done: then(None if done.cancelled() or done.exception() else done.result())
        )

    @abstractmethod
    async def check(self) -> None:
        """Raises one of `DOWN` unless something can be written, to the disk, and read."""

    @abstractmethod
    async def keep(self, code: str) -> bool:
        """Whether this worker is now the one that runs the clocks and bots of the table."""

    @abstractmethod
    async def orphans(self) -> list[str]:
        """Tables that are played, awake, and that no other worker keeps."""

    @abstractmethod
    async def release(self, code: str) -> None: ...

    @abstractmethod
    async def arrive(self, code: str, person: int) -> None: ...

    @abstractmethod
    async def depart(self, code: str, person: int) -> None: ...

    @abstractmethod
    async def present(self, code: str) -> set[int]:
        """The people of a table who are connected to any worker."""

    @abstractmethod
    async def all_present(self) -> dict[str, set[int]]:
        """The same of all tables at which somebody is connected."""

    @abstractmethod
    async def _fetch(self, query: Executable) -> Sequence[Any]: ...

    @abstractmethod
    async def _write(self, changes: Sequence[Executable]) -> None:
        """All of them or none."""

    async def create(
        self, table: TableRow, log: Sequence[EntryRow], hashes: Sequence[tuple[bytes, int]]
    ) -> bool:
        """With its first entries, and with (hash of a token, person). False: the code is taken."""
        changes: list[Executable] = [
            insert(tables).values(
                code=table.code,
                game=table.game,
                rules=table.rules,
                settings=table.settings,
                secret=table.secret,
                listed=table.listed,
                created_at=table.created_at,
                life=table.life,
                free=table.free,
                changed_at=table.created_at,
            )
        ]
        changes += [
            insert(entries).values(
                code=table.code,
                number=entry.number,
                person=entry.person,
                command=entry.command,
                data=entry.data,
            )
            for entry in log
        ]
        changes += [
            insert(tokens).values(hash=token, code=table.code, person=person)
            for token, person in hashes
        ]
        try:
            await self._write(changes)
        except IntegrityError:
            return False
        return True

    async def table(self, code: str) -> TableRow | None:
        rows = await self._fetch(select(*TABLE).where(tables.c.code == code))
        return TableRow(*rows[0]) if rows else None

    async def log(self, code: str, after: int = 0) -> list[EntryRow]:
        query = (
            select(entries.c.number, entries.c.person, entries.c.command, entries.c.data)
            .where(entries.c.code == code, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return [EntryRow(*row) for row in await self._fetch(query)]

    async def listed(self, lives: Sequence[str], codes: Sequence[str], most: int) -> list[TableRow]:
        """Of these tables. The oldest first: no newer one pushes another out."""
        query = (
            select(*TABLE)
            .where(tables.c.life.in_(lives), tables.c.listed, tables.c.code.in_(codes))
            .order_by(tables.c.created_at)
            .limit(most)
        )
        return [TableRow(*row) for row in await self._fetch(query)]

    async def overview(self, lives: Sequence[str], most: int) -> list[OverviewRow]:
        columns = [tables.c[name] for name in OverviewRow.__dataclass_fields__]
        query = select(*columns).where(tables.c.life.in_(lives))
        query = query.order_by(tables.c.changed_at.desc()).limit(most)
        return [OverviewRow(*row) for row in await self._fetch(query)]

    async def quiet(self, lives: Sequence[str], since: float, most: int) -> list[str]:
        """Tables where nothing has happened since then."""
        query = select(tables.c.code).where(tables.c.life.in_(lives), tables.c.changed_at < since)
        return [code for (code,) in await self._fetch(query.limit(most))]

    async def last(self, code: str) -> int:
        """The number of the last entry."""
        rows = await self._fetch(select(func.max(entries.c.number)).filter_by(code=code))
        return rows[0][0] or 0

    async def count_by_life(self) -> dict[str, int]:
        query = select(tables.c.life, func.count()).group_by(tables.c.life)
        return dict(map(tuple, await self._fetch(query)))

    async def codes(self, life: str) -> list[str]:
        return [code for (code,) in await self._fetch(select(tables.c.code).filter_by(life=life))]

    async def drop(self, *codes: str) -> None:
        """With all that belongs to them."""
        await self._write([delete(tables).where(tables.c.code.in_(codes))])

    async def sleep(self, code: str, number: int) -> None:
        """Nobody need look after the table until somebody comes; unless there is an entry after
        that number."""
        last = select(func.max(entries.c.number)).where(entries.c.code == code).scalar_subquery()
        asleep = update(tables).where(tables.c.code == code, last == number).values(asleep=True)
        await self._write([asleep])

    async def awake(self) -> list[str]:
        query = select(tables.c.code).where(tables.c.life == "playing", not_(tables.c.asleep))
        return [code for (code,) in await self._fetch(query)]

    async def set_life(self, code: str, life: str) -> None:
        await self._write([update(tables).where(tables.c.code == code).values(life=life)])

    async def add_token(self, token: bytes, code: str, person: int) -> None:
        await self._write([insert(tokens).values(hash=token, code=code, person=person)])

    async def person(self, token: bytes, code: str) -> int | None:
        query = select(tokens.c.person).where(tokens.c.hash == token, tokens.c.code == code)
        rows = await self._fetch(query)
        return rows[0][0] if rows else None

    async def tokens(self, code: str) -> list[tuple[bytes, int]]:
        rows = await self._fetch(select(tokens.c.hash, tokens.c.person).filter_by(code=code))
        return [(token, person) for token, person in rows]

    async def tables_of(self, hashes: Sequence[bytes], lives: Sequence[str]) -> list[AtTable]:
        """Of all these tokens in one question."""
        columns = (tokens.c.hash, tokens.c.person, tables.c.code, tables.c.life)
        query = select(*columns, tables.c.changed_at).join(tables, tokens.c.code == tables.c.code)
        query = query.where(tokens.c.hash.in_(hashes), tables.c.life.in_(lives))
        return [AtTable(*row) for row in await self._fetch(query.order_by(tables.c.created_at))]

    async def add_bot(self, token: bytes, name: str, now: float) -> bool:
        """False: a bot of that name is there already."""
        try:
            await self._write([insert(bots).values(hash=token, name=name, created_at=now)])
        except IntegrityError:
            return False
        return True

    async def bot(self, token: bytes) -> str | None:
        rows = await self._fetch(select(bots.c.name).where(bots.c.hash == token))
        return rows[0][0] if rows else None

    async def account(self, name: str) -> bytes | None:
        """The hash of a bot's token, by the name of its account."""
        rows = await self._fetch(select(bots.c.hash).where(bots.c.name == name))
        return rows[0][0] if rows else None

    async def result(self, code: str) -> ResultRow | None:
        rows = await self._fetch(select(results).where(results.c.code == code))
        return ResultRow(*rows[0]) if rows else None

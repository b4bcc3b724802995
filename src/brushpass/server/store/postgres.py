"""PostgreSQL, for several workers: appends in batches, news of them by NOTIFY."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Executable, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from brushpass.server.store.rows import Append, ResultRow
from brushpass.server.store.store import Changed, Store, StoreError
from brushpass.server.store.upgrade import check_newest, upgrade

CHANNEL: Final = "brushpass"
LONGEST_NOTE: Final = 7000  # PostgreSQL takes up to 8000 bytes
MOST_AT_ONCE: Final = 1000
AGAIN: Final = 0.5  # seconds between attempts to come back to a database that is gone

APPEND: Final = """
insert into entries (code, number, person, command, data)
select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bytea[])
on conflict do nothing returning code, number
"""
NOTE: Final = """
update tables set life = news.life, free = news.free, changed_at = news.at, asleep = false
from unnest($1::text[], $2::text[], $3::int[], $4::float[]) as news(code, life, free, at)
where tables.code = news.code
"""
RESULT: Final = f"""
insert into results ({", ".join(ResultRow.__dataclass_fields__)})
values ({", ".join(f"${n}" for n in range(1, len(ResultRow.__dataclass_fields__) + 1))})
"""
ARRIVE: Final = "insert into presence values ($1, $2, $3) on conflict do nothing"
PRESENT: Final = """
select distinct code, person from presence join pg_stat_activity on pid = session
"""
# Who keeps a table holds a lock on its code, which ends with the session.
KEEP: Final = "select pg_try_advisory_lock(hashtextextended($1, 0))"
RELEASE: Final = "select pg_advisory_unlock(hashtextextended($1, 0))"
ORPHANS: Final = """
select code from tables where life = 'playing' and not asleep and hashtextextended(code, 0) not in (
    select classid::bigint << 32 | objid::bigint from pg_locks
    where locktype = 'advisory' and objsubid = 1
)
"""
DURABLE: Final = {"fsync": ["on"], "synchronous_commit": ["on", "remote_apply", "remote_write"]}

T = TypeVar("T")
Waiting = tuple[Append, "asyncio.Future[bool]"]


class PostgresStore(Store):
    def __init__(self, url: str, beside: bool = False) -> None:
        super().__init__()
        self._beside = beside
        self._url = make_url(url)
        plain = self._url.set(drivername="postgresql")
        self._dsn = plain.render_as_string(hide_password=False)
        # Hidden, because an error's text may end up in a log, and a table's secret is a parameter.
        self._engine = create_async_engine(
            self._url.set(drivername="postgresql+asyncpg"), hide_parameters=True
        )
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._questions: set[asyncio.Task[Any]] = set()
        self._session: Any = None  # one connection that lasts: it listens, and holds the locks
        self._turn = asyncio.Lock()
        self._lost = asyncio.Event()
        self._here: list[tuple[str, int]] = []
        self._kept: set[str] = set()

    async def open(self, changed: Changed) -> None:
        self._changed = changed
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(check_newest if self._beside else upgrade)
            self._pen = await asyncpg.connect(self._dsn)
            await self._begin_session()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreError(f"cannot use the PostgreSQL database: {error}") from error
        await self._check_durable()
        self._tasks = [
            asyncio.create_task(self._append_on()),
            asyncio.create_task(self._watch_session()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._questions, return_exceptions=True)
        if self._session is not None:
            with suppress(Exception):
                pid = self._session.get_server_pid()
                await self._session.execute("delete from presence where session = $1", pid)
            await self._session.close()
            await self._pen.close()
        await self._engine.dispose()

    async def _check_durable(self) -> None:
        for name, allowed in DURABLE.items():
            value = await self._pen.fetchval("select current_setting($1)", name)
            if value not in allowed:
                raise StoreError(
                    f"PostgreSQL would not keep every move: {name} is {value}, but "
                    f"{' or '.join(allowed)} is needed"
                )

    async def append(self, append: Append) -> bool:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, future))
        return await future

    async def _append_on(self) -> None:
        later: list[Waiting] = []
        while True:
            ready = later or [await self._waiting.get()]
            while not self._waiting.empty() and len(ready) < MOST_AT_ONCE:
                ready.append(self._waiting.get_nowait())
            # One for a table at a time: the answer then says whose number it is.
            first: dict[str, Waiting] = {}
            for waiting in ready:
                first.setdefault(waiting[0].code, waiting)
            batch = list(first.values())
            later = [waiting for waiting in ready if waiting is not first[waiting[0].code]]
            batch.sort(key=lambda waiting: waiting[0].code)
            await self._append_all(batch)

    async def _append_all(self, batch: Sequence[Waiting]) -> None:
        """Sorted, so that two workers never wait for each other's rows crosswise."""
        try:
            if self._pen.is_closed():
                self._pen = await asyncpg.connect(self._dsn)
            taken = await self._append_batch([append for append, _ in batch])
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if len(batch) > 1:  # whatever is wrong with one of them, the others must not suffer
                for waiting in batch:
                    await self._append_all([waiting])
            elif not batch[0][1].done():
                batch[0][1].set_exception(StoreError(f"PostgreSQL: {error}"))
            return
        for append, future in batch:
            if not future.done():
                future.set_result((append.code, append.entry.number) in taken)

    async def _append_batch(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        log = [append.entry for append in batch]
        async with self._pen.transaction():
            rows = await self._pen.fetch(
                APPEND,
                [append.code for append in batch],
                [entry.number for entry in log],
                [entry.person for entry in log],
                [entry.command for entry in log],
                [entry.data for entry in log],
            )
            taken = {(row[0], row[1]) for row in rows}
            fresh = [a for a in batch if (a.code, a.entry.number) in taken]
            last = {append.code: append for append in fresh}
            await self._pen.execute(
                NOTE,
                list(last),
                [append.life for append in last.values()],
                [append.free for append in last.values()],
                [append.at for append in last.values()],
            )
            ended = [tuple(vars(append.result).values()) for append in fresh if append.result]
            if ended:
                await self._pen.executemany(RESULT, ended)
            await self._tell([f"{code}:{append.entry.number}" for code, append in last.items()])
        return taken

    async def _tell(self, changes: Sequence[str]) -> None:
        """One note for all, or a few if they do not fit into one."""
        note = ""
        for change in [*changes, ""]:
            if note and (not change or len(note) + len(change) > LONGEST_NOTE):
                await self._pen.execute("select pg_notify($1, $2)", CHANNEL, note)
                note = ""
            note += f" {change}" if note else change

    def _heard(self, _connection: Any, _pid: int, _channel: str, note: str) -> None:
        for change in note.split(" "):
            code, _, number = change.partition(":")
            self._changed(code, int(number))

    async def _begin_session(self) -> None:
        session = await asyncpg.connect(self._dsn)
        session.add_termination_listener(lambda _: self._lost.set())
        await session.add_listener(CHANNEL, self._heard)
        self._session = session
        # Rows of sessions that ended, as those of killed workers, are worth nothing; one of them
        # may have had our number.
        pid = session.get_server_pid()
        await session.execute(
            "delete from presence where session = $1"
            " or session not in (select pid from pg_stat_activity)",
            pid,
        )
        for code, person in self._here:
            await session.execute(ARRIVE, pid, code, person)

    async def _watch_session(self) -> None:
        while True:
            await self._lost.wait()
            self._lost.clear()
            self._kept.clear()
            while True:
                try:
                    async with self._turn:
                        await self._begin_session()
                    break
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await asyncio.sleep(AGAIN)
            self._changed(None, 0)

    async def _ask(self, query: str, *values: Any) -> list[Any]:
        async with self._turn:  # a connection answers one question at a time
            try:
                rows: list[Any] = await self._session.fetch(query, *values)
                return rows
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                raise StoreError(f"PostgreSQL: {error}") from error

    async def keep(self, code: str) -> bool:
        if code not in self._kept:
            ((mine,),) = await self._ask(KEEP, code)
            if mine:
                self._kept.add(code)
        return code in self._kept

    async def orphans(self) -> list[str]:
        return [code for (code,) in await self._ask(ORPHANS)]

    async def release(self, code: str) -> None:
        if code in self._kept:
            self._kept.remove(code)
            await self._ask(RELEASE, code)

    async def arrive(self, code: str, person: int) -> None:
        self._here.append((code, person))
        await self._ask(ARRIVE, self._session.get_server_pid(), code, person)
        await self._ask("select pg_notify($1, $2)", CHANNEL, f"{code}:0")

    async def depart(self, code: str, person: int) -> None:
        self._here.remove((code, person))
        if (code, person) not in self._here:
            gone = "delete from presence where session = $1 and code = $2 and person = $3"
            await self._ask(gone, self._session.get_server_pid(), code, person)
            await self._ask("select pg_notify($1, $2)", CHANNEL, f"{code}:0")

    async def present(self, code: str) -> set[int]:
        return {person for _, person in await self._ask(f"{PRESENT} where code = $1", code)}

    async def all_present(self) -> dict[str, set[int]]:
        found: dict[str, set[int]] = {}
        for code, person in await self._ask(PRESENT):
            found.setdefault(code, set()).add(person)
        return found

    async def _fetch(self, query: Executable) -> Sequence[Any]:
        async def work() -> Sequence[Any]:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()

        return await self._hear_out(work())

    async def check(self) -> None:
        await self._write([text("update alembic_version set version_num = version_num")])

    async def _write(self, changes: Sequence[Executable]) -> None:
        async def work() -> None:
            async with self._engine.begin() as connection:
                for change in changes:
                    await connection.execute(change)

        await self._hear_out(work())

    async def _hear_out(self, work: Coroutine[Any, Any, T]) -> T:
        """To its end, also if whoever asked is gone: to break off costs the connection."""
        task = asyncio.create_task(work)
        self._questions.add(task)
        task.add_done_callback(self._answered)
        return await asyncio.shield(task)

    def _answered(self, task: asyncio.Task[Any]) -> None:
        self._questions.discard(task)
        if not task.cancelled():
            task.exception()  # it is raised where somebody still waits for it

"""One file, one process. A single thread writes, and one commit serves all who wait for it."""

import asyncio
import fcntl
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from alembic.util import CommandError
from sqlalchemy import Connection, Executable, create_engine, event, insert
from sqlalchemy.exc import DatabaseError

from brushpass.server.store.rows import Append
from brushpass.server.store.schema import results
from brushpass.server.store.store import Changed, Store, StoreError
from brushpass.server.store.upgrade import check_newest, upgrade

ENTRY: Final = "(?, ?, ?, ?, ?)"
APPEND: Final = "insert or ignore into entries (code, number, person, command, data) values "
STATE: Final = "(?, ?, ?, ?)"
NOTE: Final = """
with news (code, life, free, at) as (values {})
update tables set life = news.life, free = news.free, changed_at = news.at
from news where tables.code = news.code
"""
MOST_AT_ONCE: Final = 500
LOOK: Final = 1.0  # seconds between looks whether somebody beside us has written
FULL: Final = 2  # PRAGMA synchronous

Work = Callable[[Connection], Any]
Job = tuple[Append | Work, "asyncio.Future[Any]"]
AppendJob = tuple[Append, "asyncio.Future[Any]"]
Done = tuple["asyncio.Future[Any]", Any, Exception | None]


class SqliteStore(Store):
    def __init__(self, path: Path, beside: bool = False) -> None:
        self.path = path
        self._beside = beside
        self._engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store writer", daemon=True)
        self._reader = ThreadPoolExecutor(1, "store reader")
        self._here: dict[str, list[int]] = {}
        self._lock: IO[bytes] | None = None

    async def open(self, changed: Changed) -> None:
        self._changed = changed
        self._loop = asyncio.get_running_loop()
        try:
            self._take()
        except Exception:
            await self.close()
            raise
        self._writer.start()

    def _take(self) -> None:
        if self._beside:
            if not self.path.is_file():
                raise StoreError(f"there is no database {self.path}")
        else:
            self._lock_out_others()
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        try:
            with self._engine.begin() as connection:
                check_newest(connection) if self._beside else upgrade(connection)
        except (DatabaseError, CommandError) as error:
            raise StoreError(f"cannot use {self.path} as a database: {error}") from error
        with self._engine.connect() as connection:
            check_durable(connection)

    def _lock_out_others(self) -> None:
        """The file, for this process alone."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = open(f"{self.path}.lock", "wb")  # noqa: SIM115
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(
                f"another server has {self.path} open: stop it, choose another --database, or use "
                "PostgreSQL for several"
            ) from None
        except OSError as error:
            raise StoreError(f"cannot open {self.path}: {error.strerror}") from None

    async def close(self) -> None:
        if self._writer.is_alive():
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def append(self, append: Append) -> bool:
        return bool(await self._queue(append))

    async def _write(self, changes: Sequence[Executable]) -> None:
        def work(connection: Connection) -> None:
            for change in changes:
                connection.execute(change)

        await self._queue(work)

    async def _fetch(self, query: Executable) -> Sequence[Any]:
        def work() -> Sequence[Any]:
            with self._engine.connect() as connection:
                return connection.execute(query).all()

        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    async def _queue(self, work: Append | Work) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, future))
        return await future

    def _write_on(self) -> None:
        with self._engine.connect() as connection:
            seen, looked = _version(connection), time.monotonic()
            while True:
                batch, last = self._gather()
                if batch:
                    _commit(connection, batch)
                if last:
                    return
                if time.monotonic() - looked >= LOOK:
                    looked, before, seen = time.monotonic(), seen, _version(connection)
                    if seen != before:
                        self._tell_of_others()

    def _gather(self) -> tuple[list[Job], bool]:
        """Whoever waits for a commit, after a while nobody; and whether they are the last."""
        batch: list[Job] = []
        with suppress(queue.Empty):
            while len(batch) < MOST_AT_ONCE:
                job = self._jobs.get_nowait() if batch else self._jobs.get(timeout=LOOK)
                if job is None:
                    return batch, True
                batch.append(job)
        return batch, False

    def _tell_of_others(self) -> None:
        with suppress(RuntimeError):  # the loop is gone, and with it those who asked
            self._loop.call_soon_threadsafe(self._changed, None, 0)

    async def keep(self, code: str) -> bool:
        return True

    async def orphans(self) -> list[str]:
        return await self.codes("playing")

    async def release(self, code: str) -> None:
        pass

    async def arrive(self, code: str, person: int) -> None:
        self._here.setdefault(code, []).append(person)
        self._changed(code, 0)

    async def depart(self, code: str, person: int) -> None:
        self._here[code].remove(person)
        if not self._here[code]:
            del self._here[code]
        self._changed(code, 0)

    async def present(self, code: str) -> set[int]:
        return set(self._here.get(code, ()))

    async def all_present(self) -> dict[str, set[int]]:
        return {code: set(people) for code, people in self._here.items()}


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints work
    for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
        connection.execute(f"pragma {pragma}")
    connection.execute("pragma busy_timeout = 10000")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("begin")


def _version(connection: Connection) -> int:
    """Changes when another connection than this one has written."""
    version: int = connection.exec_driver_sql("pragma data_version").scalar_one()
    connection.rollback()
    return version


def check_durable(connection: Connection) -> None:
    journal = connection.exec_driver_sql("pragma journal_mode").scalar_one()
    synchronous = connection.exec_driver_sql("pragma synchronous").scalar_one()
    if journal != "wal" or synchronous != FULL:
        raise StoreError(
            f"SQLite would not keep every move: journal_mode is {journal} and synchronous is "
            f"{synchronous}, but wal and {FULL} are needed"
        )


def _append(connection: Connection, batch: Sequence[Append]) -> list[bool]:
    """Of each whether it was taken.

    All in two statements: after each one this thread must win Python's lock again from a busy
    server, so that a statement for every entry would take longer than the disk does.
    """
    raw: Any = connection.connection.driver_connection
    rows: list[Any] = []
    for append in batch:
        entry = append.entry
        rows += (append.code, entry.number, entry.person, entry.command, entry.data)
    if raw.execute(APPEND + ",".join([ENTRY] * len(batch)), rows).rowcount != len(batch):
        if len(batch) == 1:
            return [False]
        raise Taken  # by whom must be found out one by one
    last = {append.code: append for append in batch}
    states: list[Any] = []
    for append in last.values():
        states += (append.code, append.life, append.free, append.at)
    raw.execute(NOTE.format(",".join([STATE] * len(last))), states)
    for append in batch:
        if append.result is not None:
            connection.execute(insert(results).values(**vars(append.result)))
    return [True] * len(batch)


class Taken(Exception):
    """A number or a command of a batch is taken."""


def _append_all(connection: Connection, batch: Sequence[AppendJob]) -> list[Done]:
    try:
        with connection.begin_nested():
            kept = _append(connection, [append for append, _ in batch])
        return [(future, k, None) for (_, future), k in zip(batch, kept, strict=True)]
    except Exception as error:
        if len(batch) == 1:
            return [(batch[0][1], None, error)]
        # Whatever is wrong with one of them, the others must not suffer.
        return [done for one in batch for done in _append_all(connection, [one])]


def _do(connection: Connection, work: Work, future: "asyncio.Future[Any]") -> Done:
    try:
        with connection.begin_nested():  # so that its failure is its own
            return (future, work(connection), None)
    except Exception as error:
        return (future, None, error)


def _commit(connection: Connection, batch: Sequence[Job]) -> None:
    appends: list[AppendJob] = []
    done: list[Done] = []
    try:
        with connection.begin():
            for work, future in batch:
                if isinstance(work, Append):
                    appends.append((work, future))
                else:
                    done.append(_do(connection, work, future))
            if appends:
                done += _append_all(connection, appends)
    except Exception as error:
        done = [(future, None, error) for _, future in batch]
    loop = batch[0][1].get_loop()
    with suppress(RuntimeError):  # the loop is gone, and with it those who asked
        loop.call_soon_threadsafe(_answer, done)


def _answer(done: Sequence[Done]) -> None:
    for future, value, error in done:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)

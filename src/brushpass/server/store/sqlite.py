"""One file, one process. A single thread writes, and one commit serves all who wait for it."""

import asyncio
import fcntl
import queue
import sqlite3
import threading
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
from brushpass.server.store.upgrade import upgrade

APPEND: Final = (
    "insert or ignore into entries (code, number, person, command, data) values (?, ?, ?, ?, ?)"
)
NOTE: Final = "update tables set life = ?, free = ?, changed_at = ? where code = ?"
FULL: Final = 2  # PRAGMA synchronous

Work = Callable[[Connection], Any]
Job = tuple[Append | Work, "asyncio.Future[Any]"]


class SqliteStore(Store):
    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store writer", daemon=True)
        self._reader = ThreadPoolExecutor(1, "store reader")
        self._here: dict[str, list[int]] = {}
        self._lock: IO[bytes] | None = None

    async def open(self, changed: Changed) -> None:
        self._changed = changed
        try:
            self._take()
        except Exception:
            await self.close()
            raise
        self._writer.start()

    def _take(self) -> None:
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
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        try:
            with self._engine.begin() as connection:
                upgrade(connection)
        except (DatabaseError, CommandError) as error:
            raise StoreError(f"cannot use {self.path} as a database: {error}") from error
        with self._engine.connect() as connection:
            check_durable(connection)

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
            while (job := self._jobs.get()) is not None:
                batch = [job]
                last = False
                with suppress(queue.Empty):
                    while len(batch) < 1000 and not last:
                        more = self._jobs.get_nowait()
                        last = more is None
                        batch += [more] if more is not None else []
                _commit(connection, batch)
                if last:
                    return

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


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints work
    for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
        connection.execute(f"pragma {pragma}")
    connection.execute("pragma busy_timeout = 10000")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("begin")


def check_durable(connection: Connection) -> None:
    journal = connection.exec_driver_sql("pragma journal_mode").scalar_one()
    synchronous = connection.exec_driver_sql("pragma synchronous").scalar_one()
    if journal != "wal" or synchronous != FULL:
        raise StoreError(
            f"SQLite would not keep every move: journal_mode is {journal} and synchronous is "
            f"{synchronous}, but wal and {FULL} are needed"
        )


def _append(connection: Connection, append: Append) -> bool:
    raw: Any = connection.connection.driver_connection
    entry = append.entry
    row = (append.code, entry.number, entry.person, entry.command, entry.data)
    if raw.execute(APPEND, row).rowcount == 0:
        return False
    raw.execute(NOTE, (append.life, append.free, append.at, append.code))
    if append.result is not None:
        connection.execute(insert(results).values(**vars(append.result)))
    return True


def _commit(connection: Connection, batch: Sequence[Job]) -> None:
    done: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
    try:
        with connection.begin():
            for work, future in batch:
                if isinstance(work, Append):
                    done.append((future, _append(connection, work), None))
                    continue
                try:
                    with connection.begin_nested():  # so that its failure is its own
                        done.append((future, work(connection), None))
                except Exception as error:
                    done.append((future, None, error))
    except Exception as error:
        done = [(future, None, error) for _, future in batch]
    loop = batch[0][1].get_loop()
    with suppress(RuntimeError):  # the loop is gone, and with it those who asked
        loop.call_soon_threadsafe(_answer, done)


def _answer(done: Sequence[tuple["asyncio.Future[Any]", Any, Exception | None]]) -> None:
    for future, value, error in done:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)

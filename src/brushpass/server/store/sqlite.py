"""One file, one process. A single thread writes, and one commit serves all who wait for it."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

from alembic.util import CommandError
from sqlalchemy import Connection, Executable, create_engine, event
from sqlalchemy.exc import DatabaseError

from brushpass.server.store.batch import Job, Work, answer, commit, settle
from brushpass.server.store.file import check_durable, check_whole, lock_out_others
from brushpass.server.store.rows import Append
from brushpass.server.store.store import Changed, Store, StoreError, Then
from brushpass.server.store.upgrade import check_newest, upgrade

MOST_AT_ONCE: Final = 500
LOOK: Final = 1.0  # seconds between looks whether somebody beside us has written


class SqliteStore(Store):
    def __init__(self, path: Path, beside: bool = False) -> None:
        super().__init__()
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
            self._lock = lock_out_others(self.path)
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        try:
            with self._engine.begin() as connection:
                if self._beside:
                    check_newest(connection)
                else:
                    check_whole(connection)
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

    async def check(self) -> None:
        await self.table("HEALTH")
        await self._queue(_count_on)

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
        self._jobs.put((work, partial(settle, future)))
        return await future

    def append_soon(self, append: Append, then: Then) -> None:
        self._jobs.put((append, lambda kept, error: then(kept)))

    def _write_on(self) -> None:
        with self._engine.connect() as connection:
            seen, looked = _version(connection), time.monotonic()
            while True:
                batch, last = self._gather()
                if batch:
                    done = commit(connection, batch)
                    with suppress(RuntimeError):  # the loop is gone, and with it those who asked
                        self._loop.call_soon_threadsafe(answer, done)
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
        return await self.awake()

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


def _count_on(connection: Connection) -> None:
    """The least that is written to the disk, in a number that nothing else uses."""
    count: int = connection.exec_driver_sql("pragma user_version").scalar_one()
    connection.exec_driver_sql(f"pragma user_version = {(count + 1) % 1_000_000}")

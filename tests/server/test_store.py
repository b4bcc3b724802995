"""A store keeps what it said it keeps, once, in order."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from brushpass.core.refusal import Refusal
from brushpass.server.store import batch, sqlite
from brushpass.server.store.opening import find_store
from brushpass.server.store.postgres import PostgresStore
from brushpass.server.store.rows import Append, EntryRow, ResultRow, TableRow
from brushpass.server.store.schema import metadata
from brushpass.server.store.store import Store, StoreError
from tests.server.waiting import until

TABLE = TableRow("KQ7M2P", "kompromat", 1, b"{}", b"s" * 32, True, 1.0, "open", 2)
RESULT = ResultRow(
    "KQ7M2P", "kompromat", "standard", 2, b"[]", "six rounds", b"[0]", b"[3,1]", "record", 9.0
)


def entry(number: int, person: int | None = None, command: str | None = None) -> EntryRow:
    return EntryRow(number, person, command, b"entry %d" % number)


def append(row: EntryRow, life: str = "open", result: ResultRow | None = None) -> Append:
    return Append(TABLE.code, row, 2.0, life, 1, result)


class Heard:
    def __init__(self) -> None:
        self.codes: list[str | None] = []

    def __call__(self, code: str | None, number: int) -> None:
        self.codes.append(code)


async def opened(database: str, heard: Heard | None = None) -> Store:
    store = find_store(database)
    await store.open(heard or Heard())
    return store


def test_what_was_written_is_there_after_opening_again(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        assert await store.create(TABLE, [entry(1)], [(b"h" * 32, 0)])
        assert not await store.create(TABLE, [], [])
        assert await store.append(append(entry(2, 0, "a")))
        assert await store.append(append(entry(3), "over", RESULT))
        await store.close()
        store = await opened(database)
        table = await store.table("KQ7M2P")
        assert table == replace(TABLE, life="over", free=1)
        assert await store.table("NOSUCH") is None
        assert await store.log("KQ7M2P") == [entry(1), entry(2, 0, "a"), entry(3)]
        assert await store.log("KQ7M2P", after=2) == [entry(3)]
        assert await store.person(b"h" * 32, "KQ7M2P") == 0
        assert await store.person(b"x" * 32, "KQ7M2P") is None
        assert await store.result("KQ7M2P") == RESULT
        await store.drop("KQ7M2P")
        assert await store.log("KQ7M2P") == []
        assert await store.result("KQ7M2P") is None
        await store.close()

    asyncio.run(story())


def test_a_number_and_a_command_are_taken_once(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        await store.create(TABLE, [entry(1)], [])
        assert not await store.append(append(entry(1)))
        assert await store.append(append(entry(2, 0, "a")))
        assert not await store.append(append(entry(3, 0, "a"), "over"))
        assert await store.append(append(entry(3, 1, "a")))
        assert [row.number for row in await store.log("KQ7M2P")] == [1, 2, 3]
        table = await store.table("KQ7M2P")
        assert table is not None
        assert table.life == "open"
        await store.close()

    asyncio.run(story())


def test_of_many_who_want_one_number_exactly_one_gets_it(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        await store.create(TABLE, [], [])
        for number in range(1, 20):
            tries = [store.append(append(entry(number, who, str(number)))) for who in range(8)]
            assert sorted(await asyncio.gather(*tries)) == [False] * 7 + [True]
        assert len(await store.log("KQ7M2P")) == 19
        await store.close()

    asyncio.run(story())


def test_one_commit_serves_many_appends(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []
    commit, append_batch = batch.commit, PostgresStore._append_batch

    def count_commit(connection: Any, batch: Any) -> Any:
        batches.append(len(batch))
        return commit(connection, batch)

    async def count_batch(store: PostgresStore, batch: Any) -> Any:
        batches.append(len(batch))
        return await append_batch(store, batch)

    async def story() -> None:
        store = await opened(database)
        codes = [f"T{number:05}" for number in range(200)]
        for code in codes:
            await store.create(replace(TABLE, code=code), [], [])
        monkeypatch.setattr(sqlite, "commit", count_commit)
        monkeypatch.setattr(PostgresStore, "_append_batch", count_batch)
        for number in range(1, 11):
            wanted = [Append(code, entry(number), 1.0, "playing", 0) for code in codes]
            assert all(await asyncio.gather(*map(store.append, wanted)))
        await store.close()

    asyncio.run(story())
    assert sum(batches) == 2000
    assert len(batches) < 200, batches


def test_two_workers_share_a_postgresql(postgres: object, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("postgres").database()

    async def story() -> None:
        heard = Heard()
        one, two = await asyncio.gather(opened(database), opened(database, heard))
        await one.create(TABLE, [entry(1)], [])
        assert await one.append(append(entry(2)))
        await until(lambda: "KQ7M2P" in heard.codes)
        assert not await two.append(append(entry(2)))
        tries = [store.append(append(entry(3, n, "x"))) for n, store in enumerate((one, two))]
        assert sorted(await asyncio.gather(*tries)) == [False, True]

        assert await one.keep("KQ7M2P")
        assert not await two.keep("KQ7M2P")
        await one.arrive("KQ7M2P", 5)
        assert await two.present("KQ7M2P") == {5}
        await one.close()
        assert await two.keep("KQ7M2P")
        assert await two.present("KQ7M2P") == set()
        await two.close()

    asyncio.run(story())


def test_one_sqlite_file_has_one_server(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(str(tmp_path / "a.db"))
        with pytest.raises(StoreError, match="another server has"):
            await opened(str(tmp_path / "a.db"))
        await store.close()

    asyncio.run(story())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("no database at all, but a letter to a friend\n" * 100)
    with pytest.raises(StoreError, match="cannot use"):
        asyncio.run(opened(str(tmp_path / "a.db")))


def test_the_schema_in_the_code_is_the_one_that_migrations_make(database: str) -> None:
    async def story() -> list[Any]:
        await _open_and_close(database)
        if "://" in database:
            engine = create_async_engine(database.replace("://", "+asyncpg://"))
            async with engine.connect() as connection:
                found = await connection.run_sync(differences)
            await engine.dispose()
            return found
        plain = create_engine(f"sqlite:///{database}")
        with plain.connect() as connection_:
            found = differences(connection_)
        plain.dispose()
        # Who is connected is only written down where there may be several workers.
        return [d for d in found if getattr(d[1], "name", "").partition("_")[0] != "presence"]

    assert asyncio.run(story()) == []


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def _open_and_close(database: str) -> None:
    await (await opened(database)).close()


def test_an_unknown_kind_of_database_is_refused_in_a_sentence() -> None:
    with pytest.raises(Refusal, match="--database is a file, or postgresql"):
        find_store("mysql://localhost/x")


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    """Asserted at the start: SQLite in WAL mode with every commit synced."""
    path = tmp_path / "a.db"
    asyncio.run(_open_and_close(str(path)))
    connection = sqlite3.connect(path)
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    connection.close()

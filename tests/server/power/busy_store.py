"""A real store that keeps entries of many tables, and says of each when it is acknowledged.

busy_store.py FOLDER full|normal
"""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from brushpass.server.store import sqlite
from brushpass.server.store.rows import Append, EntryRow, TableRow

TABLES = 12
ENTRIES = 150


async def one_table(store: sqlite.SqliteStore, code: str, acknowledged: int) -> None:
    table = TableRow(code, "kompromat", 1, b"{}", b"s" * 32, True, 1.0, "open", 2)
    assert await store.create(table, [EntryRow(1, None, None, b"{}")], [])
    for number in range(1, ENTRIES):
        if number > 1:
            row = EntryRow(number, 0, f"r{number}", b"x" * 150)
            assert await store.append(Append(code, row, float(number), "playing", 0))
        os.write(acknowledged, f"{code} {number}\n".encode())


async def main(folder: Path, synchronous: str) -> None:
    if synchronous != "full":
        sqlite.check_durable = lambda connection: None  # type: ignore[attr-defined]  # the server would refuse to run

        def careless(connection: Any, _: Any, before: Any = sqlite._prepare) -> None:
            before(connection, _)
            connection.execute(f"pragma synchronous = {synchronous}")

        sqlite._prepare = careless
    store = sqlite.SqliteStore(folder / "tables.db")
    await store.open(lambda code, number: None)
    acknowledged = os.open(folder / "acknowledged", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    await asyncio.gather(*[one_table(store, f"T{n}", acknowledged) for n in range(TABLES)])
    os._exit(0)  # without closing: a store that is closed has nothing to lose


asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))

"""The file of a SQLite store: one server's alone, closed to strangers, whole, and kept through a
loss of power."""

import fcntl
import os
from pathlib import Path
from typing import IO, Final

from sqlalchemy import Connection

from brushpass.server.store.store import StoreError

FULL: Final = 2  # PRAGMA synchronous


def lock_out_others(path: Path) -> IO[bytes]:
    """The file, for this process alone; until what is given back is closed."""
    lock: IO[bytes] | None = None
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        lock = open(f"{path}.lock", "wb", opener=_private)  # noqa: SIM115
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _shut_out_strangers(path)
        return lock
    except BlockingIOError:
        assert lock is not None
        lock.close()
        raise StoreError(
            f"another server has {path} open: stop it, choose another --database, or use "
            "PostgreSQL for several"
        ) from None
    except OSError as error:
        raise StoreError(f"cannot open {path}: {error.strerror}") from None


def _private(path: str | Path, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _shut_out_strangers(path: Path) -> None:
    """It holds the secrets of games that go on. What stands beside it is made as it is."""
    os.close(_private(path, os.O_RDWR | os.O_CREAT))
    for suffix in ("", "-wal", "-shm", ".lock"):
        file = Path(f"{path}{suffix}")
        if file.exists():
            file.chmod(file.stat().st_mode & 0o770)


def check_whole(connection: Connection) -> None:
    """What is damaged is found before anybody plays on it."""
    found: str = connection.exec_driver_sql("pragma quick_check(1)").scalar_one()
    if found != "ok":
        raise StoreError(f"the database is damaged, restore a copy of it: {found}")


def check_durable(connection: Connection) -> None:
    journal = connection.exec_driver_sql("pragma journal_mode").scalar_one()
    synchronous = connection.exec_driver_sql("pragma synchronous").scalar_one()
    if journal != "wal" or synchronous != FULL:
        raise StoreError(
            f"SQLite would not keep every move: journal_mode is {journal} and synchronous is "
            f"{synchronous}, but wal and {FULL} are needed"
        )

"""Which store a `--database` means."""

from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from brushpass.core.refusal import Refusal
from brushpass.server.store.store import Store


def find_store(database: str, beside: bool = False) -> Store:
    """A file's name, or postgresql://user@host/name. `beside`: of a server that may be running."""
    if "://" not in database:
        from brushpass.server.store.sqlite import SqliteStore

        return SqliteStore(Path(database), beside)
    try:
        url = make_url(database)
    except ArgumentError:
        url = None
    if url is None or url.drivername not in ("postgresql", "postgres"):
        raise Refusal("--database is a file, or postgresql://USER:PASSWORD@HOST/NAME")
    from brushpass.server.store.postgres import PostgresStore

    return PostgresStore(database.replace("postgres://", "postgresql://", 1), beside)

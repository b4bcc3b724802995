"""Brings a database to the newest schema."""

from pathlib import Path

import alembic.command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from brushpass.server.store.store import StoreError


def upgrade(connection: Connection) -> None:
    """Or leaves it alone, if it is the newest already."""
    if connection.dialect.name == "postgresql":
        # Workers start at the same time; the first does it, the others find it done.
        connection.execute(text("select pg_advisory_xact_lock(hashtext('brushpass schema'))"))
    config = _config()
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")


def check_newest(connection: Connection) -> None:
    """For whoever works beside a server, and must not change the schema under it."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found != ScriptDirectory.from_config(_config()).get_current_head():
        raise StoreError(
            "this database is of another version of Brushpass, or none of its own: start the "
            "server of this version with it first"
        )


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config

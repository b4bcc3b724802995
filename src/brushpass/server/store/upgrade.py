"""Brings a database to the newest schema."""

from pathlib import Path

import alembic.command
from alembic.config import Config
from sqlalchemy import Connection, text


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Workers start at the same time; the first does it, the others find it done.
        connection.execute(text("select pg_advisory_xact_lock(hashtext('brushpass schema'))"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")

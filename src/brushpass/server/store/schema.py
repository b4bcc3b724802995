"""The tables of the database. What happened at a table is its log, `entries`."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData()


def code() -> Column[str]:
    return Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


tables: Final = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # a table of other rules cannot be played on
    Column("settings", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # all luck follows from it; told after the end
    Column("listed", Boolean, nullable=False),
    Column("created_at", Double, nullable=False),
    # What the lobby asks for, kept up by the same transaction as the entry that changes it.
    Column("life", Text, nullable=False),
    Column("free", Integer, nullable=False),
    Column("changed_at", Double, nullable=False),
    # Played, and nothing happens until somebody comes; whatever happens wakes it.
    Column("asleep", Boolean, nullable=False, server_default=false()),
    Index("tables_by_life", "life", "changed_at"),
)

entries: Final = Table(
    "entries",
    metadata,
    code(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Integer),  # who commanded it, if a person did
    Column("command", Text),  # and that person's own id for the command
    Column("data", LargeBinary, nullable=False),
    # A command that comes twice is carried out once.
    UniqueConstraint("code", "person", "command", name="one_entry_a_command"),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    code(),
    Column("person", Integer, nullable=False),
    Index("tokens_by_table", "code"),
)

bots: Final = Table(
    "bots",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("created_at", Double, nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    code(),
    Column("game", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("players", LargeBinary, nullable=False),  # by seat: a name, and of which bot
    Column("ending", Text, nullable=False),
    Column("winners", LargeBinary, nullable=False),
    Column("points", LargeBinary, nullable=False),
    Column("record", Text, nullable=False),  # whole, with its secret: it outlives a change of rules
    Column("finished_at", Double, nullable=False),
)

# Only on PostgreSQL, where the people of one table may be connected to several workers. A row is
# worth as much as the worker's session, whose number it carries.
presence: Final = Table(
    "presence",
    metadata,
    Column("session", Integer, primary_key=True, autoincrement=False),
    Column("code", Text, primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Index("presence_by_table", "code"),
    prefixes=["UNLOGGED"],
)

"""Tables, their logs, tokens, bots and results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def code() -> sa.Column[str]:
    return sa.Column(
        "code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("life", sa.Text, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
    )
    op.create_index("tables_by_life", "tables", ["life", "changed_at"])
    op.create_table(
        "entries",
        code(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Integer),
        sa.Column("command", sa.Text),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("code", "person", "command", name="one_entry_a_command"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        code(),
        sa.Column("person", sa.Integer, nullable=False),
    )
    op.create_index("tokens_by_table", "tokens", ["code"])
    op.create_table(
        "bots",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("name", sa.Text, nullable=False, unique=True),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_table(
        "results",
        code(),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("players", sa.LargeBinary, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("winners", sa.LargeBinary, nullable=False),
        sa.Column("points", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("finished_at", sa.Double, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.create_table(
            "presence",
            sa.Column("session", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("code", sa.Text, primary_key=True),
            sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
            prefixes=["UNLOGGED"],
        )
        op.create_index("presence_by_table", "presence", ["code"])

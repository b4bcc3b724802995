"""Tables at which nothing happens until somebody comes need not be looked after."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    asleep = sa.Column("asleep", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", asleep)


def downgrade() -> None:
    op.drop_column("tables", "asleep")

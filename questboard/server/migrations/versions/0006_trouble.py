"""Tables at which a bot has failed, and which wait for their people."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; no table is in trouble so far."""
    op.add_column("tables", sa.Column("trouble", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "trouble")

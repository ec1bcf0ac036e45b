"""Games in which an answer was taken back after it had shown what comes next."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; of earlier games nobody knows."""
    op.add_column(
        "tables", sa.Column("looked_ahead", sa.Boolean(), nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "looked_ahead")

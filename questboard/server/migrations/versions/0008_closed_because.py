"""Why a table was closed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; of games that were closed earlier nobody knows."""
    op.add_column(
        "tables", sa.Column("closed_because", sa.String(12), nullable=False, server_default=sa.text("''"))
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "closed_because")

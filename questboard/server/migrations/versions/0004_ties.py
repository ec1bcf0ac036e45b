"""How each seat has its ties broken."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; everybody is asked."""
    op.add_column("seats", sa.Column("ties", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seats", "ties")

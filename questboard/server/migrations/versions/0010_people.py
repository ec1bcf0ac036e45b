"""What people may do about one another: muted seats, barred devices, reports; and codes for other devices."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns and tables."""
    op.add_column("seats", sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("barred", sa.JSON(), nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "recoveries",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(64), nullable=False),
    )
    op.create_table("bans", sa.Column("device", sa.String(64), primary_key=True))


def downgrade() -> None:
    """Drop them."""
    for name in ("bans", "recoveries", "reports"):
        op.drop_table(name)
    op.drop_column("tables", "barred")
    op.drop_column("seats", "muted")

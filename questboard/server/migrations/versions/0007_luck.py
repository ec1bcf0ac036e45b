"""Where the luck of a table comes from: the players' seeds, and forks that were dealt anew."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the columns; so far all luck was the server's, and forks went on with the luck of their games."""
    op.add_column("tables", sa.Column("seeds", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("redeals", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("open_luck", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("seed", sa.String(64), nullable=True))
    tables = sa.table("tables", sa.column("forked_from"), sa.column("open_luck", sa.Boolean()))
    op.execute(sa.update(tables).where(tables.c.forked_from.is_not(None)).values(open_luck=True))


def downgrade() -> None:
    """Drop them."""
    for name in ("seal", "seed"):
        op.drop_column("seats", name)
    for name in ("seeds", "redeals", "open_luck"):
        op.drop_column("tables", name)

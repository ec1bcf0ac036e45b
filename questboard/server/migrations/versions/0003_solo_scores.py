"""Solo scores, and the scores to beat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns, and fill them for solo games that have already ended."""
    op.add_column("tables", sa.Column("to_beat", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("solo_score", sa.Integer(), nullable=True))
    tables = sa.table(
        "tables",
        sa.column("id", sa.String),
        sa.column("game", sa.String),
        sa.column("status", sa.String),
        sa.column("result", sa.JSON),
        sa.column("forked_from", sa.String),
        sa.column("solo_score", sa.Integer),
    )
    seats = sa.table("seats", sa.column("table_id", sa.String), sa.column("kind", sa.String))
    alone = sa.select(seats.c.table_id).group_by(seats.c.table_id).having(sa.func.count() == 1)
    by_people = sa.select(seats.c.table_id).where(seats.c.kind == "person")
    ended = sa.select(tables.c.id, tables.c.result).where(
        tables.c.game == "portal",  # the only game so far that has a score to beat
        tables.c.status == "finished",
        tables.c.forked_from.is_(None),
        tables.c.id.in_(alone),
        tables.c.id.in_(by_people),
    )
    connection = op.get_bind()
    for id, result in connection.execute(ended).all():
        scored = sa.update(tables).where(tables.c.id == id).values(solo_score=result["scores"][0])
        connection.execute(scored)


def downgrade() -> None:
    """Drop them."""
    op.drop_column("tables", "solo_score")
    op.drop_column("tables", "to_beat")

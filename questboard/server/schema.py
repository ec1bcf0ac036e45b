"""The database schema.

The log of a game is its rows in `moves`, numbered without gaps. An undo is a row, too. Rows are only ever
added, so of two answers to the same question the second violates the primary key and changes nothing.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("luck", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("clock", Integer),
    Column("status", String(12), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("proposal", JSON(none_as_null=True)),
    Column("trouble", JSON(none_as_null=True)),
    Column("asked", Integer),
    Column("due", Float),
    Column("left", Float),
    Column("move", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("keepsake", JSON(none_as_null=True)),
    Column("forked_from", String(24)),
    Column("forked_ply", Integer),
    Column("seeds", JSON(none_as_null=True)),
    Column("redeals", JSON(none_as_null=True)),
    Column("open_luck", Boolean, nullable=False, server_default=false()),
    Column("barred", JSON(none_as_null=True)),
    Column("closed_because", String(12), nullable=False, server_default=text("''")),
    Column("rematch", String(24), nullable=False),
    Column("to_beat", Integer),
    Column("solo_score", Integer),
    Column("looked_ahead", Boolean, nullable=False, server_default=false()),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_tables_due", "status", "due"),
    Index("ix_tables_listed", "public", "status", "updated"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(48), nullable=False),
    Column("level", String(12), nullable=False),
    Column("device", String(64), index=True),
    Column("invite", String(64), index=True),
    Column("seen", Float),
    Column("ties", JSON(none_as_null=True)),
    Column("seal", String(64)),
    Column("seed", String(64)),
    Column("muted", Boolean, nullable=False, server_default=false()),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("move", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(8), nullable=False),
    Column("value", Text, nullable=False),
    Column("at", Float, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(48), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(64), nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
)

RECOVERIES = Table(
    "recoveries",
    METADATA,
    Column("device", String(64), primary_key=True),
    Column("code", String(64), nullable=False),
)
"""The digests of codes that bring the seats of a device to another one."""

BANS = Table("bans", METADATA, Column("device", String(64), primary_key=True))
"""Devices that the operator has barred from all tables."""

HEARTBEAT = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
"""One row: when a process was last at work."""

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("review", Text),
)

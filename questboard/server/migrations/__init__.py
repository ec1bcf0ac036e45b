"""Migrations: the history of the schema. `upgrade` brings a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from questboard.kernel import SetupError


def upgrade(connection: Connection) -> None:
    """Upgrade a database to the newest schema, or create it in an empty database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # it is at a revision that we don't know
        raise SetupError(
            "this database was used by a newer version of Questboard; upgrade, or choose another database"
        ) from None

"""Alembic's way in: it is handed a connection and runs the migrations on it."""

from alembic import context

from questboard.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()

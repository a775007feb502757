"""What Alembic runs for every migration: on the connection, and in the transaction, that it is given."""

from __future__ import annotations

from alembic import context

from kolmik.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a table in place
)
context.run_migrations()

"""Run by Alembic, on the connection that `store.upgrade` hands over."""

from alembic import context

from brushpass.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

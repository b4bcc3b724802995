"""Alembic's scripts. The store brings itself to the newest of them when it is opened."""

"""The store in PostgreSQL, for one or more processes. It needs the extra `postgres`."""

from bot.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]

"""The store in PostgreSQL, for several processes. It needs the extra `postgres`."""

from bot.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]

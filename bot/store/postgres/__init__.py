"""The memory of the bot in PostgreSQL, for several processes; it needs the extra `postgres`."""

from bot.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]

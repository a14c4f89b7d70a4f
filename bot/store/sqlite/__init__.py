"""The store in a SQLite file, with one writer. Waiting writes share a commit."""

from bot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]

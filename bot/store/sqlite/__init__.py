"""The memory of the bot in a SQLite file, with one writer whose waiting writes share a commit."""

from bot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]

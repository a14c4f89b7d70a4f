"""The memory of the bot in a SQLite file: all SQL there is, one writer whose waiting writes share a commit."""

from bot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]

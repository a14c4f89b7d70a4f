"""Opens the memory of the bot: the one place that knows in which way it is kept."""

from __future__ import annotations

from pathlib import Path

from bot.store.sqlite import SqliteStore
from bot.store.sqlite.file.opening import versions_at
from bot.store.store import Store


async def open_store(path: Path) -> Store:
    """Open or create what is kept at that path. Raises StoreError with one sentence for the person who runs the bot."""
    return await SqliteStore.open(path)


def versions(path: Path) -> tuple[int, int]:
    """The version of the memory kept at that path, and the newest that this program knows; nothing is opened for good
    or changed. Raises StoreError."""
    return versions_at(path)

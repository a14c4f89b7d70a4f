"""Short texts by key in SQL, in a table with two columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.store.sql.database import NOW, DatabaseConnection
from bot.store.sql.writer import DatabaseWriter

KEEP = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


T = TypeVar("T")


class KeyValues:
    """Texts by key. All methods raise StoreError."""

    def __init__(self, writer: DatabaseWriter) -> None:
        self._writer = writer

    async def get(self, key: str) -> str | None:
        """Return the text of this key, or None."""

        def job(connection: DatabaseConnection) -> str | None:
            found = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
            return found[0] if found else None

        return await self._writer.read(job)

    async def all(self, prefix: str) -> dict[str, str]:
        """Return all texts whose keys start with `prefix`."""
        sql = "SELECT key, value FROM meta WHERE substr(key, 1, CAST(? AS INTEGER)) = ? AND value <> ''"
        return await self._writer.read(
            lambda connection: dict(connection.execute(sql, (len(prefix), prefix)).fetchall())
        )

    async def update(self, key: str, change: Callable[[str, int], tuple[str, T]]) -> T:
        """Replace the text of this key in one step, so that two processes can't both change the same text.

        `change`: gets the present text, "" if there is none, and the database's time in unix milliseconds. It returns
        the new text and the result of this method.
        """

        def job(connection: DatabaseConnection) -> T:
            (now,) = connection.execute(NOW).fetchone()
            found = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
            text, result = change(found[0] if found else "", now)
            connection.execute(KEEP, (key, text))
            return result

        return await self._writer.write(job)

    async def keep(self, key: str, value: str) -> None:
        """Save a text. An empty text deletes the key."""

        def job(connection: DatabaseConnection) -> None:
            if value:
                connection.execute(KEEP, (key, value))
            else:
                connection.execute("DELETE FROM meta WHERE key = ?", (key,))

        await self._writer.write(job)

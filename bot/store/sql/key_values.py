"""Short texts by key in SQL, in a table with two columns."""

from __future__ import annotations

from bot.store.sql.database import NOW, DatabaseConnection
from bot.store.sql.writer import DatabaseWriter

KEEP = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


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

    async def turn(self, key: str, pause: int, longest: int) -> int:
        """Reserve the next free moment for `key`. Return the milliseconds until then.

        Reserved moments are at least `pause` milliseconds apart. All processes share them, by the clock of the
        database.

        If the reserved moment would be more than `longest` milliseconds away, the clock was set back. In that case,
        return 0.
        """

        def job(connection: DatabaseConnection) -> int:
            (now,) = connection.execute(NOW).fetchone()
            found = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
            wait = max(0, int(found[0]) + pause - now) if found else 0
            wait = wait if wait <= longest else 0
            connection.execute(KEEP, (key, str(now + wait)))
            return wait

        return await self._writer.write(job)

    async def keep(self, key: str, value: str) -> None:
        """Save a text. An empty text deletes the key."""

        def job(connection: DatabaseConnection) -> None:
            if value:
                connection.execute(KEEP, (key, value))
            else:
                connection.execute("DELETE FROM meta WHERE key = ?", (key,))

        await self._writer.write(job)

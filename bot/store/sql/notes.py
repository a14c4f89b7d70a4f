"""Short texts by key in SQL, in a table with two columns."""

from __future__ import annotations

from bot.store.sql.database import NOW, DatabaseConnection, DatabaseWriter

KEEP = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


class SqlNotes:
    """`KeyValues` in SQL, with a row for each text."""

    def __init__(self, writer: DatabaseWriter) -> None:
        self._writer = writer

    async def get(self, key: str) -> str | None:
        def job(connection: DatabaseConnection) -> str | None:
            found = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
            return found[0] if found else None

        return await self._writer.read(job)

    async def all(self, prefix: str) -> dict[str, str]:
        sql = "SELECT key, value FROM meta WHERE substr(key, 1, CAST(? AS INTEGER)) = ? AND value <> ''"
        return await self._writer.read(
            lambda connection: dict(connection.execute(sql, (len(prefix), prefix)).fetchall())
        )

    async def turn(self, key: str, pause: int, longest: int) -> int:
        def job(connection: DatabaseConnection) -> int:
            (now,) = connection.execute(NOW).fetchone()
            found = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
            wait = max(0, int(found[0]) + pause - now) if found else 0
            wait = wait if wait <= longest else 0
            connection.execute(KEEP, (key, str(now + wait)))
            return wait

        return await self._writer.write(job)

    async def keep(self, key: str, value: str) -> None:
        def job(connection: DatabaseConnection) -> None:
            if value:
                connection.execute(KEEP, (key, value))
            else:
                connection.execute("DELETE FROM meta WHERE key = ?", (key,))

        await self._writer.write(job)

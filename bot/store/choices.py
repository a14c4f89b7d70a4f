"""Keeps what servers and people have chosen, as texts by key, and whom people have blocked."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence

from bot.store import standings
from bot.store.writer import Writer

Texts = dict[int, dict[str, str]]
"""Values by owner and key."""
Job = Callable[[sqlite3.Connection, int], None]
"""What follows when an owner agrees to the leaderboards of all servers, or does no more."""


class Choices:
    """Texts by owner and key in one table; what is as it would be anyway has no row. All raise StoreError."""

    def __init__(
        self, writer: Writer, table: str, owner: str, agree: Callable[[sqlite3.Connection, int], None]
    ) -> None:
        self._writer, self._table, self._owner, self._agree = writer, table, owner, agree

    @classmethod
    def of_servers(cls, writer: Writer) -> Choices:
        return cls(writer, "server_settings", "guild", standings.spread_server)

    @classmethod
    def of_people(cls, writer: Writer) -> Choices:
        return cls(writer, "preferences", "user", standings.spread_person)

    async def all(self) -> Texts:
        """Everything there is."""

        def job(connection: sqlite3.Connection) -> Texts:
            found: Texts = {}
            for owner, key, value in connection.execute(f"SELECT {self._owner}, key, value FROM {self._table}"):
                found.setdefault(owner, {})[key] = value
            return found

        return await self._writer.read(job)

    async def keep(self, owner: int, key: str, value: str | None) -> None:
        """Keep a value, or none any more; who agrees to the leaderboards of all servers by it is on them at once."""
        dropped = f"DELETE FROM {self._table} WHERE {self._owner} = ? AND key = ?"

        def job(connection: sqlite3.Connection) -> None:
            if value is None:
                connection.execute(dropped, (owner, key))
            else:
                connection.execute(f"INSERT OR REPLACE INTO {self._table} VALUES (?, ?, ?)", (owner, key, value))
            if key == standings.AGREED:
                self._agree(connection, owner)

        await self._writer.write(job)

    async def forget(self, owner: int) -> None:
        """Delete all that this owner has chosen."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(f"DELETE FROM {self._table} WHERE {self._owner} = ?", (owner,))
            self._agree(connection, owner)

        await self._writer.write(job)


class SavedBlocks:
    """Who has blocked whom, and when (unix milliseconds). All raise StoreError."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def all(self) -> list[tuple[int, int]]:
        """(who, whom) of every block, the oldest first."""
        sql = "SELECT user, blocked FROM blocks ORDER BY at, blocked"
        return await self._writer.read(lambda connection: list(connection.execute(sql)))

    async def add(self, user: int, blocked: int, at: int) -> None:
        sql = "INSERT INTO blocks VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._writer.write(lambda connection: connection.execute(sql, (user, blocked, at)))

    async def remove(self, user: int, blocked: Sequence[int]) -> None:
        rows = [(user, each) for each in blocked]
        sql = "DELETE FROM blocks WHERE user = ? AND blocked = ?"
        await self._writer.write(lambda connection: connection.executemany(sql, rows))


async def save_orders(writer: Writer, table: int, orders: Mapping[int, frozenset[str]]) -> None:
    """Make these the standing orders of a table, by seat, and no others. Raises StoreError."""
    rows = [(table, seat, name) for seat, names in orders.items() for name in sorted(names)]

    def job(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM orders WHERE table_id = ?", (table,))
        connection.executemany("INSERT INTO orders VALUES (?, ?, ?)", rows)

    await writer.write(job)

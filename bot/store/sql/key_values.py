"""Short texts by key in SQL, in a table with two columns."""

from collections.abc import Callable
from typing import TypeVar

from bot.store.sql.database import NOW, DatabaseConnection, first
from bot.store.sql.writer import SqlStore, reads, writes

GET = "SELECT value FROM meta WHERE key = ?"
KEEP = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


T = TypeVar("T")


class KeyValues(SqlStore):
    """Texts by key. All methods raise StoreError."""

    @reads
    def get(self, connection: DatabaseConnection, key: str) -> str | None:
        """Return the text of this key, or None."""
        return first(connection, GET, (key,))

    @reads
    def all(self, connection: DatabaseConnection, prefix: str) -> dict[str, str]:
        """Return all texts whose keys start with `prefix`."""
        sql = "SELECT key, value FROM meta WHERE substr(key, 1, CAST(? AS INTEGER)) = ? AND value <> ''"
        return dict(connection.execute(sql, (len(prefix), prefix)).fetchall())

    @writes
    def update(self, connection: DatabaseConnection, key: str, change: Callable[[str, int], tuple[str, T]]) -> T:
        """Replace the text of this key in one step, so that two processes can't both change the same text.

        `change`: gets the present text, "" if there is none, and the database's time in unix milliseconds. It returns
        the new text and the result of this method.
        """
        text, result = change(first(connection, GET, (key,)) or "", first(connection, NOW))
        connection.execute(KEEP, (key, text))
        return result

    @writes
    def keep(self, connection: DatabaseConnection, key: str, value: str) -> None:
        """Save a text. An empty text deletes the key."""
        if value:
            connection.execute(KEEP, (key, value))
        else:
            connection.execute("DELETE FROM meta WHERE key = ?", (key,))

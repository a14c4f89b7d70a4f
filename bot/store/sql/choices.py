"""Settings, preferences and blocks in SQL, with a version for each owner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from bot.store.people import AGREED, ANYBODY, Kept
from bot.store.sql.database import DatabaseConnection, column, first
from bot.store.sql.results import standings
from bot.store.sql.writer import DatabaseWriter, SqlStore, reads, writes

Job = Callable[[DatabaseConnection, int], None]
"""A job that runs when an owner agrees to the global leaderboards, or withdraws the agreement."""
UNTOLD = "SELECT guild FROM kept_out WHERE user = :user AND told = 0"
UNTOLD_DEEDS = "SELECT DISTINCT guild FROM deed_people WHERE user = :user AND told = 0"
BLOCKED = "SELECT blocked FROM blocks WHERE user = :user ORDER BY at, blocked"


class Versions:
    """The versions of owners, with a row for each.

    All versions come from one sequence, so the highest are the latest changes.
    """

    def __init__(self, table: str, owner: str) -> None:
        self._one = f"SELECT version FROM {table} WHERE {owner} = ?"
        self._next = (
            f"INSERT INTO {table} SELECT ?, 1 + coalesce(max(version), 0) FROM {table} WHERE true"
            f" ON CONFLICT ({owner}) DO UPDATE SET version = excluded.version"
        )
        self._gone = f"DELETE FROM {table} WHERE {owner} = ?"
        self.latest = f"SELECT coalesce(max(version), 0) FROM {table}"
        self.changed = f"SELECT {owner}, version FROM {table} WHERE version > ? ORDER BY version LIMIT ?"

    def get(self, connection: DatabaseConnection, owner: int) -> int:
        return first(connection, self._one, (owner,)) or 0

    def rise(self, connection: DatabaseConnection, owner: int) -> None:
        connection.execute(self._next, (owner,))

    def forget(self, connection: DatabaseConnection, owner: int) -> None:
        """Delete the version of an owner, and record under ANYBODY that some owner's data was deleted."""
        self.rise(connection, ANYBODY)
        connection.execute(self._gone, (owner,))


OF_SERVERS = Versions("server_versions", "guild")
OF_PEOPLE = Versions("person_versions", "user")


class Choices(SqlStore):
    """The settings of servers, or the preferences of users. The owner is the server or user.

    Default values are not saved. A writer passes the version that it knows. If someone else has written since, nothing
    changes. All methods raise StoreError.
    """

    def __init__(self, writer: DatabaseWriter, table: str, owner: str, versions: Versions, agree: Job) -> None:
        super().__init__(writer)
        self._table, self._owner, self._versions, self._agree = table, owner, versions, agree

    @classmethod
    def of_servers(cls, writer: DatabaseWriter) -> Choices:
        return cls(writer, "server_settings", "guild", OF_SERVERS, standings.spread_server)

    @classmethod
    def of_people(cls, writer: DatabaseWriter) -> Choices:
        return cls(writer, "preferences", "user", OF_PEOPLE, standings.spread_person)

    @reads
    def load(self, connection: DatabaseConnection, owner: int) -> Kept:
        """Return all choices of an owner, read at one moment."""
        chosen = f"SELECT key, value FROM {self._table} WHERE {self._owner} = ?"
        texts = dict(connection.execute(chosen, (owner,)).fetchall())
        version = self._versions.get(connection, owner)
        if self._versions is not OF_PEOPLE:
            return Kept(version, texts)
        blocked, *untold = (column(connection, sql, {"user": owner}) for sql in (BLOCKED, UNTOLD, UNTOLD_DEEDS))
        return Kept(version, texts, tuple(blocked), tuple(sorted({*chain(*untold)})))

    @writes
    def keep(self, connection: DatabaseConnection, owner: int, key: str, value: str | None, version: int) -> bool:
        """Save a value, or delete it if it is None.

        A change of the consent to global leaderboards takes effect at once.

        Return False and change nothing unless `version` is the owner's current version.
        """
        kept = (
            f"INSERT INTO {self._table} VALUES (?, ?, ?)"
            f" ON CONFLICT ({self._owner}, key) DO UPDATE SET value = excluded.value"
        )
        if self._versions.get(connection, owner) != version:
            return False
        if value is None:
            connection.execute(f"DELETE FROM {self._table} WHERE {self._owner} = ? AND key = ?", (owner, key))
        else:
            connection.execute(kept, (owner, key, value))
        if key == AGREED:
            self._agree(connection, owner)
        self._versions.rise(connection, owner)
        return True

    @reads
    def latest(self, connection: DatabaseConnection) -> int:
        """Return the highest version of all owners."""
        return first(connection, self._versions.latest)

    @reads
    def changed(self, connection: DatabaseConnection, since: int, most: int) -> list[tuple[int, int]]:
        """Return up to `most` changes after version `since`, in order, as (owner, version).

        Each owner is listed once, with the latest change. The owner ANYBODY means that the data of some user was
        deleted. Anything known about users may then be outdated.
        """
        return connection.execute(self._versions.changed, (since, most)).fetchall()


class Blocked(SqlStore):
    """Blocks between users, with their times in unix milliseconds. All methods raise StoreError.

    `People.preferences` returns a user's blocks and manages their versions.
    """

    async def add(self, user: int, blocked: int, at: int, version: int) -> bool:
        """Save that `user` blocked `blocked` at the time `at`. If this block already exists, its time is kept.

        Return False and change nothing unless `version` is the user's current version, as in `Choices.keep`.
        """
        return await self._change(
            "INSERT INTO blocks VALUES (?, ?, ?) ON CONFLICT DO NOTHING", [(user, blocked, at)], version
        )

    async def remove(self, user: int, blocked: Sequence[int], version: int) -> bool:
        """Remove the blocks of these users (`blocked`) by `user`.

        Return False and change nothing unless `version` is the user's current version, as in `Choices.keep`.
        """
        return await self._change(
            "DELETE FROM blocks WHERE user = ? AND blocked = ?", [(user, each) for each in blocked], version
        )

    @writes
    def _change(self, connection: DatabaseConnection, sql: str, rows: Sequence[tuple[int, ...]], version: int) -> bool:
        """Run `sql` for each row. All rows are about one user, whose id comes first.

        Return False and change nothing unless `version` is current.
        """
        for user in {user for user, *_ in rows}:
            if OF_PEOPLE.get(connection, user) != version:
                return False
            OF_PEOPLE.rise(connection, user)
        connection.executemany(sql, rows)
        return True

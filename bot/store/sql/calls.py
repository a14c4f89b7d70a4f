"""Pings about lobbies in SQL.

There is a row for each server, game and user who wants pings, and a row for each lobby with a ping.
"""

from collections.abc import Collection

from bot.store.calls import Call
from bot.store.sql.database import DatabaseConnection, column
from bot.store.sql.open_tables import OPEN
from bot.store.sql.writer import SqlStore, reads, writes

WANTED = "SELECT game FROM listeners WHERE user = ? AND guild = ? ORDER BY game"
SITS = f"""
SELECT 1 FROM sitters CROSS JOIN tables ON id = table_id
WHERE user = l.user AND {OPEN} AND level IS NULL AND resigned_at IS NULL
"""
"""Query that finds a row if the user sits at an open table. It reads only tables of that user."""
LISTENERS = f"""
SELECT user FROM listeners l WHERE guild = :guild AND game = :game AND NOT EXISTS ({SITS})
ORDER BY called_at, user LIMIT :most OFFSET :skip
"""
WAIT = (
    "DELETE FROM lobby_calls WHERE table_id IN (SELECT id FROM lobby_calls CROSS JOIN tables ON id = table_id"
    " WHERE state <> 'lobby')",
    """INSERT INTO lobby_calls (table_id, due_at) VALUES (:table, :due_at)
    ON CONFLICT (table_id) DO UPDATE SET due_at = excluded.due_at WHERE lobby_calls.called_at IS NULL""",
)
PLACE = "guild = :guild AND channel = :channel AND game = :game"
CALLED_IN = """
INSERT INTO called_in VALUES (:guild, :channel, :game, :at)
ON CONFLICT (guild, channel, game) DO UPDATE SET at = excluded.at
"""
CALLED = """
SELECT user FROM lobby_calls c JOIN tables t ON t.id = c.table_id
JOIN listeners l ON l.guild = t.guild AND l.game = t.game AND l.called_at = c.called_at
WHERE c.table_id = :table ORDER BY user
"""


class CallStore(SqlStore):
    """Pings about lobbies. All methods raise StoreError. Times are unix milliseconds.

    A user's row contains the time of the last ping. It shows which ping reached the user.
    """

    @reads
    def wanted(self, connection: DatabaseConnection, guild: int, user: int) -> list[str]:
        """Return the games whose lobbies on a server the user wants pings for."""
        return column(connection, WANTED, (user, guild))

    @writes
    def want(self, connection: DatabaseConnection, guild: int, user: int, games: Collection[str]) -> None:
        """Replace the games for which the user wants pings.

        For a game that the user already had chosen, the time of the last ping is kept.
        """
        now = {*column(connection, WANTED, (user, guild))}
        for game in now - {*games}:
            _take_off(connection, guild, user, game)
        for game in {*games} - now:
            _put_on(connection, guild, user, game)

    @writes
    def turn(self, connection: DatabaseConnection, guild: int, user: int, game: str) -> bool:
        """Add a user to the people to ping for a game, or remove a user who is already among them.

        Return whether the user is among them now.
        """
        if _take_off(connection, guild, user, game):
            return False
        _put_on(connection, guild, user, game)
        return True

    @reads
    def listeners(self, connection: DatabaseConnection, guild: int, game: str, skip: int, most: int) -> list[int]:
        """Return users who want pings for a game and sit at no open table on any server.

        Users whose last ping is longest ago come first. A user who is away from a table does not count as sitting
        there. `skip`: how many users to leave out at the start. `most`: maximum number of users.
        """
        return column(connection, LISTENERS, {"guild": guild, "game": game, "skip": skip, "most": most})

    @writes
    def wait(self, connection: DatabaseConnection, table: int, due_at: int) -> None:
        """Note when the ping of a lobby is due, unless the ping was already sent."""
        for sql in WAIT:
            connection.execute(sql, {"table": table, "due_at": due_at})

    @reads
    def get(self, connection: DatabaseConnection, table: int) -> Call | None:
        """Return the ping of a lobby, or None if it has none."""
        sql = "SELECT due_at, called_at, sent FROM lobby_calls WHERE table_id = ?"
        found = connection.execute(sql, (table,)).fetchone()
        return Call(found[0], found[1], bool(found[2])) if found else None

    @writes
    def call(
        self, connection: DatabaseConnection, table: int, channel: int, users: Collection[int], at: int, since: int
    ) -> int | None:
        """Note that these users are pinged about a lobby at `at`, by a message in `channel`, and return None.

        If the lobby already had a ping, nothing changes and None is returned. If the channel was already pinged for
        this game after `since`, nothing changes and the time of that ping is returned.

        If the time of the channel's last ping is in the future, the clock was set back. That time is then replaced by
        `at`.
        """
        where = connection.execute("SELECT guild, game FROM tables WHERE id = ?", (table,)).fetchone()
        done = connection.execute("SELECT called_at FROM lobby_calls WHERE table_id = ?", (table,)).fetchone()
        if where is None or (done is not None and done[0] is not None):
            return None
        values = {"guild": where[0], "game": where[1], "channel": channel, "at": at, "table": table}
        connection.execute(f"UPDATE called_in SET at = :at WHERE {PLACE} AND at > :at", values)
        last = connection.execute(f"SELECT at FROM called_in WHERE {PLACE}", values).fetchone()
        if last is not None and last[0] > since:
            return last[0]
        connection.execute(CALLED_IN, values)
        sql = """INSERT INTO lobby_calls (table_id, due_at, called_at) VALUES (:table, :at, :at)
            ON CONFLICT (table_id) DO UPDATE SET called_at = excluded.called_at"""
        connection.execute(sql, values)
        sql = "UPDATE listeners SET called_at = :at WHERE guild = :guild AND game = :game AND user = :user"
        connection.executemany(sql, [values | {"user": user} for user in users])
        return None

    @reads
    def get_called_users(self, connection: DatabaseConnection, table: int) -> list[int]:
        """Return the users who were pinged about a lobby, still want pings, and were not pinged about another one
        since.
        """
        return column(connection, CALLED, {"table": table})

    @writes
    def sent(self, connection: DatabaseConnection, table: int) -> None:
        """Note that the message of a lobby's ping has been sent."""
        connection.execute("UPDATE lobby_calls SET sent = 1 WHERE table_id = ?", (table,))


def _put_on(connection: DatabaseConnection, guild: int, user: int, game: str) -> None:
    connection.execute("INSERT INTO listeners (guild, game, user) VALUES (?, ?, ?)", (guild, game, user))


def _take_off(connection: DatabaseConnection, guild: int, user: int, game: str) -> bool:
    sql = "DELETE FROM listeners WHERE guild = ? AND game = ? AND user = ?"
    return connection.execute(sql, (guild, game, user)).rowcount > 0

"""Queries for tables of a host, of a user or in a channel, and for paused tables. Only the returned tables are read."""

import json
from collections.abc import Collection, Sequence

from bot.store.models import Seated, State, TableRow
from bot.store.sql import statements
from bot.store.sql.database import DatabaseConnection, Values, column, first
from bot.store.sql.writer import SqlStore, reads

OPEN = "state IN ('lobby', 'playing')"
"""Condition for open tables.

The wording must match the partial indexes. Otherwise SQLite doesn't use them.
"""
BEGUN = "SELECT id FROM tables WHERE start_id IS NOT NULL AND state IN ('playing', 'over')"
IN_CHANNEL = f"""SELECT id FROM tables WHERE channel = :channel AND {OPEN}
UNION SELECT id FROM tables WHERE parent = :channel AND {OPEN} ORDER BY id"""
ON_SERVER = f"SELECT id FROM tables WHERE guild = ? AND {OPEN} ORDER BY id"
ASLEEP = """
WHERE state = 'playing' AND id IN (SELECT table_id FROM sitters WHERE user = ? AND resigned_at IS NULL)
AND NOT EXISTS (SELECT 1 FROM sitters WHERE table_id = id AND user IS NOT NULL AND level IS NULL)
ORDER BY active_at DESC, id DESC
"""
LATEST = """
SELECT id FROM tables WHERE :channel IN (channel, parent) AND id IN (
    SELECT id FROM tables WHERE host = :user
    UNION SELECT table_id FROM sitters WHERE user = :user
)
ORDER BY CASE state WHEN 'playing' THEN 0 WHEN 'lobby' THEN 1 WHEN 'over' THEN 2 ELSE 3 END, id DESC LIMIT 1
"""
FREE = "seats > (SELECT count(*) FROM sitters WHERE table_id = id)"
WAITING = f"""
WHERE guild = :guild AND game = :game AND state = 'lobby' AND invited_only = 0 AND {FREE}
ORDER BY coalesce(parent, channel) <> :channel, created_at, id LIMIT :most
"""
OPEN_IN = f"""
WHERE guild = :guild AND {OPEN} AND coalesce(parent, channel) IN (SELECT CAST(value AS BIGINT) FROM json_each(:places))
AND (state = 'playing' OR {FREE})
ORDER BY state = 'playing', CASE state WHEN 'lobby' THEN created_at ELSE -created_at END, id LIMIT :most OFFSET :skip
"""


class OpenTables(SqlStore):
    """The queries of `TableStore` that find tables."""

    @reads
    def get_for_host(self, connection: DatabaseConnection, host: int) -> list[TableRow]:
        """Return the lobbies and running tables of a host, on all servers."""
        return statements.tables(connection, f"WHERE host = ? AND {OPEN} ORDER BY id", (host,))

    @reads
    def sample_begun(self, connection: DatabaseConnection, most: int) -> list[int]:
        """Return up to `most` tables whose match has begun.

        Half of them are the newest, the others are chosen at random.
        """
        newest = column(connection, f"{BEGUN} ORDER BY id DESC LIMIT ?", (most // 2,))
        sql = f"{BEGUN} AND id < ? ORDER BY random() LIMIT ?"
        return [*newest, *column(connection, sql, (min(newest, default=0), most))][:most]

    @reads
    def in_channel(self, connection: DatabaseConnection, channel: int) -> list[int]:
        """Return the lobbies and running tables of a channel and its threads."""
        return column(connection, IN_CHANNEL, {"channel": channel})

    @reads
    def on_server(self, connection: DatabaseConnection, guild: int) -> list[int]:
        """Return the lobbies and running tables of a server."""
        return column(connection, ON_SERVER, (guild,))

    @reads
    def get_for_user(
        self, connection: DatabaseConnection, guild: int, user: int, states: Sequence[State], most: int
    ) -> list[Seated]:
        """Return the newest tables on a server at which the user sits, with their seats.

        `states`: the states to include.
        """
        inside = f"state IN ({', '.join('?' * len(states))}) AND id IN (SELECT table_id FROM sitters WHERE user = ?)"
        where = f"WHERE guild = ? AND {inside} ORDER BY id DESC LIMIT ?"
        return seated(connection, where, (guild, *states, user, most))

    @reads
    def asleep(self, connection: DatabaseConnection, user: int) -> list[Seated]:
        """Return the user's paused matches, the latest first. A match is paused when all of its people are away.

        A match in which a claim window is still open is included. It is paused once the window ends.
        """
        return seated(connection, ASLEEP, (user,))

    @reads
    def waiting(self, connection: DatabaseConnection, guild: int, game: str, channel: int, most: int) -> list[Seated]:
        """Return a game's lobbies on a server that anyone may join and that have a free seat.

        Lobbies in `channel` come first. After that, the oldest come first.
        """
        return seated(connection, WAITING, {"guild": guild, "game": game, "channel": channel, "most": most})

    @reads
    def open_in(
        self, connection: DatabaseConnection, guild: int, places: Collection[int], skip: int, most: int
    ) -> list[Seated]:
        """Return the lobbies with a free seat in these channels, followed by the running matches there.

        Of the lobbies, the oldest come first. Of the matches, the newest come first. `skip`: how many tables to leave
        out at the start.
        """
        values = {"guild": guild, "places": json.dumps(sorted(places)), "skip": skip, "most": most}
        return seated(connection, OPEN_IN, values)

    @reads
    def latest(self, connection: DatabaseConnection, user: int, channel: int) -> int | None:
        """Return the user's latest table in the channel, or None.

        Running tables come before lobbies, and lobbies before other tables.
        """
        return first(connection, LATEST, {"user": user, "channel": channel})

    @reads
    def get_rematch(self, connection: DatabaseConnection, table: int) -> int | None:
        """Return the number of a table's rematch, or None."""
        return first(connection, "SELECT id FROM tables WHERE rematch_of = ?", (table,))


def seated(connection: DatabaseConnection, where: str, values: Values) -> list[Seated]:
    """Return the tables for which the SQL condition `where` holds, each with the users at its seats."""
    sql = "SELECT user FROM sitters WHERE table_id = ? ORDER BY seat"
    return [(row, tuple(column(connection, sql, (row.id,)))) for row in statements.tables(connection, where, values)]

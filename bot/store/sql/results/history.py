"""Queries for a user's finished matches, page by page. They use indexes."""

from bot.store.models import LARGEST_ID
from bot.store.records import FinishedMatch, Way
from bot.store.sql.database import DatabaseConnection, column, first
from bot.store.sql.statements import tables
from bot.store.sql.writer import SqlStore, reads

HERE = "EXISTS (SELECT 1 FROM tables WHERE id = table_id AND guild = :guild)"
FIRST = f"""
SELECT table_id FROM scores WHERE user = :user AND {HERE} ORDER BY at DESC, table_id DESC LIMIT :limit
"""
OLDER = f"""
SELECT table_id FROM scores WHERE user = :user
AND (at, table_id) < (SELECT ended_at, table_id FROM results WHERE table_id = :after) AND {HERE}
ORDER BY at DESC, table_id DESC LIMIT :limit
"""
NEWER = f"""
SELECT table_id FROM scores WHERE user = :user
AND (at, table_id) > (SELECT ended_at, table_id FROM results WHERE table_id = :after) AND {HERE}
ORDER BY at, table_id LIMIT :limit
"""
LATEST = """
SELECT table_id FROM scores WHERE user = :user
AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND guild = :guild AND :channel IN (channel, parent))
ORDER BY at DESC, table_id DESC LIMIT 1
"""
LEVELS = """
SELECT seat, level FROM scores JOIN sitters USING (table_id, seat)
WHERE table_id = ? AND scores.user IS NULL AND level IS NOT NULL
"""


class History(SqlStore):
    """The queries of `RecordStore` that return finished matches."""

    @reads
    def matches(
        self, connection: DatabaseConnection, guild: int, user: int, after: int, way: Way, limit: int
    ) -> list[FinishedMatch]:
        """Return up to `limit` of the user's finished matches on a server, before or after the match at table `after`.

        `way`: `older` for matches that ended before that match, `newer` for matches that ended after it. The closest in
        time come first. If `after` is 0, the newest matches are returned.
        """
        sql = FIRST if not after else OLDER if way == "older" else NEWER
        values = {"user": user, "guild": guild, "after": after, "limit": limit}
        return [_past(connection, number) for number in column(connection, sql, values)]

    @reads
    def match(self, connection: DatabaseConnection, table: int) -> FinishedMatch | None:
        """Return the finished match at a table, or None."""
        if table > LARGEST_ID:
            return None
        over = first(connection, "SELECT 1 FROM results WHERE table_id = ?", (table,))
        return _past(connection, table) if over else None

    @reads
    def latest(self, connection: DatabaseConnection, guild: int, user: int, channel: int) -> int | None:
        """Return the table of the user's newest finished match in a channel, or None."""
        return first(connection, LATEST, {"guild": guild, "user": user, "channel": channel})


def _past(connection: DatabaseConnection, table: int) -> FinishedMatch:
    (row,) = tables(connection, "WHERE id = ?", (table,))
    sql = "SELECT user, points, place FROM scores WHERE table_id = ? ORDER BY seat"
    scores = tuple(connection.execute(sql, (table,)))
    voided = connection.execute("SELECT 1 FROM voided WHERE table_id = ?", (table,)).fetchone() is not None
    return FinishedMatch(row, scores, dict(connection.execute(LEVELS, (table,))), voided)

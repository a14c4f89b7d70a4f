"""Evenings in SQL.

There is a row for each evening of a channel. Each result names the evening in which its match ended.
"""

import json

from bot.store.evenings import PAUSE_MS, STEP_MS, Best, Evening, Gain, Ledger
from bot.store.records import WON
from bot.store.sql.database import DatabaseConnection
from bot.store.sql.writer import SqlStore, reads, writes

HOME = "(SELECT coalesce(parent, channel) FROM tables WHERE id = :table)"
"""The channel where a table was opened. The table may be played in a thread of that channel."""
LATEST = f"SELECT moved_at FROM evenings WHERE over = 0 AND channel = {HOME}"
GOES_ON = f"UPDATE evenings SET moved_at = :at WHERE over = 0 AND channel = {HOME}"
ENDS = f"UPDATE evenings SET over = 1 WHERE over = 0 AND channel = {HOME}"
BEGINS = """
INSERT INTO evenings (guild, channel, began_at, moved_at)
SELECT guild, coalesce(parent, channel), :at, :at FROM tables WHERE id = :table AND guild > 0
"""
LIES_IN = f"(SELECT id FROM evenings WHERE over = 0 AND channel = {HOME})"

COLUMNS = "id, guild, channel, began_at, moved_at, sent"
RUNNING = f"""
SELECT {COLUMNS} FROM evenings WHERE over = 0 AND channel = :channel AND moved_at > :now - {PAUSE_MS}
"""
SET_BACK = "UPDATE evenings SET moved_at = :now WHERE moved_at > :now"
END = f"UPDATE evenings SET over = 1 WHERE over = 0 AND moved_at <= :now - {PAUSE_MS}"
OVER = f"SELECT {COLUMNS} FROM evenings WHERE over = 1 ORDER BY id"

MATCHES = """
SELECT game, count(*) FROM results WHERE evening = :evening AND counted = 1 GROUP BY game ORDER BY count(*) DESC, game
"""
SHOWN = """EXISTS (
    SELECT 1 FROM standings s WHERE (s.user, s.guild, s.game) = (scores.user, results.guild, results.game)
    AND period = 'all' AND since = 0 AND shown = 1
)"""
GAINS = f"""
SELECT game, user, count(*), count(*) FILTER (WHERE {WON}), sum(points) FROM results JOIN scores USING (table_id)
WHERE evening = :evening AND counted = 1 AND {SHOWN}
GROUP BY game, user ORDER BY game, sum(points) DESC, count(*) FILTER (WHERE {WON}) DESC, user
"""
BEST = f"""
SELECT game, table_id, hand, user, wins.points, patterns
FROM results JOIN wins USING (table_id) JOIN scores USING (table_id, seat)
WHERE evening = :evening AND counted = 1 AND {SHOWN} ORDER BY wins.points DESC, ended_at, table_id, hand
"""


def moved(connection: DatabaseConnection, table: int, at: int) -> None:
    """Continue the evening of a table's channel after a move, or begin a new one after a long pause.

    Outside of servers there are no evenings. The time of the move is saved at most once a minute, because it makes up a
    third of what a move writes.
    """
    values = {"table": table, "at": at}
    latest = connection.execute(LATEST, values).fetchone()
    if latest is None or latest[0] <= at - PAUSE_MS:
        connection.execute(ENDS, values)
        connection.execute(BEGINS, values)
    elif not at - STEP_MS < latest[0] <= at:
        connection.execute(GOES_ON, values)


class Evenings(SqlStore):
    """Evenings, which begin and continue with each saved move. All methods raise StoreError.

    A match belongs to the evening in which it ends. When an evening is deleted, its results no longer name it.
    """

    @reads
    def running(self, connection: DatabaseConnection, channel: int, now: int) -> Evening | None:
        """Return the evening that is running in a channel, or None."""
        found = connection.execute(RUNNING, {"channel": channel, "now": now}).fetchone()
        return _evening(*found) if found else None

    @writes
    def get_ended(self, connection: DatabaseConnection, now: int) -> list[Evening]:
        """Return the evenings that have ended. A later move in the channel belongs to its next evening.

        If the clock was set back, the latest move may be in the future. It then counts as made now.
        """
        connection.execute(SET_BACK, {"now": now})
        connection.execute(END, {"now": now})
        return [_evening(*row) for row in connection.execute(OVER)]

    @reads
    def ledger(self, connection: DatabaseConnection, evening: int) -> Ledger:
        """Return the totals of an evening, all read at one moment."""
        about, best = {"evening": evening}, dict[str, Best]()
        for *row, patterns in connection.execute(BEST, about):
            found = Best(*row, patterns=tuple(json.loads(patterns)))
            best.setdefault(found.game, found)
        gains = tuple(Gain(*row) for row in connection.execute(GAINS, about))
        return Ledger(dict(connection.execute(MATCHES, about)), gains, best)

    @writes
    def sending(self, connection: DatabaseConnection, evening: int) -> None:
        """Note that the message about an evening is about to be sent."""
        connection.execute("UPDATE evenings SET sent = 1 WHERE id = ?", (evening,))

    @writes
    def forget(self, connection: DatabaseConnection, evening: int) -> None:
        """Delete an evening. Its message was sent, or is not going to be sent."""
        connection.execute("UPDATE results SET evening = NULL WHERE evening = ?", (evening,))
        connection.execute("DELETE FROM evenings WHERE id = ?", (evening,))


def _evening(number: int, guild: int, channel: int, began_at: int, moved_at: int, sent: int) -> Evening:
    return Evening(number, guild, channel, began_at, moved_at, sent=bool(sent))

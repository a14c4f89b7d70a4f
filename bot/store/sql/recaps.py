"""The weekly recap in SQL: which servers have had it, and what happened on a server in a week."""

import json
from typing import Any

from bot.store.evenings import Best
from bot.store.sql.database import DatabaseConnection
from bot.store.sql.evenings import SHOWN
from bot.store.sql.writer import SqlStore, reads, writes

MOST = 3
"""Maximum number of streaks, achievements and pairs of rivals."""
CLAIM = """
UPDATE recaps SET until = now_ms() + :lasts
WHERE guild = :guild AND week < :week AND (until <= now_ms() OR until > now_ms() + :lasts)
"""
WEEK = f"""results.guild = :guild AND counted = 1 AND ended_at >= :since AND ended_at < :until AND {SHOWN}"""
BEST = f"""
SELECT home, game, table_id, hand, user, points, patterns FROM (
    SELECT home, results.game, table_id, hand, scores.user, wins.points, patterns, ended_at, row_number()
        OVER (PARTITION BY home ORDER BY wins.points DESC, ended_at, table_id, hand) AS nth
    FROM results JOIN (SELECT id AS table_id, coalesce(parent, channel) AS home FROM tables) h USING (table_id)
    JOIN scores USING (table_id) JOIN wins USING (table_id, seat)
    WHERE results.game = :game AND results.rated >= :rated AND {WEEK}
) b WHERE nth = 1 ORDER BY points DESC, ended_at, table_id, hand
"""
STREAKS = f"""
SELECT scores.user, results.game, run FROM results CROSS JOIN scores USING (table_id) CROSS JOIN streaks t
ON (t.user, t.guild, t.game) = (scores.user, results.guild, results.game) AND latest = ended_at
WHERE run > 2 AND {WEEK} ORDER BY run DESC, latest, scores.user LIMIT {MOST}
"""
RARE = f"""
SELECT scores.user, a.game, a.key FROM results CROSS JOIN achievements a USING (table_id)
CROSS JOIN scores ON scores.table_id = a.table_id AND scores.user = a.user
CROSS JOIN declared d ON (d.game, d.key) = (a.game, a.key)
WHERE rare = 1 AND {WEEK} ORDER BY ended_at DESC, a.table_id, a.user, a.key LIMIT {MOST}
"""
AGREES = "EXISTS (SELECT 1 FROM preferences p WHERE p.user = {} AND p.key = 'rivals' AND p.value = 'on')"
RIVALS = f"""
SELECT scores.user, o.user, count(*) FILTER (WHERE scores.place < o.place) AS won,
    count(*) FILTER (WHERE scores.place > o.place) AS lost
FROM results JOIN scores USING (table_id) JOIN scores o USING (table_id)
WHERE guild = :guild AND counted = 1 AND ended_at < :until AND scores.user < o.user
AND {AGREES.format("scores.user")} AND {AGREES.format("o.user")} AND {SHOWN}
AND {SHOWN.replace("scores.user", "o.user")}
GROUP BY scores.user, o.user HAVING max(ended_at) >= :since ORDER BY count(*) DESC, scores.user, o.user LIMIT {MOST}
"""
SERIES = """
SELECT DISTINCT series, s.user FROM nights n CROSS JOIN standings s ON (s.guild, s.game) = (n.guild, n.game)
WHERE n.guild = :guild AND series IS NOT NULL AND state = 'over' AND n.ended_at >= :since AND n.ended_at < :until
AND EXISTS (SELECT 1 FROM tables t CROSS JOIN results r ON r.table_id = t.id WHERE t.night = n.id AND counted = 1)
AND period = 'all' AND s.since = 0 AND shown = 1 ORDER BY series, s.user
"""


class Recaps(SqlStore):
    """Weekly recaps. All methods raise StoreError. Times are unix milliseconds.

    Users hidden from the server's leaderboards are left out.
    """

    @writes
    def claim(self, connection: DatabaseConnection, guild: int, week: int, lasts_ms: int) -> bool:
        """Claim a server for `lasts_ms`, unless it has had the recap of `week` or another process has claimed it."""
        connection.execute("INSERT INTO recaps VALUES (?, 0, 0) ON CONFLICT DO NOTHING", (guild,))
        return connection.execute(CLAIM, {"guild": guild, "week": week, "lasts": lasts_ms}).rowcount > 0

    @writes
    def done(self, connection: DatabaseConnection, guild: int, week: int) -> None:
        """Note that a server has had the recap of `week`, or needs none, and release the claim."""
        connection.execute("UPDATE recaps SET week = ?, until = 0 WHERE guild = ?", (week, guild))

    async def best(
        self, game: str, guild: int, since: int, until: int, *, rated: bool = False
    ) -> list[tuple[int, Best]]:
        """Return the hand with the most points of a game in each channel where it was opened, best first.

        `rated`: whether only rated matches count.
        """
        found = await self._of_week(BEST, guild, since, until, game=game, rated=int(rated))
        return [(home, Best(*row, patterns=tuple(json.loads(patterns)))) for home, *row, patterns in found]

    async def streaks(self, guild: int, since: int, until: int) -> list[tuple[int, str, int]]:
        """Return the longest winning streaks of players whose latest match was then, as (user, game, wins)."""
        return await self._of_week(STREAKS, guild, since, until)

    async def rare(self, guild: int, since: int, until: int) -> list[tuple[int, str, str]]:
        """Return the newest rare achievements, as (user, game, key)."""
        return await self._of_week(RARE, guild, since, until)

    async def rivals(self, guild: int, since: int, until: int) -> list[tuple[int, int, int, int]]:
        """Return who met then and agrees to be shown, as (user, other, times ahead, times behind) of all time."""
        return await self._of_week(RIVALS, guild, since, until)

    async def series(self, guild: int, since: int, until: int) -> list[tuple[int, int]]:
        """Return the series with a night then where a match counted, as (series, user) for each user to be named."""
        return await self._of_week(SERIES, guild, since, until)

    @reads
    def _of_week(
        self, connection: DatabaseConnection, sql: str, guild: int, since: int, until: int, **more: str | int
    ) -> list[Any]:
        return connection.execute(sql, {"guild": guild, "since": since, "until": until, **more}).fetchall()

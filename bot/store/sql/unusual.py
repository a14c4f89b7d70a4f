"""Queries for matches and moderator actions that look unusual."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from bot.store.moderation import CountedMatch, ModerationGain
from bot.store.sql.database import DatabaseConnection
from bot.store.sql.rated import listing
from bot.store.sql.writer import SqlStore, reads

DONE = """
l.guild = :guild AND l.at >= :since AND (l.deed IN ('seat', 'wait') OR l.deed = 'void' AND l.id = (
    SELECT max(m.id) FROM moderation_log m WHERE m.table_id = l.table_id AND m.deed = 'void'
) AND EXISTS (SELECT 1 FROM voided v WHERE v.table_id = l.table_id))
"""
"""Condition for actions that change matches. A void that was undone does not."""
GAINS = f"""
SELECT NULL, l.deed, count(*) FROM moderation_log l WHERE {DONE} GROUP BY l.deed
UNION ALL
SELECT p.user, l.deed, count(*) FROM moderation_log l CROSS JOIN deed_people p ON p.deed = l.id
WHERE p.effect = 1 AND {DONE} GROUP BY p.user, l.deed
"""
LATELY = """
SELECT r.table_id, game, ended_at, hands, s.place, s.user, hands <= 1 AND reason <> 'played' AND (
    EXISTS (SELECT 1 FROM moves m WHERE m.table_id = s.table_id AND m.seat = s.seat AND action = 'resign')
    OR EXISTS (SELECT 1 FROM sitters t WHERE t.table_id = s.table_id AND t.seat = s.seat
        AND (leaver IS NOT NULL OR resigned_at IS NOT NULL))
) FROM (
    SELECT table_id, game, ended_at, coalesce(hands, 0) AS hands, reason FROM results WHERE counted = 1
    AND guild = :guild AND ended_at >= :since AND (ended_at, table_id) < (:at, :after)
    ORDER BY ended_at DESC, table_id DESC LIMIT :limit
) r CROSS JOIN scores s ON s.table_id = r.table_id
WHERE s.user IS NOT NULL ORDER BY ended_at DESC, r.table_id DESC, s.seat
"""
HELPED_LATELY = f"""
SELECT 'void', v.table_id, s.user FROM voided v CROSS JOIN results r ON r.table_id = v.table_id
JOIN scores s ON s.table_id = v.table_id AND s.user > 0
    AND 2 * {listing.RATED_PLACE.format("s.")} > 1 + (SELECT count(*) FROM scores o WHERE o.table_id = v.table_id)
WHERE guild = :guild AND ended_at >= :since
UNION ALL
SELECT l.deed, l.id, p.user FROM moderation_log l CROSS JOIN deed_people p ON p.deed = l.id
WHERE l.guild = :guild AND l.at >= :since AND l.deed = 'close' AND p.effect = 1 AND p.user > 0
ORDER BY 1, 2, 3
"""


class Unusual(SqlStore):
    """The queries of `Moderation` for what looks unusual."""

    @reads
    def lately(
        self, connection: DatabaseConnection, guild: int, since: int, after: CountedMatch | None, limit: int
    ) -> list[CountedMatch]:
        """Return up to `limit` counted matches on a server that ended since `since`, the latest first.

        `after`: the last match of the previous page. Return only the matches that follow it.
        """
        at, table = (after.ended_at, after.table) if after else (2**62, 0)
        values = {"guild": guild, "since": since, "at": at, "after": table, "limit": limit}
        return [_lately([*each]) for _, each in groupby(connection.execute(LATELY, values), itemgetter(0))]

    @reads
    def gains(self, connection: DatabaseConnection, guild: int, since: int) -> list[ModerationGain]:
        """Return how often moderators gave seats away, ended waits and voided results since then.

        The numbers of all such actions come first, then those by which each person gained.
        """
        return [ModerationGain(*row) for row in connection.execute(GAINS, {"guild": guild, "since": since})]

    @reads
    def helped_lately(self, connection: DatabaseConnection, guild: int, since: int) -> list[tuple[int, ...]]:
        """Return who profits from each match since `since` that moderators voided or closed.

        For a voided result, these are the players with a place in the lower half. For a closed match, these are the
        players with fewer points than the average.
        """
        rows = connection.execute(HELPED_LATELY, {"guild": guild, "since": since})
        return [tuple(user for *_, user in each) for _, each in groupby(rows, itemgetter(0, 1))]


def _lately(rows: Sequence[tuple[int, str, int, int, int, int, int]]) -> CountedMatch:
    table, game, ended_at, hands, *_ = rows[0]
    gave_up = tuple(user for *_, user, gave in rows if gave)
    users, places = tuple(user for *_, user, _ in rows), tuple(place for *_, place, _, _ in rows)
    return CountedMatch(table, game, ended_at, hands, users, gave_up, places)

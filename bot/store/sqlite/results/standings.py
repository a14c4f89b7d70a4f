"""Keeps running totals of results by server, game and period, so that a leaderboard reads no history."""

from __future__ import annotations

import sqlite3

from bot.store.people import AGREED
from bot.store.records import PERIODS, WORLDWIDE, since
from bot.store.sqlite.results import visible

AVERAGE = "CAST(round({points} * 100.0 / nullif({hands}, 0)) AS INTEGER)"
SUMS = AVERAGE.format(points="sum(points)", hands="sum(hands)")
MORE = AVERAGE.format(points="(points + excluded.points)", hands="(hands + excluded.hands)")

SHOWN = visible.SHOWN.format(
    user="scores.user", guild="results.guild", game="results.game", period=":period", since="since(:period, ended_at)"
)
ADD = f"""
INSERT INTO standings (user, guild, game, period, since, played, won, points, hands, average, shown)
SELECT user, guild, game, :period, since(:period, ended_at) AS first_day, count(*), sum(place = 1), sum(points),
    sum(coalesce(hands, 0)), {SUMS}, {SHOWN}
FROM results JOIN scores USING (table_id) WHERE counted = 1 AND user IS NOT NULL {{only}}
GROUP BY user, guild, game, first_day
ON CONFLICT DO UPDATE SET played = played + excluded.played, won = won + excluded.won,
    points = points + excluded.points, hands = hands + excluded.hands, average = {MORE}
"""
DROP = """
DELETE FROM standings WHERE period IN ('day', 'week', 'month') {only} AND since < (
    SELECT max(since) FROM standings n WHERE n.user = standings.user AND n.guild = standings.guild
    AND n.game = standings.game AND n.period = standings.period
)
"""
"""Of days, weeks and months everybody keeps their latest; seasons stay."""
OF_TABLE = """AND user IN (SELECT user FROM scores WHERE table_id = :table)
AND (guild, game) = (SELECT guild, game FROM results WHERE table_id = :table)"""

OF_MATCH = """user IN (SELECT user FROM scores WHERE table_id = :table)
AND game = (SELECT game FROM results WHERE table_id = :table)"""
LEAVE_WORLD = "DELETE FROM standings WHERE guild = 0 AND {only}"
JOIN_WORLD = f"""
INSERT INTO standings (user, guild, game, period, since, played, won, points, hands, average, rated, mu, sigma, weight,
    rating, listed, ranked, shown)
SELECT user, 0, game, period, since, played, won, points, hands, average, rated, mu, sigma, weight,
    rating, listed, ranked,
    seen AND EXISTS (SELECT 1 FROM preferences p WHERE p.user = summed.user AND key = :agreed AND value = 'on')
FROM (
    SELECT user, game, period, since, sum(played) AS played, sum(won) AS won, sum(points) AS points,
        sum(hands) AS hands, {SUMS} AS average, rated, mu, sigma, weight, rating, listed, ranked,
        sum(shown) > 0 AS seen, max(coalesce(ranked, mu - 1000))
    FROM standings s WHERE guild IN (SELECT guild FROM server_settings WHERE key = :agreed AND value = 'on')
    AND EXISTS (SELECT 1 FROM pools b WHERE (b.guild, b.game) = (s.guild, s.game) AND listed >= {WORLDWIDE})
    AND NOT EXISTS (SELECT 1 FROM off_boards o WHERE (o.guild, o.user) = (s.guild, s.user))
    AND {{only}} GROUP BY user, game, period, since
) AS summed
"""
"""Totals of all servers are the sums over those that agree now and where enough people are listed. SQLite takes the
rating and what it is made of from the row that has the maximum: that of the server where it is best. Somebody is shown
who rests on some of these servers and not on all; what they have where they were taken off counts nowhere."""

TALLY = """
INSERT INTO tallies SELECT guild, game, period, since, measure, shift, step, count(*) FROM counted
GROUP BY guild, game, period, since, measure, shift, step
"""


def add(connection: sqlite3.Connection, table: int) -> None:
    """Add the result of one match."""
    connection.create_function("since", 2, since, deterministic=True)
    for period in PERIODS:
        connection.execute(ADD.format(only="AND table_id = :table"), {"period": period, "table": table})
    connection.execute(DROP.format(only=OF_TABLE), {"table": table})


def anew(connection: sqlite3.Connection, table: int) -> None:
    """Make the totals of the players of a match anew, where it was played; without ratings, which have to follow."""
    connection.create_function("since", 2, since, deterministic=True)
    connection.execute(f"DELETE FROM standings WHERE guild > 0 {OF_TABLE}", {"table": table})
    for period in PERIODS:
        connection.execute(ADD.format(only=OF_TABLE), {"period": period, "table": table})
    connection.execute(DROP.format(only=OF_TABLE), {"table": table})


def add_all(connection: sqlite3.Connection) -> None:
    """Make the totals of every server anew; `spread` and `tally` have to follow."""
    connection.execute("INSERT OR REPLACE INTO meta VALUES ('rebuilding', '1')")
    connection.execute("DELETE FROM standings")
    connection.execute("DELETE FROM tallies")
    connection.create_function("since", 2, since, deterministic=True)
    for period in PERIODS:
        connection.execute(ADD.format(only=""), {"period": period})
    connection.execute(DROP.format(only=""))


def spread_match(connection: sqlite3.Connection, table: int) -> None:
    """Bring the totals of all servers up to date for whoever played a match."""
    _spread(connection, OF_MATCH, {"table": table})


def spread_server(connection: sqlite3.Connection, guild: int) -> None:
    """Bring them up to date after a server agreed, or does no more."""
    _spread(connection, "user IN (SELECT user FROM standings WHERE guild = :guild)", {"guild": guild})


def spread_person(connection: sqlite3.Connection, user: int) -> None:
    """Bring them up to date after somebody agreed, or does no more."""
    _spread(connection, "user = :user", {"user": user})


def spread_one(connection: sqlite3.Connection, user: int, game: str) -> None:
    """Bring them up to date for one person in one game."""
    _spread(connection, "user = :user AND game = :game", {"user": user, "game": game})


def spread(connection: sqlite3.Connection) -> None:
    """Make the totals of all servers anew, of which there must be none."""
    _spread(connection, "1", {})


def tally(connection: sqlite3.Connection) -> None:
    """Count the standings anew, after `add_all`; from then on each change of a row counts itself."""
    connection.execute(TALLY)
    connection.execute("DELETE FROM meta WHERE key IN ('rebuilding', 'standings')")


def _spread(connection: sqlite3.Connection, only: str, values: dict[str, int | str]) -> None:
    connection.execute(LEAVE_WORLD.format(only=only), values)
    connection.execute(JOIN_WORLD.format(only=only), {**values, "agreed": AGREED})

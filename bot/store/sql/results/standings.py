"""Totals of results by server, game and period, so that leaderboards need not read past matches.

They are updated after each match.
"""

from bot.store.people import AGREED
from bot.store.records import PERIODS, WON, WORLDWIDE
from bot.store.sql.database import DatabaseConnection

IS_SHOWN = """CASE WHEN {user} > 0
AND NOT EXISTS (SELECT 1 FROM off_boards o WHERE (o.guild, o.user) = ({guild}, {user}))
AND NOT EXISTS (
    SELECT 1 FROM resting b WHERE (b.user, b.guild, b.game) = ({user}, {guild}, {game})
    AND ({period} <> 'season' OR {since} >= b.season)
) THEN 1 ELSE 0 END"""
"""1 if a row of totals is shown, otherwise 0.

It is not shown if the user's data was deleted, if a moderator took the user off, or if the user is hidden until their
next match. Seasons before a user was hidden are still shown.
"""
OF_ROW = IS_SHOWN.format(
    user="standings.user", guild="standings.guild", game="standings.game", period="period", since="since"
)
RENEW = f"UPDATE standings SET shown = {OF_ROW} WHERE user = :user AND guild = :guild AND shown <> {OF_ROW} {{only}}"


def renew_shown(connection: DatabaseConnection, user: int, guild: int, game: str | None = None) -> bool:
    """Update which rows of a user's totals a server shows.

    `game`: the only game to update, or None for all games.

    Return whether anything changed. If so, the global totals must be updated next.
    """
    sql = RENEW.format(only="" if game is None else "AND standings.game = :game")
    return connection.execute(sql, {"user": user, "guild": guild, "game": game}).rowcount > 0


AVERAGE = "CAST(round({points} * 100.0 / nullif({hands}, 0)) AS BIGINT)"
EVERYWHERE = AVERAGE.format(points="sum(points) OVER everywhere", hands="sum(hands) OVER everywhere")
SUMS = AVERAGE.format(points="sum(points)", hands="sum(hands)")
MORE = AVERAGE.format(points="(standings.points + excluded.points)", hands="(standings.hands + excluded.hands)")

SHOWN = IS_SHOWN.format(
    user="summed.user", guild="summed.guild", game="summed.game", period=":period", since="first_day"
)
ADD = f"""
INSERT INTO standings (user, guild, game, period, since, played, won, points, hands, average, shown)
SELECT user, guild, game, :period, first_day, played, won, points, hands, average, {SHOWN}
FROM (
    SELECT user, guild, game, since(:period, ended_at) AS first_day, count(*) AS played,
        count(*) FILTER (WHERE {WON}) AS won, sum(points) AS points, sum(coalesce(hands, 0)) AS hands,
        {SUMS} AS average
    FROM results JOIN scores USING (table_id) WHERE counted = 1 AND user IS NOT NULL {{only}}
    GROUP BY user, guild, game, first_day
) AS summed WHERE true
ON CONFLICT (user, guild, game, period, since) DO UPDATE SET played = standings.played + excluded.played,
    won = standings.won + excluded.won, points = standings.points + excluded.points,
    hands = standings.hands + excluded.hands, average = {MORE}
"""
DROP = """
DELETE FROM standings WHERE period IN ('day', 'week', 'month') {only} AND since < (
    SELECT max(since) FROM standings n WHERE n.user = standings.user AND n.guild = standings.guild
    AND n.game = standings.game AND n.period = standings.period
)
"""
"""Statement that deletes old totals. Only a user's latest day, week and month are kept. All seasons are kept."""
OF_TABLE = """AND user IN (SELECT user FROM scores WHERE table_id = :table)
AND (guild, game) = (SELECT guild, game FROM results WHERE table_id = :table)"""

OF_MATCH = """user IN (SELECT user FROM scores WHERE table_id = :table)
AND game = (SELECT game FROM results WHERE table_id = :table)"""
LEAVE_WORLD = "DELETE FROM standings WHERE guild = 0 AND {only}"
JOIN_WORLD = f"""
INSERT INTO standings (user, guild, game, period, since, played, won, points, hands, average, rated, mu, sigma, weight,
    rating, listed, closed, board, ranked, shown)
SELECT user, 0, game, period, since, played, won, points, hands, average, rated, mu, sigma, weight,
    rating, listed, closed, board, ranked,
    CASE WHEN seen > 0 AND EXISTS (
        SELECT 1 FROM preferences p WHERE p.user = summed.user AND key = :agreed AND value = 'on'
    ) THEN 1 ELSE 0 END
FROM (
    SELECT user, game, period, since, sum(played) OVER everywhere AS played, sum(won) OVER everywhere AS won,
        sum(points) OVER everywhere AS points, sum(hands) OVER everywhere AS hands, {EVERYWHERE} AS average,
        rated, mu, sigma, weight, rating, listed, closed, board, ranked, sum(shown) OVER everywhere AS seen,
        row_number() OVER (
            PARTITION BY user, game, period, since ORDER BY coalesce(ranked, mu - 1000) DESC NULLS LAST, guild
        ) AS place
    FROM standings s WHERE guild IN (SELECT guild FROM server_settings WHERE key = :agreed AND value = 'on')
    AND EXISTS (SELECT 1 FROM pools b WHERE (b.guild, b.game) = (s.guild, s.game) AND listed >= {WORLDWIDE})
    AND NOT EXISTS (SELECT 1 FROM off_boards o WHERE (o.guild, o.user) = (s.guild, s.user))
    AND {{only}} WINDOW everywhere AS (PARTITION BY user, game, period, since)
) AS summed WHERE place = 1
"""
"""Statement that adds the global totals: the sums over all servers that agree now and have enough listed players.

The rating and its weight are taken from the server where the user's rating is best. A user is shown unless they are
hidden on all of these servers. If a server took a user off its leaderboards, the user's results there don't count.
"""

TALLY = """
INSERT INTO tallies SELECT guild, game, period, since, measure, shift, step, count(*) FROM counted
GROUP BY guild, game, period, since, measure, shift, step
"""


def add(connection: DatabaseConnection, table: int) -> None:
    """Add the result of one match to the totals."""
    for period in PERIODS:
        connection.execute(ADD.format(only="AND table_id = :table"), {"period": period, "table": table})
    connection.execute(DROP.format(only=OF_TABLE), {"table": table})


def rebuild(connection: DatabaseConnection, table: int) -> None:
    """Rebuild the totals of a match's players on its server, without ratings.

    The caller must then recalculate the ratings.
    """
    connection.execute(f"DELETE FROM standings WHERE guild > 0 {OF_TABLE}", {"table": table})
    for period in PERIODS:
        connection.execute(ADD.format(only=OF_TABLE), {"period": period, "table": table})
    connection.execute(DROP.format(only=OF_TABLE), {"table": table})


def add_all(connection: DatabaseConnection) -> None:
    """Rebuild the totals of every server. The caller must then call `spread` and `tally`."""
    connection.execute("INSERT INTO meta VALUES ('rebuilding', '1') ON CONFLICT DO NOTHING")
    connection.execute("DELETE FROM standings")
    connection.execute("DELETE FROM tallies")
    for period in PERIODS:
        connection.execute(ADD.format(only=""), {"period": period})
    connection.execute(DROP.format(only=""))


def spread_match(connection: DatabaseConnection, table: int) -> None:
    """Update the global totals of all players of a match."""
    _spread(connection, OF_MATCH, {"table": table})


def spread_server(connection: DatabaseConnection, guild: int) -> None:
    """Update the global totals of all users of a server.

    This is needed when the server joins or leaves the global totals.
    """
    _spread(connection, "user IN (SELECT user FROM standings WHERE guild = :guild)", {"guild": guild})


def spread_person(connection: DatabaseConnection, user: int) -> None:
    """Update the global totals of a user. This is needed when the user gives or withdraws consent."""
    _spread(connection, "user = :user", {"user": user})


def spread_one(connection: DatabaseConnection, user: int, game: str) -> None:
    """Update the global totals of one user in one game."""
    _spread(connection, "user = :user AND game = :game", {"user": user, "game": game})


def spread(connection: DatabaseConnection) -> None:
    """Rebuild the global totals of all users."""
    _spread(connection, "true", {})


def tally(connection: DatabaseConnection) -> None:
    """Count the standings again after `add_all`.

    After that, triggers update the counts whenever a row changes.
    """
    connection.execute(TALLY)
    connection.execute("DELETE FROM meta WHERE key IN ('rebuilding', 'standings')")


def _spread(connection: DatabaseConnection, only: str, values: dict[str, int | str]) -> None:
    connection.execute(LEAVE_WORLD.format(only=only), values)
    connection.execute(JOIN_WORLD.format(only=only), {**values, "agreed": AGREED})

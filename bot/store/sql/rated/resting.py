"""Users who are hidden from a server's leaderboards until they play again.

They have left the server, or have not played there for long.
"""

from bot.store.sql.database import DatabaseConnection, column
from bot.store.sql.results import standings

OF_TABLE = """
SELECT b.user, b.guild, b.game FROM scores s CROSS JOIN results r ON r.table_id = s.table_id
CROSS JOIN resting b ON (b.user, b.guild, b.game) = (s.user, r.guild, r.game) WHERE s.table_id = ?
"""
GAMES = "SELECT DISTINCT game FROM standings WHERE user = ? AND guild = ?"
LONG_AGO = """
SELECT user, guild, game FROM streaks s WHERE latest < ? AND NOT EXISTS (
    SELECT 1 FROM resting b WHERE (b.user, b.guild, b.game) = (s.user, s.guild, s.game)
) ORDER BY user, guild, game LIMIT ?
"""


def hide_user(connection: DatabaseConnection, user: int, guild: int, game: str, season: int) -> None:
    """Hide a user from the leaderboards of a game on a server, from season `season` on.

    Leaderboards of earlier seasons keep showing the user.
    """
    sql = "INSERT INTO resting VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    connection.execute(sql, (user, guild, game, season))
    _show(connection, user, guild, game)


def wake(connection: DatabaseConnection, table: int) -> None:
    """Stop hiding the players of a match from the leaderboards."""
    for user, guild, game in connection.execute(OF_TABLE, (table,)).fetchall():
        connection.execute("DELETE FROM resting WHERE user = ? AND guild = ? AND game = ?", (user, guild, game))
        _show(connection, user, guild, game)


def games(connection: DatabaseConnection, user: int, guild: int) -> list[str]:
    """Return the games that a user has played on a server."""
    return column(connection, GAMES, (user, guild))


def long_ago(connection: DatabaseConnection, before: int, most: int) -> list[tuple[int, int, str]]:
    """Return up to `most` users who must be hidden, as (user, server, game).

    They have not played that game on that server since `before`, and are not hidden yet.
    """
    return connection.execute(LONG_AGO, (before, most)).fetchall()


def _show(connection: DatabaseConnection, user: int, guild: int, game: str) -> None:
    if standings.renew_shown(connection, user, guild, game):
        standings.spread_one(connection, user, game)

"""The rule for which rows of a user's totals are shown on a server's leaderboards."""

from __future__ import annotations

from bot.store.sql.database import DatabaseConnection

SHOWN = """CASE WHEN {user} > 0
AND NOT EXISTS (SELECT 1 FROM off_boards o WHERE (o.guild, o.user) = ({guild}, {user}))
AND NOT EXISTS (
    SELECT 1 FROM resting b WHERE (b.user, b.guild, b.game) = ({user}, {guild}, {game})
    AND ({period} <> 'season' OR {since} >= b.season)
) THEN 1 ELSE 0 END"""
"""1 if a row of totals is shown, otherwise 0.

It is not shown if the user's data was deleted, if a moderator took the user off, or if the user is hidden until their
next match. Seasons before a user was hidden are still shown.
"""
OF_ROW = SHOWN.format(
    user="standings.user", guild="standings.guild", game="standings.game", period="period", since="since"
)
RENEW = f"UPDATE standings SET shown = {OF_ROW} WHERE user = :user AND guild = :guild AND shown <> {OF_ROW} {{only}}"


def renew(connection: DatabaseConnection, user: int, guild: int, game: str | None = None) -> bool:
    """Update which rows of a user's totals a server shows.

    `game`: the only game to update, or None for all games.

    Return whether anything changed. If so, the global totals must be updated next.
    """
    values = {"user": user, "guild": guild, "game": game}
    sql = RENEW.format(only="" if game is None else "AND standings.game = :game")
    return connection.execute(sql, values).rowcount > 0

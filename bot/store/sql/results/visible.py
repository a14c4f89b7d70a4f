"""Says which totals of somebody others see on the leaderboards of a server."""

from __future__ import annotations

from bot.store.sql.database import DatabaseConnection

SHOWN = """CASE WHEN {user} > 0
AND NOT EXISTS (SELECT 1 FROM off_boards o WHERE (o.guild, o.user) = ({guild}, {user}))
AND NOT EXISTS (
    SELECT 1 FROM resting b WHERE (b.user, b.guild, b.game) = ({user}, {guild}, {game})
    AND ({period} <> 'season' OR {since} >= b.season)
) THEN 1 ELSE 0 END"""
"""Of a row of totals: its person is known, no moderator has taken them off, and they do not rest; what they had in
seasons before that stays."""
OF_ROW = SHOWN.format(
    user="standings.user", guild="standings.guild", game="standings.game", period="period", since="since"
)
RENEW = f"UPDATE standings SET shown = {OF_ROW} WHERE user = :user AND guild = :guild AND shown <> {OF_ROW} {{only}}"


def renew(connection: DatabaseConnection, user: int, guild: int, game: str | None = None) -> bool:
    """Show what is to be shown of somebody on a server, in one game or in all. Returns whether anything has changed;
    then the totals of all servers have to follow."""
    values = {"user": user, "guild": guild, "game": game}
    sql = RENEW.format(only="" if game is None else "AND standings.game = :game")
    return connection.execute(sql, values).rowcount > 0

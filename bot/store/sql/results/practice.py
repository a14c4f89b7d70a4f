"""Totals of matches alone against computers, by user, server, game and level. They are updated after each match."""

from bot.store.records import WON
from bot.store.sql.database import DatabaseConnection

ADD = f"""
INSERT INTO practice
SELECT user, guild, game, level, count(*), count(*) FILTER (WHERE {WON}), sum(points), sum(coalesce(hands, 0))
FROM results JOIN scores USING (table_id) WHERE level IS NOT NULL AND user > 0 {{only}}
GROUP BY user, guild, game, level
ON CONFLICT (user, guild, game, level) DO UPDATE SET played = practice.played + excluded.played,
    won = practice.won + excluded.won, points = practice.points + excluded.points,
    hands = practice.hands + excluded.hands
"""
"""Statement that adds totals.

Users whose data was deleted get no totals, since no other user's totals depend on them.
"""


def add(connection: DatabaseConnection, table: int) -> None:
    """Add the result of one match to the totals."""
    connection.execute(ADD.format(only="AND table_id = :table"), {"table": table})


def add_all(connection: DatabaseConnection) -> None:
    """Rebuild all totals from the results."""
    connection.execute("DELETE FROM practice")
    connection.execute(ADD.format(only=""))

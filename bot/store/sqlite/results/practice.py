"""Keeps running totals of matches that one person played against computers, by server, game and level."""

from __future__ import annotations

import sqlite3

ADD = """
INSERT INTO practice
SELECT user, guild, game, level, count(*), sum(place = 1), sum(points), sum(coalesce(hands, 0))
FROM results JOIN scores USING (table_id) WHERE level IS NOT NULL AND user > 0 {only}
GROUP BY user, guild, game, level
ON CONFLICT DO UPDATE SET played = played + excluded.played, won = won + excluded.won,
    points = points + excluded.points, hands = hands + excluded.hands
"""
"""Who is forgotten has none: nobody else's are made of them."""


def add(connection: sqlite3.Connection, table: int) -> None:
    """Add the result of one match."""
    connection.execute(ADD.format(only="AND table_id = :table"), {"table": table})


def add_all(connection: sqlite3.Connection) -> None:
    """Make all of them anew."""
    connection.execute("DELETE FROM practice")
    connection.execute(ADD.format(only=""))

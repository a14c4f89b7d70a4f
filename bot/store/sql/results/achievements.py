"""Achievements. Each user can earn each achievement once per server and game."""

import json

from bot.store.models import Finish
from bot.store.records import IN_A_ROW, RUN
from bot.store.sql.database import DatabaseConnection
from bot.store.sql.results import streaks

EARNED = """
INSERT INTO achievements
SELECT user, guild, game, :key, :told FROM scores JOIN results USING (table_id)
WHERE table_id = :table AND seat = :seat AND user > 0 AND counted = 1
ON CONFLICT DO NOTHING
"""
RUNS = f"""
INSERT INTO achievements
SELECT user, guild, game, '{IN_A_ROW}', {{told}} FROM streaks WHERE longest >= {RUN} {{only}}
ON CONFLICT DO NOTHING
"""
OF_TABLE = """AND user IN (SELECT user FROM scores WHERE table_id = :table)
AND (guild, game) = (SELECT guild, game FROM results WHERE table_id = :table)"""

FEAT = "INSERT INTO feats VALUES (:table, :seat, :key) ON CONFLICT DO NOTHING"
LOSE = f"""
DELETE FROM achievements WHERE (table_id IS NOT NULL OR key = '{IN_A_ROW}') {OF_TABLE}
"""
"""Statement that deletes achievements that are then determined again.

Achievements of old matches stay, because it is not recorded in which match they were earned.
"""
EARN_AGAIN = f"""
INSERT INTO achievements
SELECT user, guild, game, key, table_id FROM feats JOIN scores USING (table_id, seat) JOIN results USING (table_id)
WHERE counted = 1 AND user > 0 {OF_TABLE} ORDER BY ended_at, table_id
ON CONFLICT DO NOTHING
"""

RARE = """
SELECT DISTINCT seat, value FROM wins, json_each(patterns)
WHERE table_id = ? AND value IN (SELECT value FROM json_each(?))
"""


def add(connection: DatabaseConnection, table: int, over: Finish) -> None:
    """Save the achievements in a counted match whose result is saved.

    The message about the match's end announces new ones.
    """
    earn(connection, table, over, table)
    connection.execute(RUNS.format(told=":table", only=OF_TABLE), {"table": table})


def rebuild(connection: DatabaseConnection, table: int) -> None:
    """Recalculate the achievements of a match's players from all their counted matches.

    Winning streaks are included.
    """
    connection.execute(LOSE, {"table": table})
    connection.execute(EARN_AGAIN, {"table": table})
    for user, guild, game, told in streaks.reached(connection, table, RUN):
        sql = "INSERT INTO achievements VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        connection.execute(sql, (user, guild, game, IN_A_ROW, told))


def add_runs(connection: DatabaseConnection) -> None:
    """Save the winning streaks of all users as achievements, without announcing them."""
    connection.execute(RUNS.format(told="NULL", only=""))


def earn(connection: DatabaseConnection, table: int, over: Finish, told: int | None) -> None:
    """Save the achievements in a match. `told`: the table whose message announces them. None: no message does."""
    rare = connection.execute(RARE, (table, json.dumps(over.rare))).fetchall()
    rows = [{"table": table, "seat": seat, "key": key, "told": told} for seat, key in (*over.feats, *rare)]
    connection.executemany(EARNED, rows)
    connection.executemany(FEAT, rows)

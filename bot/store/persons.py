"""Finds all that is kept about one person, and takes them out of it."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from bot.store.writer import Writer

LISTS = ("invited", "declined", "kicked", "seating")
"""Columns of tables that are JSON lists of users."""

_LISTED = " OR ".join(f"EXISTS (SELECT 1 FROM json_each({name}) WHERE value = :user)" for name in LISTS)
NAMED = f"""
SELECT id FROM tables WHERE host = :user OR {_LISTED}
UNION SELECT table_id FROM sitters WHERE user = :user OR leaver = :user
UNION SELECT table_id FROM scores WHERE user = :user
"""
OPEN = f"SELECT id FROM tables WHERE state IN ('lobby', 'playing') AND id IN ({NAMED}) ORDER BY id"
TAKES_PART = """
SELECT id FROM tables LEFT JOIN sitters ON table_id = id AND user = :user
WHERE (state = 'lobby' AND :user IN (host, user)) OR (state = 'playing' AND user = :user AND resigned_at IS NULL)
"""
FORGET = (
    """DELETE FROM orders WHERE EXISTS (
        SELECT 1 FROM sitters s WHERE s.table_id = orders.table_id AND s.seat = orders.seat AND user = :user
    )""",
    """DELETE FROM reviews WHERE EXISTS (
        SELECT 1 FROM sitters s
        WHERE s.table_id = reviews.table_id AND s.seat = reviews.seat AND :user IN (user, leaver)
    )""",
    "UPDATE sitters SET leaver = :nobody, former = 1 WHERE leaver = :user",
    """UPDATE sitters SET user = NULL, leaver = :nobody, former = 1, misses = 0, agreed = 0,
        level = CASE WHEN (SELECT state FROM tables WHERE id = table_id) = 'playing' THEN level END
        WHERE user = :user""",
    "UPDATE tables SET host = 0 WHERE host = :user",
    *(
        f"""UPDATE tables SET {name} = (SELECT json_group_array(value) FROM json_each({name}) WHERE value <> :user)
        WHERE EXISTS (SELECT 1 FROM json_each({name}) WHERE value = :user)"""
        for name in LISTS
    ),
    # the ratings of the others are made of these
    "UPDATE scores SET user = :nobody WHERE user = :user",
    "UPDATE standings SET user = :nobody, shown = 0 WHERE user = :user",
    "DELETE FROM streaks WHERE user = :user",
    "DELETE FROM achievements WHERE user = :user",
    "DELETE FROM preferences WHERE user = :user",
    "DELETE FROM blocks WHERE user = :user",
    "UPDATE OR REPLACE blocks SET blocked = :hash WHERE blocked = :user",
    # the limits of the others still count these
    "UPDATE invitations SET host = 0 WHERE host = :user",
    "UPDATE invitations SET friend = 0 WHERE friend = :user",
)
"""A stand-in stays only where the match goes on: elsewhere the seat was the person's own to the end. `nobody`: a random
negative number, the same in all results, of which nobody knows whose it was."""

STANDINGS = "SELECT * FROM standings WHERE user = :user ORDER BY guild, game, period, since"

Row = dict[str, Any]
"""A row of the database, by the names of its columns."""


@dataclass(frozen=True, slots=True)
class About:
    """All that names somebody, as it is saved. tables: those that name them anywhere, each with `sitters`; and where
    they sit or sat, also `seat`, `orders`, `result`, `score`, their `wins` of hands, and of a match that is
    over the `moves` that they or their clock made there, and the `review` of these."""

    tables: list[Row]
    standings: list[Row]
    streaks: list[Row]
    achievements: list[Row]
    preferences: list[Row]
    blocks: list[Row]
    invitations: list[Row]


class Persons:
    """All raise StoreError."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def about(self, user: int) -> About:
        def job(connection: sqlite3.Connection) -> About:
            values = {"user": user}
            tables = _rows(connection, f"SELECT * FROM tables WHERE id IN ({NAMED}) ORDER BY id", values)
            return About(
                [_with_seat(connection, table, user) for table in tables],
                _rows(connection, STANDINGS, values),
                _rows(connection, "SELECT * FROM streaks WHERE user = :user ORDER BY guild, game", values),
                _rows(connection, "SELECT * FROM achievements WHERE user = :user ORDER BY guild, game, key", values),
                _rows(connection, "SELECT * FROM preferences WHERE user = :user ORDER BY key", values),
                _rows(connection, "SELECT * FROM blocks WHERE user = :user ORDER BY at, blocked", values),
                _rows(connection, "SELECT * FROM invitations WHERE :user IN (host, friend) ORDER BY at", values),
            )

        return await self._writer.read(job)

    async def open_tables(self, user: int) -> list[int]:
        """The lobbies and running tables that name somebody."""
        return await self._writer.read(lambda connection: _numbers(connection, OPEN, {"user": user}))

    async def forget(self, user: int, blocked_as: int, held: Collection[int]) -> list[int] | None:
        """Take somebody out of everything, and return the tables that named them; others know them as blocked by
        `blocked_as` then.

        Changes nothing and returns None where they still take part at a table, or an open one that is not `held` names
        them.
        """
        values = {"user": user, "hash": blocked_as, "nobody": -1 - secrets.randbelow(2**62)}

        def job(connection: sqlite3.Connection) -> list[int] | None:
            if connection.execute(TAKES_PART, values).fetchone() or {*_numbers(connection, OPEN, values)} - {*held}:
                return None
            named = _numbers(connection, NAMED, values)
            for sql in FORGET:
                connection.execute(sql, values)
            return named

        return await self._writer.write(job)


def _with_seat(connection: sqlite3.Connection, table: Row, user: int) -> Row:
    values = {"table": table["id"], "user": user}
    table["sitters"] = _rows(connection, "SELECT * FROM sitters WHERE table_id = :table ORDER BY seat", values)
    mine = [sitter for sitter in table["sitters"] if user in (sitter["user"], sitter["leaver"])]
    if not mine:
        return table
    values["seat"] = mine[0]["seat"]
    orders = _rows(connection, "SELECT name FROM orders WHERE table_id = :table AND seat = :seat ORDER BY name", values)
    results = _rows(connection, "SELECT * FROM results WHERE table_id = :table", values)
    scores = _rows(connection, "SELECT * FROM scores WHERE table_id = :table AND seat = :seat", values)
    sql = "SELECT hand, points, patterns FROM wins WHERE table_id = :table AND seat = :seat ORDER BY hand"
    wins = _rows(connection, sql, values) if table["state"] == "over" else []
    reviews = _rows(connection, "SELECT data FROM reviews WHERE table_id = :table AND seat = :seat", values)
    moves = """SELECT seq, action, "by", at FROM moves WHERE table_id = :table AND seat = :seat
        AND "by" IN ('person', 'clock') ORDER BY seq"""
    return table | {
        "seat": mine[0],
        "orders": [order["name"] for order in orders],
        "result": results[0] if results else None,
        "score": scores[0] if scores else None,
        "wins": wins,
        "moves": _rows(connection, moves, values) if table["state"] == "over" else [],
        "review": reviews[0]["data"] if reviews else None,
    }


def _rows(connection: sqlite3.Connection, sql: str, values: dict[str, int]) -> list[Row]:
    cursor = connection.execute(sql, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def _numbers(connection: sqlite3.Connection, sql: str, values: dict[str, int]) -> list[int]:
    return [number for (number,) in connection.execute(sql, values)]

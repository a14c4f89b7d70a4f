"""Statements that several parts of the store share. Each runs on an open connection."""

import json
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from bot.store.models import Finish, Outcome, Sitter, TableRow, Win
from bot.store.sql import evenings
from bot.store.sql.database import DatabaseConnection, Values, first
from bot.store.sql.rated import ratings, resting
from bot.store.sql.results import achievements, practice, standings, streaks

FIELDS = tuple(field.name for field in fields(TableRow))
COLUMNS = tuple({"thread_link": "sign"}.get(name, name) for name in FIELDS)
SEATED = tuple(field.name for field in fields(Sitter))
LISTS = ("invited", "declined", "kicked", "seating")
FLAGS = ("calm", "invited_only", "starts_itself", "advice")

RESULT = f"""
INSERT INTO results (table_id, guild, game, reason, counted, ended_at, hands, rated, read, level, evening, seal)
VALUES (:table, :guild, :game, :reason, :counted, :ended_at, :hands, :rated, 1, :level, {evenings.LIES_IN},
    coalesce((SELECT seal FROM snapshots WHERE table_id = :table), ''))
"""


def plain(row: TableRow) -> dict[str, Any]:
    values = {column: getattr(row, name) for name, column in zip(FIELDS, COLUMNS, strict=True)}
    return values | {"rules": json.dumps(dict(row.rules))} | {name: json.dumps(values[name]) for name in LISTS}


def insert(connection: DatabaseConnection, row: TableRow, owner: str) -> int:
    return insert_into(connection, "tables", plain(row) | {"owner": owner})


def insert_into(connection: DatabaseConnection, table: str, values: dict[str, Any]) -> int:
    """Insert a row into a table of the database. Return its number, which replaces the `id` in `values`."""
    names = [name for name in values if name != "id"]
    sql = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)}) RETURNING id"
    return first(connection, sql, values)


def seat(connection: DatabaseConnection, table: int, sitters: Sequence[Sitter]) -> None:
    sql = f"INSERT INTO sitters (table_id, {', '.join(SEATED)}) VALUES (?{', ?' * len(SEATED)})"
    rows = [(table, *(getattr(each, name) for name in SEATED)) for each in sitters]
    if rows:
        connection.executemany(sql, rows)


def invite(connection: DatabaseConnection, host: int, friends: Sequence[int], at: int) -> None:
    for friend in friends:
        connection.execute("INSERT INTO invitations VALUES (?, ?, ?)", (host, friend, at))


def sitter(row: tuple[Any, ...]) -> Sitter:
    values: dict[str, Any] = dict(zip(SEATED, row, strict=True))
    return replace(Sitter(**values), agreed=bool(values["agreed"]), former=bool(values["former"]))


def reseat(connection: DatabaseConnection, table: int, sitters: Sequence[Sitter]) -> None:
    """Save the new sitters of these seats. If a seat no longer has a user, delete its standing orders."""
    for each in sitters:
        connection.execute("DELETE FROM sitters WHERE table_id = ? AND seat = ?", (table, each.seat))
        if each.user is None:
            connection.execute("DELETE FROM orders WHERE table_id = ? AND seat = ?", (table, each.seat))
    seat(connection, table, sitters)


def set_due(connection: DatabaseConnection, table: int, due_at: int | None) -> None:
    connection.execute("UPDATE tables SET due_at = ? WHERE id = ? AND due_at IS NOT ?", (due_at, table, due_at))


def tables(connection: DatabaseConnection, where: str, values: Values) -> list[TableRow]:
    found = connection.execute(f"SELECT {', '.join(COLUMNS)} FROM tables {where}", values)
    rows: list[dict[str, Any]] = [dict(zip(FIELDS, row, strict=True)) for row in found]
    for row in rows:
        row.update({name: tuple(json.loads(row[name])) for name in LISTS}, rules=json.loads(row["rules"]))
        row.update({name: bool(row[name]) for name in FLAGS})
    return [TableRow(**row) for row in rows]


def end_match(connection: DatabaseConnection, table: int, over: Finish) -> None:
    """Save the result of a match, and update totals and ratings."""
    guild, game = connection.execute("SELECT guild, game FROM tables WHERE id = ?", (table,)).fetchone()
    sql = "SELECT seat, coalesce(user, leaver) FROM sitters WHERE table_id = ?"
    users = dict(connection.execute(sql, (table,)))
    connection.execute("UPDATE tables SET state = 'over', ended_at = ? WHERE id = ?", (over.ended_at, table))
    how = {"reason": over.reason, "counted": over.counted, "rated": over.rated, "level": over.level}
    when = {"ended_at": over.ended_at, "hands": over.hands}
    connection.execute(RESULT, {"table": table, "guild": guild, "game": game, **how, **when})
    weights = over.weights or (0,) * len(over.points)
    helped = ratings.helped(connection, table) if over.rated else set[int]()
    for seat, (points, place, weight) in enumerate(zip(over.points, over.places, weights, strict=True)):
        user = users.get(seat)
        given = over.given_places[seat] if over.given_places else None
        values = (table, seat, user, points, place, over.ended_at, weight, seat in helped, given)
        sql = """INSERT INTO scores (table_id, seat, user, points, place, at, weight, helped, given_place)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
        connection.execute(sql, values)
    if over.counted:
        resting.wake(connection, table)
        standings.add(connection, table)
        streaks.add(connection, table)
        ratings.rate(connection, table)
        standings.spread_match(connection, table)
        achievements.add(connection, table, over)
    if over.level is not None:
        practice.add(connection, table)


def keep_wins(connection: DatabaseConnection, table: int, won: Sequence[Win]) -> None:
    """Save the hands that were won in a match, with their winners and patterns."""
    rows = [(table, each.hand, each.seat, each.points, json.dumps(each.patterns)) for each in won]
    if rows:
        connection.executemany("INSERT INTO wins VALUES (?, ?, ?, ?, ?)", rows)


def outcomes(connection: DatabaseConnection, table: int) -> tuple[Outcome, ...]:
    """Return the effect of a match on its players, by seat. Return () before its end."""
    sql = "SELECT seat, key FROM achievements JOIN scores USING (table_id, user) WHERE table_id = ? ORDER BY seat, key"
    achieved = connection.execute(sql, (table,)).fetchall()
    sql = "SELECT seat, mu_before, mu, rated, total FROM scores WHERE table_id = ? ORDER BY seat"
    return tuple(
        Outcome(
            seat,
            before or 0.0,
            mu or 0.0,
            rated or 0,
            tuple(key for other, key in achieved if other == seat),
            weight=total or 0,
        )
        for seat, before, mu, rated, total in connection.execute(sql, (table,))
    )

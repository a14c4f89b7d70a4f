"""Finds somebody's finished matches, the newest first, by an index and a page at a time."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Literal

from bot.store.rows import TableRow
from bot.store.statements import tables
from bot.store.store import LARGEST_ID
from bot.store.writer import Writer

Way = Literal["older", "newer"]

HERE = "EXISTS (SELECT 1 FROM tables WHERE id = table_id AND guild = :guild)"
FIRST = f"""
SELECT table_id FROM scores WHERE user = :user AND {HERE} ORDER BY at DESC, table_id DESC LIMIT :limit
"""
OLDER = f"""
SELECT table_id FROM scores WHERE user = :user
AND (at, table_id) < (SELECT ended_at, table_id FROM results WHERE table_id = :after) AND {HERE}
ORDER BY at DESC, table_id DESC LIMIT :limit
"""
NEWER = f"""
SELECT table_id FROM scores WHERE user = :user
AND (at, table_id) > (SELECT ended_at, table_id FROM results WHERE table_id = :after) AND {HERE}
ORDER BY at, table_id LIMIT :limit
"""
LATEST = """
SELECT table_id FROM scores WHERE user = :user
AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND guild = :guild AND :channel IN (channel, parent))
ORDER BY at DESC, table_id DESC LIMIT 1
"""


@dataclass(frozen=True, slots=True)
class Past:
    """A match that is over: its table, and by seat who has the result (None: a computer, negative: a person who had
    their data deleted), their points and their place."""

    row: TableRow
    scores: tuple[tuple[int | None, int, int], ...]


async def matches(writer: Writer, guild: int, user: int, after: int, way: Way, limit: int) -> list[Past]:
    """Somebody's matches on a server that ended before (`older`) or after the one at the table `after`, which is 0 for
    their newest; the nearest first. Raises StoreError."""

    def job(connection: sqlite3.Connection) -> list[Past]:
        sql = FIRST if not after else OLDER if way == "older" else NEWER
        values = {"user": user, "guild": guild, "after": after, "limit": limit}
        found = [number for (number,) in connection.execute(sql, values)]
        return [_past(connection, number) for number in found]

    return await writer.read(job)


async def match(writer: Writer, table: int) -> Past | None:
    """The match that is over at a table, None if there is none. Raises StoreError."""
    if table > LARGEST_ID:
        return None

    def job(connection: sqlite3.Connection) -> Past | None:
        over = connection.execute("SELECT 1 FROM results WHERE table_id = ?", (table,)).fetchone()
        return _past(connection, table) if over else None

    return await writer.read(job)


async def latest(writer: Writer, guild: int, user: int, channel: int) -> int | None:
    """The table of somebody's newest match in a channel, None if there is none. Raises StoreError."""
    values = {"guild": guild, "user": user, "channel": channel}

    def job(connection: sqlite3.Connection) -> int | None:
        found = connection.execute(LATEST, values).fetchone()
        return found[0] if found else None

    return await writer.read(job)


def _past(connection: sqlite3.Connection, table: int) -> Past:
    (row,) = tables(connection, "WHERE id = ?", (table,))
    sql = "SELECT user, points, place FROM scores WHERE table_id = ? ORDER BY seat"
    return Past(row, tuple(connection.execute(sql, (table,))))

"""Keeps the first answer of each person to each puzzle, and of each server the puzzle of its week."""

from __future__ import annotations

import sqlite3

from bot.store.puzzles import Told, Week
from bot.store.sqlite.file.writer import Writer

COLUMNS = "week, puzzle, sending, asked_at, told"
NEXT = """
INSERT INTO weekly_puzzles (guild, week, puzzle) VALUES (:guild, :week, :puzzle)
ON CONFLICT DO UPDATE SET week = excluded.week, puzzle = excluded.puzzle, sending = 0, asked_at = NULL, told = 0
WHERE told = 1 AND weekly_puzzles.week < excluded.week
"""
CLAIM = f"""
UPDATE weekly_puzzles SET until = :until WHERE guild = :guild AND (until <= :now OR until > :until) RETURNING {COLUMNS}
"""
NOTE = """
UPDATE weekly_puzzles SET sending = :sending, asked_at = :asked_at, told = :told, until = 0
WHERE guild = :guild AND week = :week
"""


class SqlitePuzzles:
    """`Puzzles`."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def answers(self, user: int) -> dict[str, str]:
        sql = "SELECT puzzle, action FROM puzzle_answers WHERE user = ?"
        return await self._writer.read(lambda connection: dict(connection.execute(sql, (user,))))

    async def answer(self, puzzle: str, user: int, action: str, found: bool, at: int) -> str:
        def job(connection: sqlite3.Connection) -> str:
            sql = "INSERT OR IGNORE INTO puzzle_answers (puzzle, user, action, found, at) VALUES (?, ?, ?, ?, ?)"
            connection.execute(sql, (puzzle, user, action, int(found), at))
            sql = "SELECT action FROM puzzle_answers WHERE puzzle = ? AND user = ?"
            return connection.execute(sql, (puzzle, user)).fetchone()[0]

        return await self._writer.write(job)

    async def told(self, puzzle: str) -> Told:
        sql = "SELECT count(*), coalesce(sum(found), 0) FROM puzzle_answers WHERE puzzle = ?"
        return await self._writer.read(lambda connection: Told(*connection.execute(sql, (puzzle,)).fetchone()))

    async def wanting(self) -> list[int]:
        sql = "SELECT guild FROM server_settings WHERE key = 'puzzles' ORDER BY guild"
        return await self._writer.read(lambda connection: [guild for (guild,) in connection.execute(sql)])

    async def of_week(self, guild: int) -> Week | None:
        sql = f"SELECT {COLUMNS} FROM weekly_puzzles WHERE guild = ?"
        return await self._writer.read(lambda connection: _week(connection.execute(sql, (guild,)).fetchone()))

    async def claim(self, guild: int, week: int, puzzle: str, now: int, until: int) -> Week | None:
        values = {"guild": guild, "week": week, "puzzle": puzzle, "now": now, "until": until}

        def job(connection: sqlite3.Connection) -> Week | None:
            connection.execute(NEXT, values)
            return _week(connection.execute(CLAIM, values).fetchone())

        return await self._writer.write(job)

    async def note(self, guild: int, week: Week) -> None:
        values = {"guild": guild, **{name: getattr(week, name) for name in ("week", "asked_at")}}
        values |= {"sending": int(week.sending), "told": int(week.told)}
        await self._writer.write(lambda connection: connection.execute(NOTE, values))


def _week(row: tuple[int, str, int, int | None, int] | None) -> Week | None:
    return Week(row[0], row[1], bool(row[2]), row[3], bool(row[4])) if row else None

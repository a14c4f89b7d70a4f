"""Keeps the first answer of each person to each puzzle."""

from __future__ import annotations

import sqlite3

from bot.store.puzzles import Told
from bot.store.sqlite.file.writer import Writer


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

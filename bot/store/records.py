"""Reads who stands where, and makes totals and ratings anew from the results alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from bot.store import ranks, ratings
from bot.store.ranks import Board
from bot.store.rows import Standing
from bot.store.writer import Writer


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a leaderboard, how many stand there in all, and how the asker does (None: no counted match)."""

    rows: list[Standing]
    count: int
    mine: Standing | None


class Records:
    """All raise StoreError."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def page(self, board: Board, limit: int, offset: int, asker: int) -> Page:
        """As of one moment."""
        return await self._writer.read(
            lambda connection: Page(
                ranks.page(connection, board, limit, offset),
                ranks.count(connection, board),
                ranks.standing(connection, board, asker),
            )
        )

    async def best(self, board: Board) -> list[Standing]:
        """Who is first there; several who share it, at most ten."""
        found = await self._writer.read(lambda connection: ranks.page(connection, board, 10, 0))
        return [standing for standing in found if standing.rank == 1]

    async def uncounted(self, limit: int) -> list[int]:
        """Tables whose results do not know yet how many hands were settled."""
        sql = "SELECT table_id FROM results WHERE hands IS NULL ORDER BY table_id LIMIT ?"
        return await self._writer.read(lambda connection: [table for (table,) in connection.execute(sql, (limit,))])

    async def count_hands(self, hands: Iterable[tuple[int, int, bool]]) -> None:
        """Save how many hands were settled, and whether the match is rated if it counts: (table, hands, rated)."""
        rows = [(count, rated, table) for table, count, rated in hands]
        sql = "UPDATE results SET hands = ?, rated = counted AND ? WHERE table_id = ? AND hands IS NULL"
        await self._writer.write(lambda connection: connection.executemany(sql, rows))

    async def stale(self) -> bool:
        """Whether the totals have to be made anew."""
        sql = "SELECT 1 FROM meta WHERE key = 'standings'"
        return await self._writer.read(lambda connection: connection.execute(sql).fetchone() is not None)

    async def rebuild(self) -> tuple[int, int]:
        """Make all totals and ratings anew, in one commit. Returns how many matches are rated, and how many persons
        have a rating somewhere."""

        def job(connection: sqlite3.Connection) -> tuple[int, int]:
            ratings.rebuild(connection)
            matches = connection.execute("SELECT count(*) FROM results WHERE rated = 1").fetchone()[0]
            sql = "SELECT count(DISTINCT user) FROM standings WHERE mu IS NOT NULL AND user > 0"
            return matches, connection.execute(sql).fetchone()[0]

        return await self._writer.write(job)

"""Reads who stands where, and makes totals and ratings anew from the results alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from bot.store import achievements, ranks, ratings, statements
from bot.store.ranks import Board
from bot.store.rows import Finish, Standing, Win
from bot.store.writer import Writer


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a leaderboard, how many stand there in all, and how the asker does (None: no counted match)."""

    rows: list[Standing]
    count: int
    mine: Standing | None


@dataclass(frozen=True, slots=True)
class Reading:
    """What a finished match of long ago tells when it is played again: how it ended, and who won which hand. None: it
    cannot be played any more."""

    table: int
    over: Finish | None = None
    won: tuple[Win, ...] = ()


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

    async def unread(self, limit: int) -> list[int]:
        """Tables with a result of which nobody has read yet which hands were won there."""
        sql = "SELECT table_id FROM results WHERE read = 0 ORDER BY table_id LIMIT ?"
        return await self._writer.read(lambda connection: [table for (table,) in connection.execute(sql, (limit,))])

    async def keep_read(self, readings: Iterable[Reading]) -> None:
        """Save what matches of long ago tell, as their ends save it today."""
        sql = """UPDATE results SET read = 1, rated = CASE WHEN hands IS NULL THEN counted AND :rated ELSE rated END,
            hands = coalesce(hands, :hands) WHERE table_id = :table AND read = 0"""

        def job(connection: sqlite3.Connection) -> None:
            for each in readings:
                over = each.over
                values = {
                    "table": each.table,
                    "hands": over.hands if over else 0,
                    "rated": over is not None and over.rated,
                }
                if connection.execute(sql, values).rowcount and over is not None:
                    statements.keep_wins(connection, each.table, each.won)
                    achievements.add_old(connection, each.table, over)

        await self._writer.write(job)

    async def stale(self) -> bool:
        """Whether the totals have to be made anew."""
        sql = "SELECT 1 FROM meta WHERE key = 'standings'"
        return await self._writer.read(lambda connection: connection.execute(sql).fetchone() is not None)

    async def rebuild(self) -> tuple[int, int]:
        """Make all totals and ratings anew, in one commit. Returns how many matches are rated, and how many persons
        have a rating somewhere."""

        def job(connection: sqlite3.Connection) -> tuple[int, int]:
            ratings.rebuild(connection)
            achievements.add_runs(connection)
            matches = connection.execute("SELECT count(*) FROM results WHERE rated = 1").fetchone()[0]
            sql = "SELECT count(DISTINCT user) FROM standings WHERE mu IS NOT NULL AND user > 0"
            return matches, connection.execute(sql).fetchone()[0]

        return await self._writer.write(job)

"""Reads leaderboards: a page of one, the place of somebody, without counting the rows above."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.store.rows import Standing

MEASURES = ("won", "points", "average", "rating")
"""What a leaderboard may be ordered by: columns of standings. An average is points a hand, in hundredths."""

COLUMNS = "guild, game, user, played, won, points, hands, average, rating, rated, {by}"
BOARD = "guild = :guild AND game = :game AND period = :period AND since = :since"
DOWN = f"""
SELECT {COLUMNS} FROM standings WHERE {BOARD} AND shown = 1 AND {{by}} <= :value
ORDER BY {{by}} DESC, user LIMIT :limit OFFSET :skip
"""
UP = f"""
SELECT {COLUMNS} FROM standings WHERE {BOARD} AND shown = 1 AND {{by}} >= :value
ORDER BY {{by}}, user DESC LIMIT :limit OFFSET :skip
"""
"""The same from the end: the last pages are as near as the first."""
STEPS = f"""
SELECT step, count FROM tallies WHERE {BOARD} AND measure = :by AND shift = :shift AND step BETWEEN :low AND :high
ORDER BY step DESC
"""
SUM = f"""
SELECT coalesce(sum(count), 0) FROM tallies
WHERE {BOARD} AND measure = :by AND shift = :shift AND step BETWEEN :low AND :high
"""
ONE = f"SELECT {COLUMNS}, shown FROM standings WHERE user = :user AND {BOARD}"

SHIFT = 10
"""Values are counted by themselves and 2 ** 10 together."""
LOWEST, HIGHEST = -(2**62), 2**62


@dataclass(frozen=True, slots=True)
class Board:
    """Which leaderboard: of a server (0: all that agreed) in a game, over the period that began on the day `since`
    (as `standings.since` says it), ordered by a measure."""

    guild: int
    game: str
    period: str = "all"
    since: int = 0
    by: str = "won"

    @property
    def values(self) -> dict[str, int | str]:
        return {"guild": self.guild, "game": self.game, "period": self.period, "since": self.since, "by": self.by}

    def sql(self, template: str) -> str:
        assert self.by in MEASURES
        return template.format(by=self.by)


def count(connection: sqlite3.Connection, board: Board) -> int:
    """How many stand there."""
    return _sum(connection, board, SHIFT, LOWEST, HIGHEST)


def page(connection: sqlite3.Connection, board: Board, limit: int, offset: int) -> list[Standing]:
    """The best first, equal ones by their ids, from place `offset` (0 is the first) on."""
    end = min(offset + limit, count(connection, board))
    if not 0 <= offset < end:
        return []
    first, above, _ = _at(connection, board, offset)
    last, higher, alike = _at(connection, board, end - 1)
    skip, rest = offset - above, higher + alike - end
    if skip <= rest:
        rows = _rows(connection, board, DOWN, value=first, limit=end - offset, skip=skip)
    else:
        rows = _rows(connection, board, UP, value=last, limit=end - offset, skip=rest)[::-1]
    return list(_ranked(rows, offset, above))


def standing(connection: sqlite3.Connection, board: Board, user: int) -> Standing | None:
    """How somebody stands, None without a counted match; with rank 0 where they have no place on this board."""
    found = connection.execute(board.sql(ONE), {**board.values, "user": user}).fetchone()
    if found is None:
        return None
    *row, value, shown = found
    return Standing(*row, rank=1 + _above(connection, board, value) if shown and value is not None else 0)


def _ranked(rows: Iterable[tuple[tuple[Any, ...], int]], offset: int, above: int) -> Iterable[Standing]:
    rank, before = above + 1, None
    for place, (row, value) in enumerate(rows, offset + 1):
        if before is not None and value != before:
            rank = place
        before = value
        yield Standing(*row, rank=rank)


def _rows(
    connection: sqlite3.Connection, board: Board, template: str, **values: int
) -> list[tuple[tuple[Any, ...], int]]:
    """Rows of standings, and the value of each."""
    found = connection.execute(board.sql(template), {**board.values, **values})
    return [(tuple(row), value) for *row, value in found]


def _at(connection: sqlite3.Connection, board: Board, place: int) -> tuple[int, int, int]:
    """The value at a place (0 is the first), how many are higher, and how many are equal."""
    above, low, high = 0, LOWEST, HIGHEST
    step = alike = 0
    for shift in (SHIFT, 0):
        values = {**board.values, "shift": shift, "low": low, "high": high}
        for found in connection.execute(STEPS, values):
            step, alike = found
            if above + alike > place:
                break
            above += alike
        low, high = step << SHIFT, (step << SHIFT) + 2**SHIFT - 1
    return step, above, alike


def _above(connection: sqlite3.Connection, board: Board, value: int) -> int:
    """How many have a higher value."""
    step = value >> SHIFT
    coarse = _sum(connection, board, SHIFT, step + 1, HIGHEST)
    return coarse + _sum(connection, board, 0, value + 1, (step << SHIFT) + 2**SHIFT - 1)


def _sum(connection: sqlite3.Connection, board: Board, shift: int, low: int, high: int) -> int:
    values = {**board.values, "shift": shift, "low": low, "high": high}
    return int(connection.execute(SUM, values).fetchone()[0])

"""Queries for a page of a leaderboard or a user's rank. They don't have to count all rows above."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any

from bot.store.models import Standing
from bot.store.records import MEASURES, LeaderboardKey
from bot.store.sql.database import DatabaseConnection, column, first

STANDING = """
guild, game, user, played, won, points, hands, average, rating, rated, coalesce(sigma, 0), weight, board, listed, closed
"""
COLUMNS = f"{STANDING}, {{by}}"
BOARD = "guild = :guild AND game = :game AND period = :period AND since = :since"
DOWN = f"""
SELECT {COLUMNS} FROM standings WHERE {BOARD} AND shown = 1 AND {{by}} <= :value
ORDER BY {{by}} DESC, user LIMIT :limit OFFSET :skip
"""
UP = f"""
SELECT {COLUMNS} FROM standings WHERE {BOARD} AND shown = 1 AND {{by}} >= :value
ORDER BY {{by}}, user DESC LIMIT :limit OFFSET :skip
"""
"""Query for the same rows as `DOWN`, starting from the end. This makes the last pages as fast as the first."""
STEPS = f"""
SELECT step, count FROM tallies WHERE {BOARD} AND measure = :by AND shift = :shift AND step BETWEEN :low AND :high
ORDER BY step DESC
"""
SUM = f"""
SELECT coalesce(sum(count), 0) FROM tallies
WHERE {BOARD} AND measure = :by AND shift = :shift AND step BETWEEN :low AND :high
"""
ONE = f"SELECT {COLUMNS}, shown FROM standings WHERE user = :user AND {BOARD}"
OFF = "SELECT 1 FROM off_boards WHERE guild = ? AND user = ?"
SEASONS = """
WITH RECURSIVE season (since) AS (
    SELECT max(since) FROM tallies WHERE guild = :guild AND game = :game AND period = 'season'
    UNION ALL
    SELECT (SELECT max(t.since) FROM tallies t WHERE guild = :guild AND game = :game AND period = 'season'
        AND t.since < season.since) FROM season WHERE season.since IS NOT NULL
) SELECT since FROM season WHERE since IS NOT NULL
"""
"""Query for the seasons with standings.

It needs one index lookup for each season, however many users a season has.
"""

SHIFT = 10
"""Size of the groups in which values are counted: 2 ** SHIFT. The values are also counted one by one."""
LOWEST, HIGHEST = -(2**62), 2**62


def ordered(board: LeaderboardKey, template: str) -> str:
    """Insert the column by which a leaderboard is sorted into a template. Return the finished statement."""
    assert board.by in MEASURES
    return template.format(by="ranked" if board.by == "rating" else board.by)


def row_of(values: Sequence[Any], rank: int = 0) -> Standing:
    """Convert the columns of `STANDING` to a standing with the given rank."""
    *row, is_listed, closed = values
    return Standing(*row, listed=bool(is_listed), closed=bool(closed), rank=rank)


def count(connection: DatabaseConnection, board: LeaderboardKey) -> int:
    """Return the number of rows of a leaderboard."""
    return _sum(connection, board, SHIFT, LOWEST, HIGHEST)


def seasons(connection: DatabaseConnection, guild: int, games: Iterable[str]) -> list[int]:
    """Return the seasons with standings in one of these games, the latest first."""
    found = {each for game in games for each in column(connection, SEASONS, {"guild": guild, "game": game})}
    return sorted(found, reverse=True)


def page(connection: DatabaseConnection, board: LeaderboardKey, limit: int, offset: int) -> list[Standing]:
    """Return up to `limit` rows of a leaderboard after the first `offset` rows.

    The best come first. Equal rows are sorted by user id.
    """
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
    ranked = list(_ranked(rows, offset, above))
    return [row if _has_rank(board, row) else replace(row, rank=0) for row in ranked]


def standing(connection: DatabaseConnection, board: LeaderboardKey, user: int) -> Standing | None:
    """Return a user's standing, or None if no match of theirs has counted.

    The rank is 0 if the user has no rank on this leaderboard.
    """
    found = connection.execute(ordered(board, ONE), {**asdict(board), "user": user}).fetchone()
    if found is None:
        return None
    *row, value, shown = found
    mine = row_of(row)
    if not shown and connection.execute(OFF, (board.guild, user)).fetchone():
        return replace(mine, off=True)
    if not shown or value is None or not _has_rank(board, mine):
        return mine
    return replace(mine, rank=1 + _above(connection, board, value))


def _has_rank(board: LeaderboardKey, row: Standing) -> bool:
    """Return whether a row has a rank. On a leaderboard by rating, only listed users have one."""
    return row.listed or board.by != "rating"


def _ranked(rows: Iterable[tuple[tuple[Any, ...], int]], offset: int, above: int) -> Iterable[Standing]:
    rank, before = above + 1, None
    for place, (row, value) in enumerate(rows, offset + 1):
        if before is not None and value != before:
            rank = place
        before = value
        yield row_of(row, rank)


def _rows(
    connection: DatabaseConnection, board: LeaderboardKey, template: str, **values: int
) -> list[tuple[tuple[Any, ...], int]]:
    """Return rows of standings, each with the value by which it is sorted."""
    found = connection.execute(ordered(board, template), {**asdict(board), **values})
    return [(tuple(row), value) for *row, value in found]


def _at(connection: DatabaseConnection, board: LeaderboardKey, place: int) -> tuple[int, int, int]:
    """Return the value at a place of a leaderboard, where 0 is the first place.

    Also return how many rows have a higher value, and how many have the same value.
    """
    above, low, high = 0, LOWEST, HIGHEST
    step = alike = 0
    for shift in (SHIFT, 0):
        for found in connection.execute(STEPS, {**asdict(board), "shift": shift, "low": low, "high": high}):
            step, alike = found
            if above + alike > place:
                break
            above += alike
        low, high = step << SHIFT, (step << SHIFT) + 2**SHIFT - 1
    return step, above, alike


def _above(connection: DatabaseConnection, board: LeaderboardKey, value: int) -> int:
    step = value >> SHIFT
    coarse = _sum(connection, board, SHIFT, step + 1, HIGHEST)
    return coarse + _sum(connection, board, 0, value + 1, (step << SHIFT) + 2**SHIFT - 1)


def _sum(connection: DatabaseConnection, board: LeaderboardKey, shift: int, low: int, high: int) -> int:
    return int(first(connection, SUM, {**asdict(board), "shift": shift, "low": low, "high": high}))

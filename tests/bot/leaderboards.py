"""Leaderboards as tests read and fill them."""

import sqlite3
from contextlib import closing

from bot.store.records import LeaderboardKey


async def leaderboard(store, guild, game, limit=10, offset=0, asker=0, **board):
    """Who stands there, the best first."""
    return (await store.records.page(LeaderboardKey(guild, game, **board), limit, offset, asker)).rows


async def standing_of(store, guild, game, user, **board):
    """How somebody stands there."""
    return (await store.records.page(LeaderboardKey(guild, game, **board), 1, 0, user)).mine


def put(path, *rows, game="koikoi"):
    """Write totals of all time: (guild, user, played, won, points)."""
    sql = """INSERT INTO standings (guild, user, played, won, points, game, period, since, hands, shown)
        VALUES (?, ?, ?, ?, ?, ?, 'all', 0, 0, 1)"""
    with closing(sqlite3.connect(path)) as db, db:
        db.executemany(sql, [(*row, game) for row in rows])

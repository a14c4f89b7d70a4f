"""Rates matches in the order in which they ended, one at its end, or all again."""

from __future__ import annotations

import sqlite3
from collections import Counter
from itertools import groupby
from operator import itemgetter

from bot.store import standings, streaks
from bot.store.skill import Change, Pool, Skill, share

DAY_MS = 24 * 60 * 60 * 1000

POOLS = "SELECT DISTINCT guild, game FROM results WHERE rated = 1"
MATCHES = """
SELECT table_id, ended_at, user, place FROM results r JOIN scores USING (table_id)
WHERE r.rated = 1 AND guild = ? AND game = ? ORDER BY ended_at, table_id, seat
"""
LATER = """
SELECT 1 FROM results WHERE rated = 1 AND guild = ? AND game = ? AND (ended_at, table_id) > (?, ?) LIMIT 1
"""
EARLIER = """
SELECT count(*) FROM results r WHERE rated = 1 AND guild = :guild AND game = :game
AND ended_at >= :day AND (ended_at, table_id) < (:ended_at, :table)
AND (SELECT count(*) FROM scores s WHERE s.table_id = r.table_id) = :seats
AND NOT EXISTS (
    SELECT 1 FROM scores s WHERE s.table_id = r.table_id
    AND s.user NOT IN (SELECT user FROM scores WHERE table_id = :table)
)
"""
"""How many rated matches the same persons have ended before, on the day of a match."""


def rate(connection: sqlite3.Connection, table: int) -> None:
    """Rate a match whose result and totals are saved; nothing happens to one that is not rated."""
    sql = "SELECT guild, game, ended_at FROM results WHERE table_id = ? AND rated = 1"
    found = connection.execute(sql, (table,)).fetchone()
    if found is None:
        return
    guild, game, ended_at = found
    if connection.execute(LATER, (guild, game, ended_at, table)).fetchone():
        rate_pool(connection, guild, game)  # the clock went back: the order is not that of saving
        standings.spread_server(connection, guild)
        return
    sql = "SELECT user, place FROM scores WHERE table_id = ? ORDER BY seat"
    users, places = zip(*connection.execute(sql, (table,)), strict=True)
    values = {
        "guild": guild,
        "game": game,
        "day": ended_at - ended_at % DAY_MS,
        "ended_at": ended_at,
        "table": table,
        "seats": len(users),
    }
    earlier = connection.execute(EARLIER, values).fetchone()[0]
    pool = _read(connection, guild, game, users)
    changes = pool.play(users, places, standings.since("season", ended_at), share(earlier))
    _keep(connection, table, users, changes)
    _write(connection, guild, game, pool)


def rate_pool(connection: sqlite3.Connection, guild: int, game: str) -> None:
    """Rate all matches of a game on a server again."""
    pool, met = Pool(), Counter[tuple[int, frozenset[int]]]()
    for (table, ended_at), rows in groupby(connection.execute(MATCHES, (guild, game)), itemgetter(0, 1)):
        users, places = zip(*((user, place) for _, _, user, place in rows), strict=True)
        key = ended_at // DAY_MS, frozenset(users)
        changes = pool.play(users, places, standings.since("season", ended_at), share(met[key]))
        _keep(connection, table, users, changes)
        met[key] += 1
    _write(connection, guild, game, pool)


def rebuild(connection: sqlite3.Connection) -> None:
    """Make all totals and ratings anew from the results alone."""
    standings.add_all(connection)
    streaks.add_all(connection)
    for guild, game in connection.execute(POOLS).fetchall():
        rate_pool(connection, guild, game)
    standings.spread(connection)
    standings.tally(connection)


def _read(connection: sqlite3.Connection, guild: int, game: str, users: tuple[int, ...]) -> Pool:
    """What is known of these people."""
    pool = Pool()
    sql = """SELECT since, mu, sigma, rated FROM standings
        WHERE user = ? AND guild = ? AND game = ? AND period IN ('all', 'season') AND mu IS NOT NULL"""
    for user in users:
        rows = connection.execute(sql, (user, guild, game))
        pool.skills[user] = {since: Skill(mu, sigma, rated) for since, mu, sigma, rated in rows}
    return pool


def _keep(connection: sqlite3.Connection, table: int, users: tuple[int, ...], changes: list[Change]) -> None:
    """Note with the scores of a match what it did to ratings."""
    sql = "UPDATE scores SET mu_before = ?, mu = ?, rated = ? WHERE table_id = ? AND user = ?"
    rows = [(*change, table, user) for user, change in zip(users, changes, strict=True)]
    connection.executemany(sql, rows)


def _write(connection: sqlite3.Connection, guild: int, game: str, pool: Pool) -> None:
    sql = """UPDATE standings SET mu = ?, sigma = ?, rated = ?, rating = ?
        WHERE user = ? AND guild = ? AND game = ? AND period = ? AND since = ?
        AND (mu, sigma, rated) IS NOT (?, ?, ?)"""
    for user, skills in pool.skills.items():
        for since, skill in skills.items():
            period = "season" if since else "all"
            values = (skill.mu, skill.sigma, skill.rated)
            connection.execute(sql, (*values, skill.rating, user, guild, game, period, since, *values))

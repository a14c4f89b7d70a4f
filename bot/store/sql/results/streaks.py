"""Winning streaks by user, server and game: the current one and the longest."""

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from bot.store.records import is_win
from bot.store.sql.database import DatabaseConnection

ENDS = """
SELECT user, guild, game, ended_at, place FROM results JOIN scores USING (table_id)
WHERE counted = 1 AND user > 0 {only} ORDER BY user, guild, game, ended_at, table_id
"""
"""Query for results in order. A shared first place counts as a win, as it does on leaderboards."""
OF_ONE = "AND user = :user AND guild = :guild AND game = :game"
OF_TABLE = """
SELECT user, guild, game, ended_at, place FROM results JOIN scores USING (table_id) WHERE table_id = ? AND user > 0
"""
NEXT = """
INSERT INTO streaks VALUES (:user, :guild, :game, :first, :first, :ended_at)
ON CONFLICT (user, guild, game) DO UPDATE SET run = (streaks.run + 1) * :first,
    longest = max(streaks.longest, (streaks.run + 1) * :first), latest = :ended_at
WHERE streaks.latest < :ended_at
"""
KEPT = """
INSERT INTO streaks VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (user, guild, game) DO UPDATE SET run = excluded.run, longest = excluded.longest, latest = excluded.latest
"""

End = tuple[int, int, str, int, int]
"""A user's result: user, server, game, the time when the match ended, and the user's place."""


def add(connection: DatabaseConnection, table: int) -> None:
    """Add a counted match, whose result is saved, to the streaks of its players."""
    for user, guild, game, ended_at, place in connection.execute(OF_TABLE, (table,)).fetchall():
        values = {"user": user, "guild": guild, "game": game, "ended_at": ended_at, "first": is_win(place)}
        if not connection.execute(NEXT, values).rowcount:  # the clock was set back, or two matches ended at once
            _keep(connection, connection.execute(ENDS.format(only=OF_ONE), values))


def rebuild(connection: DatabaseConnection, table: int) -> None:
    """Rebuild the streaks of a match's players."""
    for user, guild, game, *_ in connection.execute(OF_TABLE, (table,)).fetchall():
        values = {"user": user, "guild": guild, "game": game}
        connection.execute("DELETE FROM streaks WHERE user = :user AND guild = :guild AND game = :game", values)
        _keep(connection, connection.execute(ENDS.format(only=OF_ONE), values).fetchall())


def add_all(connection: DatabaseConnection) -> None:
    """Rebuild all streaks."""
    connection.execute("DELETE FROM streaks")
    _keep(connection, connection.execute(ENDS.format(only="")).fetchall())


def _keep(connection: DatabaseConnection, ends: Iterable[End]) -> None:
    """Compute and save streaks. `ends`: all results of one or more (user, server, game), in order of time."""
    rows: list[tuple[int | str, ...]] = []
    for whose, each in groupby(ends, itemgetter(0, 1, 2)):
        run = longest = latest = 0
        for *_, ended_at, place in each:
            run = run + 1 if is_win(place) else 0
            longest, latest = max(longest, run), ended_at
        rows.append((*whose, run, longest, latest))
    connection.executemany(KEPT, rows)

"""Reads what a person has played on one server: totals, and of their latest matches ratings, won hands, opponents."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable

from bot.store.records import Profile
from bot.store.skill import WHOLE, rating_of
from bot.store.sqlite.results.ranks import STANDING, row_of

LATEST = 500
"""So many matches of a person are looked through, on all servers together, however many they have played."""
MOST = 3
"""So many patterns and hands are the favourites and the best."""

TOTALS = f"""
SELECT {STANDING} FROM standings
WHERE user = :user AND guild = :guild AND period = 'all' AND since = 0 ORDER BY played DESC, game
"""
MATCHES = """
SELECT r.game, s.table_id, s.seat, s.place, s.mu, s.rated, s.total, r.ended_at FROM (
    SELECT * FROM scores WHERE user = :user ORDER BY at DESC, table_id DESC LIMIT :latest
) s CROSS JOIN results r USING (table_id) WHERE r.guild = :guild AND r.counted = 1
"""
CURVE = f"SELECT mu FROM ({MATCHES}) WHERE game = :game AND total >= {WHOLE} ORDER BY rated"
WINS = f"SELECT points, patterns FROM ({MATCHES}) m CROSS JOIN wins w USING (table_id, seat) WHERE game = :game"
MET = f"SELECT m.place, s.place FROM ({MATCHES}) m CROSS JOIN scores s USING (table_id) WHERE s.user = :asker"
STREAK = "SELECT run, longest FROM streaks WHERE user = :user AND guild = :guild AND game = :game"
ACHIEVED = "SELECT game, key FROM achievements WHERE user = :user AND guild = :guild ORDER BY game, key"


def profile(connection: sqlite3.Connection, user: int, guild: int, asker: int, game: str) -> Profile | None:
    """The profile of somebody, as `Records.profile` says."""
    values = {"user": user, "guild": guild, "asker": asker, "latest": LATEST}
    totals = tuple(row_of(row) for row in connection.execute(TOTALS, values))
    if not totals:
        return None
    game = game if any(each.game == game for each in totals) else totals[0].game
    about = values | {"game": game}
    wins = [(points, tuple(json.loads(keys))) for points, keys in connection.execute(WINS, about)]
    run, longest = connection.execute(STREAK, about).fetchone() or (0, 0)
    return Profile(
        totals,
        game,
        curve=tuple(rating_of(mu) for (mu,) in connection.execute(CURVE, about)),
        patterns=_favourite(keys for _, keys in wins),
        best=tuple(sorted(wins, key=lambda win: (-win[0], win[1]))[:MOST]),
        run=run,
        longest=longest,
        met=_met(connection.execute(MET, values)) if asker != user else (0, 0, 0),
        achieved=tuple(connection.execute(ACHIEVED, values)),
    )


def _favourite(won: Iterable[tuple[str, ...]]) -> tuple[tuple[str, int], ...]:
    counted = Counter(key for keys in won for key in keys)
    return tuple(sorted(counted.items(), key=lambda each: (-each[1], each[0]))[:MOST])


def _met(places: Iterable[tuple[int, int]]) -> tuple[int, int, int]:
    found = Counter((mine > theirs) - (mine < theirs) for mine, theirs in places)
    return found[-1], found[1], found[0]

"""Reads what a person has played on one server: totals, and of their latest matches ratings, won hands, opponents."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bot.store.rows import Standing
from bot.store.skill import ENOUGH, rating_of
from bot.store.writer import Writer

LATEST = 500
"""So many matches of a person are looked through, on all servers together, however many they have played."""
MOST = 3
"""So many patterns and hands are the favourites and the best."""

TOTALS = """
SELECT guild, game, user, played, won, points, hands, average, rating, rated FROM standings
WHERE user = :user AND guild = :guild AND period = 'all' AND since = 0 AND shown = 1 ORDER BY played DESC, game
"""
MATCHES = """
SELECT r.game, s.table_id, s.seat, s.place, s.mu, s.rated, r.ended_at FROM (
    SELECT * FROM scores WHERE user = :user ORDER BY at DESC, table_id DESC LIMIT :latest
) s CROSS JOIN results r USING (table_id) WHERE r.guild = :guild AND r.counted = 1
"""
CURVE = f"SELECT mu FROM ({MATCHES}) WHERE game = :game AND rated >= {ENOUGH} ORDER BY rated"
WINS = f"SELECT points, patterns FROM ({MATCHES}) m CROSS JOIN wins w USING (table_id, seat) WHERE game = :game"
MET = f"SELECT m.place, s.place FROM ({MATCHES}) m CROSS JOIN scores s USING (table_id) WHERE s.user = :asker"
STREAK = "SELECT run, longest FROM streaks WHERE user = :user AND guild = :guild AND game = :game"
ACHIEVED = "SELECT game, key FROM achievements WHERE user = :user AND guild = :guild ORDER BY game, key"


@dataclass(frozen=True, slots=True)
class Profile:
    """A person on one server. totals: by game, the most played first; all but these, `met` and `achieved` is of `game`.

    curve: the rating after each rated match since it is not provisional. patterns: what they won hands with most often,
    (key, how often). best: their best hands, (points, keys of patterns). run, longest: matches won in a row now, and at
    most. met: matches with the asker, those in which the person, the asker, and neither came before the other one.
    achieved: (game, key).
    """

    totals: tuple[Standing, ...]
    game: str
    curve: tuple[int, ...] = ()
    patterns: tuple[tuple[str, int], ...] = ()
    best: tuple[tuple[int, tuple[str, ...]], ...] = ()
    run: int = 0
    longest: int = 0
    met: tuple[int, int, int] = (0, 0, 0)
    achieved: tuple[tuple[str, str], ...] = ()


class Profiles:
    """All raise StoreError."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def of(self, user: int, guild: int, asker: int, game: str = "") -> Profile | None:
        """As of one moment; of a game that they have not played there, or none, that which they have played most. None:
        no match of theirs has counted there."""
        return await self._writer.read(lambda connection: _read(connection, user, guild, asker, game))


def _read(connection: sqlite3.Connection, user: int, guild: int, asker: int, game: str) -> Profile | None:
    values = {"user": user, "guild": guild, "asker": asker, "latest": LATEST}
    totals = tuple(Standing(*row) for row in connection.execute(TOTALS, values))
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

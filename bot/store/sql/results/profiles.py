"""Queries for a user's profile on one server: totals, and ratings, hands and opponents of recent matches."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.store.rating_model import WHOLE, rating_of
from bot.store.records import WON, Collected, Hand, Practice, PracticeTotal, Profile
from bot.store.sql.database import DatabaseConnection, column
from bot.store.sql.results.ranks import STANDING, row_of
from bot.store.sql.writer import SqlStore, reads

LATEST = 500
"""Maximum number of a user's latest matches that are read. Matches of all servers are counted."""
MOST = 3
"""Maximum number of favourite patterns, and of best hands."""

TOTALS = f"""
SELECT {STANDING} FROM standings
WHERE user = :user AND guild = :guild AND period = 'all' AND since = 0 ORDER BY played DESC, game
"""
MATCHES = """
SELECT r.game, s.table_id, s.seat, s.place, s.mu, s.rated, s.total, r.ended_at FROM (
    SELECT * FROM scores WHERE user = :user ORDER BY at DESC, table_id DESC LIMIT :latest
) s CROSS JOIN results r USING (table_id) WHERE r.guild = :guild AND {kind}
"""
COUNTED, AGAINST_COMPUTERS = MATCHES.format(kind="r.counted = 1"), MATCHES.format(kind="r.level IS NOT NULL")
CURVE = f"SELECT mu FROM ({COUNTED}) AS m WHERE game = :game AND total >= {WHOLE} ORDER BY rated"
HANDS_WON = "SELECT points, patterns FROM ({}) m CROSS JOIN wins w USING (table_id, seat) WHERE game = :game"
WINS, PRACTICE_WINS = HANDS_WON.format(COUNTED), HANDS_WON.format(AGAINST_COMPUTERS)
MET = f"SELECT m.place, s.place FROM ({COUNTED}) m CROSS JOIN scores s USING (table_id) WHERE s.user = :asker"
STREAK = "SELECT run, longest FROM streaks WHERE user = :user AND guild = :guild AND game = :game"
ACHIEVED = """
SELECT game, key FROM achievements JOIN declared USING (game, key) WHERE user = :user AND guild = :guild
ORDER BY rare DESC, game, key
"""
ACHIEVABLE = """
SELECT d.key, rare, a.key IS NOT NULL FROM declared d
LEFT JOIN achievements a ON a.user = :user AND a.guild = :guild AND a.game = d.game AND a.key = d.key
WHERE d.game IN (:game, '') ORDER BY d.game DESC, rare DESC, counts, least, d.key
"""
TITLES = "SELECT game, season FROM titles WHERE user = :user AND guild = :guild ORDER BY season DESC, game"
COLLECTION = """
SELECT value, count(*), min(r.ended_at) FROM scores s CROSS JOIN results r USING (table_id)
CROSS JOIN wins w USING (table_id, seat), json_each(w.patterns)
WHERE s.user = :user AND r.guild = :guild AND r.counted = 1 AND r.game = :game GROUP BY value ORDER BY value
"""
"""Query for all patterns of hands that a user won.

It reads all matches, because only they tell when the first hand was won.
"""

PRACTICE = """
SELECT game, level, played, won, points, hands FROM practice WHERE user = :user AND guild = :guild
ORDER BY game, level
"""

FRIENDS = f"""
SELECT r.game, '', count(*), count(*) FILTER (WHERE {WON}), sum(points), sum(r.hands)
FROM scores s CROSS JOIN results r USING (table_id) CROSS JOIN tables t ON t.id = table_id
WHERE s.user = :user AND t.guild = 0 AND t.channel <> 0 AND r.hands > 0 GROUP BY r.game ORDER BY count(*) DESC, r.game
"""


class Profiles(SqlStore):
    """The queries of `RecordStore` about one user."""

    @reads
    def profile(
        self, connection: DatabaseConnection, user: int, guild: int, asker: int, game: str = ""
    ) -> Profile | None:
        """Return the user's profile, read at one moment, or None if no match of theirs has counted on the server.

        `game`: the game to show. If it is empty or the user hasn't played it there, their most played game is shown.
        """
        values = {"user": user, "guild": guild, "asker": asker, "latest": LATEST}
        totals = tuple(row_of(row) for row in connection.execute(TOTALS, values))
        if not totals:
            return None
        game = game if any(each.game == game for each in totals) else totals[0].game
        about = values | {"game": game}
        wins = _wins(connection, WINS, about)
        run, longest = connection.execute(STREAK, about).fetchone() or (0, 0)
        return Profile(
            totals,
            game,
            curve=tuple(map(rating_of, column(connection, CURVE, about))),
            patterns=_favourite(wins),
            best=_best(wins),
            run=run,
            longest=longest,
            met=_met(connection.execute(MET, values)) if asker != user else (0, 0, 0),
            achieved=tuple(connection.execute(ACHIEVED, values)),
            titles=tuple(connection.execute(TITLES, values)),
        )

    @reads
    def collection(self, connection: DatabaseConnection, user: int, guild: int, game: str) -> dict[str, Collected]:
        """Return the patterns with which the user has won hands, by key. Each says how often, and since when.

        Only counted matches of this game on this server are included.
        """
        values = {"user": user, "guild": guild, "game": game}
        return {key: Collected(count, first) for key, count, first in connection.execute(COLLECTION, values)}

    @reads
    def achievable(
        self, connection: DatabaseConnection, user: int, guild: int, game: str
    ) -> list[tuple[str, bool, bool]]:
        """Return all achievements of a game and of all games together, as (key, is rare, the user has it)."""
        return connection.execute(ACHIEVABLE, {"user": user, "guild": guild, "game": game}).fetchall()

    @reads
    def practice(self, connection: DatabaseConnection, user: int, guild: int, game: str = "") -> Practice | None:
        """Return the results of the user's matches alone against computers on a server, or None.

        `game` works as in `profile`.
        """
        values: dict[str, int | str] = {"user": user, "guild": guild, "latest": LATEST}
        totals = [PracticeTotal(*row) for row in connection.execute(PRACTICE, values)]
        if not totals:
            return None
        played = Counter[str]()
        for each in totals:
            played[each.game] += each.played
        totals.sort(key=lambda each: -played[each.game])
        game = game if any(each.game == game for each in totals) else totals[0].game
        wins = _wins(connection, PRACTICE_WINS, values | {"game": game})
        return Practice(tuple(totals), game, _favourite(wins), _best(wins))

    @reads
    def among_friends(self, connection: DatabaseConnection, user: int) -> list[PracticeTotal]:
        """Return the user's totals with friends outside of servers, most played game first.

        Matches without a settled hand are left out.
        """
        return [PracticeTotal(*row) for row in connection.execute(FRIENDS, {"user": user})]


def _wins(connection: DatabaseConnection, sql: str, about: Mapping[str, int | str]) -> list[Hand]:
    return [(points, tuple(json.loads(keys))) for points, keys in connection.execute(sql, about)]


def _best(wins: Sequence[Hand]) -> tuple[Hand, ...]:
    return tuple(sorted(wins, key=lambda win: (-win[0], win[1]))[:MOST])


def _favourite(wins: Sequence[Hand]) -> tuple[tuple[str, int], ...]:
    counted = Counter(key for _, keys in wins for key in keys)
    return tuple(sorted(counted.items(), key=lambda each: (-each[1], each[0]))[:MOST])


def _met(places: Iterable[tuple[int, int]]) -> tuple[int, int, int]:
    found = Counter((mine > theirs) - (mine < theirs) for mine, theirs in places)
    return found[-1], found[1], found[0]

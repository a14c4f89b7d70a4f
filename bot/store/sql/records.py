"""Leaderboards, profiles and reviews in SQL, and the rebuilding of totals and ratings from the results."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict

from bot.store.models import Rated, Standing
from bot.store.rating_model import Rank
from bot.store.records import (
    LeaderboardKey,
    Page,
    Reading,
    UncountedGain,
    Weighed,
)
from bot.store.sql import statements
from bot.store.sql.database import DatabaseConnection, column, first
from bot.store.sql.rated import listing, ratings, recalculation, resting
from bot.store.sql.results import achievements, practice, ranks, standings, streaks
from bot.store.sql.results.history import History
from bot.store.sql.results.profiles import Profiles
from bot.store.sql.writer import reads, writes
from engine.core import Achievement

REVIEW = "SELECT data FROM reviews WHERE table_id = ? AND seat = ? AND version = ?"
KEEP_REVIEW = """
INSERT INTO reviews SELECT table_id, seat, :version, :data FROM sitters
WHERE table_id = :table AND seat = :seat AND :user IN (user, leaver)
ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, data = excluded.data
"""
"""Statement that saves a review. It saves nothing for a user whose data was deleted since the review began."""
WEIGHED = """
SELECT table_id, t.game, rules, (SELECT count(*) FROM scores s WHERE s.table_id = r.table_id), hands, r.reason
FROM results r CROSS JOIN tables t ON id = table_id WHERE table_id > ?
AND NOT EXISTS (SELECT 1 FROM scores g WHERE g.table_id = r.table_id AND given_place IS NOT NULL)
AND (r.rated = 1 OR table_id IN (SELECT table_id FROM voided WHERE rated = 1)) ORDER BY table_id LIMIT ?
"""
RESIGNED = """
SELECT seat FROM moves WHERE table_id = :table AND action = 'resign'
UNION SELECT seat FROM sitters WHERE table_id = :table AND (leaver IS NOT NULL OR resigned_at IS NOT NULL)
"""


class RecordStore(History, Profiles):
    """The records of finished matches. Totals are updated whenever a match ends. All methods raise StoreError."""

    @reads
    def page(self, connection: DatabaseConnection, board: LeaderboardKey, limit: int, offset: int, asker: int) -> Page:
        """Return a page of a leaderboard, read at one moment. The best players come first.

        Equal players are sorted by id.

        `offset`: the number of rows before the page. `asker`: the user who asks, for `Page.mine`.
        """
        return Page(
            ranks.page(connection, board, limit, offset),
            ranks.count(connection, board),
            ranks.standing(connection, board, asker),
        )

    async def best(self, board: LeaderboardKey) -> list[Standing]:
        """Return the standings that share first place, ten at most."""
        found = await self.writer.read(lambda connection: ranks.page(connection, board, 10, 0))
        return [standing for standing in found if standing.rank == 1]

    @reads
    def rank(self, connection: DatabaseConnection, board: LeaderboardKey, user: int) -> Rank:
        """Return what a user's rank on a server's rating leaderboard still needs."""
        return listing.rank(connection, asdict(board) | {"user": user})

    @reads
    def gains(self, connection: DatabaseConnection, guild: int, season: int) -> list[UncountedGain]:
        """Return which of the TOP best players of each game by rating have points that don't count."""
        return listing.gains(connection, guild, season)

    @reads
    def seasons(self, connection: DatabaseConnection, guild: int, games: Iterable[str]) -> list[int]:
        """Return the first day of each season with standings in one of these games, the latest first.

        `guild`: 0 for the global standings.
        """
        return ranks.seasons(connection, guild, games)

    @reads
    def review(self, connection: DatabaseConnection, table: int, seat: int, version: int) -> str | None:
        """Return the review of a seat's moves by this version of the game's judge, or None."""
        return first(connection, REVIEW, (table, seat, version))

    @writes
    def keep_review(
        self, connection: DatabaseConnection, table: int, seat: int, user: int, version: int, data: str
    ) -> None:
        """Save the review of a seat's moves. `user`: the person who has or had the seat.

        Nothing is saved if that person's data was deleted.
        """
        values = {"table": table, "seat": seat, "user": user, "version": version, "data": data}
        connection.execute(KEEP_REVIEW, values)

    @reads
    def foresee(self, connection: DatabaseConnection, guild: int, game: str, match: Rated) -> list[int]:
        """Return how each player's displayed rating would change if the match ended as in `match`.

        Return [] while ratings are being recalculated.
        """
        return ratings.foresee(connection, guild, game, match)

    @reads
    def unread(self, connection: DatabaseConnection, limit: int) -> list[int]:
        """Return up to `limit` tables whose match must still be replayed to find out who won which hand."""
        return column(connection, "SELECT table_id FROM results WHERE read = 0 ORDER BY table_id LIMIT ?", (limit,))

    @writes
    def keep_read(self, connection: DatabaseConnection, readings: Iterable[Reading]) -> None:
        """Save what replaying old matches has shown.

        These data are saved in the same form as those of a new match.
        """
        sql = """UPDATE results SET read = 1, rated = CASE WHEN hands IS NULL THEN counted * :rated ELSE rated END,
            hands = coalesce(hands, :hands), level = :level WHERE table_id = :table AND read = 0"""
        for each in readings:
            over = each.over
            values = {
                "table": each.table,
                "hands": over.hands if over else 0,
                "rated": over is not None and over.rated,
                "level": over.level if over else None,
            }
            if connection.execute(sql, values).rowcount and over is not None:
                statements.keep_wins(connection, each.table, each.won)
                achievements.keep_feats(connection, each.table, over)

    @writes
    def declare(self, connection: DatabaseConnection, declared: Mapping[str, Sequence[Achievement]]) -> None:
        """Save the achievements that exist, by game. The key "" stands for all games together.

        If they have changed, those of old matches are due (`earn_old`).
        """
        achievements.declare(connection, declared)

    @writes
    def earn_old(self, connection: DatabaseConnection, limit: int) -> bool:
        """Save the achievements of up to `limit` users on one server from all their matches, if they are due.

        Return whether there are more users.
        """
        return achievements.earn_old(connection, limit)

    @reads
    def due(self, connection: DatabaseConnection) -> list[tuple[int, str]]:
        """Return the games whose ratings have to be recalculated, as (server, game)."""
        return connection.execute(recalculation.DUE).fetchall()

    async def rate_anew(self, guild: int, game: str) -> int:
        """Recalculate the ratings of a game on a server, and return the number of rated matches.

        This is done in small steps, so that matches can end in between.
        """
        return await recalculation.rate_anew(self.writer, guild, game)

    @reads
    def stale(self, connection: DatabaseConnection) -> bool:
        """Return whether the totals have to be rebuilt."""
        return connection.execute("SELECT 1 FROM meta WHERE key = 'standings'").fetchone() is not None

    @writes
    def rebuild(self, connection: DatabaseConnection) -> tuple[int, int]:
        """Rebuild all totals and ratings at once.

        Return the number of rated matches, and the number of people with a rating.
        """
        standings.add_all(connection)
        streaks.add_all(connection)
        practice.add_all(connection)
        connection.execute("DELETE FROM met")
        connection.execute("DELETE FROM pools")
        connection.execute("DELETE FROM rated_people")
        for guild, game in connection.execute("SELECT DISTINCT guild, game FROM results WHERE rated = 1").fetchall():
            recalculation.rate_pool(connection, guild, game)
        standings.spread(connection)
        standings.tally(connection)
        matches = first(connection, "SELECT count(*) FROM results WHERE rated = 1")
        sql = "SELECT count(DISTINCT user) FROM standings WHERE mu IS NOT NULL AND user > 0"
        return matches, first(connection, sql)

    @reads
    def weighed(self, connection: DatabaseConnection, after: int, limit: int) -> list[Weighed]:
        """Return up to `limit` rated matches with the facts that determine their weight.

        They are sorted by table number and come after table `after`. A match in which a moderator gave a seat away is
        left out, because it keeps the weights of that moment.
        """
        return [_weighed(connection, *row) for row in connection.execute(WEIGHED, (after, limit)).fetchall()]

    @writes
    def keep_weights(self, connection: DatabaseConnection, weights: Mapping[int, Sequence[int]]) -> None:
        """Save the weight of each seat in these matches, by table, in thousandths of a full match.

        The ratings must be recalculated afterwards.
        """
        sql = "UPDATE scores SET weight = ?, helped = ? WHERE table_id = ? AND seat = ?"
        for table, by_seat in weights.items():
            helped = ratings.helped(connection, table)
            rows = [(weight, seat in helped, table, seat) for seat, weight in enumerate(by_seat)]
            connection.executemany(sql, rows)

    @writes
    def outdate(self, connection: DatabaseConnection) -> None:
        """Mark all ratings as outdated. They are then recalculated in the background."""
        connection.execute(ratings.OUTDATE_ALL)

    @writes
    def hide_user(self, connection: DatabaseConnection, user: int, guild: int, season: int) -> None:
        """Hide the user from all leaderboards of a server until their next match there.

        `season`: the first day of a season. Leaderboards of earlier seasons keep showing the user.
        """
        for game in resting.games(connection, user, guild):
            resting.hide_user(connection, user, guild, game, season)

    @writes
    def rest_idle(self, connection: DatabaseConnection, before: int, season: int, most: int) -> bool:
        """Hide up to `most` players who have finished no match of a game on a server since `before`.

        They are hidden from that game's leaderboards, until their next match of it there. `season` works as in
        `hide_user`. Return whether there may be more such players.
        """
        found = resting.long_ago(connection, before, most)
        for each in found:
            resting.hide_user(connection, *each, season)
        return len(found) == most


def _weighed(
    connection: DatabaseConnection, table: int, game: str, rules: str, seats: int, hands: int, reason: str
) -> Weighed:
    resigned = frozenset(column(connection, RESIGNED, {"table": table}))
    return Weighed(table, game, json.loads(rules), seats, hands, reason, resigned)

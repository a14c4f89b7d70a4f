"""The rating of a match when it ends. This needs up-to-date ratings of the game on the server."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.store.models import Rated, Score
from bot.store.rating_model import Pool, RatingChange, Skill, rating_of
from bot.store.records import since
from bot.store.sql.database import DatabaseConnection, column, first
from bot.store.sql.rated import listing
from bot.store.sql.results import standings

NO_CHANGE = dict.fromkeys(RatingChange._fields)
WEEK_MS = 7 * 24 * 60 * 60 * 1000

LATER = """
SELECT 1 FROM results WHERE rated = 1 AND guild = ? AND game = ? AND (ended_at, table_id) > (?, ?) LIMIT 1
"""
STALE = "SELECT 1 FROM pools WHERE guild = ? AND game = ? AND stale > 0"
OUTDATE = """
INSERT INTO pools (guild, game, stale) VALUES (?, ?, 1)
ON CONFLICT (guild, game) DO UPDATE SET stale = pools.stale + 1
"""
OUTDATE_ALL = """
INSERT INTO pools (guild, game, stale) SELECT DISTINCT guild, game, 1 FROM results WHERE rated = 1
ON CONFLICT (guild, game) DO UPDATE SET stale = pools.stale + 1
"""
HELPED = """
SELECT seat FROM moves WHERE table_id = :table AND seat >= 0 AND "by" IN ('person', 'computer')
AND seq <= coalesce((SELECT min(given_at) FROM sitters WHERE table_id = :table), seq)
GROUP BY seat HAVING 2 * count(*) FILTER (WHERE "by" = 'computer') > count(*)
"""
"""Query for seats for which computers made more than half of the decisions.

Decisions of the clock are not counted, nor are those after a moderator gave a seat to a computer.
"""
LATELY = """
SELECT o.user, s.at, s.weight FROM scores s CROSS JOIN results r ON r.table_id = s.table_id
CROSS JOIN scores o ON o.table_id = s.table_id AND o.user <> s.user
WHERE s.user = :user AND s.at > :from AND s.table_id <> :table AND r.rated = 1 AND guild = :guild AND game = :game
"""
MEET = """
INSERT INTO met VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (guild, game, user, since, other) DO UPDATE SET weight = met.weight + excluded.weight,
    won = met.won + excluded.won RETURNING weight
"""
JOIN = "INSERT INTO pools (guild, game) VALUES (?, ?) ON CONFLICT DO NOTHING"
KEEP_CHANGE = """
UPDATE scores SET mu_before = :before, mu = :mu, rated = :rated, total = :weight
WHERE table_id = :table AND user = :user AND (mu_before, mu, rated, total) IS NOT (:before, :mu, :rated, :weight)
"""
KEEP_SKILL = """
UPDATE standings SET mu = :mu, sigma = :sigma, rated = :rated, weight = :weight, rating = :rating
WHERE user = :user AND guild = :guild AND game = :game AND period = :period AND since = :since
AND (mu, sigma, rated, weight) IS NOT (:mu, :sigma, :rated, :weight)
"""


def rate(connection: DatabaseConnection, table: int) -> None:
    """Rate a match whose result and totals are saved. If the match doesn't count for ratings, do nothing.

    If the ratings are not up to date, they are recalculated later instead. The same happens if a later match was
    already rated, which is possible after the clock was set back.
    """
    sql = "SELECT guild, game, ended_at FROM results WHERE table_id = ? AND rated = 1"
    found = connection.execute(sql, (table,)).fetchone()
    if found is None:
        return
    guild, game, ended_at = found
    later = connection.execute(LATER, (guild, game, ended_at, table)).fetchone()
    if later or connection.execute(STALE, (guild, game)).fetchone():
        outdate(connection, guild, game)
        return
    match = Rated(table, ended_at, scores_of(connection, table))
    pool = read_pool(connection, guild, game, match)
    known = {user: set(skills) for user, skills in pool.skills.items()}
    keep_changes(connection, rated=[(match, pool.play(match))])
    for user, skills in pool.skills.items():
        keep_skills(connection, guild, game, user, skills)
    connection.execute(JOIN, (guild, game))
    crossed = _meet(connection, guild, game, pool)
    new = Counter(key for user, skills in pool.skills.items() for key in skills.keys() - known.get(user, set()))
    changed, joined = listing.renew(connection, {"guild": guild, "game": game}, match, crossed, new)
    if joined:
        standings.spread_server(connection, guild)
    for user in () if joined else changed:
        standings.spread_one(connection, user, game)


def foresee(connection: DatabaseConnection, guild: int, game: str, match: Rated) -> list[int]:
    """Return how the displayed ratings would change if a match ended as in `match`. See `RecordStore.foresee`."""
    if connection.execute(STALE, (guild, game)).fetchone():
        return []
    changes = read_pool(connection, guild, game, match).play(match)
    return [rating_of(each.mu) - rating_of(each.before) if each else 0 for each in changes]


def outdate(connection: DatabaseConnection, guild: int, game: str) -> None:
    """Mark the ratings of a game on a server for recalculation in the background."""
    connection.execute(OUTDATE, (guild, game))


def outdate_of(connection: DatabaseConnection, table: int) -> None:
    """Mark the ratings of a table's game on its server for recalculation in the background."""
    sql = "SELECT guild, game FROM results WHERE table_id = ?"
    for guild, game in connection.execute(sql, (table,)).fetchall():
        outdate(connection, guild, game)


def helped(connection: DatabaseConnection, table: int) -> set[int]:
    """Return the seats for which a stand-in made more than half of the decisions."""
    return {*column(connection, HELPED, {"table": table})}


def scores_of(connection: DatabaseConnection, table: int) -> tuple[Score, ...]:
    """Return the scores of all players of a rated match, by seat."""
    sql = f"SELECT user, {listing.RATED_PLACE.format('')}, weight, helped FROM scores WHERE table_id = ? ORDER BY seat"
    rows = connection.execute(sql, (table,))
    return tuple(Score(user, place, weight, bool(by)) for user, place, weight, by in rows)


def read_pool(connection: DatabaseConnection, guild: int, game: str, match: Rated) -> Pool:
    """Return the skills and weights needed to rate a match.

    The match must be later than all matches rated so far.
    """
    pool = Pool()
    sql = """SELECT since, mu, sigma, rated, weight FROM standings
        WHERE user = ? AND guild = ? AND game = ? AND period IN ('all', 'season') AND mu IS NOT NULL"""
    week, day = since("week", match.ended_at), since("day", match.ended_at)
    for score in match.scores:
        rows = connection.execute(sql, (score.user, guild, game))
        if skills := {begun: Skill(mu, sigma, rated, weight) for begun, mu, sigma, rated, weight in rows}:
            pool.skills[score.user] = skills
        values = {"user": score.user, "from": match.ended_at - WEEK_MS, "table": match.table} | {
            "guild": guild,
            "game": game,
        }
        for other, at, weight in connection.execute(LATELY, values):
            if since("week", at) == week:
                pool.lately["week", week][score.user, other] += weight
            if since("day", at) == day:
                pool.lately["day", day][score.user, other] += weight
    return pool


def keep_changes(
    connection: DatabaseConnection, *, rated: Iterable[tuple[Rated, Sequence[RatingChange | None]]]
) -> None:
    """Save each player's rating before and after each match. They are saved with the player's score."""
    rows = [
        {**(change._asdict() if change else NO_CHANGE), "table": match.table, "user": score.user}
        for match, changes in rated
        for score, change in zip(match.scores, changes, strict=True)
    ]
    connection.executemany(KEEP_CHANGE, rows)


def keep_skills(connection: DatabaseConnection, guild: int, game: str, user: int, skills: dict[int, Skill]) -> None:
    """Save a user's skills, by the first day of the season (0: all time)."""
    for begun, skill in skills.items():
        values = {"mu": skill.mu, "sigma": skill.sigma, "rated": skill.rated, "weight": skill.weight}
        whose = {"user": user, "guild": guild, "game": game, "period": "season" if begun else "all", "since": begun}
        connection.execute(KEEP_SKILL, values | whose | {"rating": skill.rating})


def _meet(connection: DatabaseConnection, guild: int, game: str, pool: Pool) -> set[tuple[int, int]]:
    """Save how much the players of a match have played with each other. `pool`: the pool that has played only it.

    Return the players for whom `crosses` became true, as (user, season). Season 0 means all time.
    """
    crossed: set[tuple[int, int]] = set()
    for (user, begun), others in pool.met.items():
        for other, earned in others.items():
            values = (guild, game, user, begun, other, earned, pool.won[user, begun][other])
            if listing.crosses(first(connection, MEET, values), earned):
                crossed.add((user, begun))
    return crossed

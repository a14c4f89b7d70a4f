"""Ranks on rating leaderboards. The users who have one are determined with every rated match."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby
from math import fsum
from operator import itemgetter

from bot.store.models import Rated, Score
from bot.store.rating_model import (
    NEEDED,
    NEEDED_OF_FOUR,
    POINTS,
    PROVEN,
    SELDOM,
    SMALL,
    WHOLE,
    Opponent,
    Rank,
    rank_of,
    rating_of,
    uncounted,
    voided,
)
from bot.store.records import WORLDWIDE, UncountedGain, since
from bot.store.seasons import season_after, season_begins
from bot.store.sql.database import DatabaseConnection, column, first

RATED_PLACE = "coalesce({0}given_place, {0}place)"
"""Place in a row of scores by which a match is rated. `{0}`: the alias of that row with a dot, or nothing."""
OWN = f"""
SELECT s.table_id, ended_at, o.user, {RATED_PLACE.format("o.")}, o.weight, o.helped FROM scores s
CROSS JOIN results r ON r.table_id = s.table_id CROSS JOIN scores o ON o.table_id = s.table_id
WHERE s.user = :user AND s.at >= :from AND s.at < :until AND r.rated = 1 AND guild = :guild AND game = :game
ORDER BY s.at, s.table_id, o.seat
"""
MET = "SELECT other, weight FROM met WHERE guild = :guild AND game = :game AND user = :user AND since = :since"
RATED = "SELECT DISTINCT user FROM met WHERE guild = :guild AND game = :game AND since = :since"
HAVE_MET = "SELECT user FROM met WHERE other = :user AND guild = :guild AND game = :game AND since = :since"
OFTEN_MET = """
SELECT other FROM met WHERE guild = :guild AND game = :game AND user = :user AND since = :since
AND weight * :often >= :before
"""
OPPONENTS = """
SELECT m.other, m.weight, m.won, coalesce(t.weight, 0), coalesce(s.weight, 0) FROM met m
LEFT JOIN met t ON (t.guild, t.game, t.user, t.since, t.other) = (m.guild, m.game, m.other, m.since, m.user)
LEFT JOIN standings s ON (s.user, s.guild, s.game, s.period, s.since) = (m.other, m.guild, m.game, :period, m.since)
WHERE m.guild = :guild AND m.game = :game AND m.user = :user AND m.since = :since
"""
VOIDED = f"""
SELECT count(DISTINCT o.user) FROM scores s CROSS JOIN voided v ON v.table_id = s.table_id AND v.rated = 1
CROSS JOIN results r ON r.table_id = s.table_id CROSS JOIN scores o ON o.table_id = s.table_id
WHERE s.user = :user AND s.at >= :from AND s.at < :until AND guild = :guild AND game = :game
AND {RATED_PLACE.format("o.")} = 1
AND 2 * {RATED_PLACE.format("s.")} > 1 + (SELECT count(*) FROM scores p WHERE p.table_id = s.table_id)
"""
"""Number of people who won against a user in results that were voided. The user's place was in the lower half."""
WITH = """
SELECT weight FROM met WHERE guild = :guild AND game = :game AND user = :user AND since = :since AND other = :other
"""
STANDS = """
SELECT mu, weight, listed, closed FROM standings WHERE user = :user AND guild = :guild AND game = :game
AND period = :period AND since = :since AND mu IS NOT NULL
"""
KEEP = """
UPDATE standings SET listed = :listed, closed = :closed, board = :board, ranked = :ranked WHERE user = :user
AND guild = :guild AND game = :game AND period = :period AND since = :since
AND (listed, closed, board, ranked) IS NOT (:listed, :closed, :board, :ranked)
"""
"""Statement that saves a rank, and the values that leaderboards are sorted by.

The column `ranked` sorts the users who are ranked before those who are ranked among themselves, and these before the
others.
"""
TOP = 5
"""Number of best players of a game, by rating, that `gains` looks at."""
BEST = f"""
SELECT user, weight, rating FROM standings WHERE guild = :guild AND game = :game
AND period = 'season' AND since = :since AND shown = 1 AND ranked IS NOT NULL ORDER BY rating DESC, user LIMIT {TOP}
"""
PEOPLE = """
INSERT INTO rated_people VALUES (:guild, :game, :since, :people)
ON CONFLICT (guild, game, since) DO UPDATE SET people = rated_people.people + excluded.people RETURNING people
"""
SAME_PEOPLE = """
SELECT coalesce(max(people), 0) FROM rated_people WHERE guild = :guild AND game = :game AND since = :since
"""
COUNT = """
SELECT count(DISTINCT user) FROM standings WHERE guild = :guild AND game = :game AND listed = 1 AND closed = 0
"""

Whose = tuple[int, int]
"""A user, and the first day of a season (0: all time)."""
Board = Mapping[str, int | str]


def crosses(weight: int, added: int) -> bool:
    """Return whether a match raised the weight of a player with one opponent to a value in PROVEN.

    From then on, the player may count as an opponent for others. `weight`: the weight after the match. `added`: the
    weight that the match added.
    """
    return any(weight - added < enough <= weight for enough, _ in PROVEN)


def renew(
    connection: DatabaseConnection,
    board: Board,
    match: Rated,
    crossed: Iterable[Whose],
    new: Mapping[int, int],
) -> tuple[set[int], bool]:
    """Update ranks after a match, and the ratings that leaderboards are sorted by.

    Return the users for whom this changed. Also return whether the server entered or left the global leaderboards.
    `board`: the server and the game. `crossed`: the users for whom `crosses` returned True, each with a season. `new`:
    the number of users who were rated for the first time, by season.
    """
    changed = set[int]()
    before = first(connection, "SELECT listed FROM pools WHERE guild = :guild AND game = :game", board)
    for begun in (since("season", match.ended_at), 0):
        there = {**board, "since": begun, "period": "season" if begun else "all"}
        people = first(connection, PEOPLE if new[begun] else SAME_PEOPLE, {**there, "people": new[begun]})
        players = {score.user for score in match.scores}
        asked = players | {
            user
            for one, season in crossed
            if season == begun
            for user in column(connection, HAVE_MET, {**there, "user": one})
        }
        others = _affected(connection, there, match, all_=new[begun] > 0 and people <= SMALL)
        for user in sorted(players | asked | others):
            if _renew_one(connection, {**there, "user": user}, people, user in asked):
                changed.add(user)
    now = first(connection, COUNT, board)
    connection.execute(
        "UPDATE pools SET listed = :listed WHERE guild = :guild AND game = :game", {**board, "listed": now}
    )
    return changed, (now >= WORLDWIDE) != (before >= WORLDWIDE)


def _affected(connection: DatabaseConnection, there: Board, match: Rated, *, all_: bool) -> set[int]:
    """Return the users for whom other points may count after a match, because they often play with its players.

    `all_`: return all users of the leaderboard instead.
    """
    if all_:
        return {*column(connection, RATED, there)}
    found = set[int]()
    for score in match.scores:
        values = {**there, "user": score.user}
        stands = connection.execute(STANDS, values).fetchone()
        if stands is None or not score.earned:
            continue
        before = stands[1] - score.earned
        sql, often = (OFTEN_MET, {"often": round(1 / SELDOM), "before": before}) if before else (HAVE_MET, {})
        found.update(column(connection, sql, {**values, **often}))
    return found


def _renew_one(connection: DatabaseConnection, values: Board, people: int, asked: bool) -> bool:
    """Update a user's rank and place. Return whether they changed.

    `values`: the user, the season, and the leaderboard. `asked`: whether the requirements of a rank may be met now.
    """
    found = connection.execute(STANDS, values).fetchone()
    if found is None:
        return False
    mu, weight, was, closed = found
    if asked and not (was and not closed and weight >= NEEDED * (1 if values["since"] else 2)):
        rank = _rank(connection, values, weight)
        was, closed = rank.listed, rank.closed
    lost = fsum(lost_points(connection, values, weight, people).values()) + lost_by_voids(connection, values)
    row = row_of(mu, weight, lost, listed=bool(was), closed=bool(closed))
    return connection.execute(KEEP, {**values, **row}).rowcount > 0


def row_of(mu: float, weight: int, lost: float, *, listed: bool, closed: bool) -> dict[str, int | None]:
    """Return the columns that decide a user's place on a rating leaderboard.

    `lost`: the part of `mu` that doesn't count there. Among themselves, all of it counts.
    """
    rating, board = (rating_of(mu), rating_of(mu - lost)) if weight >= WHOLE else (None, None)
    order = rating if closed else board
    ranked = None if order is None else order + ((2 * listed - closed) << 20)
    return {"listed": int(listed), "closed": int(closed), "board": board, "ranked": ranked}


def lost_points(connection: DatabaseConnection, values: Board, weight: int, people: int) -> dict[int, float]:
    """Return the mu of a user that doesn't count on the leaderboard, by opponent (`uncounted`).

    `values`: the user, the season, and the leaderboard.
    """

    def met(user: int, other: int) -> int:
        return first(connection, WITH, {**values, "user": user, "other": other}) or 0

    return uncounted(weight, opponents(connection, values), people, met)


def lost_by_voids(connection: DatabaseConnection, values: Board) -> float:
    """Return the mu of a user that doesn't count on the leaderboard because of voided defeats (`voided`).

    `values`: the user, the season, and the leaderboard.
    """
    (winners,) = connection.execute(VOIDED, {**values, **_window(values)}).fetchone()
    return voided(winners)


def opponents(connection: DatabaseConnection, values: Board) -> list[Opponent]:
    """Return a user's opponents. `values`: the user, the season, and the leaderboard."""
    return [Opponent(*row) for row in connection.execute(OPPONENTS, values)]


def gains(connection: DatabaseConnection, guild: int, season: int) -> list[UncountedGain]:
    """Return which of the best players of a season have points that don't count, and from whom. See `UncountedGain`."""
    found = list[UncountedGain]()
    sql = "SELECT game, people FROM rated_people WHERE guild = ? AND since = ? ORDER BY game"
    for game, people in connection.execute(sql, (guild, season)).fetchall():
        there = {"guild": guild, "game": game, "since": season, "period": "season"}
        for user, weight, rating in connection.execute(BEST, there).fetchall():
            parts = lost_points(connection, {**there, "user": user}, weight, people)
            if parts:
                lost = round(POINTS * fsum(parts.values()))
                most = max(sorted(parts), key=parts.__getitem__)
                known = {each.user: each for each in opponents(connection, {**there, "user": user})}
                found.append(UncountedGain(game, user, rating, lost, most, known[most].theirs, known[most].total))
    return found


def _rank(connection: DatabaseConnection, values: Board, weight: int) -> Rank:
    """Return whether a user has a rank. If `weight` can't be enough, don't look at their matches."""
    if weight < NEEDED_OF_FOUR * (1 if values["since"] else 2):
        return Rank(NEEDED, 0)
    return rank(connection, values)


def rank(connection: DatabaseConnection, values: Board) -> Rank:
    """Return what a user's rank still needs. `values`: the user, the season, and the leaderboard."""

    @cache
    def met(user: int) -> dict[int, int]:
        return dict(connection.execute(MET, {**values, "user": user}).fetchall())

    return rank_of(int(values["user"]), _own(connection, values), int(values["since"]), met)


def _own(connection: DatabaseConnection, values: Board) -> list[Rated]:
    """Return the rated matches of a user in one season or of all time.

    `values`: the user, the season, and the leaderboard.
    """
    return rated(connection.execute(OWN, {**values, **_window(values)}))


def rated(rows: Iterable[tuple[int, int, int, int, int, int]]) -> list[Rated]:
    """Return matches from their rows, which are sorted by match: (table, ended at, user, place, weight, helped)."""
    return [
        Rated(table, ended_at, tuple(Score(user, place, weight, bool(by)) for *_, user, place, weight, by in each))
        for (table, ended_at), each in groupby(rows, itemgetter(0, 1))
    ]


def _window(values: Board) -> dict[str, int]:
    """Return the moments from and until which matches are part of a season or of all time."""
    begun = int(values["since"])
    first, until = (_moment(begun), _moment(season_after(begun))) if begun else (0, 2**62)
    return {"from": first, "until": until}


def _moment(season: int) -> int:
    """Return the moment at which a season begins, in unix milliseconds."""
    return int(season_begins(season).timestamp() * 1000)

"""The recalculation of all ratings of a game on a server.

Matches are read in pages, ratings are computed in another thread, and the results are saved in small steps.
"""

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from math import fsum
from time import perf_counter, sleep
from typing import NamedTuple

from bot.store.models import Rated
from bot.store.rating_model import Pool, Rank, RatingChange, rank_of, uncounted
from bot.store.records import since
from bot.store.sql.database import DatabaseConnection, column, first
from bot.store.sql.rated import listing, ratings
from bot.store.sql.results import standings
from bot.store.sql.writer import DatabaseWriter

PAGE = 100
"""Number of matches read at a time."""
AT_ONCE = 50
"""Number of matches saved in one step."""
HELD_S = 0.005
"""Seconds after which no further step begins, so that other jobs can write.

Together with the last step and the disk, other jobs wait less than 0.05 seconds.
"""
AT_A_BREATH_S, BREATH_S = 0.001, 0.0001
"""Seconds of computing between two pauses for other threads, and seconds of such a pause."""

MATCHES = f"""
SELECT m.table_id, ended_at, user, {listing.RATED_PLACE.format("")}, weight, helped FROM (
    SELECT table_id, ended_at FROM results WHERE rated = 1 AND guild = :guild AND game = :game
    AND (ended_at, table_id) > (:at, :after) ORDER BY ended_at, table_id LIMIT :limit
) m CROSS JOIN scores s ON s.table_id = m.table_id ORDER BY ended_at, m.table_id, seat
"""
DUE = "SELECT guild, game FROM pools WHERE stale > 0 ORDER BY guild, game"
KNOWN = """
SELECT user FROM standings WHERE guild = :guild AND game = :game
UNION SELECT user FROM met WHERE guild = :guild AND game = :game
"""
NOTHING = """
UPDATE standings SET mu = NULL, sigma = NULL, rated = 0, weight = 0, rating = NULL, listed = 0, closed = 0,
    board = NULL, ranked = NULL
WHERE user = ? AND guild = ? AND game = ? AND mu IS NOT NULL
AND since NOT IN (SELECT CAST(value AS BIGINT) FROM json_each(?))
"""
KEEP_COUNTS = """
INSERT INTO pools (guild, game, listed) VALUES (:guild, :game, :listed)
ON CONFLICT (guild, game) DO UPDATE SET listed = excluded.listed
"""
KEEP_MET = """
INSERT INTO met VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (guild, game, user, since, other) DO UPDATE SET weight = excluded.weight, won = excluded.won
"""

Step = Callable[[DatabaseConnection], object]


class Ranking(NamedTuple):
    """The rank of a user in a season, and the part of their mu that doesn't count for it."""

    rank: Rank
    lost: float


class Made(NamedTuple):
    """All ratings of a game on a server.

    `changes`: the effect of each match. `ranks`: by user and season (0: all time). `people`: the number of rated
    users, by season.
    """

    pool: Pool
    changes: list[tuple[Rated, list[RatingChange | None]]]
    ranks: dict[listing.Whose, Ranking]
    people: Mapping[int, int]

    @property
    def listed(self) -> set[listing.Whose]:
        """The users who have a rank, but not among themselves, and in which season."""
        return {whose for whose, (rank, _) in self.ranks.items() if rank.listed and not rank.closed}


class Breath:
    """Short pauses for other threads during long computations.

    Without these pauses, each thread would wait 5 ms whenever it comes back from the database.
    """

    def __init__(self) -> None:
        self._until = 0.0

    def take(self) -> None:
        if perf_counter() > self._until:
            sleep(BREATH_S)
            self._until = perf_counter() + AT_A_BREATH_S


def made(matches: Iterable[Rated], breathe: Callable[[], None] = lambda: None) -> Made:
    """Compute all ratings from all rated matches, in the order of the matches.

    `breathe`: called after each match and each user, so that other threads can run.
    """
    pool, changes = Pool(), list[tuple[Rated, list[RatingChange | None]]]()
    own: defaultdict[listing.Whose, list[Rated]] = defaultdict(list)
    for match in matches:
        breathe()
        changes.append((match, pool.play(match)))
        for begun in (since("season", match.ended_at), 0):
            for score in match.scores:
                own[score.user, begun].append(match)
    people, ranks = (
        Counter(begun for skills in pool.skills.values() for begun in skills),
        dict[listing.Whose, Ranking](),
    )
    for user, skills in pool.skills.items():
        for begun, skill in skills.items():
            breathe()
            lost = uncounted(
                skill.weight,
                pool.opponents(user, begun),
                people[begun],
                lambda one, other, begun=begun: pool.met[one, begun].get(other, 0),
            )
            rank = rank_of(user, own[user, begun], begun, lambda other, begun=begun: pool.met[other, begun])
            ranks[user, begun] = Ranking(rank, fsum(lost.values()))
    return Made(pool, changes, ranks, people)


def rate_pool(connection: DatabaseConnection, guild: int, game: str) -> None:
    """Recalculate all ratings of a game on a server, all in one job."""
    found = list[Rated]()
    while page := read_page(connection, guild, game, found[-1] if found else None):
        found += page
    for step in _steps(guild, game, made(found), _known(connection, guild, game)):
        step(connection)
    connection.execute("UPDATE pools SET stale = 0 WHERE guild = ? AND game = ?", (guild, game))


def read_page(connection: DatabaseConnection, guild: int, game: str, after: Rated | None) -> list[Rated]:
    """Return the next page of rated matches, which begins after the match `after`. None returns the first page."""
    at, table = (after.ended_at, after.table) if after else (-1, -1)
    values = {"guild": guild, "game": game, "at": at, "after": table, "limit": PAGE}
    return listing.rated(connection.execute(MATCHES, values))


async def rate_anew(writer: DatabaseWriter, guild: int, game: str) -> int:
    """Recalculate all ratings, as in `RecordStore.rate_anew`.

    A match that ends there in the meantime changes no ratings. The recalculation then starts again.
    """
    while True:
        stale = await writer.read(partial(_stale, guild=guild, game=game))
        matches = list[Rated]()
        after: Rated | None = None
        while page := await writer.read(partial(read_page, guild=guild, game=game, after=after)):
            matches += page
            after = page[-1]
        worked_out = await asyncio.to_thread(made, matches, Breath().take)
        known = await writer.read(partial(_known, guild=guild, game=game))
        left = partial(_some, steps=_steps(guild, game, worked_out, known), guild=guild, game=game, stale=stale)
        while await writer.write(left):
            pass
        if await writer.write(partial(_fresh, guild=guild, game=game, stale=stale)):
            return len(matches)


def _stale(connection: DatabaseConnection, guild: int, game: str) -> int:
    """Return a number that rises with each change that the ratings don't include yet. 0: the ratings are up to date."""
    return first(connection, "SELECT stale FROM pools WHERE guild = ? AND game = ?", (guild, game)) or 0


def _fresh(connection: DatabaseConnection, guild: int, game: str, stale: int) -> bool:
    """Mark the ratings as up to date, unless `_stale` no longer returns `stale`. Return whether that was done."""
    if _stale(connection, guild, game) != stale:
        return False
    connection.execute("UPDATE pools SET stale = 0 WHERE guild = ? AND game = ?", (guild, game))
    return True


def _some(connection: DatabaseConnection, steps: Iterator[Step], guild: int, game: str, stale: int) -> bool:
    """Do as many steps as fit into `HELD_S` seconds, but at least one.

    Do none if `_stale` no longer returns `stale`.

    Return whether more steps may follow.
    """
    until = perf_counter() + HELD_S
    for step in steps if _stale(connection, guild, game) == stale else ():
        step(connection)
        if perf_counter() > until:
            return True
    return False


def _known(connection: DatabaseConnection, guild: int, game: str) -> list[int]:
    return column(connection, KNOWN, {"guild": guild, "game": game})


def _steps(guild: int, game: str, worked_out: Made, known: Sequence[int]) -> Iterator[Step]:
    """Yield jobs that together save all ratings in small steps.

    `known`: the users whose rows may have to change.
    """
    left = iter(worked_out.changes)
    while some := list(islice(left, AT_ONCE)):
        yield partial(ratings.keep_changes, rated=some)
    for user in known:
        yield partial(_keep_one, guild=guild, game=game, user=user, worked_out=worked_out)
    yield partial(_keep_counts, guild=guild, game=game, worked_out=worked_out)
    for user in known:
        yield partial(standings.spread_one, user=user, game=game)


def _keep_one(connection: DatabaseConnection, guild: int, game: str, user: int, worked_out: Made) -> None:
    pool = worked_out.pool
    skills = pool.skills.get(user, {})
    connection.execute(NOTHING, (user, guild, game, json.dumps([*skills])))
    ratings.keep_skills(connection, guild, game, user, skills)
    met = {
        (begun, other): (weight, pool.won[user, begun][other])
        for begun in skills
        for other, weight in pool.met[user, begun].items()
    }
    _keep_met(connection, (guild, game, user), met)
    for begun, skill in skills.items():
        values = {"user": user, "guild": guild, "game": game, "period": "season" if begun else "all", "since": begun}
        rank, lost = worked_out.ranks[user, begun]
        lost += listing.lost_by_voids(connection, values)
        row = listing.row_of(skill.mu, skill.weight, lost, listed=rank.listed, closed=rank.closed)
        connection.execute(listing.KEEP, {**values, **row})


def _keep_counts(connection: DatabaseConnection, guild: int, game: str, worked_out: Made) -> None:
    """Save how many people have been rated in each season, and how many have ever had a rank."""
    listed = len({user for user, _ in worked_out.listed})
    connection.execute(KEEP_COUNTS, {"guild": guild, "game": game, "listed": listed})
    connection.execute("DELETE FROM rated_people WHERE guild = ? AND game = ?", (guild, game))
    rows = [(guild, game, begun, people) for begun, people in worked_out.people.items()]
    connection.executemany("INSERT INTO rated_people VALUES (?, ?, ?, ?)", rows)


def _keep_met(
    connection: DatabaseConnection, whose: tuple[int, str, int], met: Mapping[tuple[int, int], tuple[int, float]]
) -> None:
    """Save a user's weight with each opponent and what they won, by season and opponent. Write only what changed."""
    sql = "SELECT since, other, weight, won FROM met WHERE guild = ? AND game = ? AND user = ?"
    kept = {(begun, other): (weight, won) for begun, other, weight, won in connection.execute(sql, whose)}
    gone = "DELETE FROM met WHERE guild = ? AND game = ? AND user = ? AND since = ? AND other = ?"
    connection.executemany(gone, [(*whose, *key) for key in kept.keys() - met.keys()])
    connection.executemany(KEEP_MET, sorted((*whose, *key, *now) for key, now in met.items() if kept.get(key) != now))

"""Ranks on rating leaderboards. The users who have one are determined with every rated match."""

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import groupby
from operator import itemgetter

from bot.store.models import Rated, Score
from bot.store.rating_model import FEWEST, NEEDED, NEEDED_OF_FOUR, PROVEN, listed
from bot.store.records import WORLDWIDE, since
from bot.store.seasons import season_after, season_begins
from bot.store.sql.database import DatabaseConnection

OWN = """
SELECT s.table_id, ended_at, o.user, o.place, o.weight, o.helped FROM scores s
CROSS JOIN results r ON r.table_id = s.table_id CROSS JOIN scores o ON o.table_id = s.table_id
WHERE s.user = :user AND s.at >= :from AND s.at < :until AND r.rated = 1 AND guild = :guild AND game = :game
ORDER BY s.at, s.table_id, o.seat
"""
MET = "SELECT other, weight FROM met WHERE guild = :guild AND game = :game AND user = :user AND since = :since"
AMONG = "SELECT DISTINCT user, since FROM met WHERE guild = :guild AND game = :game"
HAVE_MET = "SELECT user FROM met WHERE other = :user AND guild = :guild AND game = :game AND since = :since"
STANDS = """
SELECT weight, listed FROM standings WHERE user = :user AND guild = :guild AND game = :game
AND period = :period AND since = :since AND mu IS NOT NULL
"""
KEEP = """
UPDATE standings SET listed = :listed, ranked = rating + (:listed << 20) WHERE user = :user AND guild = :guild
AND game = :game AND period = :period AND since = :since AND listed <> :listed
"""
COUNT = "SELECT count(DISTINCT user) FROM standings WHERE guild = :guild AND game = :game AND listed = 1"

Whose = tuple[int, int]
"""A user, and the first day of a season (0: all time)."""


def crosses(weight: int, added: int) -> bool:
    """Return whether a match raised the weight of a player with one opponent to PROVEN.

    From then on, the player may count as an opponent for others. `weight`: the weight after the match. `added`: the
    weight that the match added.
    """
    return weight - added < PROVEN <= weight


def renew(
    connection: DatabaseConnection, guild: int, game: str, match: Rated, crossed: Iterable[Whose]
) -> tuple[set[int], bool]:
    """Update which users are listed after a match. Return the users for whom this changed.

    Also return whether the server entered or left the global leaderboards. `crossed`: the users for whom `crosses`
    returned True, each with a season.
    """
    board = {"guild": guild, "game": game}
    sql = "SELECT people, listed FROM pools WHERE guild = :guild AND game = :game"
    people, before = connection.execute(sql, board).fetchone()
    if people <= FEWEST + 1:  # with so few people, anyone's listing may change
        asked = connection.execute(AMONG, board).fetchall()
    else:
        asked = [(score.user, begun) for score in match.scores for begun in (since("season", match.ended_at), 0)]
        for user, begun in crossed:
            rows = connection.execute(HAVE_MET, board | {"user": user, "since": begun})
            asked += [(other, begun) for (other,) in rows]
    changed = {whose[0] for whose in sorted(set(asked)) if _renew_one(connection, board, people, *whose)}
    if not changed:
        return changed, False
    (now,) = connection.execute(COUNT, board).fetchone()
    sql = "UPDATE pools SET listed = :listed WHERE guild = :guild AND game = :game"
    connection.execute(sql, board | {"listed": now})
    return changed, (now >= WORLDWIDE) != (before >= WORLDWIDE)


def _renew_one(
    connection: DatabaseConnection, board: Mapping[str, int | str], people: int, user: int, begun: int
) -> bool:
    values = {**board, "user": user, "since": begun, "period": "season" if begun else "all"}
    found = connection.execute(STANDS, values).fetchone()
    if found is None:
        return False
    weight, was = found
    twice = 1 if begun else 2
    if people > FEWEST + 1 and ((was and weight >= NEEDED * twice) or (not was and weight < NEEDED_OF_FOUR * twice)):
        return False
    met = partial(_met, connection, values)
    if people > FEWEST and not was and not _may_be(user, met):
        return False
    is_listed = listed(user, _own(connection, values), begun, people, met)
    return connection.execute(KEEP, values | {"listed": is_listed}).rowcount > 0


def _may_be(user: int, met: partial[dict[int, int]]) -> bool:
    """Return False if a user can't be listed, so that there is no need to read their matches.

    This counts more matches than `listed`: also those in which both the user and the opponent played. So it may return
    True for a user who is not listed.
    """
    others = (sum(1 for weight in met(other).values() if weight >= PROVEN) for other in met(user))
    return sum(1 for proven in others if proven > 1) >= FEWEST


def _met(connection: DatabaseConnection, values: Mapping[str, int | str], user: int) -> dict[int, int]:
    return dict(connection.execute(MET, {**values, "user": user}).fetchall())


def _own(connection: DatabaseConnection, values: Mapping[str, int | str]) -> list[Rated]:
    """Return the rated matches of a user in one season or of all time.

    `values`: the user, the season, and the leaderboard.
    """
    begun = int(values["since"])
    first, until = (_moment(begun), _moment(season_after(begun))) if begun else (0, 2**62)
    rows = connection.execute(OWN, {**values, "from": first, "until": until})
    return rated(rows)


def rated(rows: Iterable[tuple[int, int, int, int, int, int]]) -> list[Rated]:
    """Return matches from their rows, which are sorted by match: (table, ended at, user, place, weight, helped)."""
    return [
        Rated(table, ended_at, tuple(Score(user, place, weight, bool(by)) for *_, user, place, weight, by in each))
        for (table, ended_at), each in groupby(rows, itemgetter(0, 1))
    ]


def _moment(season: int) -> int:
    """Return the moment at which a season begins, in unix milliseconds."""
    return int(season_begins(season).timestamp() * 1000)

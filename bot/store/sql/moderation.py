"""Moderation in SQL, with a row for each moderator action and each suspension."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, fields, replace

from bot.store.models import Seated
from bot.store.moderation import Affected, Deed, by_places
from bot.store.records import LeaderboardKey, since
from bot.store.sql import seasons
from bot.store.sql.choices import OF_PEOPLE
from bot.store.sql.database import DatabaseConnection, column, first
from bot.store.sql.open_tables import OPEN, seated
from bot.store.sql.rated import ratings
from bot.store.sql.results import achievements, ranks, standings, streaks
from bot.store.sql.unusual import Unusual
from bot.store.sql.writer import reads, writes

TABLES = f"WHERE guild = ? AND {OPEN} ORDER BY active_at, id"
WRITE = """
INSERT INTO moderation_log (guild, at, deed, moderator, table_id, seat, person, until, reason)
VALUES (:guild, :at, :kind, :moderator, :table, :seat, :person, :until, :reason) RETURNING id
"""
AFFECT = "INSERT INTO deed_people VALUES (:deed, :guild, :user, :effect, :place, :told)"
AFFECTED = "SELECT user, effect, place FROM deed_people WHERE deed = ? ORDER BY user"
COLUMNS = "l.id, l.guild, l.at, l.deed, l.moderator, l.table_id, l.seat, l.person, l.until, l.reason"
FIELDS = tuple(field.name for field in fields(Deed) if field.name != "people")
ONE = f"SELECT {COLUMNS} FROM moderation_log l WHERE id = ?"
OF_TABLE = f"SELECT {COLUMNS} FROM moderation_log l WHERE table_id = ? ORDER BY id"
UNTOLD = f"""
SELECT {COLUMNS} FROM deed_people p CROSS JOIN moderation_log l ON l.id = p.deed
WHERE p.user = :user AND p.guild = :guild AND p.told = 0 ORDER BY l.id
"""
SUSPENDED = f"""
SELECT {COLUMNS} FROM moderation_log l WHERE guild = :guild AND person = :user AND deed = 'out' ORDER BY id DESC LIMIT 1
"""
PODIUM = 3
NOTED = """
SELECT p.place FROM deed_people p CROSS JOIN moderation_log l ON l.id = p.deed CROSS JOIN results r USING (table_id)
WHERE p.user = :user AND l.guild = :guild AND r.game = :game AND since('season', r.ended_at) = :season
AND p.place IS NOT NULL AND (
    :again = 1 AND l.table_id = :table
    OR EXISTS (SELECT 1 FROM pools b WHERE (b.guild, b.game) = (l.guild, r.game) AND stale > 0)
) ORDER BY l.id DESC LIMIT 1
"""
"""Query for the last known place of a user in a season, while ratings are recalculated or if a result counts again."""
PODIUM_VOIDS = f"""
SELECT {COLUMNS} FROM moderation_log l CROSS JOIN voided v USING (table_id) CROSS JOIN results r USING (table_id)
WHERE l.guild = :guild AND l.at >= :since AND l.deed = 'void' AND r.game = :game
AND since('season', r.ended_at) = :season AND l.id = (
    SELECT max(m.id) FROM moderation_log m WHERE m.table_id = l.table_id AND m.deed = 'void'
) AND EXISTS (SELECT 1 FROM deed_people p WHERE p.deed = l.id AND p.place IS NOT NULL) ORDER BY l.id
"""
TAKEN_BACK = """
UPDATE deed_people SET told = 1 WHERE told = 0 AND deed IN (
    SELECT id FROM moderation_log WHERE table_id = :table AND deed IN ('void', 'count')
    OR guild = :guild AND person = :person AND deed IN ('off', 'on')
) RETURNING user
"""
LOG = f"""
SELECT {COLUMNS}
FROM moderation_log l LEFT JOIN tables t ON t.id = l.table_id
WHERE l.guild = :guild AND (:before = 0 OR l.id < :before) AND (
    CAST(:places AS TEXT) IS NULL OR t.channel IN (SELECT CAST(value AS BIGINT) FROM json_each(:places))
    OR t.parent IN (SELECT CAST(value AS BIGINT) FROM json_each(:places))
) ORDER BY l.id DESC LIMIT :limit
"""
FORGET = ("DELETE FROM moderation_log WHERE at <= :until", "DELETE FROM kept_out WHERE until <= :now")
VOIDED = """
SELECT v.table_id IS NOT NULL FROM results r LEFT JOIN voided v USING (table_id)
WHERE r.table_id = ? AND coalesce(v.counted, r.counted) = 1
"""
VOID = (
    "INSERT INTO voided SELECT table_id, counted, rated FROM results WHERE table_id = :table",
    "UPDATE results SET counted = 0, rated = 0 WHERE table_id = :table",
    "UPDATE scores SET mu_before = NULL, mu = NULL, rated = NULL, total = NULL WHERE table_id = :table",
)
COUNT = (
    """UPDATE results SET (counted, rated) = (SELECT counted, rated FROM voided v WHERE v.table_id = results.table_id)
    WHERE table_id = :table""",
    "DELETE FROM voided WHERE table_id = :table",
)
KEPT_OUT = """
SELECT user, until FROM kept_out WHERE guild = :guild AND until > :now
AND user IN (SELECT CAST(value AS BIGINT) FROM json_each(:users))
"""
ALL_KEPT_OUT = "SELECT user, until FROM kept_out WHERE guild = ? AND until > ? ORDER BY until, user"
OFF_BOARDS = (
    "SELECT user FROM off_boards WHERE guild = :guild AND user IN (SELECT CAST(value AS BIGINT) FROM json_each(:users))"
)
ALL_OFF_BOARDS = "SELECT user FROM off_boards WHERE guild = ? ORDER BY user DESC LIMIT ?"


class Moderation(Unusual):
    """Moderator actions and their effects. All methods raise StoreError. Times are unix milliseconds.

    Saved actions never change, except that deleted users are removed from them (`people.py`).
    """

    @reads
    def tables(self, connection: DatabaseConnection, guild: int) -> list[Seated]:
        """Return the lobbies and running tables of a server with their seats.

        The table that was idle longest comes first.
        """
        return seated(connection, TABLES, (guild,))

    @writes
    def write(self, connection: DatabaseConnection, deed: Deed) -> int:
        """Save an action that was already carried out, and return its number."""
        return write(connection, deed)

    @reads
    def deed(self, connection: DatabaseConnection, number: int) -> Deed:
        """Return the action with this number. It must exist."""
        return _deeds(connection, ONE, (number,))[0]

    @reads
    def of_table(self, connection: DatabaseConnection, table: int) -> list[Deed]:
        """Return the actions at a table, the oldest first."""
        return _deeds(connection, OF_TABLE, (table,))

    @reads
    def log(
        self, connection: DatabaseConnection, guild: int, before: int, limit: int, places: Collection[int] | None = None
    ) -> list[Deed]:
        """Return up to `limit` actions on a server, the newest first.

        `before`: return only actions with a lower number. 0 starts with the newest action. `places`: return only
        actions at tables in these channels and their threads.
        """
        there = None if places is None else json.dumps(sorted(places))
        return _deeds(connection, LOG, {"guild": guild, "before": before, "limit": limit, "places": there})

    @writes
    def forget(self, connection: DatabaseConnection, until: int, now: int) -> None:
        """Delete the actions up to `until`, and the suspensions that ended by `now`."""
        for sql in FORGET:
            connection.execute(sql, {"until": until, "now": now})

    @reads
    def voided(self, connection: DatabaseConnection, table: int) -> bool | None:
        """Return whether the result of a table is voided. Return None if there is no result, or if it never counted."""
        return _voided(connection, table)

    @writes
    def void(self, connection: DatabaseConnection, deed: Deed) -> int | None:
        """Void the result at `deed.table`, or restore it if the action is `count`. Also save the action.

        Return the number of the saved action.

        A voided result no longer affects the totals, winning streaks and achievements of its players. When it counts
        again, these are restored. The players' ratings are empty until they are recalculated (`RecordStore.due`).

        Nothing changes and None is returned in three cases:

        - The result is already voided, or already counts.
        - There is no such result on that server.
        - The end of its season is being announced there, or that of a later season was announced (`Seasons.barrier`).

        If the end of its season was announced, it is announced again.
        """
        table = deed.table or 0
        sql = "SELECT game, ended_at FROM results WHERE table_id = ? AND guild = ?"
        there = connection.execute(sql, (table, deed.guild)).fetchone()
        if there is None or _voided(connection, table) is not (deed.kind == "count"):
            return None
        season = since("season", there[1])
        if seasons.barrier(connection, deed.guild, season):
            return None
        people = _affected(connection, deed, there[0], season)
        seasons.tell_again(connection, deed.guild, season)
        for sql in VOID if deed.kind == "void" else COUNT:
            connection.execute(sql, {"table": table})
        standings.rebuild(connection, table)
        streaks.rebuild(connection, table)
        achievements.rebuild(connection, table)
        standings.spread_match(connection, table)
        # needed even if this match was not rated, because the totals of its players were rebuilt without ratings
        ratings.outdate_of(connection, table)
        return write(connection, replace(deed, people=people))

    @reads
    def podium_voids(
        self, connection: DatabaseConnection, guild: int, game: str, season: int, since: int
    ) -> list[Deed]:
        """Return the voids since then, still in effect, of results of the first three of a season in a game."""
        return _deeds(connection, PODIUM_VOIDS, {"guild": guild, "game": game, "season": season, "since": since})

    @reads
    def kept_out(self, connection: DatabaseConnection, guild: int, users: Sequence[int], now: int) -> dict[int, int]:
        """Return when suspensions from a server's tables end, by user. Users who are not suspended now are left out."""
        return _kept_out(connection, guild, users, now)

    @reads
    def all_kept_out(self, connection: DatabaseConnection, guild: int, now: int) -> list[tuple[int, int]]:
        """Return all suspensions on a server, as (user, end). Those that end soonest come first."""
        return connection.execute(ALL_KEPT_OUT, (guild, now)).fetchall()

    @writes
    def keep_out(self, connection: DatabaseConnection, deed: Deed, users: Sequence[int], was: int | None) -> int | None:
        """Suspend `deed.person` until `deed.until`, or lift the suspension if that is None. Also save the action.

        Return the number of the saved action. `Choices.load` reports the suspension until the user has been informed.
        `users`: all ids by which the user may be known.

        `was`: when the caller believes that the current suspension ends, None for no suspension. If that is wrong as of
        `deed.at`, nothing changes and None is returned.
        """
        if max(_kept_out(connection, deed.guild, users, deed.at).values(), default=None) != was:
            return None
        gone = [(deed.guild, user) for user in users]
        sql = "SELECT 1 FROM kept_out WHERE guild = ? AND user = ? AND told = 0"
        if deed.until is None and connection.execute(sql, (deed.guild, deed.person)).fetchone():
            deed = replace(deed, people=())  # a user who never heard of the suspension doesn't hear of its end
        connection.executemany("DELETE FROM kept_out WHERE guild = ? AND user = ?", gone)
        if deed.until is not None:
            sql = "INSERT INTO kept_out (guild, user, until) VALUES (?, ?, ?)"
            connection.execute(sql, (deed.guild, deed.person, deed.until))
        if deed.person is not None:
            OF_PEOPLE.rise(connection, deed.person)
        return write(connection, deed)

    @reads
    def off_boards(self, connection: DatabaseConnection, guild: int, users: Sequence[int]) -> set[int]:
        """Return those of `users` who are off the leaderboards of a server."""
        return _off_boards(connection, guild, users)

    @reads
    def all_off_boards(self, connection: DatabaseConnection, guild: int, most: int) -> list[int]:
        """Return up to `most` users who are off the leaderboards of a server."""
        return column(connection, ALL_OFF_BOARDS, (guild, most))

    @writes
    def set_off(self, connection: DatabaseConnection, deed: Deed, users: Sequence[int]) -> int | None:
        """Take `deed.person` off all leaderboards of a server (`off`), or put them back (`on`).

        Also save the action.

        The user's results and all ratings stay as they are. Return the number of the saved action. `users`: all ids by
        which the user may be known.

        If nothing has to be changed, return None.
        """
        if bool(_off_boards(connection, deed.guild, users)) is (deed.kind == "off"):
            return None
        _put_off(connection, deed.guild, users, deed.person if deed.kind == "off" else None)
        return write(connection, deed)

    @writes
    def known_again(self, connection: DatabaseConnection, guild: int, user: int, nameless: int) -> None:
        """Replace `nameless` with the user's id on the list of users off the leaderboards.

        `nameless` is the stand-in id that the user got when their data was deleted.
        """
        if nameless in _off_boards(connection, guild, (nameless,)):
            _put_off(connection, guild, (user, nameless), user)

    @writes
    def mark_told(self, connection: DatabaseConnection, guild: int, user: int) -> list[Deed]:
        """Note that a user has been informed of the actions that concern them, and return these actions.

        These are all actions, except those that a table has told them. Each is returned only once.
        """
        values = {"guild": guild, "user": user}
        out = "UPDATE kept_out SET told = 1 WHERE guild = :guild AND user = :user AND told = 0"
        told = "UPDATE deed_people SET told = 1 WHERE guild = :guild AND user = :user AND told = 0"
        news = _deeds(connection, UNTOLD, values)
        if connection.execute(out, values).rowcount:
            news += _deeds(connection, SUSPENDED, values)
        connection.execute(told, values)
        if news:
            OF_PEOPLE.rise(connection, user)
        return news


def write(connection: DatabaseConnection, deed: Deed) -> int:
    """Save a moderator action, and return its number.

    The effects of the action are not saved here. The caller saves them in the same transaction. Persons who are not
    told by the table itself are told later (`Moderation.mark_told`). A table that was closed and a wait that was ended
    tell it themselves, except for the reason.
    """
    values = asdict(deed)
    del values["people"]
    number = first(connection, WRITE, values)
    known = set[int]()
    if deed.kind in ("void", "count", "off", "on"):
        # who never heard of an action that is taken back hears of neither
        values = {"guild": deed.guild, "table": deed.table, "person": deed.person}
        known.update(column(connection, TAKEN_BACK, values))
    for each in deed.people:
        told = each.user in known or (deed.kind in ("close", "wait") and not deed.reason)
        told |= deed.kind in ("seat", "wait") and each.effect >= 0
        connection.execute(AFFECT, asdict(each) | {"deed": number, "guild": deed.guild, "told": int(told)})
        if not told or each.user in known:
            OF_PEOPLE.rise(connection, each.user)
    return number


def _deeds(connection: DatabaseConnection, sql: str, values: Mapping[str, object] | Sequence[object]) -> list[Deed]:
    found = [Deed(**dict(zip(FIELDS, row, strict=True))) for row in connection.execute(sql, values).fetchall()]
    return [
        replace(each, people=tuple(Affected(*row) for row in connection.execute(AFFECTED, (each.id,))))
        for each in found
    ]


def _affected(connection: DatabaseConnection, deed: Deed, game: str, season: int) -> tuple[Affected, ...]:
    """Return the persons of a match whose result is voided, or counts again."""
    sql = "SELECT user, place FROM scores WHERE table_id = ? ORDER BY seat"
    worse = by_places(connection.execute(sql, (deed.table,)).fetchall())
    board = LeaderboardKey(deed.guild, game, "season", season, "rating")
    places = {row.user: row.rank for row in ranks.page(connection, board, PODIUM + 1, 0) if 1 <= row.rank <= PODIUM}

    def place(user: int) -> int | None:
        if user not in places:
            # an earlier void has just taken the rating, or has taken the place that comes back now
            values = {"user": user, "guild": deed.guild, "game": game, "season": season, "table": deed.table}
            return first(connection, NOTED, values | {"again": int(deed.kind == "count")})
        return places[user]

    sign = 1 if deed.kind == "void" else -1
    return tuple(Affected(each.user, sign * each.effect, place(each.user)) for each in worse)


def _voided(connection: DatabaseConnection, table: int) -> bool | None:
    found = connection.execute(VOIDED, (table,)).fetchone()
    return bool(found[0]) if found else None


def _kept_out(connection: DatabaseConnection, guild: int, users: Sequence[int], now: int) -> dict[int, int]:
    values = {"guild": guild, "users": json.dumps([*users]), "now": now}
    return dict(connection.execute(KEPT_OUT, values).fetchall())


def _off_boards(connection: DatabaseConnection, guild: int, users: Sequence[int]) -> set[int]:
    return {*column(connection, OFF_BOARDS, {"guild": guild, "users": json.dumps([*users])})}


def _put_off(connection: DatabaseConnection, guild: int, users: Sequence[int], user: int | None) -> None:
    """Take a user off the leaderboards of a server, or put them back. Update what the leaderboards show.

    `users`: all ids by which the user is known. `user`: the id to list as off the leaderboards, or None to put the user
    back.
    """
    connection.executemany("DELETE FROM off_boards WHERE guild = ? AND user = ?", [(guild, each) for each in users])
    if user is not None:
        connection.execute("INSERT INTO off_boards VALUES (?, ?)", (guild, user))
    for each in users:
        standings.renew_shown(connection, each, guild)
        standings.spread_person(connection, each)

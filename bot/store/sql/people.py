"""All data about one user in SQL, and its deletion."""

import json
import secrets
from collections.abc import Collection, Sequence

from bot.store.models import Invitation
from bot.store.people import About, Row
from bot.store.sql.choices import OF_PEOPLE, Blocked, Choices
from bot.store.sql.database import DatabaseConnection, column
from bot.store.sql.leases import Leases
from bot.store.sql.writer import DatabaseWriter, SqlStore, reads, writes

LISTS = ("invited", "declined", "kicked", "seating")
"""Columns of tables that contain lists of users in JSON."""

NAMED = """
SELECT id FROM tables WHERE host = :user
UNION SELECT table_id FROM named WHERE user = :user
UNION SELECT table_id FROM sitters WHERE user = :user
UNION SELECT table_id FROM sitters WHERE leaver = :user
UNION SELECT table_id FROM scores WHERE user = :user
"""
OPEN = f"SELECT id FROM tables WHERE id IN ({NAMED}) AND state IN ('lobby', 'playing') ORDER BY id"
ELSEWHERE = f"SELECT id FROM tables WHERE id IN ({NAMED}) AND state IN ('lobby', 'playing') AND owner <> :owner"
TAKES_PART = """
SELECT id FROM tables WHERE host = :user AND state = 'lobby'
UNION ALL SELECT id FROM sitters JOIN tables ON id = table_id
WHERE user = :user AND (state = 'lobby' OR state = 'playing' AND resigned_at IS NULL)
"""
PLAYED_IN = "(SELECT table_id FROM sitters WHERE user = :user OR leaver = :user)"
GOES_ON = "day IN (SELECT day FROM dailies WHERE closed_at IS NULL)"
FORGET = (
    *(f"DELETE FROM {name} WHERE table_id IN {PLAYED_IN}" for name in ("played_puzzles", "puzzle_matches")),
    *(
        f"DELETE FROM {name} WHERE (table_id, seat) IN (SELECT table_id, seat FROM sitters WHERE {whose} = :user)"
        for name, whose in (("orders", "user"), ("reviews", "user"), ("reviews", "leaver"))
    ),
    "UPDATE sitters SET leaver = :nobody, former = 1 WHERE leaver = :user",
    """UPDATE sitters SET user = NULL, leaver = :nobody, former = 1, misses = 0, agreed = 0, wished_at = NULL,
        level = CASE WHEN (SELECT state FROM tables WHERE id = table_id) = 'playing' THEN level END
        WHERE user = :user""",
    "UPDATE tables SET host = 0 WHERE host = :user",
    # other players' ratings are computed from these rows
    "UPDATE scores SET user = :nobody WHERE user = :user",
    "UPDATE standings SET user = :nobody, shown = 0 WHERE user = :user",
    "UPDATE met SET user = :nobody WHERE user = :user",
    "UPDATE met SET other = :nobody WHERE other = :user",
    "UPDATE pools SET stale = stale + 1 WHERE stale > 0",  # a running recalculation must not write the user again
    "DELETE FROM resting WHERE user = :user",
    "DELETE FROM practice WHERE user = :user",
    "DELETE FROM streaks WHERE user = :user",
    "DELETE FROM achievements WHERE user = :user",
    # the search for achievements of old matches, which notes the latest user, begins again
    "UPDATE meta SET value = '[0, 0]' WHERE key = 'achievements'",
    "DELETE FROM preferences WHERE user = :user",
    "DELETE FROM listeners WHERE user = :user",
    "DELETE FROM blocks WHERE user = :user",
    "DELETE FROM blocks WHERE blocked = :hash AND user IN (SELECT user FROM blocks WHERE blocked = :user)",
    "UPDATE blocks SET blocked = :hash WHERE blocked = :user",
    # these invitations still count towards other users' limits
    "UPDATE invitations SET host = 0 WHERE host = :user",
    "UPDATE invitations SET friend = 0 WHERE friend = :user",
    *(
        statement
        for name in ("kept_out", "off_boards")
        for statement in (
            f"DELETE FROM {name} WHERE user = :hash AND guild IN (SELECT guild FROM {name} WHERE user = :user)",
            f"UPDATE {name} SET user = :hash WHERE user = :user",
        )
    ),
    "DELETE FROM champions WHERE user = :user",
    "DELETE FROM titles WHERE user = :user",
    "DELETE FROM puzzle_answers WHERE user = :user",
    # a user who comes back must not play a known deal again
    f"""DELETE FROM daily_hands WHERE user = :hash
        AND day IN (SELECT day FROM daily_hands WHERE user = :user AND {GOES_ON})""",
    f"""UPDATE daily_hands SET user = :hash, begun_in = 0, moves = '[]', seq = 0, points = NULL, ended_at = NULL
        WHERE user = :user AND {GOES_ON}""",
    "DELETE FROM daily_hands WHERE user = :user",
    "UPDATE nights SET host = 0 WHERE host = :user",
    "UPDATE series SET host = 0 WHERE host = :user",
    "DELETE FROM night_people WHERE user = :user",
    # requests to every process stay: one of them informs the others of this deletion, and is removed later
    "DELETE FROM requests WHERE user = :user AND table_id IS NOT NULL",
    "UPDATE moderation_log SET moderator = NULL WHERE moderator = :user",
    "UPDATE moderation_log SET reason = '' WHERE id IN (SELECT deed FROM deed_people WHERE user = :user)",
    "DELETE FROM deed_people WHERE user = :user",
    "UPDATE moderation_log SET person = NULL, reason = '' WHERE person = :user",
)
"""Statements that delete a user's data.

In a running match, the stand-in stays at the seat. In a finished match, the seat was the user's own to the end.
`nobody`: a random negative number that replaces the user's id in all results. It doesn't tell whose results they were.
`hash`: the id that replaces the user's id in blocks, suspensions, the list of users off the leaderboards and daily
hands of days that are not over.
"""

DEEDS = """
SELECT l.*, effect, place FROM moderation_log l LEFT JOIN deed_people p ON p.deed = l.id AND p.user = :user
WHERE :user IN (moderator, person) OR p.user = :user ORDER BY id
"""
DAILIES = """
SELECT day, begun_in, begun_at, ended_at, points, CASE WHEN closed_at IS NULL THEN '[]' ELSE moves END AS moves
FROM daily_hands JOIN dailies USING (day) WHERE user = :user ORDER BY day
"""
"""Query for the user's daily hands. Moves are left out for days on which others can still play."""
NIGHTS = """
SELECT id, guild, game, starts_at, CASE WHEN host = :user THEN 1 ELSE 0 END AS announced, came_at
FROM nights LEFT JOIN night_people ON night = id AND user = :user WHERE host = :user OR user = :user ORDER BY id
"""
INVITATIONS = """
SELECT * FROM invitations WHERE at > :since
AND (host = :host OR friend IN (SELECT CAST(value AS BIGINT) FROM json_each(:friends))) ORDER BY at
"""
ABOUT = {
    "standings": "SELECT * FROM standings WHERE user = :user ORDER BY guild, game, period, since",
    "met": "SELECT * FROM met WHERE user = :user ORDER BY guild, game, since, other",
    "resting": "SELECT * FROM resting WHERE user = :user ORDER BY guild, game",
    "streaks": "SELECT * FROM streaks WHERE user = :user ORDER BY guild, game",
    "achievements": "SELECT * FROM achievements WHERE user = :user ORDER BY guild, game, key",
    "preferences": "SELECT * FROM preferences WHERE user = :user ORDER BY key",
    "blocks": "SELECT * FROM blocks WHERE user = :user ORDER BY at, blocked",
    "invitations": "SELECT * FROM invitations WHERE host = :user OR friend = :user ORDER BY at",
    "deeds": DEEDS,
    "kept_out": "SELECT * FROM kept_out WHERE user = :user ORDER BY guild",
    "off_boards": "SELECT * FROM off_boards WHERE user = :user ORDER BY guild",
    "practice": "SELECT * FROM practice WHERE user = :user ORDER BY guild, game, level",
    "told": "SELECT * FROM listeners WHERE user = :user ORDER BY guild, game",
    "champions": "SELECT * FROM champions WHERE user = :user ORDER BY guild",
    "titles": "SELECT * FROM titles WHERE user = :user ORDER BY guild, season, game",
    "puzzles": "SELECT * FROM puzzle_answers WHERE user = :user ORDER BY at",
    "dailies": DAILIES,
    "nights": NIGHTS,
    "series": "SELECT * FROM series WHERE host = :user ORDER BY id",
}
"""Queries for the data about a user, by the names in `About`. `tables` is put together from several."""


class People(SqlStore):
    """The data of users. All methods raise StoreError. Times are unix milliseconds.

    Deleting a user's data removes the user from every row that names them, in one job.
    """

    def __init__(self, writer: DatabaseWriter, leases: Leases) -> None:
        super().__init__(writer)
        self._leases = leases
        self.preferences, self.blocks = Choices.of_people(writer), Blocked(writer)

    @reads
    def invitations(
        self, connection: DatabaseConnection, host: int, friends: Sequence[int], since: int
    ) -> list[Invitation]:
        """Return the invitations after `since` that the host sent or that one of the friends received, the oldest
        first.
        """
        values = {"since": since, "host": host, "friends": json.dumps([*friends])}
        return [Invitation(*row) for row in connection.execute(INVITATIONS, values)]

    @writes
    def forget_invitations(self, connection: DatabaseConnection, until: int) -> None:
        """Delete the invitations sent up to `until`."""
        connection.execute("DELETE FROM invitations WHERE at <= ?", (until,))

    @reads
    def about(self, connection: DatabaseConnection, user: int) -> About:
        """Return all data that names a user, read at one moment."""
        values = {"user": user}
        tables = _rows(connection, f"SELECT * FROM tables WHERE id IN ({NAMED}) ORDER BY id", values)
        found = {name: _rows(connection, sql, values) for name, sql in ABOUT.items()}
        return {"tables": [_with_seat(connection, table, user) for table in tables], **found}

    @reads
    def open_tables(self, connection: DatabaseConnection, user: int) -> list[int]:
        """Return the lobbies and running tables that name a user."""
        return column(connection, OPEN, {"user": user})

    async def forget(self, user: int, blocked_as: int, held: Collection[int]) -> list[int] | None:
        """Delete a user's data, and return the tables that named the user.

        `blocked_as`: the id that replaces the user in the block lists of others. `held`: the open tables in the memory
        of this process.

        Finished tables belong to no process. A process that has one in memory learns of the deletion through
        `Choices.changed`.

        Nothing changes and None is returned in three cases:

        - The user still takes part at a table.
        - An open table that is not in `held` names the user.
        - An open table of another process names the user. That process would save the name again.
        """
        values = {"user": user, "hash": blocked_as, "nobody": -1 - secrets.randbelow(2**62)}
        check, owner = self._leases.checker(), self._leases.name

        def job(connection: DatabaseConnection) -> list[int] | None:
            check(connection)
            if connection.execute(ELSEWHERE, {"user": user, "owner": owner}).fetchone():
                return None
            if connection.execute(TAKES_PART, values).fetchone() or {*column(connection, OPEN, values)} - {*held}:
                return None
            named = sorted(column(connection, NAMED, values))
            _take_off_lists(connection, user)
            for sql in FORGET:
                connection.execute(sql, values)
            OF_PEOPLE.forget(connection, user)
            return named

        return await self.writer.write(job)


def _take_off_lists(connection: DatabaseConnection, user: int) -> None:
    """Remove a user from the lists of users that tables store, such as the invited users."""
    sql = f"SELECT id, {', '.join(LISTS)} FROM tables WHERE id IN (SELECT table_id FROM named WHERE user = ?)"
    for table, *lists in connection.execute(sql, (user,)).fetchall():
        left = [json.dumps([each for each in json.loads(found) if each != user]) for found in lists]
        settings = ", ".join(f"{name} = ?" for name in LISTS)
        connection.execute(f"UPDATE tables SET {settings} WHERE id = ?", (*left, table))


def _with_seat(connection: DatabaseConnection, table: Row, user: int) -> Row:
    values = {"table": table["id"], "user": user}
    table["sitters"] = _rows(connection, "SELECT * FROM sitters WHERE table_id = :table ORDER BY seat", values)
    mine = [sitter for sitter in table["sitters"] if user in (sitter["user"], sitter["leaver"])]
    if not mine:
        return table
    values["seat"] = mine[0]["seat"]
    orders = _rows(connection, "SELECT name FROM orders WHERE table_id = :table AND seat = :seat ORDER BY name", values)
    results = _rows(connection, "SELECT * FROM results WHERE table_id = :table", values)
    scores = _rows(connection, "SELECT * FROM scores WHERE table_id = :table AND seat = :seat", values)
    sql = "SELECT hand, points, patterns FROM wins WHERE table_id = :table AND seat = :seat ORDER BY hand"
    reviews = _rows(connection, "SELECT data FROM reviews WHERE table_id = :table AND seat = :seat", values)
    moves = """SELECT seq, action, "by", at FROM moves WHERE table_id = :table AND seat = :seat
        AND "by" IN ('person', 'clock') ORDER BY seq"""
    return table | {
        "seat": mine[0],
        "orders": [order["name"] for order in orders],
        "result": results[0] if results else None,
        "score": scores[0] if scores else None,
        "wins": _rows(connection, sql, values) if table["state"] == "over" else [],
        "moves": _rows(connection, moves, values) if table["state"] == "over" else [],
        "review": reviews[0]["data"] if reviews else None,
    }


def _rows(connection: DatabaseConnection, sql: str, values: dict[str, int]) -> list[Row]:
    cursor = connection.execute(sql, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]

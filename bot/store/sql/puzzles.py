"""Puzzles in SQL: first answers, puzzles of the week, and puzzles from users' matches.

Puzzles from a match are kept as long as all of its players agree.
"""

from collections.abc import Mapping
from dataclasses import asdict

from bot.store.puzzles import PuzzleTally, PuzzleWeek
from bot.store.sql.database import DatabaseConnection, first
from bot.store.sql.writer import SqlStore, reads, writes

COLUMNS = "week, puzzle, sending, asked_at, told"
NEXT = """
INSERT INTO weekly_puzzles (guild, week, puzzle) VALUES (:guild, :week, :puzzle)
ON CONFLICT (guild) DO UPDATE SET week = excluded.week, puzzle = excluded.puzzle, sending = 0, asked_at = NULL, told = 0
WHERE weekly_puzzles.told = 1 AND weekly_puzzles.week < excluded.week
"""
CLAIM = f"""
UPDATE weekly_puzzles SET until = now_ms() + :lasts
WHERE guild = :guild AND (until <= now_ms() OR until > now_ms() + :lasts) RETURNING {COLUMNS}
"""
NOTE = """
UPDATE weekly_puzzles SET sending = :sending, asked_at = :asked_at, told = :told, until = 0
WHERE guild = :guild AND week = :week
"""
PERSON = "(SELECT 1 FROM preferences p WHERE p.user = {} AND p.key = 'puzzles' AND p.value = 'on')"
REFUSES = f"""SELECT 1 FROM sitters s WHERE s.table_id = {{}} AND (
    s.former = 1 OR (s.user IS NOT NULL AND NOT EXISTS {PERSON.format("s.user")})
    OR (s.leaver IS NOT NULL AND NOT EXISTS {PERSON.format("s.leaver")})
)"""
"""Query that finds a row if a player of a match doesn't agree, or has had their data deleted."""
NEXT_MATCH = f"""
SELECT t.id FROM preferences a
CROSS JOIN sitters o ON o.user = a.user CROSS JOIN tables t ON t.id = o.table_id
WHERE a.key = 'puzzles' AND a.value = 'on' AND t.state = 'over' AND t.ended_at <= ?
AND NOT EXISTS (SELECT 1 FROM puzzle_matches m WHERE m.table_id = t.id) AND NOT EXISTS ({REFUSES.format("t.id")})
ORDER BY t.ended_at DESC LIMIT 1
"""
PLAYED = f"""
SELECT puzzle, coalesce(t.parent, t.channel) AS channel, data
FROM played_puzzles f CROSS JOIN tables t ON t.id = table_id
WHERE f.guild = :guild AND NOT EXISTS ({REFUSES.format("t.id")})
AND NOT EXISTS (SELECT 1 FROM sitters o WHERE o.table_id = t.id AND :user IN (o.user, o.leaver))
"""
WITHDRAW = [
    f"DELETE FROM {name} WHERE EXISTS ({REFUSES.format(f'{name}.table_id')})"
    for name in ("played_puzzles", "puzzle_matches")
]


class Puzzles(SqlStore):
    """Puzzles and their answers. All methods raise StoreError. Times are unix milliseconds."""

    @reads
    def answers(self, connection: DatabaseConnection, user: int) -> dict[str, str]:
        """Return the user's answers, by puzzle."""
        return dict(connection.execute("SELECT puzzle, action FROM puzzle_answers WHERE user = ?", (user,)))

    @writes
    def answer(self, connection: DatabaseConnection, puzzle: str, user: int, action: str, found: bool, at: int) -> str:
        """Save the user's answer to a puzzle, unless there already is one. Return the saved answer."""
        sql = "INSERT INTO puzzle_answers VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        connection.execute(sql, (puzzle, user, action, int(found), at))
        sql = "SELECT action FROM puzzle_answers WHERE puzzle = ? AND user = ?"
        return first(connection, sql, (puzzle, user))

    @reads
    def get_tally(self, connection: DatabaseConnection, puzzle: str) -> PuzzleTally:
        """Return how many people answered a puzzle, and how many of them answered it well."""
        sql = "SELECT count(*), coalesce(sum(found), 0) FROM puzzle_answers WHERE puzzle = ?"
        return PuzzleTally(*connection.execute(sql, (puzzle,)).fetchone())

    @reads
    def get_week(self, connection: DatabaseConnection, guild: int) -> PuzzleWeek | None:
        """Return the latest puzzle of the week of a server, or None."""
        sql = f"SELECT {COLUMNS} FROM weekly_puzzles WHERE guild = ?"
        return _week(connection.execute(sql, (guild,)).fetchone())

    @writes
    def claim(
        self, connection: DatabaseConnection, guild: int, week: int, puzzle: str, lasts_ms: int
    ) -> PuzzleWeek | None:
        """Claim a server for `lasts_ms`, by the clock of the database.

        Return its latest puzzle of the week, or None.

        None means that another process has claimed the server. With the claim, this process may post `puzzle` for this
        week, or announce the answer of the returned puzzle.

        A claim that ends later than a new one would is left from before the clock was set back. It is ignored.
        """
        values = {"guild": guild, "week": week, "puzzle": puzzle, "lasts": lasts_ms}
        connection.execute(NEXT, values)
        return _week(connection.execute(CLAIM, values).fetchone())

    @writes
    def note(self, connection: DatabaseConnection, guild: int, week: PuzzleWeek) -> None:
        """Save the progress of a server's puzzle of the week, and release the claim of this process on the server."""
        flags = {"sending": int(week.sending), "told": int(week.told)}
        connection.execute(NOTE, asdict(week) | flags | {"guild": guild})

    @reads
    def next_match(self, connection: DatabaseConnection, until: int) -> int | None:
        """Return the latest match to search for puzzles, or None if there is none.

        The match ended by `until` and has not been searched. All its players agree to puzzles from their matches.
        """
        return first(connection, NEXT_MATCH, (until,))

    @writes
    def keep_played(self, connection: DatabaseConnection, table: int, puzzles: Mapping[str, str]) -> None:
        """Save the puzzles found in a match. `puzzles`: the text of each puzzle, by key.

        Nothing is saved if a player has withdrawn consent, or if another process has already searched the match.
        """
        if connection.execute(REFUSES.format("?"), (table,)).fetchone():
            return
        if not connection.execute("INSERT INTO puzzle_matches VALUES (?) ON CONFLICT DO NOTHING", (table,)).rowcount:
            return
        sql = "INSERT INTO played_puzzles SELECT ?, id, guild, ? FROM tables WHERE id = ?"
        connection.executemany(sql, [(key, line, table) for key, line in puzzles.items()])

    @reads
    def played(self, connection: DatabaseConnection, guild: int, user: int) -> dict[str, int]:
        """Return the puzzles from matches on a server, the latest first, each with the channel of the match.

        Matches of the user are left out.
        """
        sql = f"SELECT puzzle, channel FROM ({PLAYED} ORDER BY t.id DESC) AS played"
        return dict(connection.execute(sql, {"guild": guild, "user": user}))

    @reads
    def played_one(self, connection: DatabaseConnection, puzzle: str, guild: int, user: int) -> tuple[int, str] | None:
        """Return the channel and the text of one of the puzzles that `played` returns.

        Return None if there is no such puzzle.
        """
        sql = f"SELECT channel, data FROM ({PLAYED} AND puzzle = :puzzle) AS played"
        return connection.execute(sql, {"guild": guild, "user": user, "puzzle": puzzle}).fetchone()

    @writes
    def withdraw(self, connection: DatabaseConnection) -> None:
        """Delete the puzzles from matches of players who have withdrawn their consent."""
        for sql in WITHDRAW:
            connection.execute(sql)


def _week(row: tuple[int, str, int, int | None, int] | None) -> PuzzleWeek | None:
    return PuzzleWeek(row[0], row[1], bool(row[2]), row[3], bool(row[4])) if row else None

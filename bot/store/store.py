"""Keeps everything the bot remembers: tables, moves, results, standings, as methods over plain SQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from bot.store import statements
from bot.store.errors import DatabaseGone, ForkedHistory
from bot.store.rows import Finish, Invitation, Move, Outcome, Saved, Sitter, TableRow, Win
from bot.store.writer import Writer

LOCK_PATIENCE_S = 1.5
"""Seconds to wait for another program's lock, less than the three in which a press has to be answered."""

LARGEST_ID = 2**63 - 1
"""The highest number that SQLite can hold; a forged button may name a higher one."""

LATEST = """
SELECT id FROM tables WHERE :channel IN (channel, parent) AND id IN (
    SELECT id FROM tables WHERE host = :user
    UNION SELECT table_id FROM sitters WHERE user = :user
)
ORDER BY CASE state WHEN 'playing' THEN 0 WHEN 'lobby' THEN 1 WHEN 'over' THEN 2 ELSE 3 END, id DESC LIMIT 1
"""


class Store:
    """The database. Every writing method returns after its commit; all raise StoreError with a sentence."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    @classmethod
    async def open(cls, path: Path, patience_s: float = LOCK_PATIENCE_S) -> Store:
        """Open or create the file. Raises StoreError with one sentence for the person who runs the bot."""
        return cls(await Writer.open(path, patience_s))

    @property
    def gone(self) -> DatabaseGone | None:
        """Why nothing will be read or written any more until the next start: the file was deleted or replaced."""
        return self.writer.presence.gone

    async def close(self) -> None:
        """Write what waits and let go of the file; a second call does nothing."""
        await self.writer.close()

    async def new_table(self, row: TableRow, sitters: Sequence[Sitter]) -> int:
        """Save a new table, and with it that its host invited these friends, unless they have just played together;
        return its number."""

        def job(connection: sqlite3.Connection) -> int:
            table_id = statements.insert(connection, row)
            statements.seat(connection, table_id, sitters)
            if row.rematch_of is None:
                statements.invite(connection, row.host, row.invited, row.created_at)
            return table_id

        return await self.writer.write(job)

    async def save_table(
        self, row: TableRow, sitters: Sequence[Sitter], friends: Sequence[int] = (), at: int = 0
    ) -> None:
        """Replace a table's row and sitters, and save that its host invited these friends `at` that moment (unix
        milliseconds)."""

        def job(connection: sqlite3.Connection) -> None:
            values = ", ".join(f"{name} = :{name}" for name in statements.COLUMNS)
            connection.execute(f"UPDATE tables SET {values} WHERE id = :id", statements.plain(row))
            connection.execute("DELETE FROM sitters WHERE table_id = ?", (row.id,))
            statements.seat(connection, row.id, sitters)
            statements.invite(connection, row.host, friends, at)

        await self.writer.write(job)

    async def close_tables(self, tables: Sequence[int], at: int) -> list[int]:
        """Close those of these tables that are lobbies or running, without a result or a message. Returns which they
        were. `at`: unix milliseconds."""

        def job(connection: sqlite3.Connection) -> list[int]:
            sql = """UPDATE tables SET state = 'closed', ended_at = ?, due_at = NULL, message = NULL
                WHERE id = ? AND state IN ('lobby', 'playing')"""
            return [table for table in tables if connection.execute(sql, (at, table)).rowcount]

        return await self.writer.write(job)

    async def close_match(self, table: int, reason: str, at: int) -> None:
        """Close a running table without a result; its message stays, so that it can say why."""
        sql = "UPDATE tables SET state = 'closed', reason = ?, ended_at = ?, due_at = NULL WHERE id = ?"
        await self.writer.write(lambda connection: connection.execute(sql, (reason, at, table)))

    async def invitations(self, host: int, friends: Sequence[int], since: int) -> list[Invitation]:
        """The invitations after `since` that the host gave or one of the friends got, the oldest first."""
        marks = ", ".join("?" * len(friends))
        sql = f"SELECT * FROM invitations WHERE at > ? AND (host = ? OR friend IN ({marks})) ORDER BY at"
        return await self.writer.read(
            lambda connection: [Invitation(*row) for row in connection.execute(sql, (since, host, *friends))]
        )

    async def forget_invitations(self, until: int) -> None:
        """Delete the invitations up to this moment."""
        sql = "DELETE FROM invitations WHERE at <= ?"
        await self.writer.write(lambda connection: connection.execute(sql, (until,)))

    async def set_message(self, table: int, message: int | None, at: int, round_: int) -> None:
        """Remember the public message of a table and the round it shows."""
        sql = "UPDATE tables SET message = ?, message_at = ?, round = ? WHERE id = ?"
        await self.writer.write(lambda connection: connection.execute(sql, (message, at, round_, table)))

    async def set_due(self, table: int, due_at: int | None) -> None:
        """Move the deadline of a table."""
        await self.writer.write(lambda connection: statements.set_due(connection, table, due_at))

    async def make_up(self, key: str, now: int) -> None:
        """Move the deadlines of all matches by the time since the moment that is kept under this key, and keep `now`
        there. Both in unix milliseconds."""

        def job(connection: sqlite3.Connection) -> None:
            found = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
            lost = max(0, now - int(found[0])) if found else 0
            sql = """UPDATE tables SET due_at = due_at + :lost, active_at = active_at + :lost
                WHERE state = 'playing'"""
            connection.execute(sql, {"lost": lost})
            sql = """UPDATE sitters SET resigned_at = resigned_at + ? WHERE resigned_at IS NOT NULL
                AND table_id IN (SELECT id FROM tables WHERE state = 'playing')"""
            connection.execute(sql, (lost,))
            connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, str(now)))

        await self.writer.write(job)

    async def set_order(self, table: int, seat: int, name: str, *, on: bool) -> None:
        """Give a standing order for a seat, or take it back."""
        given = "INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        taken = "DELETE FROM orders WHERE table_id = ? AND seat = ? AND name = ?"
        sql, values = given if on else taken, (table, seat, name)
        await self.writer.write(lambda connection: connection.execute(sql, values))

    async def append(
        self,
        table: int,
        move: Move,
        snapshot: str,
        over: Finish | None = None,
        due_at: int | None = None,
        sitters: Sequence[Sitter] = (),
        then: Sequence[Move] = (),
        won: Sequence[Win] = (),
    ) -> tuple[Outcome, ...]:
        """Save a move and those that follow by themselves (`then`), the snapshot and the deadline after them, all or
        nothing; with `over` also the end of the match, with `sitters` who sits there otherwise than before, with `won`
        who won the hand that is settled. Returns what the end of the match did to its players.

        Raises ForkedHistory unless the moves are the next ones of the table.
        """
        moves = (move, *then)

        def job(connection: sqlite3.Connection) -> tuple[Outcome, ...]:
            try:
                rows = [(table, each.seq, each.seat, each.action, each.by, each.at) for each in moves]
                connection.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", rows)
            except sqlite3.IntegrityError as error:
                raise ForkedHistory(str(error)) from error
            connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (table, moves[-1].seq, snapshot))
            statements.set_due(connection, table, due_at)
            if move.by == "person":
                connection.execute("UPDATE tables SET active_at = ? WHERE id = ?", (move.at, table))
            statements.reseat(connection, table, sitters)
            statements.keep_wins(connection, table, won)
            if over is not None:
                statements.end_match(connection, table, over)
            return statements.outcomes(connection, table) if over is not None else ()

        return await self.writer.write(job)

    async def set_sitters(self, table: int, sitters: Sequence[Sitter], due_at: int | None, active_at: int) -> None:
        """Save who sits there otherwise than before, with the deadline of the table and when a person last did
        something."""

        def job(connection: sqlite3.Connection) -> None:
            statements.reseat(connection, table, sitters)
            statements.set_due(connection, table, due_at)
            connection.execute("UPDATE tables SET active_at = ? WHERE id = ?", (active_at, table))

        await self.writer.write(job)

    async def load(self, table: int) -> Saved | None:
        """A table with its sitters, moves, snapshot and standing orders; None if there is none."""
        if table > LARGEST_ID:
            return None

        def job(connection: sqlite3.Connection) -> Saved | None:
            rows = statements.tables(connection, "WHERE id = ?", (table,))
            if not rows:
                return None
            sql = f"SELECT {', '.join(statements.SEATED)} FROM sitters WHERE table_id = ? ORDER BY seat"
            sitters = tuple(statements.sitter(row) for row in connection.execute(sql, (table,)))
            sql = 'SELECT seq, seat, action, "by", at FROM moves WHERE table_id = ? ORDER BY seq'
            moves = tuple(Move(*found) for found in connection.execute(sql, (table,)))
            found = connection.execute("SELECT data FROM snapshots WHERE table_id = ?", (table,)).fetchone()
            orders = connection.execute("SELECT seat, name FROM orders WHERE table_id = ?", (table,)).fetchall()
            over = statements.outcomes(connection, table) if rows[0].state == "over" else ()
            return Saved(rows[0], sitters, moves, found[0] if found else None, tuple(orders), over)

        return await self.writer.read(job)

    async def open_tables(self) -> list[TableRow]:
        """All lobbies and running tables."""
        return await self.writer.read(
            lambda connection: statements.tables(connection, "WHERE state IN ('lobby', 'playing') ORDER BY id", ())
        )

    async def unshown_tables(self) -> list[TableRow]:
        """Tables that ended, but whose message may not show it yet."""
        where = "WHERE state IN ('over', 'closed') AND (message IS NOT NULL OR sign IS NOT NULL) ORDER BY id"
        return await self.writer.read(lambda connection: statements.tables(connection, where, ()))

    async def finished_with_snapshot(self, after: int, limit: int) -> list[int]:
        """The next tables behind this number whose match is over and whose snapshot is still kept."""
        sql = """SELECT table_id FROM snapshots JOIN tables ON id = table_id
            WHERE table_id > ? AND state = 'over' ORDER BY table_id LIMIT ?"""
        return await self.writer.read(
            lambda connection: [number for (number,) in connection.execute(sql, (after, limit))]
        )

    async def drop_snapshot(self, table: int, snapshot: str) -> None:
        """Delete the snapshot of a finished match if it still is this one."""
        sql = """DELETE FROM snapshots WHERE table_id = ? AND data = ?
            AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND state = 'over')"""
        await self.writer.write(lambda connection: connection.execute(sql, (table, snapshot)))

    async def finish_of(self, table: int) -> Finish | None:
        """How a match ended; None if it did not."""

        def job(connection: sqlite3.Connection) -> Finish | None:
            sql = "SELECT reason, counted, ended_at, hands, rated FROM results WHERE table_id = ?"
            found = connection.execute(sql, (table,)).fetchone()
            sql = "SELECT points, place FROM scores WHERE table_id = ? ORDER BY seat"
            scores = connection.execute(sql, (table,)).fetchall()
            if found is None:
                return None
            reason, counted, ended_at, hands, rated = found
            points, places = tuple(row[0] for row in scores), tuple(row[1] for row in scores)
            return Finish(reason, points, places, bool(counted), ended_at, hands or 0, bool(rated))

        return await self.writer.read(job)

    async def latest_table(self, user: int, channel: int) -> int | None:
        """The latest table of the user in the channel: a running one, else a lobby, else a finished one."""

        def job(connection: sqlite3.Connection) -> int | None:
            found = connection.execute(LATEST, {"user": user, "channel": channel}).fetchone()
            return found[0] if found else None

        return await self.writer.read(job)

    async def meta(self, key: str) -> str | None:
        def job(connection: sqlite3.Connection) -> str | None:
            found = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
            return found[0] if found else None

        return await self.writer.read(job)

    async def metas(self, prefix: str) -> dict[str, str]:
        """All that is kept under keys which begin so, but for empty values."""
        sql = "SELECT key, value FROM meta WHERE substr(key, 1, ?) = ? AND value <> ''"
        return await self.writer.read(
            lambda connection: dict(connection.execute(sql, (len(prefix), prefix)).fetchall())
        )

    async def set_meta(self, key: str, value: str) -> None:
        """Keep a value; an empty one is the same as none."""

        def job(connection: sqlite3.Connection) -> None:
            if value:
                connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, value))
            else:
                connection.execute("DELETE FROM meta WHERE key = ?", (key,))

        await self.writer.write(job)

"""Tables and their moves in SQL, from lobby to result."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from bot.store.errors import ForkedHistory
from bot.store.evenings import STEP_MS
from bot.store.models import LARGEST_ID, Finish, Move, Outcome, Saved, Sitter, State, TableRow, Win
from bot.store.sql import evenings, statements
from bot.store.sql.database import DatabaseConnection, Job, first
from bot.store.sql.leases import Leases
from bot.store.sql.open_tables import OPEN, OpenTables
from bot.store.sql.writer import DatabaseWriter, reads, writes

T = TypeVar("T")

SNAPSHOT = """
INSERT INTO snapshots (table_id, seq, data, seal) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data, seal = excluded.seal
"""
PLAYED = f"UPDATE tables SET active_at = :at WHERE id = :table AND active_at NOT BETWEEN :at - {STEP_MS - 1} AND :at"
"""Statement that updates `active_at` at most once a minute, because two indexes are written with it."""
SEAL = "SELECT seal FROM results WHERE table_id = ?"
THEIRS = "SELECT 1 FROM tables WHERE id = ? AND owner <> ? AND state IN ('lobby', 'playing')"


class TableStore(OpenTables):
    """The tables from lobby to result, with their moves.

    A writing method returns once its data is safely committed. If it fails, it has changed nothing. All methods raise
    StoreError. Writing to an open table of another process raises LeaseLost. Times are unix milliseconds.

    Each move is a row. Triggers reject any move that is not the next one of its table.
    """

    def __init__(self, writer: DatabaseWriter, leases: Leases) -> None:
        super().__init__(writer)
        self._leases = leases

    @reads
    def open_by_game(self, connection: DatabaseConnection) -> dict[tuple[str, State], int]:
        """Count the lobbies and running tables of this process by game and state."""
        mine = f"SELECT game, state, count(*) FROM tables WHERE owner = ? AND {OPEN} GROUP BY game, state"
        return {(game, state): number for game, state, number in connection.execute(mine, (self._leases.name,))}

    async def new(self, row: TableRow, sitters: Sequence[Sitter]) -> int:
        """Save a new table and return its number.

        Also record the host's invitations, unless the table is a rematch.
        """
        check = self._leases.checker()

        def job(connection: DatabaseConnection) -> int:
            check(connection)
            table_id = statements.insert(connection, row, self._leases.name)
            statements.seat(connection, table_id, sitters)
            if row.rematch_of is None:
                statements.invite(connection, row.host, row.invited, row.created_at)
            return table_id

        return await self.writer.write(job)

    async def save(self, row: TableRow, sitters: Sequence[Sitter], friends: Sequence[int] = (), at: int = 0) -> None:
        """Replace a table's row and sitters. Record that its host invited `friends` at the time `at`."""

        def job(connection: DatabaseConnection) -> None:
            values = ", ".join(f"{name} = :{name}" for name in statements.COLUMNS)
            connection.execute(f"UPDATE tables SET {values} WHERE id = :id", statements.plain(row))
            connection.execute("DELETE FROM sitters WHERE table_id = ?", (row.id,))
            statements.seat(connection, row.id, sitters)
            statements.invite(connection, row.host, friends, at)

        await self._write(job, row.id)

    async def close(self, tables: Sequence[int], at: int) -> list[int]:
        """Close the given tables without a result, and forget their messages.

        Tables that are already over stay as they are.

        Return the numbers of the tables that were closed.
        """

        def job(connection: DatabaseConnection) -> list[int]:
            sql = """UPDATE tables SET state = 'closed', ended_at = ?, due_at = NULL, message = NULL
                WHERE id = ? AND state IN ('lobby', 'playing')"""
            return [table for table in tables if connection.execute(sql, (at, table)).rowcount]

        return await self._write(job, *tables)

    async def close_match(self, table: int, reason: str, at: int) -> None:
        """Close a running table without a result. Its message is kept, so that the message can show the reason."""
        sql = "UPDATE tables SET state = 'closed', reason = ?, ended_at = ?, due_at = NULL WHERE id = ?"
        await self._write(lambda connection: connection.execute(sql, (reason, at, table)), table)

    async def set_message(self, table: int, message: int | None, at: int, round_: int) -> None:
        """Save the public message of a table and the round that the message shows."""
        sql = "UPDATE tables SET message = ?, message_at = ?, round = ? WHERE id = ?"
        await self._write(lambda connection: connection.execute(sql, (message, at, round_, table)), table)

    async def move(self, table: int, channel: int, parent: int | None, thread_link: int | None) -> None:
        """Save a table's new channel, parent and thread link (see `TableRow`).

        After moving to a new channel, the table has no public message yet.
        """

        def job(connection: DatabaseConnection) -> None:
            sql = "UPDATE tables SET message = NULL, message_at = NULL WHERE id = ? AND channel <> ?"
            connection.execute(sql, (table, channel))
            sql = "UPDATE tables SET channel = ?, parent = ?, sign = ? WHERE id = ?"
            connection.execute(sql, (channel, parent, thread_link, table))

        await self._write(job, table)

    async def set_due(self, table: int, due_at: int | None) -> None:
        """Set the deadline of a table."""
        await self._write(lambda connection: statements.set_due(connection, table, due_at), table)

    async def set_order(self, table: int, seat: int, name: str, *, on: bool) -> None:
        """Add a standing order to a seat, or remove it."""
        given = "INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        taken = "DELETE FROM orders WHERE table_id = ? AND seat = ? AND name = ?"
        await self._write(lambda connection: connection.execute(given if on else taken, (table, seat, name)), table)

    async def set_orders(self, table: int, orders: Mapping[int, frozenset[str]]) -> None:
        """Replace all standing orders of a table. `orders`: the names of the orders of each seat."""
        rows = [(table, seat, name) for seat, names in orders.items() for name in sorted(names)]

        def job(connection: DatabaseConnection) -> None:
            connection.execute("DELETE FROM orders WHERE table_id = ?", (table,))
            connection.executemany("INSERT INTO orders VALUES (?, ?, ?)", rows)

        await self._write(job, table)

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
        seal: str = "",
    ) -> tuple[Outcome, ...]:
        """Save a move and the automatic moves that follow it (`then`), all or nothing.

        If the match ended, return its effect on the players, by seat. Otherwise return ().

        The snapshot, its checksum (`seal`) and the deadline are saved with the moves. `over`: the end of the match, or
        None if it goes on. `sitters`: the seats that changed. `won`: the wins of the hand that was settled.

        Raises ForkedHistory unless these are the next moves of the table.
        """
        moves = (move, *then)

        def job(connection: DatabaseConnection) -> tuple[Outcome, ...]:
            try:
                rows = [(table, each.seq, each.seat, each.action, each.by, each.at) for each in moves]
                connection.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", rows)
            except connection.IntegrityError as error:
                raise ForkedHistory(str(error)) from error
            connection.execute(SNAPSHOT, (table, moves[-1].seq, snapshot, seal))
            evenings.moved(connection, table, moves[-1].at)
            statements.set_due(connection, table, due_at)
            if move.by == "person":
                connection.execute(PLAYED, {"table": table, "at": move.at})
            statements.reseat(connection, table, sitters)
            statements.keep_wins(connection, table, won)
            if over is not None:
                statements.end_match(connection, table, over)
            return statements.outcomes(connection, table) if over is not None else ()

        return await self._write(job, table)

    async def set_sitters(self, table: int, sitters: Sequence[Sitter], due_at: int | None, active_at: int) -> None:
        """Save the seats that changed, the table's deadline, and the time of the last action by a person."""

        def job(connection: DatabaseConnection) -> None:
            statements.reseat(connection, table, sitters)
            statements.set_due(connection, table, due_at)
            connection.execute("UPDATE tables SET active_at = ? WHERE id = ?", (active_at, table))

        await self._write(job, table)

    @reads
    def load(self, connection: DatabaseConnection, table: int) -> Saved | None:
        """Return a table with everything saved about it, or None."""
        if table > LARGEST_ID:
            return None
        rows = statements.tables(connection, "WHERE id = ?", (table,))
        if not rows:
            return None
        theirs = first(connection, THEIRS, (table, self._leases.name)) is not None
        sql = f"SELECT {', '.join(statements.SEATED)} FROM sitters WHERE table_id = ? ORDER BY seat"
        sitters = tuple(statements.sitter(row) for row in connection.execute(sql, (table,)))
        sql = 'SELECT seq, seat, action, "by", at FROM moves WHERE table_id = ? ORDER BY seq'
        moves = tuple(Move(*found) for found in connection.execute(sql, (table,)))
        found = connection.execute("SELECT data, seal FROM snapshots WHERE table_id = ?", (table,)).fetchone()
        # a finished match whose snapshot was deleted keeps its checksum
        snapshot, seal = found or (None, first(connection, SEAL, (table,)) or "")
        orders = connection.execute("SELECT seat, name FROM orders WHERE table_id = ?", (table,)).fetchall()
        over = statements.outcomes(connection, table) if rows[0].state == "over" else ()
        return Saved(rows[0], sitters, moves, snapshot, tuple(orders), over, theirs, seal)

    @writes
    def drop_snapshot(self, connection: DatabaseConnection, table: int, snapshot: str) -> None:
        """Delete the snapshot of a finished match if it still equals `snapshot`."""
        sql = """DELETE FROM snapshots WHERE table_id = ? AND data = ?
            AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND state = 'over')"""
        connection.execute(sql, (table, snapshot))

    @reads
    def get_finish(self, connection: DatabaseConnection, table: int) -> Finish | None:
        """Return how a match ended, or None if it hasn't ended."""
        sql = "SELECT reason, counted, ended_at, hands, rated FROM results WHERE table_id = ?"
        found = connection.execute(sql, (table,)).fetchone()
        sql = "SELECT points, place, weight FROM scores WHERE table_id = ? ORDER BY seat"
        scores = connection.execute(sql, (table,)).fetchall()
        if found is None:
            return None
        reason, counted, ended_at, hands, rated = found
        points, places, weights = zip(*scores, strict=True)
        return Finish(reason, points, places, bool(counted), ended_at, hands or 0, bool(rated), weights=weights)

    async def _write(self, job: Job[T], *tables: int) -> T:
        """Run `job`, which writes to `tables`, and return its result.

        Raises LeaseLost if one of the tables belongs to another process.
        """
        check = self._leases.checker()

        def checked(connection: DatabaseConnection) -> T:
            check(connection, *tables)
            return job(connection)

        return await self.writer.write(checked)

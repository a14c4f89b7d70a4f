"""Requests between processes in SQL, with a row for each request."""

from dataclasses import fields

from bot.store.process_bus import BEGUN, Request
from bot.store.sql.database import DatabaseConnection, first
from bot.store.sql.leases import Leases
from bot.store.sql.writer import DatabaseWriter, SqlStore, reads, writes

LASTS_MS = 10 * 60 * 1000
"""Milliseconds after which a request for a table may be deleted if its sender has not withdrawn it."""
NAMED = {"table": "table_id", "age_ms": "now_ms() - at"}
COLUMNS = ", ".join(NAMED.get(each.name, each.name) for each in fields(Request))
ASK = """
INSERT INTO requests (kind, user, at, table_id, words) VALUES (?, ?, now_ms(), ?, ?)
ON CONFLICT (kind, user) WHERE table_id IS NULL DO UPDATE SET at = excluded.at, answer = NULL RETURNING id
"""
LEFT = "DELETE FROM requests WHERE table_id IS NOT NULL AND at < now_ms() - ?"
OF_MINE = f"""
SELECT {COLUMNS} FROM requests
WHERE answer IS NULL AND at >= now_ms() - ? AND table_id IN (SELECT id FROM tables WHERE owner = ?) ORDER BY id
"""
OF_ALL = f"SELECT {COLUMNS} FROM requests WHERE kind = ? AND table_id IS NULL ORDER BY id"
ANSWER = """
UPDATE requests SET answer = ?, at = CASE WHEN table_id IS NULL THEN now_ms() ELSE at END WHERE id = ?
"""
ANSWERED = "SELECT answer FROM requests WHERE id = ?"
WITHDRAW = "DELETE FROM requests WHERE id = ?"


class Requests(SqlStore):
    """Requests between processes. All methods raise StoreError.

    `News` tells the asked process soon about a request. The process also finds it with its next regular check. Ages are
    measured by the clock of the database. Before the process that carries out a request saves anything about it, it
    checks its lease, as for each write.
    """

    def __init__(self, writer: DatabaseWriter, leases: Leases) -> None:
        super().__init__(writer)
        self._leases = leases

    @writes
    def ask(self, connection: DatabaseConnection, request: Request) -> int:
        """Save a request and return its number.

        A request to every process replaces the previous one of the same kind and user, and counts as not done.
        """
        connection.execute(LEFT, (LASTS_MS,))
        return first(connection, ASK, (request.kind, request.user, request.table, request.words))

    async def get_own(self, lately_ms: int) -> list[Request]:
        """Return the requests for tables of this process that are at most `lately_ms` old and have no answer."""
        return await self._found(OF_MINE, lately_ms, self._leases.name)

    async def get_for_all(self, kind: str) -> list[Request]:
        """Return the requests of this kind that are for every process, done or not."""
        return await self._found(OF_ALL, kind)

    async def begin(self, request: int) -> bool:
        """Mark a request as being carried out, and return whether that worked.

        It fails if the request was withdrawn, or if another task already carries it out. Raises LeaseLost if the
        request's table now belongs to another process.
        """
        return await self._note(request, BEGUN, over=False)

    async def answer(self, request: int, answer: str | None) -> None:
        """Save the result of a request.

        None means that the request was begun but not done, so that it may be tried again.

        Raises LeaseLost if the request's table now belongs to another process.
        """
        await self._note(request, answer, over=True)

    @reads
    def answered(self, connection: DatabaseConnection, request: int) -> str | None:
        """Return the result of a request, or BEGUN while it is being carried out.

        Return None if it is not done yet or does not exist.
        """
        return first(connection, ANSWERED, (request,))

    @writes
    def withdraw(self, connection: DatabaseConnection, request: int) -> str | None:
        """Withdraw a request, and return its result so far.

        None: the request was not done, and won't be. BEGUN: the request is being carried out, and can't be withdrawn.
        """
        answer = first(connection, ANSWERED, (request,))
        if answer != BEGUN:
            connection.execute(WITHDRAW, (request,))
        return answer

    async def _note(self, request: int, answer: str | None, *, over: bool) -> bool:
        """Save an answer, and return whether it was saved. `over`: whether an earlier answer may be replaced."""
        check = self._leases.checker()

        def job(connection: DatabaseConnection) -> bool:
            found = connection.execute("SELECT table_id, answer FROM requests WHERE id = ?", (request,)).fetchone()
            if found is None or (found[1] is not None and not over):
                return False
            check(connection, *(table for table in found[:1] if table is not None))
            connection.execute(ANSWER, (answer, request))
            return True

        return await self.writer.write(job)

    @reads
    def _found(self, connection: DatabaseConnection, sql: str, *values: int | str) -> list[Request]:
        return [Request(*row) for row in connection.execute(sql, values).fetchall()]

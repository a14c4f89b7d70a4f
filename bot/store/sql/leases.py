"""Leases in SQL: a row for each process, and the owner's name in the row of each table."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from bot.store.deadlines import NOWHERE, Place, shard_of
from bot.store.errors import LeaseLost, ShardsOverlap
from bot.store.leases import LEASE_S, Lapsed
from bot.store.shards import ALL, ALONE, shards_of
from bot.store.sql.database import NOW, DatabaseConnection, column, first
from bot.store.sql.writer import DatabaseWriter, SqlStore, reads

BEGIN = """
INSERT INTO owners (name, lease, lease_until) VALUES (?, 1, 0)
ON CONFLICT (name) DO UPDATE SET lease = owners.lease + 1 RETURNING lease
"""
CLAIM = """
INSERT INTO owners (name, lease, lease_until) VALUES (:name, 1, now_ms() + :lasts)
ON CONFLICT (name) DO UPDATE SET lease = owners.lease + 1, lease_until = excluded.lease_until
RETURNING lease, lease_until
"""
HOLD = "UPDATE owners SET lease_until = now_ms() + :lasts WHERE name = :name AND lease = :lease RETURNING lease_until"
RELEASE = "UPDATE owners SET lease_until = 0 WHERE name = :name AND lease = :lease"
RUNNING = """
SELECT name, lease_until, lease_until - now_ms() FROM owners WHERE lease_until > now_ms() ORDER BY name
"""
BEAT = """
UPDATE owners SET beat_at = :now, lease_until = now_ms() + :lasts, down = :down WHERE name = :name AND lease = :lease
RETURNING lease_until
"""
END = """
UPDATE owners SET lease = lease + 1, lease_until = 0 WHERE name = :other AND name <> :name AND lease_until <= now_ms()
RETURNING beat_at
"""
STRANGE = """
SELECT 1 FROM owners LEFT JOIN tables ON id = :table WHERE name = :name
AND (lease <> :lease OR owner <> :name AND state IN ('lobby', 'playing'))
"""
"""Query that finds a row if the lease or the table belongs to another process.

Finished matches and closed lobbies belong to no process.
"""
LOST = "The tables of this process belong to another process now, so nothing is saved."
WAKES = "(state IN ('lobby', 'playing') OR message IS NOT NULL OR sign IS NOT NULL)"
"""Condition for tables that have to be resumed.

The wording must match the partial index. Otherwise SQLite doesn't use the index.
"""
MINE = "(guild >> 22) % :count BETWEEN :first AND :last"
"""Condition for tables of certain shards (`shard_of`)."""
LAPSED = f"""
SELECT name, down FROM owners WHERE name <> :name AND lease_until <= now_ms()
AND EXISTS (SELECT 1 FROM tables WHERE owner = name AND {WAKES} AND {MINE}) ORDER BY name
"""
TAKEN = f"SELECT id FROM tables WHERE owner = :other AND {WAKES} AND {MINE} ORDER BY id LIMIT :most"
TAKE = "UPDATE tables SET owner = ? WHERE id = ? AND guild = 0 AND state IN ('lobby', 'playing')"
LAST = """
SELECT beat_at + CASE WHEN lease_until > now_ms() THEN now_ms() - (lease_until - :lasts) ELSE 0 END
FROM owners JOIN tables ON owner = name WHERE id = :table AND name <> :name
"""
"""Query for the time when a table's process last ran, by the clock of that process.

While its lease lasts, that is now.
"""
CLOCKED = "SELECT id, guild, channel, due_at, clock_s FROM tables WHERE due_at IS NOT NULL AND clock_s IS NOT NULL"


class Leases(SqlStore):
    """The leases of all processes. A process has one lease for all of its tables.

    A lease has a number. It rises whenever the process starts again or another process takes its tables. Writing under
    an old number raises LeaseLost and changes nothing.

    The clock of the database decides when a lease ends, because the clocks of two processes may differ. `now` is the
    caller's own clock, in unix milliseconds. It is compared only with times that the same process has written. All
    methods raise StoreError.
    """

    def __init__(self, writer: DatabaseWriter, name: str) -> None:
        super().__init__(writer)
        self.name, self._lease, self._until = name, 0, 0
        self._lasts = int(LEASE_S * 1000)
        self._shards = asdict(shards_of(name) or ALL)

    @property
    def number(self) -> int:
        """The number of the lease: one more than that of this process's previous run, if no other took the tables."""
        return self._lease

    @property
    def shared(self) -> bool:
        """Return whether other processes can use the same database."""
        return self.name != ALONE

    async def begin(self) -> None:
        """Begin a new lease on this process's tables, under a new number. Opening the store does this automatically."""
        self._lease = await self.writer.write(lambda connection: first(connection, BEGIN, (self.name,)))

    async def claim(self, lease_ms: int) -> int:
        """Begin a lease of `lease_ms`, unless another process of the same name still holds one.

        Return 0 if the lease has begun. Otherwise return the milliseconds until the other lease ends.

        Raises ShardsOverlap if a process of another name holds a lease for some of these shards.
        """
        mine = shards_of(self.name)

        def job(connection: DatabaseConnection) -> tuple[int, int, int]:
            for other, until, left_ms in connection.execute(RUNNING).fetchall():
                if other == self.name:
                    return 0, 0, left_ms
                theirs = shards_of(other)
                if mine is not None and theirs is not None and mine.meet(theirs):
                    said = f"SHARDS {mine} overlap {theirs} of another process: stop it, or change SHARDS."
                    raise ShardsOverlap(said, other, until, left_ms)
            return *connection.execute(CLAIM, {"name": self.name, "lasts": lease_ms}).fetchone(), 0

        lease, until, left_ms = await self.writer.write(job)
        if lease:
            self._lease, self._until = lease, until
        return left_ms

    async def hold(self, lease_ms: int) -> None:
        """Extend the lease to `lease_ms` from now, without a heartbeat. Raises LeaseLost."""
        self.mark_renewed(await self.writer.write(self._keeping(HOLD, lasts=lease_ms)))

    async def beat(self, now: int, lease_ms: int, down: str) -> None:
        """Record a heartbeat. Extend the lease to `lease_ms` from now.

        `down`: a text in which the caller says what it can't reach. Raises LeaseLost if another process has taken the
        tables.
        """
        self.mark_renewed(await self.writer.write(self.beater(now, lease_ms, down)))

    async def release(self) -> None:
        """End the lease early, so that a waiting process can start at once. This does not bring back a lost lease."""
        values = {"name": self.name, "lease": self._lease}
        await self.writer.write(lambda connection: connection.execute(RELEASE, values))

    @reads
    def down(self, connection: DatabaseConnection) -> str:
        """Return the text `down` of this process's last heartbeat (see `beat`)."""
        return first(connection, "SELECT down FROM owners WHERE name = ?", (self.name,))

    @reads
    def beats(self, connection: DatabaseConnection) -> dict[str, int]:
        """Return the time of each process's last heartbeat, by process name."""
        return dict(connection.execute("SELECT name, beat_at FROM owners WHERE beat_at IS NOT NULL").fetchall())

    @reads
    def has(self, connection: DatabaseConnection, table: int) -> bool:
        """Return whether a table still belongs to this process."""
        sql, values = "SELECT 1 FROM tables WHERE id = ? AND owner = ?", (table, self.name)
        return connection.execute(sql, values).fetchone() is not None

    async def take(self, table: int, now: int) -> None:
        """Take over an open table outside of servers from another process.

        This process takes it because it receives the presses of the table's player. The other process can no longer
        write to the table.

        Deadlines are converted to this process's clock. They are postponed by the time during which the other process
        did not run. Both processes must use the same lease time. Raises LeaseLost.
        """
        check = self.checker()
        values = {"name": self.name, "table": table, "lasts": self._lasts}

        def job(connection: DatabaseConnection) -> None:
            check(connection)
            (last,) = connection.execute(LAST, values).fetchone() or (None,)
            if connection.execute(TAKE, (self.name, table)).rowcount and last is not None:
                give_back(connection, "id = :table", last, now, NOWHERE, table=table)

        await self.writer.write(job)

    @reads
    def running(self, connection: DatabaseConnection) -> dict[str, int]:
        """Return the milliseconds until each current lease ends, by process name."""
        return {name: left_ms for name, _, left_ms in connection.execute(RUNNING)}

    @reads
    def lapsed(self, connection: DatabaseConnection) -> list[Lapsed]:
        """Return the processes with an expired lease that still have tables for this process to take over.

        These are tables of this process's shards that have to be resumed.
        """
        return [Lapsed(*row) for row in connection.execute(LAPSED, {"name": self.name} | self._shards)]

    async def take_over(
        self, other: str, now: int, most: int, out_of_reach: Mapping[Place, int] = NOWHERE
    ) -> list[int]:
        """Take up to `most` tables from the process `other`, whose lease has expired. Return these tables.

        Only tables of this process's shards that have to be resumed are taken. Their deadlines are postponed by the
        time since the other process's last heartbeat, as in `Deadlines.make_up`. The list is empty if no table is left,
        or if the lease was renewed.
        """
        check = self.checker()

        def job(connection: DatabaseConnection) -> list[int]:
            check(connection)
            found = connection.execute(END, {"other": other, "name": self.name}).fetchone()
            if found is None:
                return []
            taken = column(connection, TAKEN, {"other": other, "most": most} | self._shards)
            last = now if found[0] is None else found[0]
            for table in taken:
                connection.execute("UPDATE tables SET owner = ? WHERE id = ?", (self.name, table))
                give_back(connection, "id = :table", last, now, out_of_reach, table=table)
            return taken

        return await self.writer.write(job)

    def checker(self) -> Callable[..., None]:
        """Return a function that jobs call with their connection and the numbers of the tables they write to.

        It raises LeaseLost if this process has lost its current lease. It also raises LeaseLost if another process has
        one of the tables and that table is open.
        """
        lease = self._lease

        def check(connection: DatabaseConnection, *tables: int) -> None:
            for table in tables or (0,):
                values = {"table": table, "name": self.name, "lease": lease}
                if connection.execute(STRANGE, values).fetchone() is not None:
                    what = f"Table {table} belongs" if table else "The tables of this process belong"
                    raise LeaseLost(f"{what} to another process now, so nothing is saved.")

        return check

    def beater(self, now: int, lease_ms: int, down: str) -> Callable[[DatabaseConnection], int]:
        """Return a job that renews the current lease and returns the new end.

        The caller passes that end to `mark_renewed`. The job raises LeaseLost.
        """
        return self._keeping(BEAT, now=now, lasts=lease_ms, down=down)

    def mark_renewed(self, until: int) -> None:
        """Note that the lease was renewed to `until`, by the clock of the database."""
        self._until = until

    def _keeping(self, sql: str, **values: Any) -> Callable[[DatabaseConnection], int]:
        values |= {"name": self.name, "lease": self._lease}
        until, self._lasts = self._until, values["lasts"]

        def keep(connection: DatabaseConnection) -> int:
            found = connection.execute(sql, values).fetchone()
            if found is None:
                (now,) = connection.execute(NOW).fetchone()
                raise LeaseLost(LOST, now - until)
            return found[0]

        return keep


def give_back(
    connection: DatabaseConnection, where: str, last: int, now: int, out_of_reach: Mapping[Place, int], **values: Any
) -> None:
    """Postpone the deadlines of running matches by the time since their process last ran.

    `where`: an SQL condition that selects the matches. `values` are its values. `last`: when the process last ran.

    `out_of_reach`: the places that were already unreachable then, each with the time since when. Deadlines of turns at
    tables that need such a place are postponed by that time, too. If the clock was set back, all times become earlier.
    """
    values |= {"last": last, "lost": now - last}
    there = f"{where} AND state = 'playing'"
    if out_of_reach:
        since = _since(out_of_reach)
        lost = [
            (max(0, last - max(begun, due_at - 1000 * clock_s)), table)
            for table, guild, channel, due_at, clock_s in connection.execute(f"{CLOCKED} AND {there}", values)
            if (begun := since(guild, channel)) is not None
        ]
        connection.executemany("UPDATE tables SET due_at = due_at + ? WHERE id = ?", lost)
    connection.execute(
        f"UPDATE tables SET due_at = due_at + :lost, active_at = active_at + :lost WHERE {there}", values
    )
    for asked in ("resigned_at", "wished_at"):
        connection.execute(
            f"""UPDATE sitters SET {asked} = {asked} + :lost WHERE {asked} IS NOT NULL
            AND table_id IN (SELECT id FROM tables WHERE {there})""",
            values,
        )


def _since(out_of_reach: Mapping[Place, int]) -> Callable[[int, int], int | None]:
    """Return a function that takes a server and a channel.

    It returns since when a table there was unreachable, or None.
    """
    channels = {place.number: since for place, since in out_of_reach.items() if place.kind == "channel"}
    shards = [(place, since) for place, since in out_of_reach.items() if place.kind == "shard"]

    def since(guild: int, channel: int) -> int | None:
        found = [at for place, at in shards if shard_of(guild, place.of) == place.number]
        return min([*found, *([channels[channel]] if channel in channels else [])], default=None)

    return since

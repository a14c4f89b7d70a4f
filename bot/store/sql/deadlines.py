"""Tables that need attention at some time, in SQL. Lost time is added to their deadlines."""

import json
from collections.abc import Mapping
from typing import Any

from bot.store.deadlines import Place, Sleeper
from bot.store.sql.database import DatabaseConnection, column, first
from bot.store.sql.leases import WAKES, Leases, give_back
from bot.store.sql.open_tables import OPEN
from bot.store.sql.writer import DatabaseWriter, SqlStore, reads

THERE = {"channel": "channel = :number", "shard": "(guild >> 22) % :of = :number"}
"""Conditions for tables that need a place, by the kind of the place (`shard_of`)."""
TIMED = f"""
SELECT id FROM tables WHERE {{there}} AND {OPEN} AND state = 'playing' AND due_at IS NOT NULL AND +owner = :owner
ORDER BY id
"""
"""Query for the running tables with a deadline that need a place.

The plus keeps SQLite from using the index on `owner`. That index would not help, because one process owns nearly all
tables.
"""
IDLE = "SELECT id, guild FROM tables WHERE active_at <= :until AND state = 'playing' AND +owner = :owner"
IDLE_ON_SERVER = f"{IDLE} AND guild = :guild"
TO_WAKE = f"""SELECT id, due_at, active_at FROM tables
WHERE owner = :owner AND id > :after AND {WAKES} ORDER BY id LIMIT :limit"""
NOTED = "SELECT key FROM meta WHERE key >= 'ping:' AND key < 'ping;' AND value <> ''"
LEFT_OVER = f"""
SELECT id FROM tables WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(:noted)) AND NOT {WAKES} ORDER BY id
"""
FINISHED = """SELECT table_id FROM snapshots JOIN tables ON id = table_id
WHERE table_id > ? AND state = 'over' ORDER BY table_id LIMIT ?"""


class Deadlines(SqlStore):
    """Queries and changes of deadlines. All methods raise StoreError. Times are unix milliseconds.

    However many tables are open, only the returned ones are read.
    """

    def __init__(self, writer: DatabaseWriter, leases: Leases) -> None:
        super().__init__(writer)
        self._leases = leases

    async def to_wake(self, after: int, limit: int) -> list[Sleeper]:
        """Return up to `limit` tables of this process that have to be resumed when it starts.

        These are open tables, and ended tables whose message perhaps doesn't show the end yet. They are sorted by
        number and begin after the number `after`.
        """
        found = await self._found(TO_WAKE, owner=self._leases.name, after=after, limit=limit)
        return [Sleeper(*row) for row in found]

    @reads
    def left_over(self, connection: DatabaseConnection) -> list[int]:
        """Return the ended tables whose ping message was never removed (note `ping:{table}`).

        Tables that `to_wake` returns are left out.
        """
        noted = {int(key.split(":")[1]) for key in column(connection, NOTED)}
        return column(connection, LEFT_OVER, {"noted": json.dumps(sorted(noted))})

    async def timed(self, place: Place) -> list[int]:
        """Return this process's running tables that have a deadline and can't be played without `place`."""
        found = await self._found(TIMED.format(there=THERE[place.kind]), owner=self._leases.name, **place._asdict())
        return [number for (number,) in found]

    async def idle(self, until: int, guild: int | None = None) -> list[tuple[int, int]]:
        """Return this process's running tables where no person has acted since `until`, as (table, server).

        `guild`: return only tables on this server.
        """
        sql = IDLE if guild is None else IDLE_ON_SERVER
        return await self._found(sql, until=until, guild=guild, owner=self._leases.name)

    @reads
    def finished_with_snapshot(self, connection: DatabaseConnection, after: int, limit: int) -> list[int]:
        """Return up to `limit` tables whose match is over but whose snapshot is still saved.

        They are sorted by number and come after number `after`.
        """
        return column(connection, FINISHED, (after, limit))

    async def make_up(self, now: int, lease_ms: int, out_of_reach: Mapping[Place, int]) -> None:
        """Postpone all deadlines of this process by the time since its last heartbeat, and record a new heartbeat.

        The heartbeat extends the lease by `lease_ms`.

        `out_of_reach`: the places that were already unreachable at the last heartbeat, each with the time since when.
        Deadlines at tables that need such a place are postponed by that time, too. Raises LeaseLost.
        """
        name, beat = self._leases.name, self._leases.beater(now, lease_ms, "")

        def job(connection: DatabaseConnection) -> int:
            last = first(connection, "SELECT coalesce(beat_at, ?) FROM owners WHERE name = ?", (now, name))
            until = beat(connection)
            give_back(connection, f"owner = :owner AND {WAKES}", last, now, out_of_reach, owner=name)
            return until

        self._leases.mark_renewed(await self.writer.write(job))

    @reads
    def _found(self, connection: DatabaseConnection, sql: str, **values: Any) -> list[tuple[Any, ...]]:
        return connection.execute(sql, values).fetchall()

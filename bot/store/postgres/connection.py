"""A connection to PostgreSQL that accepts the SQL of `store/sql` and returns the same values as SQLite."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import psycopg
from psycopg.abc import Buffer
from psycopg.adapt import Dumper, Loader
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.store.postgres.dialect import translated
from bot.store.sql.database import Values

TABLES_WITH = """
SELECT c.table_name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.column_name = %s ORDER BY c.table_name
"""
PATIENCE = {
    "connect_timeout": "3",
    "application_name": "hanapai",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""Settings that decide how soon a silent server counts as lost. The address may contain other values for them.

All are in seconds, except the last one, which is in milliseconds.
"""
SESSION = """
SET synchronous_commit = on; SET lock_timeout = '15s'; SET statement_timeout = 0;
SET idle_in_transaction_session_timeout = '5s'; SET timezone = 'UTC'; SET client_min_messages = warning
"""
"""Settings of each session.

A process that stalls inside a transaction must not block all others. The server therefore disconnects it before the
other processes give up.
"""

FEW = 8
"""Maximum number of rows that are sent one by one. A larger number of rows goes to the server in one trip.

During such a trip the server does not disconnect a stalled process, so the locks of that process last until it
continues. Therefore the moves of a table must not be sent that way.
"""


class _Number(Dumper):
    """A dumper that sends whole numbers and flags as bigint, because SQLite has no other whole numbers."""

    oid = 20

    def dump(self, obj: int) -> Buffer:
        return str(int(obj)).encode()

    def quote(self, obj: int) -> Buffer:
        """Return the number without quotes.

        psycopg quotes values if it writes them into a statement, but FETCH accepts no quotes.
        """
        return self.dump(obj)


class _Sum(Loader):
    """A loader for sums of whole numbers, which PostgreSQL returns as numeric."""

    def load(self, data: Buffer) -> int:
        return int(bytes(data))


class Postgres:
    """An open connection. It commits automatically outside of BEGIN and COMMIT."""

    IntegrityError = psycopg.IntegrityError

    def __init__(self, raw: psycopg.Connection[tuple[Any, ...]]) -> None:
        self.raw = raw
        for kind in (int, bool):
            raw.adapters.register_dumper(kind, _Number)
        raw.adapters.register_loader("numeric", _Sum)

    @classmethod
    def connect(cls, address: str) -> Postgres:
        """Return a new connection to that address. Raises psycopg.Error."""
        known = conninfo_to_dict(address)
        patient = make_conninfo(address, **{name: value for name, value in PATIENCE.items() if name not in known})
        connection = cls(psycopg.connect(patient, autocommit=True))
        connection.script(SESSION)
        return connection

    def execute(self, sql: str, parameters: Values = (), /) -> psycopg.Cursor[tuple[Any, ...]]:
        return self.raw.execute(translated(sql).encode(), parameters)

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> psycopg.Cursor[tuple[Any, ...]]:
        cursor, statement, rows = self.raw.cursor(), translated(sql).encode(), list(parameters)
        if len(rows) > FEW:
            cursor.executemany(statement, rows)
        else:
            for row in rows:
                cursor.execute(statement, row)
        return cursor

    def script(self, sql: str) -> psycopg.Cursor[tuple[Any, ...]]:
        """Run statements in PostgreSQL's own SQL, without values, in one round trip."""
        return self.raw.execute(sql.encode())

    def tables_with(self, column: str) -> list[str]:
        return [name for (name,) in self.raw.execute(TABLES_WITH.encode(), (column,))]

    def defer_keys(self) -> None:
        self.script("SET CONSTRAINTS ALL DEFERRED")

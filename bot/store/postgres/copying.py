"""The copying of all data to an empty database on a server, or from a server to an empty file.

It is one transaction. Before its end, the copied data is compared with the source.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

from psycopg.sql import SQL, Identifier

from bot.store.errors import StoreError
from bot.store.postgres.connection import Postgres
from bot.store.postgres.opening import WRITING, migrate, migrations, version_of
from bot.store.postgres.troubles import TROUBLES, shown, trouble
from bot.store.postgres.writer import READING
from bot.store.shards import ALONE
from bot.store.sql.database import DatabaseConnection

COLUMNS = """
SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) FROM information_schema.columns
JOIN information_schema.tables USING (table_schema, table_name)
WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> 'hanapai'
GROUP BY table_name ORDER BY table_name
"""
KEYS = """
SELECT array_agg(attname::text ORDER BY array_position(indkey::smallint[], attnum)) FROM pg_index
JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey) WHERE indisprimary AND indrelid = %s::regclass
"""
NUMBERED = """
SELECT table_name FROM information_schema.columns
WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY table_name
"""
BEGIN = f"""
BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; SELECT pg_advisory_xact_lock({WRITING})
"""
"""Statement that starts the transaction. Nobody else can write to the database until it ends.

The transaction has no time limit, so that large files can be copied, too.
"""
OWNERS = "owners"
"""The table of leases, which is not copied. A lease on the file would make the next bot on the server wait."""
RAN = "SELECT beat_at, down FROM owners WHERE name = ?"
RUN = "UPDATE owners SET beat_at = ?, down = ? WHERE name = ?"
"""Statement that saves when the bot last ran on the file.

At the next start, all deadlines are postponed by the time since then.
"""
LAST_RUN = "SELECT max(beat_at), '' FROM owners"
MOVED_BACK = "UPDATE tables SET owner = ?"
TRIGGERS = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
LAST_NUMBER = """
SELECT coalesce(last_value, 0) FROM pg_sequences
WHERE schemaname = current_schema() AND sequencename = split_part(pg_get_serial_sequence(?, 'id'), '.', 2)
"""
AT_ONCE = 1_000
"""Number of rows read back at a time."""


class CopiedTable(NamedTuple):
    """A table to copy. `key`: the columns that define the order of its rows.

    Without a primary key, these are all of its columns.
    """

    name: str
    columns: list[str]
    key: list[str]

    def rows(self) -> str:
        """Return a statement that selects all rows, sorted by the key."""
        columns, key = (", ".join(f'"{name}"' for name in names) for names in (self.columns, self.key))
        return f'SELECT {columns} FROM "{self.name}" ORDER BY {key}'


def copy(source: DatabaseConnection, address: str, told: Callable[[str, int, int], None]) -> dict[str, int]:
    """Copy all tables except the table of leases to an empty database. Return the number of rows of each table.

    The source must have the newest version. `told`: called with the name of a table, its finished steps and all its
    steps. A row takes two steps, because it is read back from the server.

    At the end, the number of rows and a hash over all rows must equal those of the source. If copying fails or is
    interrupted, nothing has changed. Raises StoreError.
    """
    try:
        target = Postgres.connect(address)
        with closing(target.raw):
            return _copy(source, target, address, told)
    except TROUBLES as error:
        raise trouble(error, address) from error


def _copy(
    source: DatabaseConnection, target: Postgres, address: str, told: Callable[[str, int, int], None]
) -> dict[str, int]:
    target.script(BEGIN)
    if version_of(target, address):
        raise StoreError(f"The database {shown(address)} already has data of Hanapai: name an empty one.")
    migrate(target, migrations(), 0)
    target.defer_keys()
    tables = [table for table in kept(target) if table.name != OWNERS]
    for table in tables:
        target.script(f'ALTER TABLE "{table.name}" DISABLE TRIGGER USER; DELETE FROM "{table.name}"')
    counts: dict[str, int] = {}
    for table in tables:
        count = counts[table.name] = source.execute(f'SELECT count(*) FROM "{table.name}"').fetchone()[0]
        columns = SQL(", ").join(map(Identifier, table.columns))
        into = SQL("COPY {} ({}) FROM STDIN").format(Identifier(table.name), columns)
        with target.raw.cursor() as cursor, cursor.copy(into) as stream:
            ours = _hash_of(source.execute(table.rows()), table.name, 0, count, told, stream.write_row)
        if ours != _hash_of(_back(target, table), table.name, count, count, told):
            what = f"The copy of {table.name} on {shown(address)} differs from the file"
            raise StoreError(f"{what}: nothing was saved there, so try again.")
    target.execute(RUN, (*source.execute(RAN, (ALONE,)).fetchone(), ALONE))
    target.script("SET CONSTRAINTS ALL IMMEDIATE")
    for (name,) in target.script(NUMBERED).fetchall():
        found = source.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (name,)).fetchone()
        if found is not None and found[0]:  # 0: no number was ever used there
            target.execute("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (name, found[0]))
    for table in tables:
        target.script(f'ALTER TABLE "{table.name}" ENABLE TRIGGER USER')
    target.script("COMMIT; ANALYZE")
    return counts


def copy_back(address: str, target: DatabaseConnection, told: Callable[[str, int, int], None]) -> dict[str, int]:
    """Copy all tables except the table of leases to a new file. Parameters, result and errors are those of `copy`."""
    try:
        source = Postgres.connect(address)
        with closing(source.raw):
            source.script(READING)
            target.execute("BEGIN IMMEDIATE")
            counts = _copy_back(source, target, told)
            target.execute("COMMIT")
            return counts
    except TROUBLES as error:
        raise trouble(error, address) from error


def _copy_back(source: Postgres, target: DatabaseConnection, told: Callable[[str, int, int], None]) -> dict[str, int]:
    target.defer_keys()
    tables, triggers = [each for each in kept(source) if each.name != OWNERS], target.execute(TRIGGERS).fetchall()
    for name, _ in triggers:
        target.execute(f"DROP TRIGGER {name}")
    for table in tables:
        target.execute(f'DELETE FROM "{table.name}"')
    counts: dict[str, int] = {}
    for table in tables:
        found = source.execute(f'SELECT count(*) FROM "{table.name}"').fetchone()
        count = counts[table.name] = found[0] if found else 0
        columns = ", ".join(f'"{name}"' for name in table.columns)
        values = ", ".join("?" for _ in table.columns)
        into = f'INSERT INTO "{table.name}" ({columns}) VALUES ({values})'
        ours = _hash_of(_back(source, table), table.name, 0, count, told, partial(target.execute, into))
        if ours != _hash_of(target.execute(table.rows()), table.name, count, count, told):
            raise StoreError(f"The copy of {table.name} differs from the server: nothing was saved, so try again.")
    target.execute(MOVED_BACK, (ALONE,))
    target.execute(RUN, (*(source.execute(LAST_RUN).fetchone() or (0, "")), ALONE))
    for (name,) in source.script(NUMBERED).fetchall():
        last = source.execute(LAST_NUMBER, (name,)).fetchone()
        target.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        if last and last[0]:
            target.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last[0]))
    for _, sql in triggers:
        target.execute(sql)
    return counts


def kept(target: Postgres) -> list[CopiedTable]:
    """Return all tables of the store on a server, sorted by name."""
    found: list[CopiedTable] = []
    for name, columns in target.script(COLUMNS).fetchall():
        key = target.raw.execute(KEYS.encode(), (name,)).fetchone()
        found.append(CopiedTable(name, columns, key[0] if key and key[0] else columns))
    return found


def _back(target: Postgres, table: CopiedTable) -> Iterator[tuple[Any, ...]]:
    with target.raw.cursor("back") as cursor:
        cursor.itersize = AT_ONCE
        yield from cursor.execute(table.rows().encode())


def _hash_of(
    rows: Iterable[tuple[Any, ...]],
    table: str,
    before: int,
    count: int,
    told: Callable[[str, int, int], None],
    write: Callable[[tuple[Any, ...]], object] = lambda _: None,
) -> bytes:
    """Return the hash of a table's rows, and write each one.

    `before`: finished steps before these rows. `count`: number of rows. `told`: called after each row, as in `copy`.
    Numbers are hashed as Python writes them, because ratings must be equal to the last bit.
    """
    done = sha256()
    for number, row in enumerate(rows, before + 1):
        write(row)
        done.update(repr(tuple(row)).encode())
        told(table, number, 2 * count)
    return done.digest()

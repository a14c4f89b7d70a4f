"""The opening of a database on a server, with checks of its owner and its version."""

from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from importlib.resources import files

from bot.store.errors import StoreError
from bot.store.postgres.connection import Postgres
from bot.store.postgres.troubles import TROUBLES, shown, trouble
from bot.store.sql.leases import RUNNING

Migration = tuple[int, str]

WRITING = 0x48414E41
"""Number of the lock that a process holds during a writing transaction.

It makes processes write one after the other.
"""
OURS = "SELECT to_regclass(current_schema() || '.hanapai') IS NOT NULL"
FOREIGN = """
SELECT count(*) FROM pg_class
WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
"""
"""Query for the number of tables, views and sequences that do not belong to an extension."""


def migrations() -> list[Migration]:
    """Return the numbered files of schema/, in order, as (number, SQL).

    The first file creates everything that existed when PostgreSQL was first supported.
    """
    scripts = [file for file in (files("bot.store.postgres") / "schema").iterdir() if file.name.endswith(".sql")]
    return sorted((int(file.name[:4]), file.read_text("utf-8")) for file in scripts)


def opened(address: str) -> Postgres:
    """Connect to a database, and create its tables or migrate them. Return the connection.

    A refused database stays unchanged. Raises StoreError with one sentence, or psycopg.Error.
    """
    connection = Postgres.connect(address)
    try:
        _bring_up(connection, address)
    except BaseException:
        connection.raw.close()
        raise
    return connection


def check_versions(address: str) -> tuple[int, int]:
    """Check a database as a start does, but change nothing.

    Return the version of the database (0: still empty) and the newest version. Other processes may have it open. Raises
    StoreError with the message with which a start would refuse the database.
    """
    known = migrations()
    with looked_at(address) as connection:
        found = version_of(connection, address)
        _refuse(found, known, address)
        return found, known[-1][0]


def running_at(address: str) -> dict[str, int]:
    """Return the milliseconds until each current lease ends, by process name. Raises StoreError."""
    with looked_at(address) as connection:
        return {name: left_ms for name, _, left_ms in connection.execute(RUNNING)}


@contextmanager
def looked_at(address: str) -> Generator[Postgres]:
    """Connect to a database until the end of the block. Raises StoreError."""
    try:
        connection = Postgres.connect(address)
        with closing(connection.raw):
            yield connection
    except TROUBLES as error:
        raise trouble(error, address) from error


def version_of(connection: Postgres, address: str) -> int:
    """Return the version of a database (0: still empty).

    Raises StoreError if the database belongs to another program.
    """
    if connection.script(OURS).fetchone() == (True,):
        found = connection.script("SELECT max(version) FROM hanapai").fetchone()
        return found[0] if found else 0
    if connection.script(FOREIGN).fetchone() != (0,):
        raise StoreError(f"The database {shown(address)} belongs to another program: set DATABASE to an empty one.")
    return 0


def _bring_up(connection: Postgres, address: str) -> None:
    """Migrate the database to the newest version in one transaction. Does nothing if it has the newest version."""
    known = migrations()
    if version_of(connection, address) == known[-1][0]:
        return
    connection.script(f"BEGIN; SELECT pg_advisory_xact_lock({WRITING})")
    try:
        found = version_of(connection, address)
        _refuse(found, known, address)
        migrate(connection, known, found)
        connection.script("COMMIT")
    except BaseException:
        connection.script("ROLLBACK")
        raise


def _refuse(found: int, known: Sequence[Migration], address: str) -> None:
    """Raise StoreError if no bot can start on a database of version `found`."""
    if found > known[-1][0]:
        raise StoreError(
            f"The database {shown(address)} was written by a newer version of Hanapai: install that version."
        )
    if 0 < found < known[0][0]:
        raise StoreError(f"The database {shown(address)} has the unknown version {found}: restore a backup of it.")


def migrate(connection: Postgres, known: Sequence[Migration], found: int) -> None:
    """Run the migrations after version `found`, within the open transaction."""
    for number, script in known:
        if number > found:
            connection.script(script)
            connection.script(f"DELETE FROM hanapai; INSERT INTO hanapai VALUES ({number})")

"""Messages for errors of PostgreSQL and the network. They contain no password."""

from urllib.parse import urlsplit

import psycopg
from psycopg import errors

from bot.store.errors import StoreError, Unreachable

TROUBLES = (psycopg.Error,)
SENTENCES: tuple[tuple[type[psycopg.Error], str], ...] = (
    (errors.InvalidPassword, "PostgreSQL refuses the password of {shown}: correct it in DATABASE."),
    (
        errors.InvalidAuthorizationSpecification,
        "PostgreSQL doesn't let {shown} in: check the user in DATABASE, and pg_hba.conf.",
    ),
    (errors.InvalidCatalogName, "There is no database {shown}: create it with createdb, or correct DATABASE."),
    (
        errors.InsufficientPrivilege,
        "The user of {shown} lacks a permission ({said}): make this user the owner of the database.",
    ),
    (errors.DiskFull, "The disk of PostgreSQL is full: make room for {shown}."),
    (errors.OutOfMemory, "There is no memory left for PostgreSQL at {shown}: stop other programs on that machine."),
    (errors.TooManyConnections, "PostgreSQL at {shown} has too many connections: raise its max_connections."),
    (
        errors.ReadOnlySqlTransaction,
        "PostgreSQL at {shown} is a standby and takes no writes: set DATABASE to the primary server.",
    ),
    (errors.IdleInTransactionSessionTimeout, "PostgreSQL at {shown} waited too long for this process: try again."),
)
"""Messages by PostgreSQL's error. The first one that fits is used."""
UNREACHABLE = "PostgreSQL can't be reached at {shown} ({said}): check the server, and DATABASE."
REFUSALS = (
    ("password authentication failed", errors.InvalidPassword),
    ("no password supplied", errors.InvalidPassword),
    ("no pg_hba.conf entry", errors.InvalidAuthorizationSpecification),
    ("authentication failed", errors.InvalidAuthorizationSpecification),
    ("role ", errors.InvalidAuthorizationSpecification),
    ("database ", errors.InvalidCatalogName),
    ("too many", errors.TooManyConnections),
)
"""Texts after FATAL that identify the reason for a refused login. Such refusals have no error code."""


def shown(address: str) -> str:
    """Return the address of a database without its password."""
    try:
        parts = urlsplit(address)
        host = parts.netloc.rpartition("@")[2]
        user = f"{parts.username}@" if parts.username else ""
        return f"postgresql://{user}{host}{parts.path}"
    except ValueError:
        return "the address in DATABASE"


def trouble(error: psycopg.Error, address: str) -> StoreError:
    """Return a StoreError with a message for the owner."""
    lines = str(error).strip().splitlines()
    fatal = next((line.partition("FATAL:")[2].strip() for line in lines if "FATAL:" in line), "")
    kind = type(error)
    if fatal and error.sqlstate is None:
        kind = next((found for text, found in REFUSALS if text in fatal), kind)
    sentence, lost = next((said for known, said in SENTENCES if issubclass(kind, known)), ""), False
    if not sentence:
        lost = isinstance(error, psycopg.OperationalError) and (
            error.sqlstate is None or error.sqlstate.startswith(("08", "57P"))
        )
        sentence = UNREACHABLE if lost else "PostgreSQL failed at {shown}: {said}."
    said = (fatal or error.diag.message_primary or (lines[0].strip() if lines else kind.__name__)).rstrip(".")
    return (Unreachable if lost else StoreError)(sentence.format(shown=shown(address), said=said))

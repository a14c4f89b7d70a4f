"""The copying of all data from a file to a database server, or back."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.opening import MISSING, running, versions
from bot.store.sqlite.file.opening import open_database, versions_at

Told = Callable[[str, int, int], None]


def move(source: Path, address: str, told: Told) -> dict[str, int]:
    """Copy a file's data to an empty database at postgresql://... Return the number of rows of each table.

    No bot may be using the file. The file stays unchanged, and the bot uses it until DATABASE names the server. `told`:
    called with the name of a table, its finished steps and all its steps. If copying fails or is interrupted, nothing
    has changed. Raises StoreError with one sentence.
    """
    try:
        from bot.store.postgres.copying import copy
    except ImportError as error:
        raise StoreError(MISSING) from error
    if not source.is_file():
        raise StoreError(f"There is no database {source}: name the file of the bot after sqlite:.")
    _refuse_old(f"The database {source}", *versions_at(source))
    opened = open_database(source, 0)
    try:
        with closing(opened.db):
            return copy(opened.db, address, told)
    finally:
        opened.claim.release()


def move_back(address: str, target: Path, told: Told) -> dict[str, int]:
    """Copy the data at postgresql://... to a new file. Parameters, result and errors are those of `move`.

    No bot may be running on the server.
    """
    try:
        from bot.store.postgres.copying import copy_back
    except ImportError as error:
        raise StoreError(MISSING) from error
    if target.exists():
        raise StoreError(f"{target} exists already: name a new file after sqlite:.")
    _refuse_old("The database on the server", *versions(address))
    if names := ", ".join(running(address)):
        raise StoreError(f"The process {names} runs on the server: stop it first.")
    opened = open_database(target, 0)
    done = False
    try:
        with closing(opened.db):
            counts = copy_back(address, opened.db, told)
        done = True
        return counts
    finally:
        opened.claim.release()
        if not done:
            for each in target.parent.glob(f"{target.name}*"):
                each.unlink(missing_ok=True)


def _refuse_old(which: str, found: int, newest: int) -> None:
    if found != newest:
        raise StoreError(
            f"{which} has version {found} instead of {newest}: start this Hanapai on it once, then move it."
        )

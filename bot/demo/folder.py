"""The playground's folder: its place, its two files, the lock against a second playground, and damaged files."""

import contextlib
import os
import shutil
import sys
import time
from collections.abc import Generator, Mapping
from pathlib import Path

from bot.config import ConfigError
from bot.store.file_lock import FileLock

WORLD, DATABASE = "world.sqlite3", "hanapai.sqlite3"
"""The two files of a playground. One is useless without the other.

WORLD has the people and messages, DATABASE has the tables.
"""

PATIENCE_S = 3.0
"""Seconds to wait for another playground in the same folder that is just ending."""


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder for the playground, following the platform's conventions."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Hanapai" / "playground"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Hanapai" / "playground"
    given = Path(environment.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else home / ".local" / "share") / "hanapai" / "playground"


@contextlib.contextmanager
def claimed(folder: Path) -> Generator[None]:
    """Create the folder, readable only by its owner, and lock it against a second playground.

    Raises ConfigError if the folder can't be used.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as error:
        raise ConfigError(
            f"The playground can't be saved in {folder} ({error.strerror}): set PLAYGROUND_FOLDER to another folder."
        ) from error
    claim = FileLock(folder / WORLD)
    claim.take(PATIENCE_S)
    try:
        yield
    finally:
        claim.release()


def files(folder: Path) -> list[Path]:
    """Return the files of a playground, including those that SQLite adds to a database. Lock files are left out."""
    found = [file for name in (WORLD, DATABASE) for file in folder.glob(f"{name}*")]
    return [file for file in found if file.suffix != ".lock"]


def set_aside(folder: Path) -> None:
    """Move the playground's files into a new folder for damaged files, and print where they are."""
    aside = folder / time.strftime("damaged-%Y%m%d-%H%M%S")
    aside.mkdir(mode=0o700, exist_ok=True)
    for file in files(folder):
        shutil.move(file, aside / file.name)
    said = f"The saved playground is damaged: it was moved to {aside}, and a new one starts."
    print(f"\n  {said}", file=sys.stderr)

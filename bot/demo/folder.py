"""The folder in which a playground is kept: its place, its two files, one playground at a time, what is damaged."""

from __future__ import annotations

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
"""The two files of a playground: people and messages; tables. One is worth nothing without the other."""

PATIENCE_S = 3.0
"""Seconds to wait for a playground in the same folder that is just ending."""


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder in which the playground is kept, by the custom of the platform."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Hanapai" / "playground"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Hanapai" / "playground"
    given = Path(environment.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else home / ".local" / "share") / "hanapai" / "playground"


@contextlib.contextmanager
def claimed(folder: Path) -> Generator[None]:
    """Make the folder, open to its owner alone, and keep a second playground from it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as error:
        raise ConfigError(f"The playground cannot be kept in {folder} ({error.strerror}).") from error
    claim = FileLock(folder / WORLD)
    claim.take(PATIENCE_S)
    try:
        yield
    finally:
        claim.release()


def files(folder: Path) -> list[Path]:
    """The files of a playground, with what SQLite keeps beside them; locks stay where they are."""
    found = [file for name in (WORLD, DATABASE) for file in folder.glob(f"{name}*")]
    return [file for file in found if file.suffix != ".lock"]


def set_aside(folder: Path) -> None:
    """Move both files away, and say so."""
    aside = folder / time.strftime("damaged-%Y%m%d-%H%M%S")
    aside.mkdir(mode=0o700, exist_ok=True)
    for file in files(folder):
        shutil.move(file, aside / file.name)
    said = f"What was kept of the playground is damaged: it lies in {aside} now, and a new one begins."
    print(f"\n  {said}", file=sys.stderr)

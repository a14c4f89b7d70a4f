"""Warnings about files with secrets that other users of this machine can access."""

import os
import shlex
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

OTHERS = stat.S_IRWXG | stat.S_IRWXO


def readable(*files: Path) -> Iterator[str]:
    """Yield a warning for each file that other users can read or write.

    The warning contains the command that fixes it.

    Missing files are skipped. On Windows, all files are skipped, because file modes mean nothing there. Raises OSError.
    """
    for file in files if sys.platform != "win32" else ():
        try:
            mode = os.stat(file).st_mode
        except FileNotFoundError:
            continue
        if mode & OTHERS:
            command = f"chmod go-rwx {shlex.quote(str(file))}"
            yield f"{file} holds secrets, but other users of this machine can open it: run {command}"

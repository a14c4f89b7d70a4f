"""Warns of files with secrets that others on this machine may read."""

from __future__ import annotations

import os
import shlex
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

OTHERS = stat.S_IRWXG | stat.S_IRWXO


def readable(*files: Path) -> Iterator[str]:
    """A sentence for each of these files that anybody but its owner may read or write, with the command that closes it.

    Nothing for a file that is not there, nor on Windows, where the mode says nothing. Raises OSError.
    """
    for file in files if sys.platform != "win32" else ():
        try:
            mode = os.stat(file).st_mode
        except FileNotFoundError:
            continue
        if mode & OTHERS:
            command = f"chmod go-rwx {shlex.quote(str(file))}"
            yield f"{file} holds secrets and is open to others on this machine; close it with: {command}"

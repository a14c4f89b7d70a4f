"""What a test needs of its machine, and what becomes of it where that is missing."""

import os
from pathlib import Path
from typing import NoReturn

import pytest


def stand_aside(why: str) -> NoReturn:
    """The test is skipped with the reason, under HANAPAI_STRICT=1 it fails."""
    if os.environ.get("HANAPAI_STRICT") == "1":
        pytest.fail(why)
    pytest.skip(why)


def proc(pid: int | str, name: str) -> Path:
    """The file or folder in which /proc tells this of a process; without it the test stands aside."""
    path = Path(f"/proc/{pid}/{name}")
    if not path.exists():
        stand_aside("there is no such thing in /proc")
    return path

"""What a test needs of its machine and what becomes of it where that is missing; what languages are missing."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

SHOWN = 5
"""So many messages that a language lacks are named at the end of a run."""


def stand_aside(why: str) -> NoReturn:
    """The test is skipped with the reason, under HANAPAI_STRICT=1 it fails."""
    if os.environ.get("HANAPAI_STRICT") == "1":
        pytest.fail(why)
    pytest.skip(why)


def untranslated() -> Iterator[str]:
    """The languages that lack messages and do not say so: these are said in English, and red only in slow tests."""
    from bot.i18n.progress import missing, progress  # only at the end, and not in every process

    for language in progress():
        if language.spoken and not language.unfinished and (keys := missing(language.language)):
            more = f" and {len(keys) - SHOWN} more" if len(keys) > SHOWN else ""
            yield f"Said in English for lack of a translation, {language.language}: {', '.join(keys[:SHOWN])}{more}"


def proc(pid: int | str, name: str) -> Path:
    """The file or folder in which /proc tells this of a process; without it the test stands aside."""
    path = Path(f"/proc/{pid}/{name}")
    if not path.exists():
        stand_aside("there is no such thing in /proc")
    return path

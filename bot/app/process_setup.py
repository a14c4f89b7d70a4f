"""The settings of the process: its log, as text for people or JSON for machines, and its memory."""

import ctypes
import gc
import json
import logging
import sys
from contextlib import suppress
from datetime import UTC, datetime

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Json(logging.Formatter):
    """A formatter that writes one object a line: `at` (UTC), `level`, `logger`, `message`, and `trace` for failures."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def keep(level: str, form: str) -> None:
    """Set the level and form of this process's log.

    The level `debug` applies only to our own loggers, because discord.py's debug lines contain hands and interaction
    tokens.
    """
    root = logging.getLogger()
    for handler in root.handlers:
        handler.setFormatter(Json() if form == "json" else logging.Formatter(TEXT))
    root.setLevel(max(logging.INFO, getattr(logging, level.upper())))
    for name in ("bot", "engine"):
        logging.getLogger(name).setLevel(getattr(logging, level.upper()))


MMAP_THRESHOLD, ARENA_MAX = -3, -8
"""Option numbers of glibc's `mallopt`."""
LARGE_BYTES, ARENAS = 64 << 10, 2
"""Minimum size in bytes of blocks that are returned to the system one by one, and number of heaps for all threads.

Pictures are such blocks. By default glibc learns to keep pictures in heaps, where longer-lived objects prevent their
release.
"""


def spare_memory() -> None:
    """Exclude all existing objects from garbage collection, and make the system get back large blocks of memory early.

    Call this once everything is loaded.
    """
    gc.freeze()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # a C library other than glibc has no such settings
            libc = ctypes.CDLL(None)
            libc.mallopt(MMAP_THRESHOLD, LARGE_BYTES)
            libc.mallopt(ARENA_MAX, ARENAS)

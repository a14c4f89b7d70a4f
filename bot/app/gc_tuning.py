"""Memory settings of the bot's main process. They don't change its behaviour."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

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

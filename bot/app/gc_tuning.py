"""How the bot holds its memory, without its workers: nothing here changes what it does."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

MMAP_THRESHOLD, ARENA_MAX = -3, -8
"""Numbers of glibc's `mallopt`."""
LARGE_BYTES, ARENAS = 64 << 10, 2
"""Pieces of memory this large, as pictures are, go back to the system one by one, and threads share so many heaps. By
itself glibc learns to keep pictures in heaps, where what lives longer holds them."""


def spare_memory() -> None:
    """Call once all is loaded: what there is by now stays, and large pieces of memory are given back."""
    gc.freeze()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another library than glibc, which has no such settings
            libc = ctypes.CDLL(None)
            libc.mallopt(MMAP_THRESHOLD, LARGE_BYTES)
            libc.mallopt(ARENA_MAX, ARENAS)

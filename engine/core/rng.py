"""Deterministic randomness: an endless, unbiased stream of numbers from the hash of a seed and a path of words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """Numbers drawn from SHA-256(key, counter), where key = SHA-256 over the seed and every word of the path.

    Equal seeds and paths always give equal numbers, on every machine and in every version.
    """

    def __init__(self, seed: bytes, *path: str | int) -> None:
        words = (seed, *(str(word).encode() for word in path))
        self._key = sha256(b"".join(len(word).to_bytes(4, "big") + word for word in words)).digest()
        self._counter = 0
        self._pool = b""
        self._at = 0

    def bytes(self, count: int) -> bytes:
        """Return the next `count` bytes of the stream."""
        end = self._at + count
        while len(self._pool) < end:
            self._pool = self._pool[self._at :] + sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._at, end = 0, count
        taken = self._pool[self._at : end]
        self._at = end
        return taken

    def below(self, n: int) -> int:
        """Return a number in 0..n-1, each equally likely. Draws that would favour some numbers are discarded."""
        if n < 1:
            raise ValueError(f"below({n}): there is no number to draw")
        size, limit = _span(n)
        while True:
            drawn = int.from_bytes(self.bytes(size), "big")
            if drawn < limit:
                return drawn % n

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return all items in a uniformly random order (Fisher-Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


@lru_cache(1024)
def _span(n: int) -> tuple[int, int]:
    """Return how many bytes to draw for a number below n, and a limit.

    A draw at or above the limit is discarded.
    """
    size = (n.bit_length() + 7) // 8 + 1
    return size, 256**size - 256**size % n

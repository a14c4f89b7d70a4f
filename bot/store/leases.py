"""Waiting for a lease. Leases assign each table to one process at a time.

Only that process shows the table, computes moves for it and writes to it. The name of a process tells its shards
(`shards.py`).
"""

import logging
import time
from dataclasses import dataclass

from bot.store.errors import ShardsOverlap

log = logging.getLogger(__name__)

LEASE_S = 15.0
"""Seconds after which a process loses its tables unless it renews its lease."""
CLAIM_MS = 5 * 60 * 1000
"""Milliseconds for which only one process works on a server's season or puzzle. Then another one may take over."""
PATIENCE_S = 1.5
"""Seconds to wait for another process of the same name, which may be about to end."""


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A process whose lease has expired. `down`: what this process could not reach at its last heartbeat."""

    name: str
    down: str


def held(left_ms: int) -> str:
    """Return a text that says until when a lease lasts, by this process's clock, and how much time is left."""
    moment = time.strftime("%H:%M:%S", time.localtime(time.time() + left_ms / 1000))
    return f"until {moment} (in {left_ms / 1000:.0f} s)"


class StandBy:
    """A process that waits for the lease of `name`. It logs the reason for waiting once."""

    def __init__(self, name: str) -> None:
        self._name, self._began, self._said = name, time.monotonic(), False
        self._first: dict[str, int] = {}

    @property
    def waited_s(self) -> float:
        """The seconds since the waiting began."""
        return time.monotonic() - self._began

    def wait(self, left_ms: int) -> None:
        """Note that a process of the same name holds the lease for `left_ms` more milliseconds. Log this once."""
        if self.waited_s >= PATIENCE_S and not self._said:
            said = "Another process holds the lease of %s %s, or longer while it runs: this process stands by."
            log.info(said, self._name, held(left_ms))
            self._said = True

    def wait_for_other(self, overlap: ShardsOverlap) -> None:
        """Note that another process holds a lease for some of the same shards. Log this once.

        That process may have been killed. However, if it has renewed its lease since, it is running. Then `overlap` is
        raised.
        """
        if overlap.name not in self._first:
            log.info("%s Its lease is held %s: this process waits.", overlap, held(overlap.left_ms))
        if self._first.setdefault(overlap.name, overlap.until) != overlap.until:
            raise overlap

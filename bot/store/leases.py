"""The interface that assigns each table to one process at a time.

Only that process shows the table, thinks there and writes to it. The process name tells which shards it has
(`shards.py`).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.store.deadlines import NOWHERE, Place
from bot.store.errors import ShardsOverlap

log = logging.getLogger(__name__)

LEASE_S = 15.0
"""Seconds that a process holds its tables without renewing its lease."""
PATIENCE_S = 1.5
"""Seconds to wait for another process of the same name, which may just be ending."""


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A process whose lease has expired, and what it could not reach at its last heartbeat."""

    name: str
    down: str


def held(left_ms: int) -> str:
    """Return until when a lease is held: the moment by this process's clock, as in its log, and the time left."""
    moment = time.strftime("%H:%M:%S", time.localtime(time.time() + left_ms / 1000))
    return f"until {moment} (in {left_ms / 1000:.0f} s)"


class StandBy:
    """A process that waits for the lease of `name`, and logs once what it waits for."""

    def __init__(self, name: str) -> None:
        self._name, self._began, self._said = name, time.monotonic(), False
        self._first: dict[str, int] = {}

    @property
    def waited_s(self) -> float:
        """Return the seconds since it began to wait."""
        return time.monotonic() - self._began

    def wait(self, left_ms: int) -> None:
        """Wait for a process of the same name, which holds the lease for `left_ms` more milliseconds."""
        if self.waited_s >= PATIENCE_S and not self._said:
            said = "Another process holds the lease of %s %s, or longer while it runs: this one stands by."
            log.info(said, self._name, held(left_ms))
            self._said = True

    def wait_for_other(self, overlap: ShardsOverlap) -> None:
        """Wait for a lease with a different division of the shards, perhaps left by a killed process.

        Raises the overlap if the lease has been renewed since: then its process is running.
        """
        if overlap.name not in self._first:
            log.info("%s Its lease is held %s: this one waits.", overlap, held(overlap.left_ms))
        if self._first.setdefault(overlap.name, overlap.until) != overlap.until:
            raise overlap


class Leases(Protocol):
    """The leases of all processes. A process leases all of its tables together.

    A lease has a number that rises whenever the process starts again or another one takes its tables. Writing under an
    old number raises LeaseLost and changes nothing.

    The clock of the database decides when a lease ends, because the clocks of two processes may differ. `now` is the
    caller's own clock, in unix milliseconds. It is compared only with what the same process has written. All methods
    raise StoreError.
    """

    @property
    def shared(self) -> bool:
        """Return whether other processes may have tables in the same database."""
        ...

    async def begin(self) -> None:
        """Lease this process's tables under a new number. Opening the store does this, too."""
        ...

    async def claim(self, lease_ms: int) -> int:
        """Begin a lease of `lease_ms`, unless another process of the same name still holds one.

        Return for how many milliseconds the other process holds it; 0 if the lease is ours. Raises ShardsOverlap if a
        process of another name holds a lease of some of these shards.
        """
        ...

    async def hold(self, lease_ms: int) -> None:
        """Extend the lease to `lease_ms` from now, without a heartbeat. Raises LeaseLost."""
        ...

    async def beat(self, now: int, lease_ms: int, down: str) -> None:
        """Extend the lease to `lease_ms` from now, and record a heartbeat.

        `down`: a text of the caller's own that tells what is out of reach. Raises LeaseLost if another process has
        taken the tables.
        """
        ...

    async def release(self) -> None:
        """Give the lease back, so that a waiting process need not wait until it expires. A lost lease stays lost."""
        ...

    async def down(self) -> str:
        """Return what was out of reach for this process at its last heartbeat."""
        ...

    async def beats(self) -> dict[str, int]:
        """Return the last heartbeat of each process that has recorded one, by its name."""
        ...

    async def has(self, table: int) -> bool:
        """Return whether a table still belongs to this process."""
        ...

    async def take(self, table: int, now: int) -> None:
        """Take over an open table outside of servers. Such a table is played where its player presses.

        What the previous process still writes there is refused. The deadlines move to the clock of this process, and by
        the time that the previous one did not run. Both must use the same lease time. Raises LeaseLost.
        """
        ...

    async def running(self) -> dict[str, int]:
        """Return the milliseconds until the end of each lease that is held now, by process name."""
        ...

    async def lapsed(self) -> list[Lapsed]:
        """Return the other processes with an expired lease that still have tables of our shards to be resumed."""
        ...

    async def take_over(
        self, other: str, now: int, most: int, out_of_reach: Mapping[Place, int] = NOWHERE
    ) -> list[int]:
        """Take up to `most` tables from a process whose lease has expired.

        Only tables of our shards that have to be resumed are taken. Their deadlines move by the time since its last
        heartbeat, as `Deadlines.make_up` does after a start. Return the tables; none if none is left, or if its lease
        was renewed.
        """
        ...

"""The interface to leases, which assign each table to one process at a time.

Only that process shows the table, computes moves for it and writes to it. The name of a process tells its shards
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
"""Seconds after which a process loses its tables unless it renews its lease."""
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


class Leases(Protocol):
    """The leases of all processes. A process has one lease for all of its tables.

    A lease has a number. It rises whenever the process starts again or another process takes its tables. Writing under
    an old number raises LeaseLost and changes nothing.

    The clock of the database decides when a lease ends, because the clocks of two processes may differ. `now` is the
    caller's own clock, in unix milliseconds. It is compared only with times that the same process has written. All
    methods raise StoreError.
    """

    @property
    def shared(self) -> bool:
        """Return whether other processes can use the same database."""
        ...

    async def begin(self) -> None:
        """Begin a new lease on this process's tables, under a new number. Opening the store does this automatically."""
        ...

    async def claim(self, lease_ms: int) -> int:
        """Begin a lease of `lease_ms`, unless another process of the same name still holds one.

        Return 0 if the lease has begun. Otherwise return the milliseconds until the other lease ends.

        Raises ShardsOverlap if a process of another name holds a lease for some of these shards.
        """
        ...

    async def hold(self, lease_ms: int) -> None:
        """Extend the lease to `lease_ms` from now, without a heartbeat. Raises LeaseLost."""
        ...

    async def beat(self, now: int, lease_ms: int, down: str) -> None:
        """Record a heartbeat. Extend the lease to `lease_ms` from now.

        `down`: a text in which the caller says what it can't reach. Raises LeaseLost if another process has taken the
        tables.
        """
        ...

    async def release(self) -> None:
        """End the lease early, so that a waiting process can start at once. This does not bring back a lost lease."""
        ...

    async def down(self) -> str:
        """Return the text `down` of this process's last heartbeat (see `beat`)."""
        ...

    async def beats(self) -> dict[str, int]:
        """Return the time of each process's last heartbeat, by process name."""
        ...

    async def has(self, table: int) -> bool:
        """Return whether a table still belongs to this process."""
        ...

    async def take(self, table: int, now: int) -> None:
        """Take over an open table outside of servers from another process.

        This process takes it because it receives the presses of the table's player. The other process can no longer
        write to the table.

        Deadlines are converted to this process's clock. They are postponed by the time during which the other process
        did not run. Both processes must use the same lease time. Raises LeaseLost.
        """
        ...

    async def running(self) -> dict[str, int]:
        """Return the milliseconds until each current lease ends, by process name."""
        ...

    async def lapsed(self) -> list[Lapsed]:
        """Return the processes with an expired lease that still have tables for this process to take over.

        These are tables of this process's shards that have to be resumed.
        """
        ...

    async def take_over(
        self, other: str, now: int, most: int, out_of_reach: Mapping[Place, int] = NOWHERE
    ) -> list[int]:
        """Take up to `most` tables from the process `other`, whose lease has expired. Return these tables.

        Only tables of this process's shards that have to be resumed are taken. Their deadlines are postponed by the
        time since the other process's last heartbeat, as in `Deadlines.make_up`. The list is empty if no table is left,
        or if the lease was renewed.
        """
        ...

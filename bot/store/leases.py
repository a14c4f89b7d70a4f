"""Which process a table belongs to: only one at a time shows a table, thinks and writes there. Its name tells which
shards it has (`shards.py`)."""

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
"""For so long a process has its tables without a further word."""
PATIENCE_S = 1.5
"""Seconds to wait for another process of the same name, which may just be ending."""


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A process whose lease has run out, and what was out of reach at its last heartbeat."""

    name: str
    down: str


def held(left_ms: int) -> str:
    """Until when a lease is held: the moment by the clock of this process, as in its log, and the time until then."""
    moment = time.strftime("%H:%M:%S", time.localtime(time.time() + left_ms / 1000))
    return f"until {moment} (in {left_ms / 1000:.0f} s)"


class StandBy:
    """A process that waits for the lease of `name`, and logs once for whom."""

    def __init__(self, name: str) -> None:
        self._name, self._began, self._said = name, time.monotonic(), False
        self._first: dict[str, int] = {}

    @property
    def waited_s(self) -> float:
        """Return the seconds since it began to wait."""
        return time.monotonic() - self._began

    def wait(self, left_ms: int) -> None:
        """Wait for a process of the same name, which holds the lease for so many more milliseconds."""
        if self.waited_s >= PATIENCE_S and not self._said:
            said = "Another process holds the lease of %s %s, or longer while it runs: this one stands by."
            log.info(said, self._name, held(left_ms))
            self._said = True

    def wait_for_other(self, overlap: ShardsOverlap) -> None:
        """Wait for a lease of another division of the shards, which may be left over from a process that was killed.

        Raises the overlap where the lease was kept since: its process runs.
        """
        if overlap.name not in self._first:
            log.info("%s Its lease is held %s: this one waits.", overlap, held(overlap.left_ms))
        if self._first.setdefault(overlap.name, overlap.until) != overlap.until:
            raise overlap


class Leases(Protocol):
    """A process leases all of its tables together. The lease has a number that rises whenever the process begins anew
    or another one takes its tables; what is written under an old one is refused with LeaseLost, and changes nothing.

    When a lease ends, the clock of the database says: those of two processes may differ. `now` is the caller's own
    clock, in unix milliseconds; it is compared only with what the same process has written. All raise StoreError.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may have tables of the same memory."""
        ...

    async def begin(self) -> None:
        """Lease what belongs to this process under a new number. Opening does that, too."""
        ...

    async def claim(self, lease_ms: int) -> int:
        """Begin as that does, and lease for so long, unless another process of the same name still holds its lease.
        Returns for how many milliseconds that one does; 0: the lease is ours.

        Raises ShardsOverlap where one of another name holds a lease of shards that are among these.
        """
        ...

    async def hold(self, lease_ms: int) -> None:
        """Keep the lease for so long from now, without a note that the process runs. Raises LeaseLost."""
        ...

    async def beat(self, now: int, lease_ms: int, down: str) -> None:
        """Keep the lease for so long from now, and note that the process runs, and what is out of reach: a text of its
        own.

        Raises LeaseLost where somebody else has taken the tables.
        """
        ...

    async def release(self) -> None:
        """Give the lease back: whoever waits for it need not wait until it has run out. One that is lost stays so."""
        ...

    async def down(self) -> str:
        """What was out of reach for this process at its last heartbeat."""
        ...

    async def beats(self) -> dict[str, int]:
        """The last heartbeat of each process that ever noted one, by its name."""
        ...

    async def has(self, table: int) -> bool:
        """Whether a table is of this process still."""
        ...

    async def take(self, table: int, now: int) -> None:
        """Take an open table outside of servers from whichever process has it: where its player presses, it is played.
        What that one still writes there is refused. Its deadlines move to the clock of this process, and by the time
        in which that one did not run. Both must lease for the same time. Raises LeaseLost."""
        ...

    async def running(self) -> dict[str, int]:
        """The milliseconds until the end of each lease that a process holds now, by the name of that process."""
        ...

    async def lapsed(self) -> list[Lapsed]:
        """The other processes whose lease has run out, as long as they have tables of our shards that have to be
        woken."""
        ...

    async def take_over(
        self, other: str, now: int, most: int, out_of_reach: Mapping[Place, int] = NOWHERE
    ) -> list[int]:
        """Take some of the tables of our shards that have to be woken of a process whose lease has run out, and move
        their deadlines by the time since its last heartbeat, as `Occasions.make_up` does after a start. Returns which;
        none where none is left, or its lease goes on."""
        ...

"""Which process a table belongs to: only one at a time shows a table, thinks and writes there. Its name tells which
shards it has (`shards.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.store.occasions import NOWHERE, Place

LEASE_S = 15.0
"""For so long a process has its tables without a further word."""
PATIENCE_S = 1.5
"""Seconds to wait for another process of the same name, which may just be ending."""


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A process whose lease has run out, and what was out of reach at its last heartbeat."""

    name: str
    down: str


class Leases(Protocol):
    """A process leases all of its tables together. The lease has a number that rises whenever the process begins anew
    or another one takes its tables; what is written under an old one is refused with LeaseLost, and changes nothing.

    All raise StoreError. Times are unix milliseconds.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may have tables of the same memory."""
        ...

    async def begin(self) -> None:
        """Lease what belongs to this process under a new number. Opening does that, too."""
        ...

    async def claim(self, now: int, until: int) -> bool:
        """Begin as that does, and lease until then, unless another process of the same name holds its lease still.
        Returns whether it does not.

        Raises ShardsOverlap where one of another name holds a lease of shards that are among these.
        """
        ...

    async def hold(self, until: int) -> None:
        """Keep the lease until then, without a note that the process runs. Raises LeaseLost."""
        ...

    async def beat(self, now: int, until: int, down: str) -> None:
        """Keep the lease until then, and note that the process runs, and what is out of reach: a text of its own.

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

    async def take(self, table: int) -> None:
        """Take an open table outside of servers from whichever process has it: where its player presses, it is played.
        What that one still writes there is refused. Raises LeaseLost."""
        ...

    async def running(self, now: int) -> dict[str, int]:
        """The end of each lease that a process holds now, by the name of that."""
        ...

    async def lapsed(self, now: int) -> list[Lapsed]:
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

"""Which process a table belongs to: only one at a time shows a table, thinks and writes there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.store.occasions import NOWHERE, Place


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

    async def begin(self) -> None:
        """Lease what belongs to this process under a new number. Opening does that, too."""
        ...

    async def beat(self, now: int, until: int, down: str) -> None:
        """Keep the lease until then, and note that the process runs, and what is out of reach: a text of its own.

        Raises LeaseLost where somebody else has taken the tables.
        """
        ...

    async def down(self) -> str:
        """What was out of reach for this process at its last heartbeat."""
        ...

    async def lapsed(self, now: int) -> list[Lapsed]:
        """The other processes whose lease has run out, as long as they have tables that have to be woken."""
        ...

    async def take_over(
        self, other: str, now: int, most: int, out_of_reach: Mapping[Place, int] = NOWHERE
    ) -> list[int]:
        """Take some of the tables that have to be woken of a process whose lease has run out, and move their deadlines
        by the time since its last heartbeat, as `Occasions.make_up` does after a start. Returns which; none where none
        is left, or its lease goes on."""
        ...

"""What has to be done when its time comes: deadlines, idle matches, what ended and is still shown as it was."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, Protocol


class Place(NamedTuple):
    """What people need to play: a channel by its id, or a shard of the gateway by its number among `of`."""

    kind: Literal["channel", "shard"]
    number: int
    of: int = 1


def shard_of(guild: int, shards: int) -> int:
    """The number of the shard among so many that hears a server (Discord's gateway, "Sharding")."""
    return (guild >> 22) % shards


NOWHERE: Mapping[Place, int] = MappingProxyType({})
"""All was within reach."""


class Sleeper(NamedTuple):
    """A table with which a start goes on: its number, until when it waits (None: no clock runs), and when a person last
    did something there; both in unix milliseconds."""

    number: int
    due_at: int | None
    active_at: int


class Deadlines(Protocol):
    """All raise StoreError. Times are unix milliseconds."""

    async def to_wake(self, after: int, limit: int) -> list[Sleeper]:
        """The next tables of this process behind that number with which a start goes on: those that are open, and those
        that ended, but whose message may not show it yet."""
        ...

    async def left_over(self) -> list[int]:
        """The other tables beside which a message was noted (`ping:{table}`) that nobody has taken away: they ended."""
        ...

    async def timed(self, place: Place) -> list[int]:
        """The running tables of this process with a deadline that need this place."""
        ...

    async def idle(self, until: int, guild: int | None = None) -> list[tuple[int, int]]:
        """The running tables of this process in which no person has done anything after this moment, on one server or
        all, and the server of each."""
        ...

    async def finished_with_snapshot(self, after: int, limit: int) -> list[int]:
        """The next tables behind this number whose match is over and whose snapshot is still kept."""
        ...

    async def make_up(self, now: int, lease_ms: int, out_of_reach: Mapping[Place, int]) -> None:
        """Move the deadlines of all matches of this process by the time since its last heartbeat, with a heartbeat that
        keeps its lease for so long. out_of_reach: since when places were before that; a turn that needs one gets that
        back, too. Raises LeaseLost."""
        ...

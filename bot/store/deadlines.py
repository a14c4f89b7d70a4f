"""The interface to tables that need attention at some time: deadlines, idle matches, outdated messages."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, Protocol


class Place(NamedTuple):
    """A place that people need for playing: a channel by its id, or a gateway shard by its number among `of`."""

    kind: Literal["channel", "shard"]
    number: int
    of: int = 1


def shard_of(guild: int, shards: int) -> int:
    """Return the number of the shard, of `shards`, that receives a server's events (Discord's gateway, "Sharding")."""
    return (guild >> 22) % shards


NOWHERE: Mapping[Place, int] = MappingProxyType({})
"""No place was out of reach."""


class Sleeper(NamedTuple):
    """A table that a start resumes.

    `due_at`: when its clock runs out; None if no clock runs. `active_at`: when a person last did something there. Both
    are unix milliseconds.
    """

    number: int
    due_at: int | None
    active_at: int


class Deadlines(Protocol):
    """Queries and changes of deadlines. All methods raise StoreError. Times are unix milliseconds."""

    async def to_wake(self, after: int, limit: int) -> list[Sleeper]:
        """Return the next tables of this process after number `after` that a start resumes.

        These are the open ones, and those that ended but whose message may not show it yet.
        """
        ...

    async def left_over(self) -> list[int]:
        """Return the tables whose noted message (`ping:{table}`) was never removed, except those of `to_wake`.

        They have ended.
        """
        ...

    async def timed(self, place: Place) -> list[int]:
        """Return the running tables of this process with a deadline that need this place."""
        ...

    async def idle(self, until: int, guild: int | None = None) -> list[tuple[int, int]]:
        """Return (table, server) of this process's running tables without any action by a person after `until`.

        `guild`: only those on this server.
        """
        ...

    async def finished_with_snapshot(self, after: int, limit: int) -> list[int]:
        """Return the next tables after number `after` whose match is over and whose snapshot is still saved."""
        ...

    async def make_up(self, now: int, lease_ms: int, out_of_reach: Mapping[Place, int]) -> None:
        """Postpone all deadlines of this process by the time since its last heartbeat, and record a new heartbeat.

        The heartbeat extends the lease by `lease_ms`. `out_of_reach`: since when places had been unreachable before
        that; turns that need one get that time back, too. Raises LeaseLost.
        """
        ...

"""The interface to tables that need attention at some time: deadlines, idle matches, outdated messages."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, Protocol


class Place(NamedTuple):
    """A part of Discord without which a table can't be played.

    Either a channel, by its id, or a gateway shard, by its number among `of` shards.
    """

    kind: Literal["channel", "shard"]
    number: int
    of: int = 1


def shard_of(guild: int, shards: int) -> int:
    """Return the number of the shard that receives a server's events (Discord's gateway, "Sharding").

    `shards`: the number of all shards.
    """
    return (guild >> 22) % shards


NOWHERE: Mapping[Place, int] = MappingProxyType({})
"""Value of `out_of_reach` when every place could be reached."""


class Sleeper(NamedTuple):
    """A table that is resumed when the bot starts.

    `due_at`: when its clock runs out, or None if no clock runs. `active_at`: when a person last acted at the table.
    Both are unix milliseconds.
    """

    number: int
    due_at: int | None
    active_at: int


class Deadlines(Protocol):
    """Queries and changes of deadlines. All methods raise StoreError. Times are unix milliseconds."""

    async def to_wake(self, after: int, limit: int) -> list[Sleeper]:
        """Return up to `limit` tables of this process that have to be resumed when it starts.

        They are open tables, and ended tables whose message may not show the end yet. They are sorted by number and
        come after number `after`.
        """
        ...

    async def left_over(self) -> list[int]:
        """Return the ended tables whose ping message was never removed (note `ping:{table}`).

        Tables that `to_wake` returns are left out.
        """
        ...

    async def timed(self, place: Place) -> list[int]:
        """Return this process's running tables that have a deadline and can't be played without `place`."""
        ...

    async def idle(self, until: int, guild: int | None = None) -> list[tuple[int, int]]:
        """Return this process's running tables where no person has acted since `until`, as (table, server).

        `guild`: return only tables on this server.
        """
        ...

    async def finished_with_snapshot(self, after: int, limit: int) -> list[int]:
        """Return up to `limit` tables whose match is over but whose snapshot is still saved.

        They are sorted by number and come after number `after`.
        """
        ...

    async def make_up(self, now: int, lease_ms: int, out_of_reach: Mapping[Place, int]) -> None:
        """Postpone all deadlines of this process by the time since its last heartbeat, and record a new heartbeat.

        The heartbeat extends the lease by `lease_ms`.

        `out_of_reach`: the places that were already unreachable at the last heartbeat, each with the time since when.
        Deadlines at tables that need such a place are postponed by that time, too. Raises LeaseLost.
        """
        ...

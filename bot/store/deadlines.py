"""Tables that need attention at some time, and what they need on Discord."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple


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

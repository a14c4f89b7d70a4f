"""Which of Discord's shards a process has, and with them which servers."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

RANGE = re.compile(r"(\d{1,5})-(\d{1,5})/(\d{1,5})", re.ASCII)
ALONE = "bot"
"""The name of a process that has all shards, the only one that a file can have."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from `first` to `last`, both of them too, of so many. A server belongs to one (`shard_of`); what is
    outside of servers to the first of all."""

    first: int
    last: int
    count: int

    @classmethod
    def read(cls, text: str) -> Shards:
        """`0-3/16`. Raises ValueError."""
        found = RANGE.fullmatch(text)
        if found is None or not int(found[1]) <= int(found[2]) < int(found[3]):
            raise ValueError(text)
        return cls(*map(int, found.groups()))

    @property
    def numbers(self) -> range:
        return range(self.first, self.last + 1)

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    def meet(self, other: Shards) -> bool:
        """Whether a server can belong to both, also where they are of different numbers of shards."""
        common = math.gcd(self.count, other.count)
        ours = {number % common for number in self.numbers}
        return any(number % common in ours for number in other.numbers)


ALL = Shards(0, 0, 1)


def shards_of(name: str) -> Shards | None:
    """The shards of a process of that name; None for a name that tells of none."""
    if name == ALONE:
        return ALL
    try:
        return Shards.read(name)
    except ValueError:
        return None

"""The Discord shards of a process, which determine its servers."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

RANGE = re.compile(r"(\d{1,5})-(\d{1,5})/(\d{1,5})", re.ASCII)
ALONE = "bot"
"""Name of a process that has all shards. With a database in a file, no other name is allowed."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from `first` to `last`, inclusive, of `count`.

    Each server belongs to one shard (`shard_of`). Everything outside of servers belongs to shard 0.
    """

    first: int
    last: int
    count: int

    @classmethod
    def read(cls, text: str) -> Shards:
        """Parse text such as `0-3/16`. Raises ValueError."""
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
        """Return whether some server belongs to both ranges of shards. Their total numbers of shards may differ."""
        common = math.gcd(self.count, other.count)
        ours = {number % common for number in self.numbers}
        return any(number % common in ours for number in other.numbers)


ALL = Shards(0, 0, 1)


def shards_of(name: str) -> Shards | None:
    """Return the shards of the process with this name. Return None if the name is not a range of shards."""
    if name == ALONE:
        return ALL
    try:
        return Shards.read(name)
    except ValueError:
        return None

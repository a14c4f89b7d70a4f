"""The declaration of an achievement: what a player must do, how often, and whether that is rare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Counts = Literal["played", "won", "yaku", "comeback", "in_a_row", "opponents", "nights"]
"""The things that an achievement can count: matches, first places, hands won with a yaku, wins from last place,
consecutive wins, different opponents, or club nights."""


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement. A player earns it once, when the number of what it `counts` reaches `least`.

    `yaku`: the key of the pattern that is counted. `rare`: the table at which the player earns it announces it.
    `together`: all games of a server are counted together. Otherwise each game has this achievement.
    """

    counts: Counts
    least: int = 1
    yaku: str = ""
    rare: bool = False
    together: bool = False

    @property
    def key(self) -> str:
        """The key under which it is saved. That of a first yaku is the key of its pattern."""
        return "_".join((self.yaku or self.counts, *([str(self.least)] if self.least > 1 else [])))


def first(*keys: str, rare: bool = False) -> tuple[Achievement, ...]:
    """Declare an achievement for the first hand that a player wins with each of these patterns."""
    return tuple(Achievement("yaku", yaku=key, rare=rare) for key in keys)

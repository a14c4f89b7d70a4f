"""Positions of Fuzhou for the kernel: the row of `engine.mahjong.kernel` with the numbers that only Fuzhou needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.mahjong.kernel import OWN

SHED, JINKAN, TOUCHED, STREAK = range(OWN, OWN + 4)
LOCKED, KONGS, RACKED, FOURS = range(OWN + 4, OWN + 20, 4)
OPEN, THROWN, RACKS, UNSEEN, SIZE = OWN + 20, OWN + 47, OWN + 155, OWN + 191, OWN + 218

# phases, sources and verbs
ROBS_GOLD, FINAL = 3, 4
DECLARE, THREE, ROB = 8, 9, 10
LEAST = 13
"""Highest rank of a pass."""
FEWEST = 5

# indices of the rules; a rule with the value 0 is off
RESERVE, FLOWER_RESERVE, KONG_RESERVE, FORBIDDEN, BARRED, LOCK_PASSED, LOCK_DISCARDED, SWAP, ADDED_DRAWN = range(9)
ROBBED, ROBBED_LATE, NEAREST, ANY_TURN, THREE_ON_DISCARD, YOUJIN, DECLARED, DECLARED_KONG = range(9, 17)
BASE, SPECIAL_BASE, GOLD_PAIR, GOLD_TRIPLET, ONE_FLOWER, KONG_FAN, STREAK_ALL, PAID, STAKE = range(17, 26)

# indices of the numbers of the formula, of its weights, and of the chances that a discard feeds another seat
HEARD, LARGE_DRAWN, UNFLOWERED, TO_COME, SELF_DRAWN, OTHERS, OTHERS_COUNTED, OTHERS_BASE = range(8)
SPECIALS, SUREST, THROWN_BEFORE, LATE = range(8, 12)
PLAIN, SPECIAL, WAITS, READY = 12, 90, 162, 166
FARTHEST = 5


class Tables(NamedTuple):
    """The lookups of the kernel: the rules, the numbers of the formula, and the needs (`Rows`).

    Arrays make the code faster, and quicker to compile, than named tuples within a named tuple.
    """

    rules: Any
    numbers: Any
    suits: Any
    pairs: Any
    needs: Any
    powers: Any
    width: int


class Sight(NamedTuple):
    """The table as a seat sees it before it thinks (`Sight` of engine.fuzhou.worth)."""

    rounds: float
    melds: float
    lost: float
    counted: float
    total: int
    golds: int
    barred: int
    flowerless: int
    payers: int
    fed: float

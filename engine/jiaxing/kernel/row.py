"""Positions of Jiaxing for the kernel: the row of `engine.mahjong.kernel` with the numbers that only Jiaxing needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.mahjong.kernel import OWN

WIND, QUEUE, GONE, BOUND, TAKEN = range(OWN, OWN + 5)
"""`BOUND`: the contracts, bit 4 * claimer + source. `TAKEN`: the tiles that were taken for a set, as bits."""
CHOWED, SUITS, THROWN = range(OWN + 5, OWN + 17, 4)
CLAIMED_FROM, OPEN, UNSEEN, SIZE = OWN + 17, OWN + 33, OWN + 67, OWN + 101
"""`CLAIMED_FROM`: the number of claims, by claimer and source. `OPEN`: the tiles that all seats see."""

# phases and verbs
ASKS = 3
CONTINUE, GIVE_UP = 8, 9
FAR = 99
HONOURS = 3
"""The group of the honours, after those of the suits."""
MIXED, PURE, TRIPLETS, ALL_HONOURS = 2, 4, 2, 10
"""Points of shapes."""

# indices of the rules; a rule with the value 0 is off
BASE, CAP, RESERVE, CHOWS, FORBIDDEN, KONG_AFTER_CLAIM, SWAP, FACE, SETS_OF_HONOURS, EARTHLY = range(10)
EARTHLY_PAYERS, EARTHLY_SHARES, HEAVENLY_YELLOW, ROB_THREE, CONTRACT, GIVES_UP, PARTNER, OUTSIDER = range(10, 18)
PRODUCT, DEALER_TIMES, RULES = 18, 19, 20


WIDTH = 80
"""Number of rows of triplets (`honours` of engine.mahjong.rows)."""


class Tables(NamedTuple):
    """The lookups of the kernel, and space for its formula (engine.jiaxing.kernel.scratch).

    `suits`: by code, the number of a suit's row, and the needs from `NEEDS_OF_BOTH` on. The fewer arrays, the faster
    the calls.
    """

    ints: Any
    floats: Any
    suits: Any


class Sight(NamedTuple):
    """The table as a seat sees it before it thinks (`Outlook` of engine.jiaxing.outlook)."""

    number: int
    wilds: int
    wild_rate: float
    times: int

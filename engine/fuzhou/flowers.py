"""Complete sets of four among the flowers on a rack."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engine.core import Piece

FOURS = (
    *(Counter({honour: 4}) for honour in "ESWNCFB"),
    Counter(("f1", "f2", "f3", "f4")),
    Counter(("g1", "g2", "g3", "g4")),
)
"""The sets of four: equal winds, equal dragons, all plants, all seasons (FZ-85)."""


@lru_cache(1 << 14)  # a search asks about the same few racks at every turn
def complete_fours(rack: tuple[Piece, ...]) -> int:
    """Return the number of complete sets of four."""
    held = Counter(rack)
    return sum(four <= held for four in FOURS)

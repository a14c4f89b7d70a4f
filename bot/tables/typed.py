"""What people type, and others read."""

from __future__ import annotations

import unicodedata

MARKS = 4
"""So many combining marks a letter may carry; more would climb over the lines above."""


def pile(word: str) -> int:
    """The most combining marks in a row, also without a letter under them."""
    kinds = "".join("m" if unicodedata.category(sign) in ("Mn", "Me", "Mc") else " " for sign in word)
    return max(map(len, kinds.split()), default=0)

"""What Hana-awase shows of itself: its badges, its verbs, the steps of a seat's formula."""

from __future__ import annotations

from engine.core import Term
from engine.hanafuda import signs

SIGNS = signs.SIGNS

VERBS = signs.VERBS

TERMS = (*signs.TERMS, *(Term(key, "points") for key in ("cards", "par", "own", "others")))

"""What Hana-awase shows of itself: its badges, its verbs, the steps of a seat's formula."""

from __future__ import annotations

from engine.core import Sign, Term
from engine.hanafuda import signs

SIGNS = (*signs.SIGNS, Sign("cards", "seat"))

VERBS = signs.VERBS

TERMS = (*signs.TERMS, *(Term(key, "points") for key in ("cards", "par", "own", "others")))

"""The badges, verbs and score terms of Hana-awase."""

from __future__ import annotations

from engine.core import Term
from engine.hanafuda import signs

SIGNS = signs.SIGNS

VERBS = signs.VERBS

TERMS = (*signs.TERMS, *(Term(key, "points") for key in ("cards", "par", "own", "others")))

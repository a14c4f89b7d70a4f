"""The badges and verbs of Hana-awase."""

from __future__ import annotations

from engine.hanafuda import signs

SIGNS = signs.SIGNS

VERBS = signs.VERBS

"""The badges and verbs of Stop-Go."""

from __future__ import annotations

from engine.core import Look, Sign
from engine.hanafuda import signs
from engine.stopgo.state import Verb

SIGNS = (*signs.SIGNS, signs.OVERTIME, signs.CALLED, signs.DEALT_YAKU, Sign("month", "table", tone="calm", told=True))

VERBS = signs.VERBS | {Verb.STOP: Look(wins=True), Verb.GO: Look("act")}

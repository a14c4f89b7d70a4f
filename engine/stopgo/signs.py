"""The badges and verbs of Stop-Go."""

from __future__ import annotations

from engine.core import Look, Sign
from engine.hanafuda import signs
from engine.stopgo.state import Verb

MONTH = Sign("month", "table", tone="calm", told=True, means="calendar")
SIGNS = (*signs.SIGNS, signs.OVERTIME, signs.CALLED, signs.DEALT_YAKU, MONTH)

VERBS = signs.VERBS | {Verb.STOP: Look(wins=True), Verb.GO: Look("act")}

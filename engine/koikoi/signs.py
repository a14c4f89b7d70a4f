"""The badges and verbs of Koi-Koi."""

from __future__ import annotations

from engine.core import Look
from engine.hanafuda import signs
from engine.koikoi.state import Verb

SIGNS = (*signs.SIGNS, signs.OVERTIME, signs.CALLED, signs.DOUBLED, signs.DEALT_YAKU)

VERBS = signs.VERBS | {
    Verb.DECLARE: Look(wins=True),
    Verb.PLAY_ON: Look("act"),
    Verb.AGARI: Look(wins=True),
    Verb.KOIKOI: Look("act"),
}

"""The signs of Fuzhou mahjong: badges, looks of verbs, and terms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.core import Look, Sign, Term
from engine.fuzhou.state import OwnVerb
from engine.mahjong import signs

SIGNS = (
    *signs.ALIKE,
    signs.LIVE,
    Sign("final", "table", told=True),
    signs.DEALER,
    Sign("streak", "seat", "warm", told=True),
    signs.WIND,
    Sign("jinkan", "seat", "alarm", told=True),
    Sign("shed_gold", "seat", "calm", told=True),
    Sign("escaped", "seat", "calm"),
    Sign("locked", "own", means="barred"),
)

STORY = replace(signs.STORY, gathered="flower")

VERBS: Mapping[str, Look] = {
    **signs.LOOKS,
    OwnVerb.JINKAN: Look("act", grave=True, explained=True),
    OwnVerb.ROB_GOLD: Look("good", explained=True, wins=True),
    OwnVerb.THREE_GOLDS: Look("good", explained=True, wins=True),
}

TERMS = (
    Term("hua", "points", counts="flowers"),
    *(Term(key, "points") for key in ("jin", "lian", "kongs", "one")),
    Term("double", "factor"),
    Term("constant", "points"),
    Term("stake", "factor"),
    *signs.TERMS,
)

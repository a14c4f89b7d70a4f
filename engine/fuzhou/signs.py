"""The signs of Fuzhou mahjong: badges and looks of verbs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.core import Look, Sign
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
    OwnVerb.JINKAN: Look("danger", grave=True, explained=True),
    OwnVerb.ROB_GOLD: Look(explained=True, wins=True),
    OwnVerb.THREE_GOLDS: Look(explained=True, wins=True),
}

"""The signs of Jiaxing mahjong: badges and looks of verbs."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Look, Sign
from engine.jiaxing.state import OwnVerb
from engine.mahjong import signs

SIGNS = (
    *signs.ALIKE,
    signs.ROUND_WIND,
    Sign("queue", "table", "warm", told=True),
    signs.DEALER,
    signs.WIND,
    Sign("contract", "seat", "alarm", told=True, means="bound"),
    Sign("one_claim", "seat", means="once_bound"),
    Sign("two_claims", "seat", "warm", told=True, means="nearly_bound"),
    Sign("gave_up", "seat", "calm", told=True, means="out"),
    Sign("settled_contract", "seat", means="was_bound"),
    Sign("settled_gave_up", "seat", means="was_out"),
)

VERBS: Mapping[str, Look] = {
    **signs.LOOKS,
    OwnVerb.CONTINUE: Look("act"),
    OwnVerb.GIVE_UP: Look("danger", grave=True),
}

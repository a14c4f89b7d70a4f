"""The signs that Jiaxing mahjong gives: badges, how verbs are offered, terms."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Look, Sign, Term
from engine.jiaxing.state import OwnVerb
from engine.mahjong import signs

SIGNS = (
    *signs.ALIKE,
    Sign("round_wind", "table"),
    Sign("queue", "table"),
    signs.DEALER,
    signs.WIND,
    Sign("contract", "seat", "alarm", told=True),
    Sign("two_claims", "seat", "warm", told=True),
    Sign("gave_up", "seat", "calm", told=True),
    Sign("settled_contract", "seat"),
    Sign("settled_gave_up", "seat"),
)

VERBS: Mapping[str, Look] = {
    **signs.LOOKS,
    OwnVerb.CONTINUE: Look("good"),
    OwnVerb.GIVE_UP: Look("danger", grave=True),
}

TERMS = (Term("tai", "sum"), Term("fan", "factor"), Term("base", "factor"), *signs.TERMS)

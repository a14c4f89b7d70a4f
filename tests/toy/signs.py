"""Signs of the game: its badge, its verbs, its standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Ask, Look, Order, Sign
from engine.hanafuda import signs
from tests.toy.state import Verb

SIGNS = (*signs.SIGNS, Sign("dared", "seat", tone="alarm", told=True))

VERBS = signs.VERBS | {Verb.DARE: Look("danger", grave=True, explained=True)}


def _first_of_two(_ask: Ask, legal: Sequence[Action]) -> Action | None:
    return legal[0] if all(action.verb == "take" for action in legal) else None


def _no_reach(_ask: Ask, _legal: Sequence[Action]) -> Action | None:
    return None


ORDERS = (Order("first_of_two", _first_of_two), Order("no_reach", _no_reach, hides="reach"))
"""Standing orders: one that answers for its player, and one that only hides hints (TY-12)."""

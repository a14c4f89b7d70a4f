"""Standing orders of players. None of them passes if the player could win."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Ask, Order

WINS = frozenset({"win", "rob_gold", "three_golds"})
"""The verbs that win, in both games."""


def _no_claims(ask: Ask, legal: Sequence[Action]) -> Action | None:
    return None if ask is not Ask.WINDOW or _win(legal) else legal[0]


def _pass_chows(ask: Ask, legal: Sequence[Action]) -> Action | None:
    return legal[0] if ask is Ask.WINDOW and {action.verb for action in legal[1:]} == {"chow"} else None


def _always_win(_: Ask, legal: Sequence[Action]) -> Action | None:
    return _win(legal)


def _no_waits(_ask: Ask, _legal: Sequence[Action]) -> Action | None:
    return None


def _win(legal: Sequence[Action]) -> Action | None:
    return next((action for action in legal if action.verb in WINS), None)


ORDERS = (
    Order("no_claims", _no_claims),
    Order("pass_chows", _pass_chows),
    Order("always_win", _always_win),
    Order("no_waits", _no_waits, hides="waits"),
)
"""All standing orders. Their answers never conflict, however they are combined."""

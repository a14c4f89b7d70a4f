"""The signs of the hanafuda games, and how the verbs look that they share."""

from __future__ import annotations

from engine.core import FINISH, READY, RESIGN, Look, Sign, Term

SIGNS = (
    Sign("round", "table"),
    Sign("dealer", "seat", told=True),
    Sign("asked", "seat"),
    Sign("place", "seat", told=True),
)
OVERTIME = Sign("overtime", "table", tone="alarm")
CALLED = Sign("called", "seat", tone="alarm", told=True)
DEALT_YAKU = Sign("dealt_yaku", "own")

VERBS = {
    READY.verb: Look(),
    FINISH.verb: Look("quiet"),
    RESIGN.verb: Look(),
    "play": Look(),
    "take": Look(),
}

TERMS = (Term("total", "sum"), Term("score", "score"))

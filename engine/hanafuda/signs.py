"""Common badges of the hanafuda games, and the looks of the verbs that they share."""

from __future__ import annotations

from engine.core import GO_ON, LOOKS, Look, Sign, Story, Term

SIGNS = (
    Sign("round", "table"),
    Sign("dealer", "seat", told=True),
    Sign("place", "seat", told=True),
)
OVERTIME = Sign("overtime", "table", tone="alarm")
CALLED = Sign("called", "seat", tone="alarm", told=True)
DOUBLED = Sign("doubled", "seat", tone="warm", told=True, means="multiplied")
"""The factor on this seat's score, shown because another seat has called."""
DEALT_YAKU = Sign("dealt_yaku", "own")

VERBS = {
    **{verb: look for verb, look in LOOKS.items() if verb != GO_ON.verb},  # hanafuda has no claim windows
    "play": Look(),
    "take": Look(),
}

STORY = Story(turns=frozenset({"played", "began"}), taken="captured")
"""The hanafuda turn: a hand card and its captures, then the turned-up card and its captures."""

TERMS = (Term("total", "sum"), Term("score", "score"))

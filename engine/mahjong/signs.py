"""The signs that both mahjong games give: badges, how verbs are offered, terms."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Look, Sign, Term

DEALER = Sign("dealer", "seat", told=True)
WIND = Sign("wind", "seat", told=True)
ALIKE = (
    Sign("round", "table"),
    Sign("wild", "table"),
    Sign("dice", "table"),
    Sign("claims", "table"),
    Sign("asked", "seat"),
    Sign("discarder", "seat"),
    Sign("place", "seat"),
    Sign("answered", "own"),
)

LOOKS: Mapping[str, Look] = {
    "ready": Look(),
    "finish": Look("quiet"),
    "discard": Look(),
    "chow": Look("act"),
    "pong": Look("act"),
    "kong": Look("act"),
    "concealed_kong": Look("act"),
    "added_kong": Look("act"),
    "win": Look("good", wins=True),
    "pass": Look("quiet"),
    "go_on": Look(),
    "resign": Look(),
}
"""The verbs of both games."""

TERMS = (Term("share", "share"), Term("score", "score"))
"""With these every formula ends."""

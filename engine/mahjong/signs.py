"""Common signs of the mahjong games: badges, looks of verbs, and terms."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import LOOKS as CORE
from engine.core import Look, Sign, Story, Term
from engine.mahjong.actions import Verb

DEALER = Sign("dealer", "seat", told=True)
WIND = Sign("wind", "seat", told=True)
ROUND_WIND = Sign("round_wind", "table")
LIVE = Sign("live", "table", told=True)
"""The number of tiles that may still be drawn, in games where part of the wall is never drawn."""

ALIKE = (
    Sign("wild", "table"),
    Sign("place", "seat"),
    Sign("answered", "own"),
    Sign("settled_wild", "table"),
)

LOOKS: Mapping[str, Look] = {
    **CORE,
    Verb.DISCARD: Look(),
    Verb.CHOW: Look(),
    Verb.PONG: Look(),
    Verb.KONG: Look(),
    Verb.CONCEALED_KONG: Look(),
    Verb.ADDED_KONG: Look(),
    Verb.WIN: Look(wins=True),
    Verb.PASS: Look("act"),
}
"""The looks of the verbs that both games share."""

STORY = Story(turns=frozenset({"discarded", "began"}), drawn="drew")
"""The story of both games. A turn lasts from one discard to the next."""

TERMS = (Term("share", "share"), Term("score", "score"))
"""The terms that end every formula."""

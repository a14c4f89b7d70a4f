"""The settings of Hana-awase (RULES.md chapter 2, HA-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core import Rules as CoreRules
from engine.core import choice, flag


@dataclass(frozen=True, slots=True)
class Rules(CoreRules):
    """The settings. The defaults together are the standard rules."""

    rounds: int = choice(6, 1, 3, 12)
    first_dealer: Literal["earliest_month", "latest_month", "random"] = choice(
        "earliest_month", "latest_month", "random"
    )
    winner: Literal["settlement", "card_points"] = choice("settlement", "card_points")
    next_dealer: Literal["score", "card_points"] = choice("score", "card_points")
    kasu_points: int = choice(1, 0)
    must_match: bool = flag(False)
    nomi_overlap: Literal["replace", "two_small", "stack"] = choice("replace", "two_small", "stack")
    bright_overlap: Literal["subset", "exclusive", "stack"] = choice("subset", "exclusive", "stack")
    rain_island: Literal["yaku", "void_yaku", "void_round"] = choice("yaku", "void_yaku", "void_round")
    oni: bool = flag(False)
    oni_leftover: Literal["owner", "last_player"] = choice("owner", "last_player", when="oni")


PRESETS = {"standard": Rules(), "quick": Rules(rounds=3)}

"""The settings of Stop-Go (RULES.md chapter 2, GO-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core import Rules as CoreRules
from engine.core import choice, flag


@dataclass(frozen=True, slots=True)
class Rules(CoreRules):
    """The settings. If the source gives two numbers for a rule, the first is the default.

    The number of seats is not a setting.
    """

    rounds: int = choice(6, 1, 3, 12)
    tie: Literal["shared", "extra_round"] = choice("shared", "extra_round")
    first_dealer: Literal["later_month", "earlier_month", "random"] = choice("later_month", "earlier_month", "random")
    must_match: bool = flag(False)
    triple_capture: Literal["all", "one"] = choice("all", "one")
    hanami_points: int = choice(5, 3)
    tsukimi_mode: Literal["bonus", "full", "off"] = choice("bonus", "full", "off")
    tsukimi_points: int = choice(5, 3, when="tsukimi_mode")
    seven_ribbons_points: int = choice(3, 6)
    six_ribbons_points: int = choice(2, 5)
    ribbon_sets: Literal["stack", "replace"] = choice("stack", "replace")
    both_colours: Literal["supersede", "stack"] = choice("supersede", "stack")
    five_birds: Literal["seed", "godori", "off"] = choice("seed", "godori", "off")
    month_card: Literal["off", "cut", "round"] = choice("off", "cut", "round")
    hand_yaku: Literal["bonus", "instant", "off"] = choice("bonus", "instant", "off")
    contract: bool = flag(False, when="hand_yaku")
    dealer_right: bool = flag(False)
    payment: Literal["score", "zero_sum"] = choice("score", "zero_sum")


PRESETS = {"standard": Rules(), "quick": Rules(rounds=3)}

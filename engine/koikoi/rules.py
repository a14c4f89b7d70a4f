"""The settings of Koi-Koi (RULES.md chapter 2, KK-1) and its presets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core import Rules as CoreRules
from engine.core import choice, flag, number


@dataclass(frozen=True, slots=True)
class Rules(CoreRules):
    """The settings. The defaults together are the Kirin rules."""

    rounds: int = number(6, 1, 12, offer=(3, 6, 12))
    overtime: Literal["until_decided", "single", "none"] = choice("until_decided", "single", "none")
    overtime_cap: int = number(6, 1, 6, when="overtime=until_decided")
    first_dealer: Literal["dice", "card", "seat0"] = choice("dice", "card", "seat0")
    next_dealer: Literal["loser", "winner", "alternate"] = choice("loser", "winner", "alternate")
    koikoi_double: bool = flag(True)
    koikoi_limit: Literal["any", "once", "once_each"] = choice("any", "once", "once_each")
    double_seven: bool = flag(False)
    viewing_points: int = choice(3, 5, 1, 0)
    rain_mist: bool = flag(False, when="viewing_points")
    sake_cup_bake: bool = flag(False)
    set_extras: Literal["add", "replace"] = choice("add", "replace")
    void: Literal["kirin", "nintendo"] = choice("kirin", "nintendo")
    dealt_points: int = choice(3, 6, 0)
    both_dealt: Literal["draw", "dealer_first", "both_score"] = choice(
        "draw", "dealer_first", "both_score", when="dealt_points"
    )
    draw_award: Literal["none", "dealer", "non_dealer"] = choice("none", "dealer", "non_dealer")
    draw_award_points: int = number(6, 1, 6, when="draw_award")
    draw_dealer: Literal["switch", "stay"] = choice("switch", "stay")


PRESETS = {
    "kirin": Rules(),
    "nintendo": Rules(
        rounds=12,
        overtime="none",
        first_dealer="card",
        next_dealer="winner",
        koikoi_double=True,
        koikoi_limit="once",
        double_seven=True,
        viewing_points=5,
        sake_cup_bake=True,
        set_extras="replace",
        void="nintendo",
        dealt_points=0,
    ),
    "quick": Rules(rounds=3, overtime="none"),
    "year": Rules(rounds=12),
}

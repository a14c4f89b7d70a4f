"""The settings of Fuzhou mahjong (RULES.md chapter 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core import Rules as CoreRules
from engine.core import choice, flag, number


@dataclass(frozen=True, slots=True)
class Rules(CoreRules):
    """All defaults together are the standard rules."""

    stake: int = number(1, 1, 1000, offer=(1, 2, 5, 10, 20, 50, 100, 1000))
    match_rounds: int = number(1, 1, 8)
    deal_first: Literal["dice_player", "dealer"] = choice("dice_player", "dealer")
    reserve: int = number(20, 0, 40, offer=(0, 4, 8, 12, 16, 18, 20, 24, 30, 40))
    reserve_per_kong: Literal["none", "ming1_an2"] = choice("none", "ming1_an2")
    gold_flower: Literal["dealer", "nobody"] = choice("dealer", "nobody")
    gold_discard: Literal["self_draw_only", "forbidden", "free"] = choice("self_draw_only", "forbidden", "free")
    same_round_lock: Literal["discarded_and_passed", "passed", "discarded", "off"] = choice(
        "discarded_and_passed", "passed", "discarded", "off"
    )
    swap_discard: Literal["not_after_chow", "not_after_claim", "allowed"] = choice(
        "not_after_chow", "not_after_claim", "allowed"
    )
    rob_kong: bool = flag(True)
    three_golds: Literal["any_own_turn", "moment_of_draw"] = choice("any_own_turn", "moment_of_draw")
    three_golds_on_discard: bool = flag(False)
    youjin: Literal["any_gold", "one_gold", "off"] = choice("any_gold", "one_gold", "off")
    jinkan: bool = flag(True)
    jinkan_kong: bool = flag(True, when="jinkan")
    kong_fan: Literal["none", "ming1_an2"] = choice("none", "ming1_an2")
    streak: Literal["winner_is_dealer", "all"] = choice("winner_is_dealer", "all")
    draw_adds_streak: bool = flag(True)
    discard_payment: Literal["all_three", "discarder_only", "discarder_for_three"] = choice(
        "all_three", "discarder_only", "discarder_for_three"
    )
    escape: int = number(200, 0, 10_000, offer=(0, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000))
    after_escape: Literal["end_match", "bot"] = choice("end_match", "bot")

    @property
    def price(self) -> int:
        """What leaving costs, in points (FZ-94)."""
        return self.escape * self.stake


PRESETS = {"standard": Rules()}

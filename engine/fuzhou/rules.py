"""The settings of Fuzhou mahjong (RULES.md chapter 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core import Rules as CoreRules
from engine.core import choice, flag, number


@dataclass(frozen=True, slots=True)
class Rules(CoreRules):
    """The settings. The defaults together are the standard rules, except for a price of leaving in the pause.

    A stored table that lacks a setting uses the default, so a default is the rule from before the setting existed.
    Presets are for new tables.
    """

    stake: int = number(1, 1, 1000, offer=(1, 2, 5, 10, 20, 50, 100, 1000))
    match_rounds: int = number(1, 1, 8)
    match_hands: int = number(0, 0, 16)
    deal_first: Literal["dice_player", "dealer"] = choice("dice_player", "dealer")
    reserve: int = number(20, 0, 40, offer=(0, 4, 8, 12, 16, 18, 20, 24, 30, 40))
    reserve_per_kong: Literal["none", "ming1_an2"] = choice("none", "ming1_an2")
    flower_reserve: bool = flag(False)
    gold_flower: Literal["dealer", "nobody"] = choice("dealer", "nobody")
    gold_discard: Literal["self_draw_only", "forbidden", "free"] = choice("self_draw_only", "forbidden", "free")
    same_round_lock: Literal["discarded_and_passed", "passed", "discarded", "off"] = choice(
        "discarded_and_passed", "passed", "discarded", "off"
    )
    swap_discard: Literal["not_after_chow", "not_after_claim", "allowed"] = choice(
        "not_after_chow", "not_after_claim", "allowed"
    )
    added_kong: Literal["any", "drawn"] = choice("any", "drawn")
    rob_kong: bool = flag(True)
    rob_gold_until: Literal["window", "first_draw"] = choice("window", "first_draw")
    rob_gold_order: Literal["golden_first", "nearest"] = choice("golden_first", "nearest")
    three_golds: Literal["any_own_turn", "moment_of_draw"] = choice("any_own_turn", "moment_of_draw")
    three_golds_on_discard: bool = flag(False)
    youjin: Literal["any_gold", "one_gold", "off"] = choice("any_gold", "one_gold", "off")
    jinkan: bool = flag(True)
    jinkan_kong: bool = flag(True, when="jinkan")
    base: int = number(1, 0, 5)
    special_base: bool = flag(False, when="base")
    gold_pair: int = number(50, 20, 200, offer=(20, 30, 40, 50, 60, 80, 100, 150, 200))
    gold_triplet: int = number(100, 20, 500, offer=(20, 40, 60, 80, 100, 120, 150, 200, 300, 500))
    one_flower: int = choice(0, 10, 15, 20, 30)
    kong_fan: Literal["none", "ming1_an2"] = choice("none", "ming1_an2")
    streak: Literal["winner_is_dealer", "all"] = choice("winner_is_dealer", "all")
    draw_adds_streak: bool = flag(True)
    discard_payment: Literal["all_three", "discarder_only", "discarder_double", "discarder_for_three"] = choice(
        "all_three", "discarder_only", "discarder_double", "discarder_for_three"
    )
    escape: int = number(200, 0, 10_000, offer=(0, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000))
    after_escape: Literal["end_match", "bot"] = choice("end_match", "bot")
    pause_exit: Literal["price", "free"] = choice("price", "free")

    def counted(self, *, special: bool) -> int:
        """Return the base that counts in a win. Special wins have no base, except by setting (FZ-90)."""
        return self.base if self.special_base or not special else 0

    def price(self, *, pause: bool) -> int:
        """Return the points that leaving costs, in the pause before a hand or during it (FZ-94, FZ-95)."""
        return 0 if pause and self.pause_exit == "free" else self.escape * self.stake


PRESETS = {
    "standard": Rules(pause_exit="free"),
    "online": Rules(
        reserve=17,
        reserve_per_kong="ming1_an2",
        flower_reserve=True,
        rob_gold_order="nearest",
        base=5,
        special_base=True,
        gold_pair=60,
        gold_triplet=120,
        one_flower=15,
        kong_fan="ming1_an2",
        draw_adds_streak=False,
        discard_payment="discarder_double",
        pause_exit="free",
    ),
    "short": Rules(match_hands=4, pause_exit="free"),
}

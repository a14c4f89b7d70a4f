"""The settings of Jiaxing mahjong (RULES.md chapter 12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core import Rules as CoreRules
from engine.core import choice, flag, number


@dataclass(frozen=True, slots=True)
class Rules(CoreRules):
    """The settings. The defaults together are the standard rules."""

    base: int = number(1, 1, 1000, offer=(1, 2, 5, 10, 20, 50, 100, 1000))
    cap: int = number(0, 0, 1_000_000, offer=(0, 10, 16, 20, 32, 50, 64, 100, 128, 256, 1000))
    match_rounds: int = number(4, 1, 4)
    first_dealer: Literal["seat0", "dice"] = choice("seat0", "dice")
    indicator: Literal["tail", "dice_stack"] = choice("tail", "dice_stack")
    reserve: int = number(0, 0, 40, offer=(0, 4, 8, 10, 12, 14, 16, 18, 20, 30, 40))
    chow: bool = flag(True)
    discard_wild: Literal["allowed", "forbidden"] = choice("allowed", "forbidden")
    kong_after_claim: bool = flag(False)
    swap_discard: Literal["allowed", "not_same_kind"] = choice("allowed", "not_same_kind")
    no_wild: Literal["physical", "face"] = choice("physical", "face")
    all_honors_melds: bool = flag(True)
    earthly: Literal["dealer_first_discard", "first_draw", "off"] = choice("dealer_first_discard", "first_draw", "off")
    earthly_payment: Literal["dealer_3", "dealer_1", "all_1"] = choice(
        "dealer_3", "dealer_1", "all_1", when="earthly=dealer_first_discard"
    )
    heavenly_yellow: bool = flag(True)
    rob_contract: Literal["max", "three"] = choice("max", "three", when="contract")
    contract: Literal["ask", "auto_continue", "off"] = choice("ask", "auto_continue", "off")
    contract_timeout: Literal["give_up", "continue"] = choice("give_up", "continue", when="contract=ask")
    contract_partner: int = number(5, 0, 20, when="contract")
    contract_outsider: int = number(2, 0, 20, when="contract")
    contract_multi: Literal["max", "product"] = choice("max", "product", when="contract")
    dealer_on_draw: Literal["rotate", "stay"] = choice("rotate", "stay")
    dealer_multiplier: int = choice(1, 2)


PRESETS = {"standard": Rules(), "one_round": Rules(match_rounds=1)}

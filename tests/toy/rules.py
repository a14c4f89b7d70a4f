"""The settings of the toy (RULES.md chapter 2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Rules as CoreRules
from engine.core import choice, flag, number


@dataclass(frozen=True, slots=True)
class Rules(CoreRules):
    """House rules. All defaults together are the preset `standard` (TY-1)."""

    rounds: int = number(3, 1, 12, offer=(1, 3, 6))
    whole_points: int = choice(4, 6)
    dares: bool = flag(True)
    dare_factor: int = number(2, 2, 4, when="dares")


PRESETS = {"standard": Rules(), "quick": Rules(rounds=1, dares=False)}

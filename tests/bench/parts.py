"""`hard` without one of its parts, as `--pairs hard:hard-inference` names it: what the part adds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from unittest.mock import patch

from engine import GAMES
from engine.core import FULL, Action, Effort, Player, Rng


def without(mind: Player[Any], target: str, stand_in: Any) -> Player[Any]:
    """The same with something else in the place of what `target` names, for as long as it thinks."""

    def thinking(view: Any, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
        with patch(target, stand_in):
            return mind(view, legal, rng, effort)

    return thinking


def lead(scores: Sequence[float], seat: int, hands: float, spread: float) -> float:
    """Points before the mean of the others, in the place of the chance of winning the match."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


ALIKE = ((1.0,) * 5,) * 5
HANAFUDA: Mapping[str, tuple[str, Any]] = {
    "inference": ("engine.hanafuda.likely.SHOWS", ALIKE),
    "match": ("engine.hanafuda.judge.chance", lead),
}
"""By its name, where the part is, and what stands in for it: all deals alike; points, however the match stands."""

PARTS: Mapping[str, Mapping[str, Player[Any]]] = {
    key: {f"hard-{name}": without(GAMES[key].players["hard"], *part) for name, part in HANAFUDA.items()}
    for key in ("koikoi", "stopgo", "hanaawase")
}
"""By game and name."""

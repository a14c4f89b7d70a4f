"""`hard` without one of its parts, as `--pairs hard:hard-inference` names it: what the part adds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from math import inf
from typing import Any
from unittest.mock import patch

from engine import GAMES
from engine.core import FULL, Action, Effort, Player, Rng
from engine.jiaxing.outlook import USUAL


def without(mind: Player[Any], part: Mapping[str, Any]) -> Player[Any]:
    """The same with other things in the place of what is named, for as long as it thinks."""

    def thinking(view: Any, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
        with ExitStack() as changed:
            for target, stand_in in part.items():
                changed.enter_context(patch(target, stand_in))
            return mind(view, legal, rng, effort)

    return thinking


def lead(scores: Sequence[float], seat: int, hands: float, spread: float) -> float:
    """Points before the mean of the others, in the place of the chance of winning the match."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


ALIKE = ((1.0,) * 5,) * 5
HANAFUDA: Mapping[str, Mapping[str, Any]] = {
    "inference": {"engine.hanafuda.likely.SHOWS": ALIKE},
    "match": {"engine.hanafuda.judge.chance": lead, "engine.hanafuda.judge.NEAR": -inf},
}
"""By the name of a part what stands in for it: all deals alike; points, however the match stands."""

JIAXING: Mapping[str, Mapping[str, Any]] = {
    "danger": {"engine.jiaxing.judge.FEAR": 0.0},
    "contracts": {"engine.jiaxing.outlook.CONTRACT_AT": inf},
    "value": {"engine.jiaxing.outlook.Outlook.share": lambda outlook, *_: USUAL * outlook.times},
}
"""Nobody is fed; no claim binds; all wins bring the same."""

FUZHOU: Mapping[str, Mapping[str, Any]] = {
    "danger": {"engine.fuzhou.weigh.feeds": lambda *_: 0.0},
    "golds": {"engine.fuzhou.worth.Sight.special": {}},
}
"""Nobody is fed; nobody aims at a win of golds."""

OF = {"koikoi": HANAFUDA, "stopgo": HANAFUDA, "hanaawase": HANAFUDA, "jiaxing": JIAXING, "fuzhou": FUZHOU}


def _with_all(parts: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Mapping[str, Any]]:
    """These parts, and all of them at once."""
    return {**parts, "all": {target: other for part in parts.values() for target, other in part.items()}}


PARTS: Mapping[str, Mapping[str, Player[Any]]] = {
    key: {f"hard-{name}": without(GAMES[key].players["hard"], part) for name, part in _with_all(parts).items()}
    for key, parts in OF.items()
}
"""By game and name."""

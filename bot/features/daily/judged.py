"""What the strong player thinks of a hand that is over: where its player lost most, by a fixed number of samples."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.features.daily.deterministic_match import PERSON
from bot.history.decisions import decisions, worth
from engine.core import Action, AnyMatch, Weighed

SAMPLES = 120
LEAST_POINTS = 0.5
SURE = 2.0
"""A loss of fewer standard errors than this may be chance."""

Value = Callable[[str, Any, tuple[Action, ...], bytes, int], Awaitable[tuple[Weighed, ...]]]
"""Takes game, view, legal actions, seed and samples."""


@dataclass(frozen=True, slots=True)
class Loss:
    """The decision that cost most. seq: after so many moves."""

    seq: int
    done: Weighed
    better: Weighed

    @property
    def points(self) -> float:
        return self.better.points - self.done.points


async def dearest(match: AnyMatch, seed: bytes, value: Value) -> Loss | None:
    """The decision of the person that surely cost the most points; None where none did. Raises what `value` raises."""
    everything = range(1, match.seq + 1)
    found: Loss | None = None
    for decision in decisions(match.game, match.record(), PERSON, everything):
        luck = hashlib.sha256(seed + f" judge {decision.seq}".encode()).digest()
        judgement = await value(match.game.key, decision.view, decision.legal, luck, SAMPLES)
        better = max(judgement, key=lambda each: each.points)
        loss = Loss(decision.seq, worth(judgement, decision.action), better)
        doubt = SURE * max(loss.done.error, loss.better.error)
        if loss.points >= max(LEAST_POINTS, doubt) and (found is None or loss.points > found.points):
            found = loss
    return found

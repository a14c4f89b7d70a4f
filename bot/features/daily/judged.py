"""The strong player's judgement of a finished hand. It finds the decision that cost the player most.

The number of samples is fixed, so the judgement doesn't depend on the machine.
"""

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
"""Number of standard errors that a loss must reach. A smaller loss may be due to chance."""

Value = Callable[[str, Any, tuple[Action, ...], bytes, int], Awaitable[tuple[Weighed, ...]]]
"""A function of game, view, legal actions, seed and number of samples. It returns the value of each action."""


@dataclass(frozen=True, slots=True)
class Loss:
    """The most costly decision.

    `seq`: number of moves before it. `done`: the chosen action. `better`: the best action.
    """

    seq: int
    done: Weighed
    better: Weighed

    @property
    def points(self) -> float:
        return self.better.points - self.done.points


async def dearest(match: AnyMatch, seed: bytes, value: Value) -> Loss | None:
    """Return the person's most costly decision, or None if no decision certainly lost points.

    `seed`: decides the random numbers of the evaluation. `value`: returns the value of each legal action.

    Raises what `value` raises.
    """
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

"""Thoughts that look at no clock: what comes of one depends on what it is given alone, however long it takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, TypeVarTuple

from bot.ai.think_pool import NICENESS, STARTING_S, WARMING
from bot.ai.thoughts import draw, value
from bot.ai.workers import Workers
from engine.core import Action, Weighed

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

LIMIT_S = 120.0
"""Seconds until a thought is given up, on a machine that is hopelessly busy: it takes a twentieth of one elsewhere."""

hired = partial(Workers, draw.__module__, WARMING, limit_s=LIMIT_S, starting_s=STARTING_S, niceness=NICENESS)


class OfflineThinker:
    """A process of its own, from the first thought on. `draw` and `value` raise TaskError where it dies or hangs:
    nothing else is ever given instead of a thought. `hire` makes it."""

    def __init__(self, hire: Callable[[], Workers] = hired) -> None:
        self._hire = hire
        self._workers: Workers | None = None

    async def draw(
        self, game: str, level: str, view: Any, legal: tuple[Action, ...], seed: bytes, samples: int
    ) -> Action:
        """The move of a computer player of that level after so many samples."""
        return await self._run(draw, game, level, view, legal, seed, samples)

    async def value(
        self, game: str, view: Any, legal: tuple[Action, ...], seed: bytes, samples: int
    ) -> tuple[Weighed, ...]:
        """All actions as the best player of the game sees them, the best first."""
        return await self._run(value, game, view, legal, seed, samples)

    async def close(self) -> None:
        """End at once."""
        if self._workers is not None:
            await self._workers.close()

    async def _run(self, function: Callable[[*Ts], T], *task: *Ts) -> T:
        self._workers = self._workers or self._hire()
        return await self._workers.run(function, *task)

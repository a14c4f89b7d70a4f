"""Thinker that looks at no clock: its results depend only on its input, however long it takes."""

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
"""Seconds until a thought is given up. It takes a twentieth of a second unless the machine is hopelessly busy."""

hired = partial(Workers, draw.__module__, WARMING, limit_s=LIMIT_S, starting_s=STARTING_S, niceness=NICENESS)


class OfflineThinker:
    """Thinker in a process of its own, which starts with the first thought and is made by `hire`.

    `draw` and `value` raise TaskError if the process dies or hangs. They never return anything else in place of a
    thought.
    """

    def __init__(self, hire: Callable[[], Workers] = hired) -> None:
        self._hire = hire
        self._workers: Workers | None = None

    async def draw(
        self, game: str, level: str, view: Any, legal: tuple[Action, ...], seed: bytes, samples: int
    ) -> Action:
        """Return the move of a computer player of that level after `samples` samples."""
        return await self._run(draw, game, level, view, legal, seed, samples)

    async def value(
        self, game: str, view: Any, legal: tuple[Action, ...], seed: bytes, samples: int
    ) -> tuple[Weighed, ...]:
        """Return all actions as the best player of the game judges them, best first."""
        return await self._run(value, game, view, legal, seed, samples)

    async def close(self) -> None:
        """Stop the process at once."""
        if self._workers is not None:
            await self._workers.close()

    async def _run(self, function: Callable[[*Ts], T], *task: *Ts) -> T:
        self._workers = self._workers or self._hire()
        return await self._workers.run(function, *task)

"""Thinker for work without a deadline. Its results depend only on its input, never on the time they take."""

import asyncio
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
"""Seconds until a thought is cancelled.

It usually takes 0.05 s, so the limit matters only on a hopelessly busy machine.
"""
IDLE_S = 60.0
"""Seconds from the last thought until the process ends. This frees its memory."""

hired = partial(Workers, draw.__module__, WARMING, limit_s=LIMIT_S, starting_s=STARTING_S, niceness=NICENESS)


class OfflineThinker:
    """Thinker in its own process. `hire` creates the process for the first thought.

    `draw` and `value` raise TaskError if the process dies or hangs. They never return a substitute for a thought.
    """

    def __init__(self, hire: Callable[[], Workers] = hired) -> None:
        self._hire = hire
        self._workers: Workers | None = None
        self._idle: asyncio.TimerHandle | None = None

    async def draw(
        self, game: str, level: str, view: Any, legal: tuple[Action, ...], seed: bytes, samples: int
    ) -> Action:
        """Return the move that a computer player of that level chooses after `samples` samples."""
        return await self._run(draw, game, level, view, legal, seed, samples)

    async def value(
        self, game: str, view: Any, legal: tuple[Action, ...], seed: bytes, samples: int
    ) -> tuple[Weighed, ...]:
        """Return all actions as the game's best computer player judges them, best first."""
        return await self._run(value, game, view, legal, seed, samples)

    async def close(self) -> None:
        """Stop the process at once."""
        if self._workers is not None:
            await self._workers.close()

    async def _run(self, function: Callable[[*Ts], T], *task: *Ts) -> T:
        self._workers = self._workers or self._hire()
        try:
            return await self._workers.run(function, *task)
        finally:
            if self._idle is not None:
                self._idle.cancel()
            self._idle = asyncio.get_running_loop().call_later(IDLE_S, self._workers.dismiss)

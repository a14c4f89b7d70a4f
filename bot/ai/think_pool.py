"""Pool of workers that think, with a fair share of their time for each request."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from bot.ai.thoughts import think, weigh
from bot.ai.workers import Workers
from engine.core import Action, Weighed

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

THOUGHT_S = 1.0
"""Seconds that a thought may take without hurry."""
LEAST_S = 0.02
"""Minimum seconds for a thought, however many wait behind it."""
MOST_BY_ITSELF = 4
"""Maximum number of processes that think, if none is configured."""
NICENESS = 5
"""Niceness by which thinking yields to everything else on this machine, where the system has it (POSIX)."""
STARTING_S = 120.0
"""Seconds that a worker may take to start.

With the extra `fast` the first one on a machine compiles the code that it thinks with.
"""
WARMING = "bot.ai.warming"


def usual_size() -> int:
    """Return the usual number of thinkers: one for each core of this machine, up to four."""
    return max(1, min(MOST_BY_ITSELF, os.cpu_count() or 1))


class ThinkPool:
    """Pool of `size` processes that think.

    A thought has as long as its caller can wait, or an equal share of that if others wait too. The best result by then
    counts. `workers`: replaces the pool's own workers in tests.
    """

    def __init__(self, size: int = 1, workers: Workers | None = None) -> None:
        self.workers = workers or Workers(
            think.__module__, WARMING, size=size, niceness=NICENESS, starting_s=STARTING_S
        )
        self._size, self._free, self._waiting = size, asyncio.Semaphore(size), 0

    def start(self) -> None:
        """Start a worker in advance, because a thought will be needed soon."""
        self.workers.start()

    async def think(self, game: str, level: str, view: Any, legal: tuple[Action, ...], within_s: float) -> Action:
        """Return the move of a computer player of that level. Raises TaskError."""
        return await self._run(within_s, think, game, level, view, legal, secrets.token_bytes(16))

    async def weigh(
        self, game: str, view: Any, legal: tuple[Action, ...], within_s: float = THOUGHT_S
    ) -> tuple[Weighed, ...]:
        """Return all actions as the best player of the game judges them, best first. Raises TaskError.

        A caller with many to weigh asks for one after the other, so that computers need not wait for all of them.
        """
        return await self._run(within_s, weigh, game, view, legal, secrets.token_bytes(16))

    @property
    def load(self) -> tuple[int, int]:
        """Number of thoughts that wait, and number that are running."""
        return self._waiting, self.workers.load[1]

    async def close(self) -> None:
        """Stop the workers at once, whatever they do."""
        await self.workers.close()

    async def _run(self, within_s: float, function: Callable[[*Ts, float], T], *task: *Ts) -> T:
        end = time.monotonic() + within_s
        self._waiting += 1
        try:
            await asyncio.sleep(0)  # so that requests of the same moment are counted
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            return await self.workers.run(function, *task, self._share(end))
        finally:
            self._free.release()

    def _share(self, end: float) -> float:
        """Return the seconds for a thought that begins now.

        It has until `end`, or its share of that if more thoughts wait than there are workers.
        """
        left = end - time.monotonic()
        return max(LEAST_S, left * min(1.0, self._size / (self._waiting + 1)))

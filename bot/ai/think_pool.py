"""Pool of workers that think. Each request gets a fair share of their time."""

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
"""Maximum seconds for a thought if nothing requires it sooner."""
LEAST_S = 0.02
"""Minimum seconds for a thought, no matter how many requests are waiting."""
MOST_BY_ITSELF = 4
"""Maximum number of thinking processes if the number is not configured."""
NICENESS = 5
"""Niceness of thinking processes (POSIX), so that everything else on this machine comes first."""
STARTING_S = 120.0
"""Maximum seconds for the start of a worker.

With the extra `fast`, the first worker on a machine compiles the code it thinks with.
"""
WARMING = "bot.ai.warming"


def usual_size() -> int:
    """Return the default number of thinking processes: one for each core of this machine, up to four."""
    return max(1, min(MOST_BY_ITSELF, os.cpu_count() or 1))


class ThinkPool:
    """Pool of `size` processes that think.

    A thought may take as long as its caller can wait. If more requests wait than there are processes, each gets an
    equal share of that time. A thought returns the best result found by then. `workers`: workers to use in place of the
    pool's own, for tests.
    """

    def __init__(self, size: int = 1, workers: Workers | None = None) -> None:
        self.workers = workers or Workers(
            think.__module__, WARMING, size=size, niceness=NICENESS, starting_s=STARTING_S
        )
        self._size, self._free, self._waiting = size, asyncio.Semaphore(size), 0

    def start(self) -> None:
        """Start a worker in advance, before the first thought is needed."""
        self.workers.start()

    async def think(self, game: str, level: str, view: Any, legal: tuple[Action, ...], within_s: float) -> Action:
        """Return the move of a computer player of that level. Raises TaskError."""
        return await self._run(within_s, think, game, level, view, legal, secrets.token_bytes(16))

    async def weigh(
        self, game: str, view: Any, legal: tuple[Action, ...], within_s: float = THOUGHT_S
    ) -> tuple[Weighed, ...]:
        """Return all actions as the game's best computer player judges them, best first. Raises TaskError.

        A caller with many decisions should request one after the other. Otherwise computers at tables have to wait.
        """
        return await self._run(within_s, weigh, game, view, legal, secrets.token_bytes(16))

    @property
    def load(self) -> tuple[int, int]:
        """Number of waiting thoughts, and number of running thoughts."""
        return self._waiting, self.workers.load[1]

    async def close(self) -> None:
        """Stop all workers at once, even in the middle of a thought."""
        await self.workers.close()

    async def _run(self, within_s: float, function: Callable[[*Ts, float], T], *task: *Ts) -> T:
        end = time.monotonic() + within_s
        self._waiting += 1
        try:
            await asyncio.sleep(0)  # lets requests of the same moment be counted first
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            return await self.workers.run(function, *task, self._share(end))
        finally:
            self._free.release()

    def _share(self, end: float) -> float:
        """Return the maximum seconds for a thought that begins now.

        These are the seconds until `end`. If more thoughts wait than there are workers, each gets an equal share.
        """
        left = end - time.monotonic()
        return max(LEAST_S, left * min(1.0, self._size / (self._waiting + 1)))

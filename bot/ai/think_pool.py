"""Workers that think, and how all who wait for them share their time."""

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
"""Seconds that a thought may take where nothing is in a hurry."""
LEAST_S = 0.02
"""So long a thought may take however many wait behind it."""
MOST_BY_ITSELF = 4
"""So many processes think at most where nobody has said how many."""
NICENESS = 5
"""How far thinking steps back behind all else on this machine, where its system knows that (POSIX)."""
STARTING_S = 120.0
"""A worker may take so long to start: with the extra `fast` the first one on a machine compiles what it thinks with."""
WARMING = "bot.ai.warming"


def usual_size() -> int:
    """The usual number of thinkers: as many as this machine has cores, up to four."""
    return max(1, min(MOST_BY_ITSELF, os.cpu_count() or 1))


class ThinkPool:
    """The processes that think, `size` of them. A thought has as long as whoever asks can wait, and an equal share of
    that where others wait too; what has been found by then counts. `workers`: others than its own, for tests."""

    def __init__(self, size: int = 1, workers: Workers | None = None) -> None:
        self.workers = workers or Workers(
            think.__module__, WARMING, size=size, niceness=NICENESS, starting_s=STARTING_S
        )
        self._size, self._free, self._waiting = size, asyncio.Semaphore(size), 0

    def start(self) -> None:
        """Start a worker ahead: somebody will ask soon."""
        self.workers.start()

    async def think(self, game: str, level: str, view: Any, legal: tuple[Action, ...], within_s: float) -> Action:
        """The move of a computer player of that level. Raises TaskError."""
        return await self._run(within_s, think, game, level, view, legal, secrets.token_bytes(16))

    async def weigh(
        self, game: str, view: Any, legal: tuple[Action, ...], within_s: float = THOUGHT_S
    ) -> tuple[Weighed, ...]:
        """All actions as the best player of the game sees them, the best first. Raises TaskError. Who has many to weigh
        asks for one after the other, so that computers need not wait for all of them."""
        return await self._run(within_s, weigh, game, view, legal, secrets.token_bytes(16))

    @property
    def load(self) -> tuple[int, int]:
        """How many thoughts wait, and how many are under way."""
        return self._waiting, self.workers.load[1]

    async def close(self) -> None:
        """End the workers at once, whatever they do."""
        await self.workers.close()

    async def _run(self, within_s: float, function: Callable[[*Ts, float], T], *task: *Ts) -> T:
        end = time.monotonic() + within_s
        self._waiting += 1
        try:
            await asyncio.sleep(0)  # who asks in the same moment is counted
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            return await self.workers.run(function, *task, self._share(end))
        finally:
            self._free.release()

    def _share(self, end: float) -> float:
        """Seconds for a thought that begins now: until `end`, or its share where more wait than there are workers."""
        left = end - time.monotonic()
        return max(LEAST_S, left * min(1.0, self._size / (self._waiting + 1)))

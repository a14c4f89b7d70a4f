"""The time that the bot goes by: that of its host, whose clock may be set anew, or stand still, while matches run."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

JUMP_MS = 2000
"""By less a clock is set all the time, and a question of some seconds does not suffer."""


def milliseconds() -> int:
    """Now, as unix milliseconds."""
    return time.time_ns() // 1_000_000


def _steadily() -> int:
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Goes as the host's clock goes, and not where that jumps, until `follow`: in between, whoever counts time can move
    what is due. A machine that slept has jumped as well, and so has a process that stood still.

    wall: the host's clock, in unix milliseconds. steady: one that never jumps, from any beginning.
    """

    def __init__(self, wall: Callable[[], int] = milliseconds, steady: Callable[[], int] = _steadily) -> None:
        self._wall, self._steady = wall, steady
        self._ahead = wall() - steady()
        self._read, self._longest = 0, math.inf

    def now(self) -> int:
        """Unix milliseconds."""
        steady = self._running() + self._ahead
        wall = self._wall()
        if abs(wall - steady) >= JUMP_MS:
            return steady
        self._ahead += wall - steady
        return wall

    @property
    def jump(self) -> int:
        """The milliseconds by which the host's clock has jumped ahead of what `now` says (less than 0: back); 0: it has
        not."""
        ahead = self._wall() - self._running() - self._ahead
        return ahead if abs(ahead) >= JUMP_MS else 0

    def follow(self, jump: int) -> None:
        """Jump as far as the host's clock has."""
        self._ahead += jump

    def expect(self, pause_ms: int) -> None:
        """Take a longer pause than this between two readings for a time in which the process stood still."""
        self._read, self._longest = self._steady(), pause_ms

    def _running(self) -> int:
        """The steady clock. Where the process stood still, what `now` says stays behind by that time."""
        steady = self._steady()
        if steady - self._read > self._longest:
            self._ahead -= steady - self._read
        self._read = steady
        return steady

"""Clock of the bot. It follows the host's clock, which may jump or stop while matches run."""

import math
import time
from collections.abc import Callable

JUMP_MS = 2000
"""Minimum jump in milliseconds. Smaller corrections of the host's clock are common and harmless."""


class SteadyClock:
    """Clock that follows the host's clock, but not its jumps. It follows a jump only when `follow` is called.

    So deadlines can be moved first. Sleep of the machine and suspension of the process also count as jumps.

    - `wall`: the host's clock, in unix milliseconds.
    - `steady`: a clock that never jumps, with any origin, in milliseconds.
    """

    def __init__(
        self,
        wall: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        steady: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000,
    ) -> None:
        self._wall, self._steady = wall, steady
        self._ahead = wall() - steady()
        self._read, self._longest = 0, math.inf

    def now(self) -> int:
        """Return the time in unix milliseconds."""
        steady = self._running() + self._ahead
        wall = self._wall()
        if abs(wall - steady) >= JUMP_MS:
            return steady
        self._ahead += wall - steady
        return wall

    @property
    def jump(self) -> int:
        """Milliseconds by which the host's clock has jumped ahead of this clock.

        Negative: back. 0: it has not jumped.
        """
        ahead = self._wall() - self._running() - self._ahead
        return ahead if abs(ahead) >= JUMP_MS else 0

    def follow(self, jump: int) -> None:
        """Move this clock by `jump` milliseconds, so that it agrees with the host's clock again."""
        self._ahead += jump

    def expect(self, pause_ms: int) -> None:
        """Take a pause of more than `pause_ms` milliseconds between two readings for a suspension of the process."""
        self._read, self._longest = self._steady(), pause_ms

    def _running(self) -> int:
        """Return the time of the steady clock, in milliseconds.

        If the process was suspended since the last reading, move `now` back by that time. So the suspension counts as a
        jump.
        """
        steady = self._steady()
        if steady - self._read > self._longest:
            self._ahead -= steady - self._read
        self._read = steady
        return steady

"""The stand-in's clock: real time, plus what a test adds."""

import time


class Clock:
    """The clock of a stand-in, in seconds since 1970.

    `advance` immediately ages tokens, messages and rate limits.
    """

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Return the current time in seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass. Raises ValueError if they are negative."""
        if seconds < 0:
            raise ValueError("time never goes back")
        self._ahead += seconds

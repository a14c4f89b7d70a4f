"""The stand-in's clock: real time, and as much more as a test lets pass."""

import time


class Clock:
    """The clock of a stand-in, in seconds since 1970; `advance` lets tokens, messages and rate limits grow older at
    once."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """The present moment, in seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Lets `seconds` pass; time never goes back."""
        if seconds < 0:
            raise ValueError("time never goes back")
        self._ahead += seconds

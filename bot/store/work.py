"""How much a memory has written since it was opened."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass(slots=True, eq=False)
class Work:
    """The commits that were kept, the writes in them, the seconds that all commits took, and those that failed; how
    many writes wait now; and when the last commit was kept, in seconds of time.monotonic(), at first that of the
    opening."""

    commits: int = 0
    writes: int = 0
    seconds: float = 0.0
    failed: int = 0
    waiting: int = 0
    kept_at: float = field(default_factory=time.monotonic)

    def wait(self) -> None:
        """One more write waits."""
        self.waiting += 1

    def go(self, writes: int) -> None:
        """The commit of so many writes is over: they wait no more."""
        self.waiting -= writes

    def note(self, began: float, writes: int, *, kept: bool) -> None:
        """A commit of so many writes is over, which began then."""
        now = time.monotonic()
        self.seconds += now - began
        if kept:
            self.commits, self.writes, self.kept_at = self.commits + 1, self.writes + writes, now
        else:
            self.failed += 1

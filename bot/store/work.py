"""Counters of what a store has written since it was opened."""

import time
from dataclasses import dataclass, field


@dataclass(slots=True, eq=False)
class Work:
    """Counters of commits and writes.

    `commits`: successful commits. `writes`: the writes in successful commits. `seconds`: the total time of all commits.
    `failed`: failed commits. `waiting`: writes that wait now. `kept_at`: when the last commit succeeded, by
    time.monotonic(). Before the first commit, it is when the store was opened. `began_at`, `ended_at`: when the last
    commit began, and when the last one ended, even if it failed.
    """

    commits: int = 0
    writes: int = 0
    seconds: float = 0.0
    failed: int = 0
    waiting: int = 0
    kept_at: float = field(default_factory=time.monotonic)
    began_at: float = field(default_factory=time.monotonic)
    ended_at: float = field(default_factory=time.monotonic)

    def note(self, began: float, writes: int, *, kept: bool) -> None:
        """Record a finished commit of `writes` writes that started at `began`. `kept`: whether it succeeded."""
        now = self.ended_at = time.monotonic()
        self.seconds += now - began
        if kept:
            self.commits, self.writes, self.kept_at = self.commits + 1, self.writes + writes, now
        else:
            self.failed += 1

"""Time that passes when a test says so."""

from bot.tables.timers import Timers

MS = 1000
START_MS = 1_700_000_000_000


class Hourglass(Timers):
    """A clock without a loop's timers: `pass_s` lets seconds pass, and what is due happens in its order."""

    def __init__(self):
        super().__init__()
        self.ms, self._jobs, self._count = START_MS, {}, 0

    def now(self):
        """Unix milliseconds."""
        return self.ms

    def set(self, key, delay_s, job):
        self._count += 1
        self._jobs[key] = (self.ms + int(max(0.0, delay_s) * MS), self._count, job)

    def drop(self, key):
        self._jobs.pop(key, None)

    def _keys(self):
        return [*self._jobs]

    def __contains__(self, key):
        return key in self._jobs

    async def pass_s(self, seconds):
        """Let so many seconds pass."""
        end = self.ms + int(seconds * MS)
        while self._jobs:
            key = min(self._jobs, key=lambda each: self._jobs[each][:2])
            at, _, job = self._jobs[key]
            if at > end:
                break
            del self._jobs[key]
            self.ms = max(self.ms, at)
            await job()
        self.ms = end

    async def close(self):
        self._jobs.clear()

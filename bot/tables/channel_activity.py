"""Which tables run in the same channel, as everybody there can see."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable

from bot.tables.registry import Events
from bot.tables.table import Table

SILENT_MS = 10 * 60 * 1000
"""A table at which nothing has happened for so long runs no more."""


class ChannelActivity:
    """Counts tables by what happened at them, which everybody sees, and never by who was asked."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._latest: OrderedDict[int, tuple[int, int]] = OrderedDict()
        self._running: Counter[int] = Counter()

    def watch(self, table: Table, events: Events) -> None:
        """Note that something has happened at a table, or nothing will any more."""
        over = table.match is None or table.match.result is not None
        if over or events:
            self._leave(table.id)
        if events and not over:
            self._latest[table.id] = table.row.channel, self._now()
            self._running[table.row.channel] += 1

    def of(self, table: Table) -> int:
        """How many other tables run in its channel."""
        before = self._now() - SILENT_MS
        while self._latest and next(iter(self._latest.values()))[1] < before:
            self._leave(next(iter(self._latest)))
        mine, _ = self._latest.get(table.id, (None, 0))
        return self._running[table.row.channel] - (mine == table.row.channel)

    def _leave(self, table_id: int) -> None:
        if table_id in self._latest:
            channel, _ = self._latest.pop(table_id)
            self._running[channel] -= 1
            if not self._running[channel]:
                del self._running[channel]

"""Number of tables that are active in a channel, as far as everyone there can see."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable

from bot.tables.registry import Events
from bot.tables.table import Table

SILENT_MS = 10 * 60 * 1000
"""Milliseconds without an event after which a table no longer counts as active."""


class ChannelActivity:
    """Count of active tables in each channel.

    It depends only on public events, never on which players are asked. So it reveals no secret.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._latest: OrderedDict[int, tuple[int, int]] = OrderedDict()
        self._running: Counter[int] = Counter()

    def on_table_changed(self, table: Table, events: Events) -> None:
        """Note that a table was active now, if there are events. If its match is over, forget the table."""
        over = table.match is None or table.match.result is not None
        if over or events:
            self._leave(table.id)
        if events and not over:
            self._latest[table.id] = table.row.channel, self._now()
            self._running[table.row.channel] += 1

    def count_others(self, table: Table) -> int:
        """Return the number of active tables in this table's channel, without this table."""
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

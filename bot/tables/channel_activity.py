"""Number of tables that are active in a channel, as far as everyone there can see."""

from collections import Counter, OrderedDict
from collections.abc import Callable

from bot.tables.events import Closed, Ended, Moved, SeatsChanged, Started, TableEvent, handles
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

    @handles(Started, Moved, SeatsChanged)
    def on_moved(self, event: TableEvent) -> None:
        """Note that a table was active now, if everyone there can see it."""
        row = event.table.row
        if event.told:
            self._leave(row.id)
            self._latest[row.id] = row.channel, self._now()
            self._running[row.channel] += 1

    @handles(Ended, Closed)
    def on_ended(self, event: TableEvent) -> None:
        """Forget a table whose match is over."""
        self._leave(event.table.id)

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

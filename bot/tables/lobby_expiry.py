"""Closing of lobbies whose match is not started in time."""

from collections.abc import Callable

from bot.errors import UserError
from bot.tables.events import Closed, LobbyChanged, Resumed, Started, TableEvent, handles
from bot.tables.lobby_service import LobbyService
from bot.tables.timers import Timers
from bot.tables.timing import Timing

GRACE_S = 5 * 60
"""Minimum seconds that a lobby stays open after a start of the bot, even if its time ran out while the bot was down."""


class LobbyExpiry:
    """Service that closes lobbies whose time is over. It calls `closed` with the table's number."""

    def __init__(
        self,
        lobbies: LobbyService,
        now: Callable[[], int],
        clock: Timers,
        timing: Timing,
        closed: Callable[[int], None],
    ) -> None:
        self._lobbies, self._now, self._clock, self._timing, self._closed = lobbies, now, clock, timing, closed

    @handles(LobbyChanged, Started, Closed, Resumed)
    def on_lobby_changed(self, event: TableEvent) -> None:
        """Schedule the closing of a lobby. After a start of the bot it stays open for at least GRACE_S."""
        table = event.table
        key = ("lobby", table.id)
        if table.row.state != "lobby" or table.row.due_at is None:
            self._clock.drop(key)
            return
        left_s = (table.row.due_at - self._now()) / 1000
        least_s = GRACE_S if isinstance(event, Resumed) else 0.0
        self._clock.set(key, max(left_s, least_s), lambda: self._expire(table.id))

    async def _expire(self, table_id: int) -> None:
        try:
            await self._lobbies.expire(table_id)
        except UserError as refused:
            if refused.unsaved:
                self._clock.set(("lobby", table_id), self._timing.retry_s, lambda: self._expire(table_id))
            return
        self._closed(table_id)

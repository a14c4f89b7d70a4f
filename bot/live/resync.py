"""Showing a table again: after a start, after an outage, and when the bot may write in its channel again."""

from functools import partial

from bot.live.hand_messages import HandMessages
from bot.live.pings import Pings
from bot.live.table_messages import TableMessages
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timers import Timers


class Resync:
    """The service that shows a table's saved state to everyone again, and pings the players who are asked."""

    def __init__(
        self, registry: TableRegistry, clock: Timers, table_messages: TableMessages, hands: HandMessages, pings: Pings
    ) -> None:
        self._registry, self._clock = registry, clock
        self._table_messages, self._hands, self._pings = table_messages, hands, pings

    async def show_again(self, table: Table) -> None:
        await self._table_messages.shown_states.load()
        self._table_messages.show_again(table)
        self._hands.want(table)
        await self._pings.wake(table)

    def show_soon(self, table_id: int) -> None:
        """Schedule the table to be shown before all others, because a user is looking at it."""
        self._clock.set(("show again", table_id), 0, partial(self._try, table_id))

    async def _try(self, table_id: int) -> None:
        if (table := await self._registry.find(table_id)) is not None:
            self._table_messages.want(table.id)
            await self.show_again(table)

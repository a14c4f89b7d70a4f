"""Messages that a restored backup doesn't know, because they were posted after it was made."""

import logging

from bot.store.models import COPIED
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.transport.channel_messenger import ChannelMessenger
from bot.transport.retries import FAILURES
from bot.ui.custom_ids import HAND

log = logging.getLogger(__name__)


class LeftBehind:
    """The search for such messages. It takes one request per table and start, and only in a restored database."""

    def __init__(self, registry: TableRegistry, messenger: ChannelMessenger) -> None:
        self._registry, self._messenger = registry, messenger
        self._copied_at: int | None = None

    async def remove(self, table: Table) -> None:
        """Delete a table's messages that the database doesn't know. Raises UserError."""
        row = table.row
        if self._copied_at is None:
            self._copied_at = int(await self._registry.store.key_values.get(COPIED) or 0)
        if (row.message_at or 0) >= self._copied_at:
            return
        try:
            of_table, hand = f"l:{table.id}:", HAND(table.id)  # on public messages, cards and pings
            for number in await self._messenger.with_button(
                row.guild, row.channel, self._copied_at, lambda each: each.startswith(of_table) or each == hand
            ):
                if number != row.message:
                    await self._messenger.remove(row.guild, row.channel, number)
        except FAILURES as error:
            log.info("Could not look for messages of table %s from before a restore: %s", table.id, error)

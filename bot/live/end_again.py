"""Results of ended matches that are shown again, because a moderator changed whether they count."""

import asyncio
import logging
from weakref import WeakValueDictionary

from bot.errors import UserError
from bot.live.table_message_content import TableMessageContent, TableMessageServices
from bot.tables.background_tasks import BackgroundTasks
from bot.tables.table import Table
from bot.transport.retries import FAILURES, tried
from bot.ui.custom_ids import REVIEW

log = logging.getLogger(__name__)

ARCHIVED = 50083
TRIES = 8
"""Maximum number of attempts while Discord fails. They take about two minutes."""


class EndsAgain:
    """Edits of the public messages of ended matches.

    The bot doesn't keep the ids of these messages. It finds one by its button, as the last one before the match ended.
    """

    def __init__(self, services: TableMessageServices) -> None:
        self._services = services
        self._background = BackgroundTasks()
        self._showing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def want(self, table_id: int) -> None:
        """Show the end of a match again, in the background. An archived thread is opened for that, for an hour."""
        self._services.registry.forget(table_id)  # its ratings and achievements have changed
        said = "Result of table %d not shown again"
        self._background.do(tried(lambda: self._latest(table_id), TRIES, log, said, table_id))

    async def close(self) -> None:
        await self._background.close()

    async def _latest(self, table_id: int) -> None:
        try:
            async with self._showing.setdefault(table_id, asyncio.Lock()):  # a later state comes last
                await self._show(await self._services.registry.get(table_id))
        except UserError as error:
            log.info("Result of table %d not shown again: %r", table_id, error)

    async def _show(self, table: Table) -> None:
        row, messenger = table.row, self._services.messenger
        if row.state != "over" or row.message is not None or row.message_at is None:
            return  # the end is still to be shown, with everything about it
        number = await messenger.last_with_button(row.guild, row.channel, row.message_at, REVIEW(table.id))
        if number is None:
            log.info("The result of table %s is no longer there.", table.id)
            return
        post = await TableMessageContent(self._services).made(table)
        try:
            await messenger.change(row.guild, row.channel, number, post)
        except FAILURES as error:
            if getattr(error, "code", 0) != ARCHIVED:
                raise
            if await self._services.threads.open_again(row.channel):
                await messenger.change(row.guild, row.channel, number, post)

"""Requests that send, edit and delete a table's public message.

The timeout of a request does not include the wait for its turn in a rate limiter.
"""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.tables.table import Table
from bot.transport.channel_access import NO_ACCESS, ChannelAccess
from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.payload import MessagePayload
from bot.transport.responses import FAILURES, LONGEST_REQUEST_S, again

log = logging.getLogger(__name__)


class Sending:
    """A sender of requests to table channels.

    `delete` and `newer` wait for a turn in the rate limit of all channels. Before calling `send` or `change`, wait for
    a turn in the table's channel.
    """

    def __init__(self, client: discord.Client, pace: ChannelRateLimiter, channel_access: ChannelAccess) -> None:
        self._client, self._pace, self._channel_access = client, pace, channel_access

    async def send(self, table: Table, post: MessagePayload, nonce: str) -> int:
        """Send the table's message without a notification, and return its id."""
        quiet, files = discord.AllowedMentions.none(), post.files()
        channel = self._channel(table)
        async with asyncio.timeout(LONGEST_REQUEST_S):
            sent = await channel.send(view=post.view, files=files, allowed_mentions=quiet, silent=True, nonce=nonce)
        return sent.id

    async def change(self, table: Table, post: MessagePayload) -> None:
        """Edit the message of the table, if it has one."""
        if table.row.message is not None:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                await self._message(table, table.row.message).edit(view=post.view, attachments=post.files())

    async def delete(self, table: Table, message: int) -> None:
        """Delete a message. If this fails, the message stays."""
        if self._channel_access.closed(table.row.channel):
            return
        await self._pace.turn_of_all()
        try:
            await again(self._message(table, message).delete)
        except FAILURES as error:
            log.info("Old message of table %s not deleted: %s", table.id, error)

    async def newer(self, table: Table, most: int) -> int:
        """Return the number of messages below the table's message, up to `most`. 0 if the bot may not read them."""
        assert table.row.message is not None
        await self._pace.turn_of_all()
        try:
            after = discord.Object(table.row.message)
            async with asyncio.timeout(LONGEST_REQUEST_S):
                return len([0 async for _ in self._channel(table).history(limit=most, after=after)])
        except discord.Forbidden as error:
            if error.code == NO_ACCESS:
                raise
            return 0

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)

    def _message(self, table: Table, message: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message)

"""Messages that belong to no table, such as the summary of a club night. Each is sent once in a channel."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord

from bot.transport.channel_access import ChannelAccess
from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.emoji import sent
from bot.transport.payload import MessagePayload
from bot.transport.responses import LONGEST_REQUEST_S

LOOKED_THROUGH = 100
"""Number of messages in a channel that are searched for one that may already have been sent."""


@dataclass(frozen=True, slots=True)
class ChannelPermissions:
    """Permissions of the bot in a channel. `writes`: send messages. `draws`: attach files."""

    writes: bool
    draws: bool


class ChannelMessenger:
    """A sender of messages that belong to no table. Requests that a user waits for go first.

    All methods that send requests to Discord raise one of FAILURES.
    """

    def __init__(self, client: discord.Client, pace: ChannelRateLimiter, channel_access: ChannelAccess) -> None:
        self._client, self._pace, self._channel_access = client, pace, channel_access

    def spot(self, guild: int, channel: int) -> ChannelPermissions | None:
        """Return the bot's permissions in a channel, as far as they are known.

        Return None while the guild is unavailable.
        """
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return None
        if self._channel_access.closed(channel) or self._channel_access.outside(guild, channel):
            return ChannelPermissions(writes=False, draws=False)
        found = server.get_channel_or_thread(channel)
        if found is None:  # an archived thread, which a new message reopens
            return ChannelPermissions(writes=True, draws=True)
        with suppress(discord.ClientException):  # a thread whose parent channel is not known
            allowed = found.permissions_for(server.me)
            thread = isinstance(found, discord.Thread)
            send = allowed.send_messages_in_threads if thread else allowed.send_messages
            return ChannelPermissions(allowed.view_channel and send, allowed.attach_files)
        return ChannelPermissions(writes=False, draws=False)

    def stop_writing(self, guild: int, channel: int) -> None:
        """Treat a channel as closed to the bot until a user presses a button there or Discord reports a change."""
        self._channel_access.leave_alone(guild, channel)

    async def say(self, guild: int, channel: int, message: MessagePayload, nonce: str) -> int:
        """Send a message that pings nobody and return its id.

        For some minutes Discord creates no second message with the same nonce.
        """
        place, quiet = self._client.get_partial_messageable(channel, guild_id=guild), discord.AllowedMentions.none()
        await self._pace.turn(channel, guild, last=True)

        async def request(post: MessagePayload) -> discord.Message:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                return await place.send(
                    view=post.view, files=post.files(), allowed_mentions=quiet, silent=True, nonce=nonce
                )

        return (await sent(message, request)).id

    async def call(
        self, guild: int, channel: int, words: str, users: Sequence[int], pressed: tuple[str, str], nonce: str
    ) -> int:
        """Send a message with a button and return its id. The message pings only these users.

        `pressed`: the button's label and custom_id.
        """
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        await self._pace.turn(channel, guild, last=True)
        mentions = discord.AllowedMentions(users=[discord.Object(each) for each in users], roles=False, everyone=False)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label=pressed[0], custom_id=pressed[1]))
        view.stop()
        async with asyncio.timeout(LONGEST_REQUEST_S):
            return (await place.send(words, view=view, allowed_mentions=mentions, nonce=nonce)).id

    async def remove(self, guild: int, channel: int, number: int) -> None:
        """Delete a message of the bot. It is no failure if the message is already gone."""
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        await self._pace.turn_of_all(last=True)
        async with asyncio.timeout(LONGEST_REQUEST_S):
            with suppress(discord.NotFound):
                await place.get_partial_message(number).delete()

    async def change(self, guild: int, channel: int, number: int, message: MessagePayload) -> None:
        """Replace the content of a message of the bot."""
        place, quiet = self._client.get_partial_messageable(channel, guild_id=guild), discord.AllowedMentions.none()
        await self._pace.turn(channel, guild, last=True)

        async def request(post: MessagePayload) -> object:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                shown = place.get_partial_message(number)
                return await shown.edit(view=post.view, attachments=post.files(), allowed_mentions=quiet)

        await sent(message, request)

    async def said(self, guild: int, channel: int, words: str) -> bool:
        """Return whether one of the latest messages in the channel is the bot's and contains these words."""
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        await self._pace.turn_of_all(last=True)
        async with asyncio.timeout(LONGEST_REQUEST_S):
            async for message in place.history(limit=LOOKED_THROUGH):
                shown = "\n".join((message.content, *_texts(message.components)))
                if message.author == self._client.user and words in shown:
                    return True
        return False


def _texts(components: Iterable[Any]) -> Iterator[str]:
    for each in components:
        if isinstance(each, discord.TextDisplay):
            yield each.content
        yield from _texts(getattr(each, "children", ()))

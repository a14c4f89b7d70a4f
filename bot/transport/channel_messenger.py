"""Messages that belong to no table, such as what an evening added up to: said once in a channel, and pinging nobody."""

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
"""So many messages are looked through for one that may have been sent."""


@dataclass(frozen=True, slots=True)
class ChannelPermissions:
    """What the bot may do in a channel."""

    writes: bool
    draws: bool


class ChannelMessenger:
    """Says it in its turn, behind all that people wait for. All that ask Discord raise one of FAILURES."""

    def __init__(self, client: discord.Client, pace: ChannelRateLimiter, doors: ChannelAccess) -> None:
        self._client, self._pace, self._doors = client, pace, doors

    def spot(self, guild: int, channel: int) -> ChannelPermissions | None:
        """What may be done in a channel, as far as is known; None while its server is out of reach."""
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return None
        if self._doors.closed(channel) or self._doors.outside(guild, channel):
            return ChannelPermissions(writes=False, draws=False)
        found = server.get_channel_or_thread(channel)
        if found is None:  # a thread that Discord has put away opens again when somebody writes there
            return ChannelPermissions(writes=True, draws=True)
        with suppress(discord.ClientException):  # a thread whose channel is not known
            allowed = found.permissions_for(server.me)
            thread = isinstance(found, discord.Thread)
            send = allowed.send_messages_in_threads if thread else allowed.send_messages
            return ChannelPermissions(allowed.view_channel and send, allowed.attach_files)
        return ChannelPermissions(writes=False, draws=False)

    def rest(self, guild: int, channel: int) -> None:
        """Stop writing in a channel until somebody presses a button there or Discord reports a change."""
        self._doors.leave_alone(guild, channel)

    async def say(self, guild: int, channel: int, message: MessagePayload, nonce: str) -> int:
        """Send a message and return its id; Discord makes no second one of the same nonce for some minutes."""
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
        """Send words that mention these people and nobody else, with a button (its label and custom_id), and return the
        id of the message."""
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        await self._pace.turn(channel, guild, last=True)
        mentions = discord.AllowedMentions(users=[discord.Object(each) for each in users], roles=False, everyone=False)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label=pressed[0], custom_id=pressed[1]))
        view.stop()
        async with asyncio.timeout(LONGEST_REQUEST_S):
            return (await place.send(words, view=view, allowed_mentions=mentions, nonce=nonce)).id

    async def remove(self, guild: int, channel: int, number: int) -> None:
        """Delete a message that it has sent; one that is gone already is no failure."""
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        await self._pace.turn_of_all(last=True)
        async with asyncio.timeout(LONGEST_REQUEST_S):
            with suppress(discord.NotFound):
                await place.get_partial_message(number).delete()

    async def change(self, guild: int, channel: int, number: int, message: MessagePayload) -> None:
        """Show something else in a message that it has sent."""
        place, quiet = self._client.get_partial_messageable(channel, guild_id=guild), discord.AllowedMentions.none()
        await self._pace.turn(channel, guild, last=True)

        async def request(post: MessagePayload) -> object:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                shown = place.get_partial_message(number)
                return await shown.edit(view=post.view, attachments=post.files(), allowed_mentions=quiet)

        await sent(message, request)

    async def said(self, guild: int, channel: int, words: str) -> bool:
        """Whether a message of the bot with these words stands there, among the latest ones."""
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

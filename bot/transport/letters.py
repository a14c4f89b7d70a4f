"""Messages of the bot that answer no press or command: an announcement in a channel, or a line in a log channel."""

from __future__ import annotations

import asyncio

import discord

from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.payload import MessagePayload
from bot.transport.responses import LONGEST_REQUEST_S


class Letters:
    """A sender of announcements and log lines, which ping nobody. Requests that a user waits for go first."""

    def __init__(self, pace: ChannelRateLimiter) -> None:
        self._pace = pace

    async def send(self, channel: discord.TextChannel, letter: MessagePayload, nonce: str) -> None:
        """Send a message. For some minutes Discord creates no second message with the same nonce.

        Raises one of FAILURES.
        """
        await self._turn(channel)
        quiet = discord.AllowedMentions.none()
        async with asyncio.timeout(LONGEST_REQUEST_S):
            await channel.send(view=letter.view, files=letter.files(), allowed_mentions=quiet, nonce=nonce)

    async def note(self, channel: discord.TextChannel, words: str, nonce: str) -> None:
        """Send a line of text silently. Raises one of FAILURES."""
        await self._turn(channel)
        quiet = discord.AllowedMentions.none()
        async with asyncio.timeout(LONGEST_REQUEST_S):
            await channel.send(words, allowed_mentions=quiet, silent=True, nonce=nonce)

    async def _turn(self, channel: discord.TextChannel) -> None:
        await self._pace.turn(channel.id, channel.guild.id, last=True)


def letter_box(guild: discord.Guild, channel: int) -> discord.TextChannel | str:
    """Return the channel with that id if the bot may write there.

    Otherwise return the obstacle: `gone` (no such text channel) or `shut` (no permission).
    """
    found = guild.get_channel(channel)
    if not isinstance(found, discord.TextChannel):
        return "gone"
    return found if may_write(found) else "shut"


def may_write(channel: discord.TextChannel) -> bool:
    """Return whether the bot may write in the channel."""
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages

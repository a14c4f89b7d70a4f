"""Messages of the bot that answer nobody: what is announced in a channel, a line in a log."""

from __future__ import annotations

import asyncio

import discord

from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.payload import MessagePayload
from bot.transport.responses import LONGEST_REQUEST_S


class Letters:
    """Sends them in their turn, after all that people wait for; they ping nobody."""

    def __init__(self, pace: ChannelRateLimiter) -> None:
        self._pace = pace

    async def send(self, channel: discord.TextChannel, letter: MessagePayload, nonce: str) -> None:
        """Send a message; one of the same nonce is not sent again soon. Raises one of FAILURES."""
        await self._turn(channel)
        quiet = discord.AllowedMentions.none()
        async with asyncio.timeout(LONGEST_REQUEST_S):
            await channel.send(view=letter.view, files=letter.files(), allowed_mentions=quiet, nonce=nonce)

    async def note(self, channel: discord.TextChannel, words: str, nonce: str) -> None:
        """Send a line that nobody is told of. Raises one of FAILURES."""
        await self._turn(channel)
        quiet = discord.AllowedMentions.none()
        async with asyncio.timeout(LONGEST_REQUEST_S):
            await channel.send(words, allowed_mentions=quiet, silent=True, nonce=nonce)

    async def _turn(self, channel: discord.TextChannel) -> None:
        await self._pace.turn(channel.id, channel.guild.id, last=True)


def letter_box(guild: discord.Guild, channel: int) -> discord.TextChannel | str:
    """The channel with that id, if the bot may write there; else why not: it is `gone`, or `shut`."""
    found = guild.get_channel(channel)
    if not isinstance(found, discord.TextChannel):
        return "gone"
    return found if may_write(found) else "shut"


def may_write(channel: discord.TextChannel) -> bool:
    """Whether the bot may write there."""
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages

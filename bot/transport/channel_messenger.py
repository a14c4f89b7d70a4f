"""Messages of the bot in channels that answer no press or command: of tables, announcements, pings, and log lines."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord

from bot.transport.channel_access import NO_ACCESS, ChannelAccess
from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.emoji import sent
from bot.transport.forms import custom_ids
from bot.transport.payload import MessagePayload
from bot.transport.retries import LONGEST_REQUEST_S, again, nonce_of, tried

log = logging.getLogger(__name__)

LOOKED_THROUGH = 100
"""Number of messages in a channel that are searched for one that may already have been sent."""


CLOCKS_DIFFER_S = 60.0
"""Seconds by which the clocks of Discord and of this machine may differ."""

QUIET = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class TextMessage:
    """A line of text that pings only `users` and `roles`. `button`: label and custom_id of its button."""

    said: str
    users: Sequence[int] = ()
    button: tuple[str, str] | None = None
    roles: Sequence[int] = ()

    def view(self) -> discord.ui.View:
        view = discord.ui.View(timeout=None)
        if self.button is not None:
            view.add_item(discord.ui.Button(label=self.button[0], custom_id=self.button[1]))
        view.stop()
        return view

    def mentions(self) -> discord.AllowedMentions:
        users, roles = ([discord.Object(each) for each in some] for some in (self.users, self.roles))
        return discord.AllowedMentions(users=users, roles=roles, everyone=False)


class ChannelMessenger:
    """A sender of messages to channels. Requests that a user waits for go first.

    All methods that send requests to Discord raise one of FAILURES. The timeout of a request does not include the wait
    for its turn in a rate limiter. If Discord refuses the emoji in a message, the message is sent without any.
    """

    def __init__(self, client: discord.Client, pace: ChannelRateLimiter, channel_access: ChannelAccess) -> None:
        self._client, self._pace, self._channel_access = client, pace, channel_access
        self.spot = channel_access.spot

    def stop_writing(self, guild: int, channel: int) -> None:
        """Treat a channel as closed to the bot until a user presses a button there or Discord reports a change."""
        self._channel_access.leave_alone(guild, channel)

    async def send(
        self, guild: int, channel: int, message: MessagePayload | TextMessage, nonce: str, *, silent: bool = True
    ) -> int:
        """Send a message in its turn and return its id.

        For some minutes Discord creates no second message with the same nonce. `silent`: it notifies nobody.
        """
        await self._pace.turn(channel, guild, last=True)
        return await self.send_now(guild, channel, message, nonce, silent=silent)

    async def try_sending(
        self,
        guild: int,
        channel: int,
        message: MessagePayload | TextMessage,
        nonce: str,
        tries: int,
        *,
        silent: bool = True,
    ) -> None:
        """Send a message as `send` does. Retry up to `tries` times while Discord fails, and raise no error."""
        await tried(
            lambda: self.send(guild, channel, message, nonce, silent=silent),
            tries,
            log,
            "Message in channel %d of server %d not sent",
            channel,
            guild,
        )

    async def send_now(
        self, guild: int, channel: int, message: MessagePayload | TextMessage, nonce: str, *, silent: bool = True
    ) -> int:
        """Send a message as `send` does, when the caller has waited for its turn."""
        place = self._place(guild, channel)

        async def request(post: MessagePayload) -> discord.Message:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                return await place.send(
                    view=post.view, files=post.files(), allowed_mentions=QUIET, nonce=nonce, silent=silent
                )

        if isinstance(message, MessagePayload):
            return (await sent(message, request)).id
        mentions = message.mentions()
        async with asyncio.timeout(LONGEST_REQUEST_S):
            return (
                await place.send(
                    message.said, view=message.view(), allowed_mentions=mentions, nonce=nonce, silent=silent
                )
            ).id

    async def change(self, guild: int, channel: int, number: int, message: MessagePayload) -> None:
        """Replace the content of a message of the bot in its turn."""
        await self._pace.turn(channel, guild, last=True)
        await self.change_now(guild, channel, number, message)

    async def change_now(self, guild: int, channel: int, number: int, message: MessagePayload) -> None:
        """Replace the content of a message, when the caller has waited for its turn."""
        shown = self.message(guild, channel, number)

        async def request(post: MessagePayload) -> object:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                return await shown.edit(view=post.view, attachments=post.files(), allowed_mentions=QUIET)

        await sent(message, request)

    async def remove(self, guild: int, channel: int, number: int, *, last: bool = True) -> None:
        """Delete a message of the bot. It is no failure if the message is already gone.

        `last`: requests that a user waits for go first.
        """
        await self._pace.turn_of_all(last=last)
        with suppress(discord.NotFound):
            await again(self.message(guild, channel, number).delete)

    async def find(self, guild: int, channel: int, words: str, since: int | None = None) -> int | None:
        """Return the id of one of the bot's latest messages in the channel that contains these words.

        `since`: only messages sent since then, in unix milliseconds. Return None if there is no such message.
        """
        after = None if since is None else _at(since / 1000 - CLOCKS_DIFFER_S)
        for message in await self._own(guild, channel, after=after):
            if words in "\n".join((message.content, *_texts(message.components))):
                return message.id
        return None

    async def with_button(self, guild: int, channel: int, since: int, wanted: Callable[[str], bool]) -> list[int]:
        """Return the ids of the bot's messages in the channel with a button whose custom_id is wanted, oldest first.

        `since`: only messages sent since then, in unix milliseconds. Of these, only the first LOOKED_THROUGH.
        """
        found = await self._own(guild, channel, after=_at(since / 1000))
        return [message.id for message in found if any(map(wanted, custom_ids(message.components)))]

    async def last_with_button(self, guild: int, channel: int, until: int, custom_id: str) -> int | None:
        """Return the id of the bot's last message in the channel that has this button, or None.

        `until`: only messages sent before that time, in unix milliseconds. Of these, only the last LOOKED_THROUGH.
        """
        found = await self._own(guild, channel, before=_at(until / 1000 + CLOCKS_DIFFER_S))
        return next((message.id for message in found if custom_id in custom_ids(message.components)), None)

    async def _own(
        self, guild: int, channel: int, *, before: discord.Object | None = None, after: discord.Object | None = None
    ) -> list[discord.Message]:
        """Return the bot's messages among LOOKED_THROUGH: the oldest first after a time, otherwise the newest first."""
        await self._pace.turn_of_all(last=True)
        async with asyncio.timeout(LONGEST_REQUEST_S):
            history = self._place(guild, channel).history(limit=LOOKED_THROUGH, before=before, after=after)
            found = [message async for message in history]
        return [message for message in found if message.author == self._client.user]

    async def count_newer(self, guild: int, channel: int, number: int, most: int) -> int:
        """Return how many messages are below a message, up to `most`. If the bot can't read them, return 0."""
        await self._pace.turn_of_all()
        try:
            after = discord.Object(number)
            async with asyncio.timeout(LONGEST_REQUEST_S):
                return len([0 async for _ in self._place(guild, channel).history(limit=most, after=after)])
        except discord.Forbidden as error:
            if error.code == NO_ACCESS:
                raise
            return 0

    def message(self, guild: int, channel: int, number: int) -> discord.PartialMessage:
        """Return a message of that id without requesting it."""
        return self._place(guild, channel).get_partial_message(number)

    def _place(self, guild: int, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=guild)


def _at(seconds: float) -> discord.Object:
    return discord.Object(discord.utils.time_snowflake(datetime.fromtimestamp(seconds, UTC)))


def _texts(components: Iterable[Any]) -> Iterator[str]:
    for each in components:
        if isinstance(each, discord.TextDisplay):
            yield each.content
        yield from _texts(getattr(each, "children", ()))


async def reply(message: discord.Message, post: MessagePayload, what: str) -> int:
    """Reply to a message, pinging nobody, and return the reply's id.

    `what`: purpose of the reply. A message gets only one reply with the same purpose.
    """
    nonce, quiet = nonce_of(what, message.id), discord.AllowedMentions.none()
    # a reply needs the permission to read the message
    guild = message.guild
    reads = guild is not None and message.channel.permissions_for(guild.me).read_message_history
    answered = {"reference": message.to_reference(fail_if_not_exists=False)} if reads else {}
    channel: Any = message.channel

    async def send() -> discord.Message:
        said = {"view": post.view, "files": post.files(), "allowed_mentions": quiet, "nonce": nonce}
        return await channel.send(**said, **answered)

    return (await again(send)).id

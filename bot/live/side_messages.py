"""Short messages about a table (invitations and pings), in addition to its public message.

Each is sent once and later removed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from weakref import WeakValueDictionary

import discord

from bot.errors import UserError
from bot.live.table_messages import TableMessages
from bot.store import StoreError
from bot.tables.background_tasks import BackgroundTasks
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.transport.channel_messenger import LOOKED_THROUGH
from bot.transport.permissions import written_in
from bot.transport.responses import FAILURES, LONGEST_REQUEST_S, Pauses, nonce_of, passing

log = logging.getLogger(__name__)

LAST_REMOVALS_S = 0.5
"""Seconds that the shutdown waits for removals. The next start removes the remaining messages."""

UNDER_WAY = "?"
"""Prefix of a note about a message that is still being sent. The time follows it, in place of the message's id."""
ELSEWHERE = "@"
"""Mark before the channel's id in a note, if the message is not in the table's channel."""

CLOCKS_DIFFER_S = 60.0
"""Seconds by which the clocks of Discord and of this machine may differ."""


class ChannelClosed(OSError):
    """A failure to send, because the bot already knows that it may not write in the channel."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A short message about a table.

    `about`: its subject, e.g. a question's number or an invitation, which distinguishes a table's notices. `said`: the
    text. It pings only `users` and `roles`. `button`: label and custom_id of its button. `channel`: where it is sent
    (None: the table's channel).
    """

    about: str
    said: str
    users: Sequence[int]
    button: tuple[str, str] | None = None
    roles: Sequence[int] = ()
    channel: int | None = None

    def view(self) -> discord.ui.View:
        view = discord.ui.View(timeout=None)
        if self.button is not None:
            view.add_item(discord.ui.Button(label=self.button[0], custom_id=self.button[1]))
        view.stop()
        return view


class SideMessages:
    """The notices of one kind. Each table has at most one of them.

    A note in the database (`ping:{table}{kind}` in meta) records each notice. So after a restart it is neither sent
    twice nor left behind.
    """

    def __init__(
        self, client: discord.Client, registry: TableRegistry, table_messages: TableMessages, kind: str = ""
    ) -> None:
        self._client, self._registry, self._table_messages, self._kind = client, registry, table_messages, kind
        self._standing: dict[int, discord.PartialMessage] = {}
        self._under_way = BackgroundTasks()
        self._posting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def may_post(self, table: Table) -> bool:
        """Return whether a new message may be sent to the table's channel."""
        return self._table_messages.may_post(table)

    @property
    def busy(self) -> bool:
        """Return whether a notice is being sent or removed."""
        return bool(self._under_way)

    def do(self, work: Coroutine[None, None, None]) -> None:
        """Run work on notices in the background. After `close`, no work is started."""
        self._under_way.do(work)

    async def close(self) -> None:
        await self._under_way.close(LAST_REMOVALS_S)

    def clear(self, table_id: int) -> None:
        """Remove the table's current notice."""
        if (old := self._standing.pop(table_id, None)) is not None:
            self.do(self._take_away(table_id, old))

    def stands(self, table_id: int) -> bool:
        """Return whether the table has a notice now."""
        return table_id in self._standing

    async def recall(self, table: Table, *about: str) -> None:
        """Find the table's recorded notice after a restart. Remove it unless its subject is one of `about`.

        If the recorded subject ends in a hyphen and a number, this ending is ignored.
        """
        if table.id not in self._standing:
            asked, _, standing = await self._noted(table)
            if standing is not None:
                self._standing[table.id] = standing
                if asked.partition("-")[0] not in about:
                    self.clear(table.id)

    async def post(self, table: Table, notice: Notice, wanted: Callable[[], Awaitable[bool]]) -> None:
        """Send a notice when the rate limit allows, unless it was already sent.

        `wanted`: returns whether the notice is still needed. It is called before and after sending. If it returns False
        afterwards, the notice is removed. Raises one of FAILURES. Raises ChannelClosed if the bot may not write there.
        """
        lock = self._posting.setdefault(table.id, asyncio.Lock())
        async with lock:
            await self._message(table, notice, wanted)

    async def _message(self, table: Table, notice: Notice, wanted: Callable[[], Awaitable[bool]]) -> None:
        if await self._stands(table, notice):
            return
        await self._table_messages.pace.turn(notice.channel or table.row.channel, table.row.host, last=True)
        if not await wanted():
            return
        if not self._open(table, notice):
            raise ChannelClosed
        # if the bot dies in between, it looks for the message after its next start
        await self._note(table, notice, f"{UNDER_WAY}{self._registry.now()}")
        message = await self._send(table, notice)
        await self._note(table, notice, str(message.id))
        self._standing[table.id] = message
        if not await wanted():
            self.clear(table.id)

    async def refused(self, table: Table, error: Exception) -> None:
        """Handle a permanent refusal by Discord.

        If the table's channel is gone, its tables are closed. Otherwise the table waits for a change in its channel.
        """
        if isinstance(error, discord.HTTPException) and not passing(error):
            with suppress(UserError):
                await self._table_messages.refused(table, error)

    async def _send(self, table: Table, notice: Notice) -> discord.PartialMessage:
        channel = self._channel(table, notice.channel)
        users, roles = ([discord.Object(each) for each in some] for some in (notice.users, notice.roles))
        mentions = discord.AllowedMentions(users=users, roles=roles)
        nonce = nonce_of("notice", table.id, table.row.created_at, notice.about)
        async with asyncio.timeout(LONGEST_REQUEST_S):
            sent = await channel.send(notice.said, view=notice.view(), allowed_mentions=mentions, nonce=nonce)
        return channel.get_partial_message(sent.id)

    async def _stands(self, table: Table, notice: Notice) -> bool:
        """Return whether the same notice was already sent before a restart.

        Remove the table's notice about any other subject.
        """
        asked, since, standing = await self._noted(table)
        if standing is not None and asked != notice.about:
            await self._remove(table.id, standing)
            standing = None
        elif asked == notice.about and since is not None and self._open(table, notice):
            standing = await self._found(self._channel(table, notice.channel), notice.said, since)
        if standing is None:
            return False
        self._standing[table.id] = standing
        await self._note(table, notice, str(standing.id))
        return True

    def _open(self, table: Table, notice: Notice) -> bool:
        """Return whether the bot may write in the channel of this notice."""
        if notice.channel is None:
            return self._table_messages.may_post(table)
        guild = self._client.get_guild(table.row.guild)
        return guild is not None and bool(written_in(guild, notice.channel))

    async def _found(self, channel: discord.PartialMessageable, said: str, since: int) -> discord.PartialMessage | None:
        """Find a message that was sent just before the bot stopped, so that its id was not saved.

        `said`: the message's text. `since`: when sending began, in unix milliseconds. Return None if there is no such
        message.
        """
        after = discord.Object(
            discord.utils.time_snowflake(datetime.fromtimestamp(since / 1000 - CLOCKS_DIFFER_S, UTC))
        )
        await self._table_messages.pace.turn_of_all(last=True)
        async with asyncio.timeout(LONGEST_REQUEST_S):
            async for message in channel.history(limit=LOOKED_THROUGH, after=after):
                if message.content == said and message.author == self._client.user:
                    return channel.get_partial_message(message.id)
        return None

    async def _noted(self, table: Table) -> tuple[str, int | None, discord.PartialMessage | None]:
        """Return the record of the table's notice: its subject, when sending began, and its message.

        The time (unix milliseconds) is set only if the record was made while the notice was being sent. Otherwise the
        message is set, if there is one.
        """
        try:
            about, _, noted = (
                await self._registry.store.key_values.get(f"ping:{table.id}{self._kind}") or ""
            ).partition(":")
        except StoreError:
            return "", None, None
        message, _, place = noted.partition(ELSEWHERE)
        if message.startswith(UNDER_WAY):
            return about, int(message.removeprefix(UNDER_WAY)), None
        channel = self._channel(table, int(place) if place else None)
        return about, None, channel.get_partial_message(int(message)) if message else None

    async def _note(self, table: Table, notice: Notice, message: str) -> None:
        place = "" if notice.channel is None else f"{ELSEWHERE}{notice.channel}"
        await self._keep(table.id, f"{notice.about}:{message}{place}")

    async def _keep(self, table_id: int, words: str) -> None:
        key = f"ping:{table_id}{self._kind}"
        try:
            await self._registry.store.key_values.keep(key, words)
        except StoreError as error:
            log.warning("Ping of table %s not saved, so a restart forgets it: %s", table_id, error)

    async def _take_away(self, table_id: int, message: discord.PartialMessage) -> None:
        if await self._remove(table_id, message):
            with suppress(StoreError):
                noted = await self._registry.store.key_values.get(f"ping:{table_id}{self._kind}") or ""
                if noted.partition(ELSEWHERE)[0].endswith(f":{message.id}"):  # no newer notice has replaced it
                    await self._keep(table_id, "")

    async def _remove(self, table_id: int, message: discord.PartialMessage) -> bool:
        """Delete a message. Return True if it is gone.

        Return False if the bot may not act in the channel now. The message then stays.
        """
        pauses = Pauses()
        while True:
            await self._table_messages.pace.turn_of_all(last=True)
            if (table := await self._reached(table_id, message.channel.id)) is None:
                return False
            try:
                async with asyncio.timeout(LONGEST_REQUEST_S):
                    await message.delete()
            except FAILURES as error:
                if passing(error):
                    await asyncio.sleep(pauses.next())
                    continue
                log.info("Ping of table %s not deleted: %s", table_id, error)
                if isinstance(error, discord.Forbidden):
                    if message.channel.id == table.row.channel:
                        await self.refused(table, error)
                    return False
            return True

    async def _reached(self, table_id: int, place: int) -> Table | None:
        """Return the table if the bot may act in the notice's channel (`place`) now, otherwise None.

        The channel must exist, be visible to the bot, and not be an archived thread. Only the cached permissions are
        checked, so this makes no request.
        """
        try:
            table = await self._registry.get(table_id)
        except UserError:
            return None
        shut = place == table.row.channel and self._table_messages.channel_access.shut(table)
        guild = None if shut else self._client.get_guild(table.row.guild)
        channel = guild.get_channel_or_thread(place) if guild is not None else None
        if guild is None or channel is None:
            return None
        with suppress(discord.ClientException):  # a thread whose parent channel is not known
            return table if channel.permissions_for(guild.me).view_channel else None
        return table

    def _channel(self, table: Table, place: int | None) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place or table.row.channel, guild_id=table.row.guild)

"""Threads of single tables, and the messages in the parent channel that link to them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import discord

from bot.errors import UserError
from bot.tables.background_tasks import BackgroundTasks
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.transport.channel_access import ChannelAccess
from bot.transport.channel_messenger import ChannelMessenger
from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.payload import MessagePayload, sentence
from bot.transport.responses import Interaction, edit
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S, Pauses, again, nonce_of, passing, refusals
from bot.ui.message_form import Form
from bot.ui.render_context import RenderContexts
from bot.ui.table_message import thread_link_message

log = logging.getLogger(__name__)

ARCHIVED_AFTER_MIN: Final = 10080
"""Minutes until a thread is archived: a week, the maximum. Nobody can be pinged in an archived thread."""

ENDED_AFTER_MIN: Final = 60
"""Minutes until a thread is archived in which nothing is played: the minimum. A server has at most 1000 active ones."""

UNKNOWN_MESSAGE, HAS_THREAD, TOO_MANY = 10008, 160004, 160006

REFUSED_MS = 60 * 60 * 1000
"""Milliseconds for which no thread is offered in a channel after Discord refused one there."""

OLD_AFTER_S = 50 * 60
"""Age of a thread link in seconds. An older one is edited at the slower pace of old messages."""

LATE_AFTER_S, NIGHT_LATE_AFTER_S = 3.0, 20.0
"""Seconds that a match waits for its thread before it begins in its channel.

The tables of a club night may wait longer, because many begin at once and a channel has no room for them.
"""

NEEDED = discord.Permissions(view_channel=True, create_public_threads=True, send_messages_in_threads=True)


class Threads:
    """The threads of tables, and the thread links: the messages in the parent channel that link to them.

    Call `settle` and `answer` only while holding the lock of the table's message.
    """

    def __init__(
        self,
        client: discord.Client,
        registry: TableRegistry,
        render_contexts: RenderContexts,
        pace: ChannelRateLimiter,
        messenger: ChannelMessenger,
        channel_access: ChannelAccess,
    ) -> None:
        self._client, self._registry, self._render_contexts = client, registry, render_contexts
        self._pace, self._messenger, self._channel_access = pace, messenger, channel_access
        self._shown: dict[int, str] = {}
        self._refused: dict[int, int] = {}
        self._ended: dict[int, discord.Thread] = {}
        self._background = BackgroundTasks()

    async def close(self) -> None:
        await self._background.close()

    def offered(self, guild: discord.Guild, channel: int) -> bool:
        """Return whether the bot can open threads in a channel, as far as is known."""
        return self._missing(guild.get_channel(channel)) == "" and channel not in self._refused_now()

    async def settle(self, table: Table) -> Table:
        """Open the thread for which the table waits (`TableRow.moving`). Return the table in its new state.

        If the thread can't be opened in time, a message says that the table stays in its channel. Raises UserError if
        the table's new place can't be saved. The next call tries again, and Discord never opens two threads at one
        message.
        """
        row = table.row
        channel = self._client.get_channel(row.channel)
        thread, why = None, self._missing(channel)
        if isinstance(channel, discord.TextChannel) and not why:
            try:
                thread = await self._opened_in_time(table, channel)
                why = "late"
                self._refused.pop(row.channel, None)
            except FAILURES as error:
                log.info("Thread of table %s not opened, so the table stays in its channel: %s", table.id, error)
                why = reason(error)
                self._refused = {**self._refused_now(), row.channel: self._registry.now() + REFUSED_MS}
        if thread is None:
            await self._registry.move(table.id, parent=None, thread_link=None)
            await self._say_it_stays(table, why)
        else:
            link = row.message  # from now on, the lobby's message links to the thread
            await self._registry.move(table.id, channel=thread, thread_link=link, message=None, message_at=None)
        return await self._registry.get(table.id)

    async def answer(self, interaction: Interaction, table: Table) -> bool:
        """Answer a press on the message that links to the table's thread, by redrawing that message.

        Return False if the press was on another message.
        """
        if interaction.message is None or interaction.message.id != table.row.thread_link or table.row.moving:
            return False
        await edit(interaction, await self._thread_link(table, table.row.parent or 0))
        self._shown[table.id] = table.row.state
        return True

    async def bring_up(self, table: Table) -> None:
        """Update the message that links to the table's thread, if it is out of date.

        Once it shows the end, or is deleted, it is left alone. The thread of a table that has ended will be archived.
        Raises UserError. Raises one of FAILURES if another try may succeed later.
        """
        row = table.row
        if row.parent is None or row.moving:
            return
        if row.state in ("over", "closed"):
            self._let_archive(row.guild, row.channel)
        if row.thread_link is None or self._shown.get(table.id) == row.state:
            return
        guild = self._client.get_guild(row.guild)
        if guild is not None and guild.unavailable:
            return
        if guild is None or guild.get_channel(row.parent) is None:
            if row.state in ("over", "closed"):
                await self._leave(table)
            return
        old = self._registry.now() - row.created_at > OLD_AFTER_S * 1000
        turn = await self._pace.turn(row.parent, row.host, old=old)
        try:
            await self._edit(table)
        finally:
            turn.end()
        self._shown[table.id] = row.state
        if row.state in ("over", "closed"):
            await self._leave(table)

    async def open_again(self, thread_id: int) -> bool:
        """Open a thread in which nothing is played, for an hour. Then it will be archived.

        Return False if a moderator has locked it. Raises one of FAILURES.
        """
        await self._pace.turn_of_all()
        thread = await again(lambda: self._client.fetch_channel(thread_id))
        if not isinstance(thread, discord.Thread) or thread.locked:
            return False
        await self._pace.turn_of_all()
        await again(lambda: thread.edit(archived=False, auto_archive_duration=ENDED_AFTER_MIN))
        return True

    def _let_archive(self, guild: int, thread_id: int) -> None:
        """Have a thread archived an hour after its last message, unless it already is or will be."""
        server = self._client.get_guild(guild)
        thread = server.get_thread(thread_id) if server is not None else None
        if thread is not None and thread.auto_archive_duration != ENDED_AFTER_MIN and thread_id not in self._ended:
            kept = {number: each for number, each in self._ended.items() if each.guild.get_thread(number) is each}
            self._ended = {**kept, thread_id: thread}
            self._background.do(self._retried(lambda: thread.edit(auto_archive_duration=ENDED_AFTER_MIN)))

    async def _edit(self, table: Table) -> None:
        row, post = table.row, await self._thread_link(table, table.row.parent or 0)
        with refusals(log, "Link to the thread of table %s not updated", table.id) as refused:
            await self._messenger.change_now(row.guild, row.parent or 0, row.thread_link or 0, post)
        if refused and isinstance(refused[0], discord.NotFound):
            await self._leave(table)

    async def _leave(self, table: Table) -> None:
        await self._registry.move(table.id, thread_link=None)
        self._shown.pop(table.id, None)

    def _missing(self, channel: object) -> str:
        """Return why the bot can't open threads in a channel, or "" if it can.

        `none`: tables get no threads in this kind of channel. `permission`: the bot lacks a permission.
        """
        if not isinstance(channel, discord.TextChannel):
            return "none"
        return "" if channel.permissions_for(channel.guild.me) >= NEEDED else "permission"

    def _refused_now(self) -> dict[int, int]:
        now = self._registry.now()
        return {channel: until for channel, until in self._refused.items() if now < until <= now + REFUSED_MS}

    async def _opened_in_time(self, table: Table, channel: discord.TextChannel) -> int | None:
        """Open the table's thread and return its id. Return None if that takes too long. Raises one of FAILURES.

        If the thread comes later, it gets a line that says where the match is.
        """
        opening = asyncio.create_task(self._opened(table, channel))
        try:
            await asyncio.wait([opening], timeout=LATE_AFTER_S if table.row.night is None else NIGHT_LATE_AFTER_S)
        except asyncio.CancelledError:
            opening.cancel()
            raise
        if opening.done():
            return opening.result()
        log.info("Thread of table %s takes too long, so the table stays in its channel.", table.id)
        self._background.do(self._came_late(table.id, opening))
        return None

    async def _came_late(self, table_id: int, opening: asyncio.Task[int]) -> None:
        try:
            thread = await opening
            table = await self._registry.get(table_id)
        except (*FAILURES, UserError) as error:
            log.info("Thread of table %s not opened after all: %s", table_id, error)
            return
        if table.row.moving or table.row.channel == thread:
            return  # that the table stays could not be saved, so it moves to this thread
        row, nonce = table.row, nonce_of("late", table.row.id, table.row.created_at)

        async def say() -> None:
            await self._messenger.send_now(row.guild, thread, await self._thread_link(table, thread), nonce)

        await self._retried(say)
        await self._retried(lambda: self.open_again(thread))

    async def _retried(self, request: Callable[[], Awaitable[object]]) -> None:
        """Send a request that nobody waits for. Send it again while Discord fails, but not if Discord refuses it."""
        pauses = Pauses()
        while True:
            await self._pace.turn_of_all(last=True)
            try:
                await again(request)
            except FAILURES as error:
                if passing(error):
                    await asyncio.sleep(pauses.next())
                    continue
                log.info("Discord refused a request about a thread: %s", error)
            return

    async def _opened(self, table: Table, channel: discord.TextChannel) -> int:
        """Open the table's thread and return its id. The thread starts at the table's message, if that exists."""
        row = table.row
        text = (await self._render_contexts.for_guild(row.guild)).speak
        name = text("thread-name", game=text(row.game), table=str(row.id))
        await self._pace.turn_of_all()
        if row.message is not None:
            message = channel.get_partial_message(row.message)
            try:
                await again(lambda: message.create_thread(name=name, auto_archive_duration=ARCHIVED_AFTER_MIN))
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, HAS_THREAD):
                    raise
                if error.code == HAS_THREAD:
                    return row.message  # opened before the bot ended, or the answer was lost
            else:
                return row.message  # Discord gives the thread the id of its message
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        async with asyncio.timeout(LONGEST_REQUEST_S):
            return (await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVED_AFTER_MIN)).id

    async def _say_it_stays(self, table: Table, why: str) -> None:
        row = table.row
        text = (await self._render_contexts.for_guild(row.guild)).speak
        post = sentence(text("thread-stays", table=str(row.id), why=why))
        if self._channel_access.shut(table):
            return
        with suppress(*FAILURES):
            await self._pace.turn_of_all()
            nonce = nonce_of("stays", row.id, row.created_at)
            await self._messenger.send_now(row.guild, row.channel, post, nonce)

    async def _thread_link(self, table: Table, channel: int) -> MessagePayload:
        text = (await self._render_contexts.for_guild(table.row.guild)).speak
        form = Form.now(channel, self._channel_access)
        return form.message(thread_link_message(table, text), table, text, lambda: self._thread_link(table, channel))


def reason(error: Exception) -> str:
    """Return why Discord opened no thread: `full`, `busy`, `permission` or `refused`.

    It is the value of `why` in the message `thread-stays`.
    """
    if isinstance(error, discord.HTTPException) and error.code == TOO_MANY:
        return "full"
    if isinstance(error, discord.Forbidden):
        return "permission"
    return "busy" if passing(error) else "refused"

"""The writer of a table's public message.

It edits the message, turns it into the final card of its round, or posts a new message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.errors import UserError
from bot.live.threads import Threads
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timing import Timing
from bot.transport import responses
from bot.transport.channel_access import ChannelAccess
from bot.transport.channel_rate_limiter import ChannelRateLimiter, ChannelSlot
from bot.transport.payload import MessagePayload
from bot.transport.priority import Priority
from bot.transport.responses import FAILURES, Interaction, nonce_of
from bot.transport.sending import Sending
from bot.ui.lobby_message import lobby_message
from bot.ui.render_context import RenderContext, RenderContexts
from bot.ui.render_queue import RenderRequest
from bot.ui.result_message import between, card_message, closed_message
from bot.ui.table_message import board_message
from bot.ui.table_message_state import TableMessageState, is_done, revision, round_of

log = logging.getLogger(__name__)

OLD_AFTER_S = 50 * 60
"""Seconds after which a message is posted again, because its edits would be throttled (DISCORD A2)."""

BURIED_UNDER = 8
"""Number of newer messages that hide the message of a table."""

BURIED_LOOK_PAUSE_S = 60.0
"""Seconds between two checks whether a message is hidden."""

PATIENCE_S = 2.0
"""Seconds that the public message waits for its picture before it falls back to words."""

CARD_PATIENCE_S = 10.0
"""Seconds that the card of a round waits for its picture. Nobody waits for the card, and it is never changed again."""


class TableMessageWriter:
    """The writer of table messages.

    It locks a message's state while writing, so that an older state never replaces a newer one. `painted`: called with
    a table's id when a picture is ready that was too late for the table's message.
    """

    def __init__(
        self,
        client: discord.Client,
        registry: TableRegistry,
        render_contexts: RenderContexts,
        pace: ChannelRateLimiter,
        channel_access: ChannelAccess,
        threads: Threads,
        timing: Timing,
        painted: Callable[[int], None],
    ) -> None:
        self._registry, self._render_contexts, self._timing, self._painted = registry, render_contexts, timing, painted
        self._pace, self._channel_access, self._threads = pace, channel_access, threads
        self._sending = Sending(client, pace, channel_access)
        self._states: dict[int, TableMessageState] = {}

    def get_state(self, table_id: int) -> TableMessageState:
        """Return the record of what the table's message shows."""
        return self._states.setdefault(table_id, TableMessageState())

    def is_shown(self, table: Table) -> bool:
        """Return whether the message needs no update now.

        True if it is up to date. Also true if the message was deleted or its thread is archived, until a user presses.
        """
        state = self.get_state(table.id)
        if not table.venue.posts or is_done(table) or (table.match is None and table.row.message is None):
            return True
        if state.lost or state.archived:
            return not state.stirred
        return state.shown == revision(table)

    def owes(self, table: Table) -> bool:
        """Return whether the message is shown in words until its picture is ready."""
        return self.get_state(table.id).owed and table.row.message is not None and not self.get_state(table.id).lost

    async def paint(self, table: Table) -> bool:
        """Paint the message's next picture. Return whether to update the message now.

        If only the picture is missing from the message, return False until it is ready. Call this method before waiting
        for the rate limit and the lock.
        """
        if table.match is None or table.match.result is not None:
            return True
        owed = self.is_shown(table)
        wish = self._wish(table, 0.0 if owed else PATIENCE_S, words=not owed)
        context = replace(await self._context(table), wish=wish)
        kind = "result" if between(table) else "table"
        return await context.prepare(kind, table.frozen_copy(), table.match.scene(None))

    def is_old(self, table: Table) -> bool:
        """Return whether the message is so old that Discord throttles its edits."""
        return table.row.message is not None and self._registry.now() - (table.row.message_at or 0) > OLD_AFTER_S * 1000

    def may_post(self, table: Table) -> bool:
        """Return whether the bot may send a new message to the table's channel now.

        False if the channel is closed to the bot. False in an archived thread until a user presses, because a message
        would reopen the thread.
        """
        if self._channel_access.shut(table):
            return False
        if self.get_state(table.id).stirred or not self._channel_access.archived(table):
            return True
        self._channel_access.wait(table)
        return False

    def stir(self, table: Table) -> TableMessageState:
        """Note that a user pressed at this table. Return the record of what its message shows.

        From now on the message may be posted again, even if this reopens an archived thread.
        """
        state = self.get_state(table.id)
        state.stirred, state.place = True, table.row.channel
        return state

    def calm(self, channel: int) -> None:
        """Note that a thread was archived. Earlier presses no longer allow the bot to reopen it."""
        for state in self._states.values():
            if state.place == channel:
                state.stirred = False

    def leave(self, table: Table) -> None:
        """Forget the record of an ended table's message."""
        state = self._states.get(table.id)
        if state is not None and not state.lock.locked():
            self._render_contexts.unwanted(state)
            del self._states[table.id]

    async def answer(self, interaction: Interaction, table: Table) -> None:
        """Answer a press on the public message by redrawing that message."""
        pressed = interaction.message.id if interaction.message else None
        async with self.get_state(table.id).lock:
            table = await self._threads.settle(table)
            if await self._threads.answer(interaction, table):
                return
            if table.row.message in (None, pressed):
                post = await self.made(table, self._timing.picture_s)
                await responses.edit(interaction, post)
                await self.remember(table, pressed, post)
            else:
                await responses.later(interaction)  # the table has just got a newer message, so this one stays as it is

    async def open(self, interaction: Interaction, table: Table) -> int:
        """Answer a command with a new table message, and return its id.

        The older table message is deleted, where the bot can do so.
        """
        state = self.get_state(table.id)
        async with state.lock:
            if state.sending:
                with suppress(*FAILURES):  # a message that was perhaps sent has to be known, so that it can be deleted
                    await self._send(table, replaces=True)
            post = await self.made(table, self._timing.picture_s)
            message = await responses.send(interaction, post)
            await self._replace(table, message, post)
            return message

    async def post(self, table: Table) -> None:
        """Send the message of a new table to its channel. Raises UserError if the bot may not write there."""
        if not self.may_post(table):
            raise UserError("no-send-there", channel=f"<#{table.row.channel}>")
        async with self.get_state(table.id).lock:
            await self._send(table)

    async def reply(self, message: discord.Message, table: Table) -> None:
        """Reply to a user's message with the table message. It pings nobody."""
        async with self.get_state(table.id).lock:
            post = await self.made(table)
            sent = await responses.reply(message, post, "a table")
            await self._replace(table, sent, post)

    async def show(self, table: Table, turn: ChannelSlot) -> None:
        """Show the table's current state, by editing the message or posting a new one.

        A new round gets a new message. Before that, the message of the previous round becomes the card of its result.
        Call this method while holding the lock of the message's state. `turn`: the slot that the channel's rate limiter
        has granted.
        """
        table = await self._threads.settle(table)
        state, row, match = self.get_state(table.id), table.row, table.match
        if self.is_shown(table):
            if self.owes(table):
                await self._edit(table)
            return
        if state.archived:
            await self._send(table, replaces=True)
        elif match is None:
            if state.lost and row.state == "lobby":
                await self._send(table)
            elif row.message is not None and not state.lost:
                await self._edit(table)
        elif state.lost or row.message is None:
            if row.message is not None or match.result is None:
                await self._send(table)
        elif row.round and row.round != round_of(table) and await self._close_round(table):
            turn.end()
            await self._pace.turn(row.channel, row.host)
            await self._send(table)
        elif await self._sinks(table):
            await self._send(table, replaces=True)
        else:
            await self._edit(table)
        state.stirred = False

    async def _close_round(self, table: Table) -> bool:
        """Turn the message of the previous round into the card of its result.

        Return False if the result of that round is no longer in memory.
        """
        assert table.match is not None
        scene = table.match.scene(None)
        state, shown = self.get_state(table.id), table.row.round or 0
        settled = state.settled
        if scene.settled == shown and table.match.result is None:
            settled.setdefault(shown, (scene, table.match.told))
        found = settled.get(shown)
        if found is None:
            return False
        wish = RenderRequest((state, shown), Priority.LAST, CARD_PATIENCE_S)
        post = await card_message(table, *found, replace(await self._context(table), wish=wish))
        self._render_contexts.unwanted((state, shown))
        try:
            await self._sending.change(table, post)
        except discord.NotFound:
            log.info("The message of table %s was deleted.", table.id)
        for number in [number for number in settled if number <= shown]:
            del settled[number]
        return True

    async def _edit(self, table: Table) -> None:
        post = await self.made(table)
        await self._sending.change(table, post)
        await self.remember(table, table.row.message, post)

    async def _send(self, table: Table, *, replaces: bool = False) -> None:
        state, row = self.get_state(table.id), table.row
        if not self.may_post(table):
            state.archived = self._channel_access.archived(table)
            return
        post, state.sending, perhaps = await self.made(table), True, state.sending
        # Discord makes only one message per nonce, even if it is sent again because its confirmation was lost
        sent = await self._sending.send(
            table, post, nonce_of(row.id, row.created_at, row.message, row.round, state.taken_back)
        )
        state.lost = state.archived = state.sending = False
        if perhaps:
            post = replace(post, revision=None)  # this may be the earlier message, which shows an older state
        try:
            await (self._replace if replaces else self.remember)(table, sent, post)
        except UserError:
            state.taken_back += 1
            await self._sending.delete(table, sent)
            raise

    async def _replace(self, table: Table, message: int, post: MessagePayload) -> None:
        older = table.row.message
        await self.remember(table, message, post)
        if older not in (None, 0, message) and table.venue.at_will:
            await self._sending.delete(table, older)

    async def remember(self, table: Table, message: int | None, post: MessagePayload) -> None:
        """Note that the table's message is now `message` and shows `post`.

        If it shows the end of the table, forget the message's id, because it is never changed again.
        """
        kept = None if post.over else message
        if (table.row.message, table.row.round) != (kept, post.round):
            await self._registry.set_message(table.id, kept, post.round)
        state = self.get_state(table.id)
        state.shown, state.owed = post.revision, post.owed or state.nameless
        state.played = 0 if post.settled else post.round

    def _wish(self, table: Table, patience_s: float, *, words: bool = True) -> RenderRequest:
        ready = partial(self._painted, table.id)
        return RenderRequest(self.get_state(table.id), Priority.LAST, patience_s, ready, words)

    async def made(self, table: Table, patience_s: float = PATIENCE_S) -> MessagePayload:
        """Build the public message of the table's current state.

        `patience_s`: seconds to wait for the picture. If the picture is late, or files are not allowed in the channel,
        the message is in words.
        """
        shown, over = revision(table), table.row.state in ("over", "closed")
        number, settled = round_of(table), between(table)
        if table.row.state == "closed" and table.row.start_id is not None:
            post = closed_message(table, (await self._context(table)).speak)
        elif table.match is None:
            post = lobby_message(table, (await self._context(table)).speak)
        else:
            result = table.match.result is not None
            wish = self._wish(table, CARD_PATIENCE_S if result else patience_s)
            post = await board_message(table, replace(await self._context(table), wish=wish))
        return replace(post, revision=shown, round=number, settled=settled, over=over)

    async def _sinks(self, table: Table) -> bool:
        """Return whether to post the message again at the bottom of the channel.

        That is done to show a new result. It is also done while players use a message that is old or hidden above
        others.
        """
        assert table.match is not None
        over = table.match.result is not None
        if over or (between(table) and self.get_state(table.id).played == table.row.round):
            # a result waits until it may be posted, but the end of a match outside of its own thread is edited instead
            if not self.may_post(table):
                return not over or table.row.parent is not None
            return self.is_old(table) or await self._sending.newer(table, 1) > 0
        return await self._hidden(table)

    async def _hidden(self, table: Table) -> bool:
        """Return whether a user has pressed at the table, and its message is old or hidden above newer messages.

        Counting newer messages takes a request, so it is done rarely.
        """
        state, clock = self.get_state(table.id), asyncio.get_running_loop().time()
        if not state.stirred or self.is_old(table):
            return state.stirred
        state.looked = state.looked or clock
        if clock - state.looked < BURIED_LOOK_PAUSE_S:
            return False
        state.looked = clock
        return await self._sending.newer(table, BURIED_UNDER) >= BURIED_UNDER

    async def _context(self, table: Table) -> RenderContext:
        """Return the context for a message that everyone in the table's channel sees.

        It asks for words if the bot may not attach files, or while names of players are missing.
        """
        if not table.venue.at_will:
            return self._render_contexts.for_group_chat(self.get_state(table.id).locale)
        in_words = self.get_state(table.id).nameless or self._channel_access.wordless(table.row.channel)
        return await self._render_contexts.for_guild(table.row.guild, in_words=in_words)

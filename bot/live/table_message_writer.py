"""Edits the public message of a table, leaves it behind as the card of its round, or posts it anew."""

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
from bot.ui.lobby_message import lobby_post
from bot.ui.render_context import RenderContext, RenderContexts
from bot.ui.render_queue import RenderRequest
from bot.ui.result_message import between, card_post, closed_post
from bot.ui.table_message import board_post
from bot.ui.table_message_state import TableMessageState, is_done, revision, round_of

log = logging.getLogger(__name__)

OLD_AFTER_S = 50 * 60
"""A message older than this many seconds is posted again: its edits would be throttled (DISCORD A2)."""

BURIED_UNDER = 8
"""So many newer messages hide the message of a table."""

BURIED_LOOK_PAUSE_S = 60.0
"""Seconds between two looks at whether a message is hidden."""

PATIENCE_S = 2.0
"""Seconds that the public message waits for its picture before it is changed to words."""

CARD_PATIENCE_S = 10.0
"""The same for the card of a round: nobody waits for it, and it is never changed again."""


class TableMessageWriter:
    """Changes messages of tables under the lock of their board, so that nothing older comes later.

    It calls `painted` with a table when a picture is there that its message had to do without.
    """

    def __init__(
        self,
        client: discord.Client,
        registry: TableRegistry,
        readers: RenderContexts,
        pace: ChannelRateLimiter,
        doors: ChannelAccess,
        threads: Threads,
        timing: Timing,
        painted: Callable[[int], None],
    ) -> None:
        self._registry, self._readers, self._timing, self._painted = registry, readers, timing, painted
        self._pace, self._doors, self._threads = pace, doors, threads
        self._sending = Sending(client, pace, doors)
        self._boards: dict[int, TableMessageState] = {}

    def of(self, table_id: int) -> TableMessageState:
        """What is known of a table's message."""
        return self._boards.setdefault(table_id, TableMessageState())

    def is_shown(self, table: Table) -> bool:
        """Whether there is nothing to do, because all is shown or because somebody has to press first."""
        board = self.of(table.id)
        if not table.venue.posts or is_done(table) or (table.match is None and table.row.message is None):
            return True
        if board.lost or board.archived:
            return not board.stirred
        return board.shown == revision(table)

    def owes(self, table: Table) -> bool:
        """Whether the message is in words until its picture is there."""
        return self.of(table.id).owed and table.row.message is not None and not self.of(table.id).lost

    async def paint(self, table: Table) -> bool:
        """Have the picture painted that is shown next, before the pace and the lock are asked for. Returns whether it
        makes sense to go on: a message that is only owed its picture waits until it is called for."""
        if table.match is None or table.match.result is not None:
            return True
        owed = self.is_shown(table)
        wish = self._wish(table, 0.0 if owed else PATIENCE_S, words=not owed)
        reader = replace(await self._reader(table), wish=wish)
        kind = "result" if between(table) else "table"
        return await reader.prepare(kind, table.frozen_copy(), table.match.scene(None))

    def is_old(self, table: Table) -> bool:
        """Whether the edits of the message are throttled."""
        return table.row.message is not None and self._registry.now() - (table.row.message_at or 0) > OLD_AFTER_S * 1000

    def may_post(self, table: Table) -> bool:
        """Whether a new message may go to the channel: it is not closed, and no archived thread would be opened by
        itself."""
        if self._doors.shut(table):
            return False
        if self.of(table.id).stirred or not self._doors.archived(table):
            return True
        self._doors.wait(table)
        return False

    def stir(self, table: Table) -> TableMessageState:
        """Note that somebody presses at this table: from now on its message may be posted anew, and open an archived
        thread."""
        board = self.of(table.id)
        board.stirred, board.place = True, table.row.channel
        return board

    def calm(self, channel: int) -> None:
        """A thread has just been archived: only who presses from now on opens it again."""
        for board in self._boards.values():
            if board.place == channel:
                board.stirred = False

    def leave(self, table: Table) -> None:
        """Forget what was known of a table that has ended."""
        board, ended = self._boards.get(table.id), table.row.state in ("over", "closed")
        if ended and board is not None and not board.lock.locked():
            self._readers.unwanted(board)
            del self._boards[table.id]

    async def answer(self, interaction: Interaction, table: Table) -> None:
        """Answer a press on the public message by the table as it stands."""
        pressed = interaction.message.id if interaction.message else None
        async with self.of(table.id).lock:
            table = await self._threads.settle(table)
            if await self._threads.answer(interaction, table):
                return
            if table.row.message in (None, pressed):
                post = await self.made(table, self._timing.picture_s)
                await responses.edit(interaction, post)
                await self.remember(table, pressed, post)
            else:
                await responses.later(interaction)  # the table has just moved: the older message shows nothing more

    async def open(self, interaction: Interaction, table: Table) -> int:
        """Answer a command by the table in a new message, and return its id; the older one goes, where the bot may
        delete it."""
        board = self.of(table.id)
        async with board.lock:
            if board.sending:
                with suppress(*FAILURES):  # what is there perhaps has to be known to go
                    await self._send(table, replaces=True)
            post = await self.made(table, self._timing.picture_s)
            message = await responses.send(interaction, post)
            await self._replace(table, message, post)
            return message

    async def post(self, table: Table) -> None:
        """Show a new table in its channel. Raises UserError where the bot may not write."""
        if not self.may_post(table):
            raise UserError("no-send-there", channel=f"<#{table.row.channel}>")
        async with self.of(table.id).lock:
            await self._send(table)

    async def reply(self, message: discord.Message, table: Table) -> None:
        """Answer a message by the table as it stands, pinging nobody; under the lock, so that no other comes first."""
        async with self.of(table.id).lock:
            post = await self.made(table)
            sent = await responses.reply(message, post, "a table")
            await self._replace(table, sent, post)

    async def show(self, table: Table, turn: ChannelSlot) -> None:
        """Edit the message of this round, or finish that of the last one and post anew; under the board's lock."""
        table = await self._threads.settle(table)
        board, row, match = self.of(table.id), table.row, table.match
        if self.is_shown(table):
            if self.owes(table):
                await self._edit(table)
            return
        if board.archived:
            await self._send(table, replaces=True)
        elif match is None:
            if board.lost and row.state == "lobby":
                await self._send(table)
            elif row.message is not None and not board.lost:
                await self._edit(table)
        elif board.lost or row.message is None:
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
        board.stirred = False

    async def _close_round(self, table: Table) -> bool:
        """Make the old message the card of its round. Returns False if that round is not known any more."""
        assert table.match is not None
        scene = table.match.scene(None)
        board, shown = self.of(table.id), table.row.round or 0
        settled = board.settled
        if scene.settled == shown and table.match.result is None:
            settled.setdefault(shown, (scene, table.match.told))
        found = settled.get(shown)
        if found is None:
            return False
        wish = RenderRequest((board, shown), Priority.LAST, CARD_PATIENCE_S)
        post = await card_post(table, *found, replace(await self._reader(table), wish=wish))
        self._readers.unwanted((board, shown))
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
        board, row = self.of(table.id), table.row
        if not self.may_post(table):
            board.archived = self._doors.archived(table)
            return
        post, board.sending, perhaps = await self.made(table), True, board.sending
        # of the same nonce there is one message, also when its confirmation was lost and it is sent again
        sent = await self._sending.send(
            table, post, nonce_of(row.id, row.created_at, row.message, row.round, board.taken_back)
        )
        board.lost = board.archived = board.sending = False
        if perhaps:
            post = replace(post, revision=None)  # it may be the one sent before, which shows less
        try:
            await (self._replace if replaces else self.remember)(table, sent, post)
        except UserError:
            board.taken_back += 1
            await self._sending.delete(table, sent)
            raise

    async def _replace(self, table: Table, message: int, post: MessagePayload) -> None:
        older = table.row.message
        await self.remember(table, message, post)
        if older not in (None, 0, message) and table.venue.at_will:
            await self._sending.delete(table, older)

    async def remember(self, table: Table, message: int | None, post: MessagePayload) -> None:
        """Note what the message shows; one that shows the end is left alone for good."""
        kept = None if post.over else message
        if (table.row.message, table.row.round) != (kept, post.round):
            await self._registry.set_message(table.id, kept, post.round)
        board = self.of(table.id)
        board.shown, board.owed = post.revision, post.owed or board.nameless
        board.played = 0 if post.settled else post.round

    def _wish(self, table: Table, patience_s: float, *, words: bool = True) -> RenderRequest:
        ready = partial(self._painted, table.id)
        return RenderRequest(self.of(table.id), Priority.LAST, patience_s, ready, words)

    async def made(self, table: Table, patience_s: float = PATIENCE_S) -> MessagePayload:
        """The public message of the table as it stands, in words where no picture may be attached, or is there in
        time."""
        shown, over = revision(table), table.row.state in ("over", "closed")
        number, settled = round_of(table), between(table)
        if table.row.state == "closed" and table.row.start_id is not None:
            post = closed_post(table, (await self._reader(table)).speak)
        elif table.match is None:
            post = lobby_post(table, (await self._reader(table)).speak)
        else:
            result = table.match.result is not None
            wish = self._wish(table, CARD_PATIENCE_S if result else patience_s)
            post = await board_post(table, replace(await self._reader(table), wish=wish))
        return replace(post, revision=shown, round=number, settled=settled, over=over)

    async def _sinks(self, table: Table) -> bool:
        """Whether the message is posted anew, at the bottom: there a result belongs when it comes, and a table that is
        hidden from who plays there."""
        assert table.match is not None
        over = table.match.result is not None
        if over or (between(table) and self.of(table.id).played == table.row.round):
            if not self.may_post(table):  # what is said later comes anew; a table that only visits a thread is edited
                return not over or table.row.parent is not None
            return self.is_old(table) or await self._sending.newer(table, 1) > 0
        return await self._hidden(table)

    async def _hidden(self, table: Table) -> bool:
        """Whether somebody plays at a message that is old, or buried (a look that costs a request, and so is rare)."""
        board, clock = self.of(table.id), asyncio.get_running_loop().time()
        if not board.stirred or self.is_old(table):
            return board.stirred
        board.looked = board.looked or clock
        if clock - board.looked < BURIED_LOOK_PAUSE_S:
            return False
        board.looked = clock
        return await self._sending.newer(table, BURIED_UNDER) >= BURIED_UNDER

    async def _reader(self, table: Table) -> RenderContext:
        """All who read in the channel of the table, in words where the bot may not attach files, or lacks names."""
        if not table.venue.at_will:
            return self._readers.of_friends(self.of(table.id).locale)
        in_words = self.of(table.id).nameless or self._doors.wordless(table.row.channel)
        return await self._readers.of_all(table.row.guild, in_words=in_words)

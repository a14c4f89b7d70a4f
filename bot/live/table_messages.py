"""The public messages of tables, brought up to date at the pace that Discord allows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import discord

from bot.errors import UserError
from bot.live.background_queue import BackgroundQueue
from bot.live.table_message_writer import TableMessageWriter
from bot.live.threads import Threads
from bot.live.token_messages import TokenTableMessages
from bot.tables.background_tasks import ended
from bot.tables.registry import Events, TableRegistry
from bot.tables.table import Table
from bot.tables.timing import Timing
from bot.transport.channel_access import ChannelAccess
from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.display_names import DisplayNames
from bot.transport.responses import FAILURES, Interaction, Pauses, passing
from bot.transport.webhook_rate_limiter import WebhookRateLimiter
from bot.ui.render_context import RenderContexts
from bot.ui.table_message_state import TableMessageState, is_done
from engine.core import Ask

log = logging.getLogger(__name__)

LINGER_S = 2.0
"""Seconds that an edit waits for the next one while no person is asked."""

LATER_S = 10.0
"""Maximum number of seconds that the next table in the background waits for one that Discord does not show."""

WARNING_PAUSE_S = 60.0
"""Seconds between two log lines saying that Discord fails."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083


class TableMessages:
    """The public messages of all tables, kept up to date and retried while Discord fails.

    It calls `tried` with a channel and whether a message could be shown there (False: Discord fails).
    """

    def __init__(
        self,
        client: discord.Client,
        registry: TableRegistry,
        readers: RenderContexts,
        names: DisplayNames,
        pace: ChannelRateLimiter,
        hooks: WebhookRateLimiter,
        timing: Timing,
        doors: ChannelAccess,
        tried: Callable[[int, bool], None],
    ) -> None:
        self._registry, self._names, self.pace, self._timing = registry, names, pace, timing
        self.doors = doors
        self.threads = Threads(client, registry, readers, pace, doors)
        self._posting = TableMessageWriter(client, registry, readers, pace, doors, self.threads, timing, self.want)
        self._carried = TokenTableMessages(registry, self._posting, readers, hooks, timing)
        self._wanted: set[int] = set()
        self._closed = False
        self._painters: dict[int, asyncio.Task[None]] = {}
        self._rounds = BackgroundQueue(self._bring_later)
        self._lingering: dict[int, asyncio.TimerHandle] = {}
        self._warned = -WARNING_PAUSE_S
        self._tried = tried

    def refresh(self, table: Table, events: Events) -> None:
        """Show what happened at the table. An answer that was merely recorded changes nothing."""
        if not table.venue.posts:
            return
        if table.row.state == "closed":
            self._leave(table)
            if table.row.start_id is not None:
                self.want(table.id)
        if events and table.match is not None:
            scene = table.match.scene(None)
            board = self.board(table.id)
            board.settled.setdefault(scene.settled, (scene, table.match.told))
            if table.in_window and not table.alone:
                board.even_at = asyncio.get_running_loop().time() + self._timing.even_s
        if table.match is not None and not self._posting.is_shown(table):
            self._want_soon(table)

    @property
    def behind(self) -> int:
        """The number of background tables that wait to be shown."""
        return len(self._rounds)

    def board(self, table_id: int) -> TableMessageState:
        """Return the known state of a table's message."""
        return self._posting.of(table_id)

    def want(self, *table_ids: int) -> None:
        """Bring the public messages up to date as soon as the pace allows, and retry while Discord fails."""
        for table_id in table_ids:
            self._rounds.drop(table_id)
            if (table := self._registry.known.get(table_id)) is not None:
                self.pace.hurry(table.row.channel, table.row.host)
            self._want(table_id)

    def _want(self, table_id: int) -> None:
        self._wanted.add(table_id)
        if table_id not in self._painters and not self._closed:
            self._painters[table_id] = asyncio.create_task(self._paint(table_id))

    def _want_soon(self, table: Table) -> None:
        """Show the table now if a person may have to answer. Moves of computers are shown together."""
        if is_for_computers(table):
            if table.id not in self._lingering and table.id not in self._painters:
                later = asyncio.get_running_loop().call_later(LINGER_S, self._lingered, table.id)
                self._lingering[table.id] = later
        else:
            self._lingered(table.id)

    def _lingered(self, table_id: int) -> None:
        later = self._lingering.pop(table_id, None)
        if later is not None:
            later.cancel()
        self.want(table_id)

    async def pressed(self, interaction: Interaction, table: Table, *, secret: bool) -> None:
        """Note that a user presses at this table: from now on its message may be posted again.

        `secret`: the open question must not reveal who has pressed.
        """
        if table.venue.posts and not table.venue.at_will:
            await self._carried.pressed(interaction, table, secret=secret)
        elif not secret:
            self.stir(table)

    def stir(self, table: Table) -> None:
        """Let this table's message be posted again, and open an archived thread."""
        if table.venue.posts and not is_done(table):
            board = self._posting.stir(table)
            if board.archived or board.lost:
                self.want(table.id)

    async def follow(self, interaction: Interaction) -> None:
        """Post a table again that is reached only through tokens, once a press or command is answered."""
        await self._carried.follow(interaction)

    def calm(self, channel: int) -> None:
        """Note that a thread has just been archived: only later presses open it again."""
        self._posting.calm(channel)

    def look_again(self, table: Table) -> None:
        """Show a table in the background, with its names and after all others, even if it was refused before.

        A table that is reached only through tokens waits for the next press.
        """
        if not (table.venue.posts and table.venue.at_will):
            return
        self.board(table.id).archived = False
        if table.id not in self._painters:
            if table.match is not None:
                self._names.want(table.row.guild, table.persons)
            self._rounds.add(table.id)
        else:
            self._want(table.id)

    def may_post(self, table: Table) -> bool:
        """Return whether a new message may be sent to the channel.

        The channel must not be closed, and no archived thread may be opened without a press.
        """
        return table.venue.at_will and self._posting.may_post(table)

    async def refused(self, table: Table, error: discord.HTTPException) -> bool:
        """Learn from a request that Discord refused at a table. Return whether to try again in words."""
        if error.code == UNKNOWN_CHANNEL and self.doors.present(table.row.guild):
            await self._registry.close_tables(channel=table.row.channel)
        elif isinstance(error, discord.Forbidden) or error.code in (UNKNOWN_CHANNEL, ARCHIVED):
            return self.doors.refused(table, error)
        return False

    async def answer(self, interaction: Interaction, table: Table) -> None:
        """Answer a press on the public message with the table's current state."""
        await (self._posting if table.venue.at_will else self._carried).answer(interaction, table)
        if not self._posting.is_shown(table):
            self.want(table.id)
        self._leave(table)

    async def open(self, interaction: Interaction, table: Table) -> None:
        """Answer a command with the table in a new message. The older one is removed."""
        await (self._posting if table.venue.at_will else self._carried).open(interaction, table)
        self._leave(table)

    async def post(self, table: Table) -> None:
        """Show a new table in its channel, in its turn. Raises one of FAILURES, or UserError."""
        turn = await self.pace.turn(table.row.channel, table.row.host)
        try:
            await self._posting.post(table)
        except discord.Forbidden as error:
            raise UserError("no-send-there", channel=f"<#{table.row.channel}>") from error
        finally:
            turn.end()
        self._leave(table)

    async def reply(self, message: discord.Message, table: Table) -> None:
        """Reply to a message with the table, in its turn."""
        await self.pace.turn(message.channel.id, message.author.id)
        await self._posting.reply(message, table)
        self._leave(table)

    async def close(self) -> None:
        self._closed = True
        for later in self._lingering.values():
            later.cancel()
        await self._rounds.close()
        await ended(self._painters.values())

    async def _paint(self, table_id: int) -> None:
        pauses = Pauses()
        try:
            while table_id in self._wanted:
                # requests from now on are not lost with this try
                self._wanted.discard(table_id)
                try:
                    await self._bring_up(table_id)
                    pauses.reset()
                except (*FAILURES, UserError) as error:
                    pause = await self._mend(table_id, error, pauses)
                    if pause is not None:
                        await asyncio.sleep(pause)
                        self._wanted.add(table_id)
        finally:
            # no await since the last look at `_wanted`: a later request finds no painter and starts one
            self._painters.pop(table_id, None)

    async def _bring_up(self, table_id: int) -> None:
        """Show the table, and above its thread its state, even if Discord refuses one of the two."""
        table = await self._registry.get(table_id)
        if not table.venue.at_will:
            if await self._carried.bring_up(table_id):
                self._wanted.add(table_id)
            self._tried(table.row.channel, True)
            self._leave(await self._registry.get(table_id))
            return
        await self.threads.bring_up(await self._registry.get(table_id))
        await self._show(table_id)
        await self.threads.bring_up(await self._registry.get(table_id))

    async def _show(self, table_id: int) -> None:
        """Show the table's current state, unless it has to wait until its channel changes."""
        table = await self._registry.get(table_id)
        row, board = table.row, self.board(table_id)
        if (self._posting.is_shown(table) and not self._posting.owes(table)) or self.doors.shut(table):
            self._leave(table)
            return
        later = table_id in self._rounds
        board.nameless = not later and self._lacks_names(table)
        if board.nameless:
            if self._posting.is_shown(table):
                return  # in words already
        elif not await self._posting.paint(table):
            return
        await asyncio.sleep(board.even_at - asyncio.get_running_loop().time())
        later = table_id in self._rounds
        turn = await self.pace.turn(row.channel, row.host, old=self._posting.is_old(table), last=later)
        try:
            if self.doors.shut(table):
                return
            async with board.lock:
                table = await self._registry.get(table_id)
                await self._posting.show(table, turn)
            self._tried(row.channel, True)
        finally:
            turn.end()
        if not self._posting.is_shown(table):
            self._wanted.add(table_id)
        self._leave(table)

    def _lacks_names(self, table: Table) -> bool:
        """Return whether names are missing for the picture. The table is shown again once they are there."""
        if table.match is None or self.doors.wordless(table.row.channel):
            return False
        missing = self._names.want(table.row.guild, table.persons, first=True)
        for each in missing:
            each.add_done_callback(partial(self._named, table.id))
        return bool(missing)

    def _named(self, table_id: int, asked: asyncio.Future[None]) -> None:
        if not asked.cancelled() and self.board(table_id).nameless:
            self.want(table_id)

    async def _bring_later(self, table_id: int) -> None:
        """Show a table once its names have arrived, or failed to."""
        table = await self._registry.get(table_id)
        await self._names.wait(table.row.guild, table.persons)
        if table_id not in self._rounds:
            return  # a user plays there by now
        self._want(table_id)
        if (painter := self._painters.get(table_id)) is not None:
            await asyncio.wait([painter], timeout=LATER_S)

    async def _mend(self, table_id: int, error: Exception, pauses: Pauses) -> float | None:
        """Return the seconds until the next try, or None if something has to change first."""
        if not isinstance(error, UserError) and not passing(error):
            log.info("Table %s: %s", table_id, error)
            assert isinstance(error, discord.HTTPException)
            try:
                return await self._mend_refusal(await self._registry.get(table_id), error)
            except UserError as refused:
                error = refused
        if isinstance(error, UserError):
            return pauses.next() if error.unsaved else None
        self._warn(error)
        if not isinstance(error, TimeoutError):  # requests without an answer are reported elsewhere
            with suppress(UserError):
                self._tried((await self._registry.get(table_id)).row.channel, False)
        return pauses.next()

    async def _mend_refusal(self, table: Table, error: discord.HTTPException) -> float | None:
        """Return the seconds until something else is tried, or None if something has to change first."""
        row, board = table.row, self.board(table.id)
        if error.code == UNKNOWN_MESSAGE or (error.code == ARCHIVED and not board.archived):
            # only a new message helps. It opens an archived thread, and so needs a user who plays there
            board.lost, board.archived = error.code == UNKNOWN_MESSAGE, error.code == ARCHIVED
            if row.state in ("over", "closed") and not board.stirred:
                await self._registry.set_message(row.id, None, row.round or 0)
            self.doors.wait(table)
            return 0.0 if board.stirred else None
        if await self.refused(table, error):
            return 0.0
        if not self.doors.closed(row.channel) and error.code != UNKNOWN_CHANNEL:
            log.warning("Table %s cannot be shown: %s", row.id, error)
        return None

    def _leave(self, table: Table) -> None:
        """Forget the state of a table that has ended."""
        if table.id not in self._wanted:
            self._posting.leave(table)
            self._carried.leave(table)

    def _warn(self, error: Exception) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._warned >= WARNING_PAUSE_S:
            self._warned = now
            log.warning("Discord fails (%r); %d tables wait to be shown.", error, len(self._painters))


def is_for_computers(table: Table) -> bool:
    """Return whether the open question is, as far as everyone knows, asked only of computers.

    That is their turn, or a window in which the table's only person may not claim.
    """
    match = table.match
    if match is None or match.result is not None:
        return False
    if match.question.ask is Ask.WINDOW:
        return table.alone
    asked = (table.sitter(seat) for seat in match.question.public)
    return match.question.ask in (Ask.TURN, Ask.TOGETHER) and not any(sitter.here for sitter in asked)

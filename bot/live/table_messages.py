"""The public messages of tables, updated at the pace that Discord allows."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from functools import partial

import discord

from bot.errors import UserError
from bot.live.background_queue import BackgroundQueue
from bot.live.end_again import EndsAgain
from bot.live.left_behind import LeftBehind
from bot.live.live_table_message import LiveTableMessage
from bot.live.shown_states import ShownStates
from bot.live.table_message_content import TableMessageServices
from bot.live.token_messages import TokenTableMessages
from bot.tables.background_tasks import ended
from bot.tables.events import Closed, MatchEvent, handles
from bot.tables.table import Table
from bot.transport.display_names import DisplayNames
from bot.transport.responses import HiddenAnswer, Interaction
from bot.transport.retries import FAILURES, Pauses, passing
from bot.ui.table_message_state import is_done, is_for_computers
from engine.core import Ask

log = logging.getLogger(__name__)

LINGER_S = 2.0
"""Seconds that an edit is delayed while only computers are asked, so that it can show several moves at once."""

LATER_S = 10.0
"""Maximum number of seconds that the background queue waits until a table is shown, before it takes the next one."""

WARNING_PAUSE_S = 60.0
"""Seconds between two log lines saying that Discord fails."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083


class TableMessages:
    """The public messages of all tables, kept up to date and retried while Discord fails.

    `tried`: called with a channel after each update in which Discord fails (False), and after the next that succeeds.
    """

    def __init__(self, services: TableMessageServices, names: DisplayNames, tried: Callable[[int, bool], None]) -> None:
        services.painted = self.want
        self._services, self._registry, self._names, self._tried = services, services.registry, names, tried
        self.pace, self.threads, self.channel_access = services.pace, services.threads, services.channel_access
        self.webhook_limiter, self.ends_again = services.webhook_limiter, EndsAgain(services)
        self._messages = defaultdict[int, LiveTableMessage](partial(LiveTableMessage, services))
        self._left_behind = LeftBehind(services.registry, services.messenger)
        self.shown_states = ShownStates(services.registry.store)
        self.carried = TokenTableMessages(services, self._messages.__getitem__)
        self._wanted, self._failing = set[int](), set[int]()
        self._closed = False
        self._painters: dict[int, asyncio.Task[None]] = {}
        self._rounds = BackgroundQueue(self._bring_later)
        self._lingering: dict[int, asyncio.TimerHandle] = {}
        self._warned = -WARNING_PAUSE_S

    @handles(Closed)
    def on_closed(self, event: Closed) -> None:
        """Update the table's message for the last time."""
        table = event.table
        if table.venue.posts:
            self._leave(table)
            if table.row.start_id is not None:
                self.want(table.id)

    @handles(MatchEvent)
    def on_match_changed(self, event: MatchEvent) -> None:
        """Update the table's message, if it is out of date. While only computers are asked, wait LINGER_S first."""
        table = event.table
        if not table.venue.posts or table.match is None:
            return
        message = self._messages[table.id]
        message.secretive |= table.game.live or table.match.question.ask in (Ask.WINDOW, Ask.CHOICE)
        if event.told:
            scene = table.match.scene(None)
            message.settled.setdefault(scene.settled, (scene, table.match.told))
            if table.in_window and not table.alone:
                message.even_at = asyncio.get_running_loop().time() + self._services.timing.even_s
        if table.row.state != "over" and message.is_shown(table):
            return
        if not is_for_computers(table):
            self.want(table.id)
        elif table.id not in self._lingering and table.id not in self._painters:
            self._lingering[table.id] = asyncio.get_running_loop().call_later(LINGER_S, self.want, table.id)

    @property
    def behind(self) -> int:
        """The number of tables in the background queue."""
        return len(self._rounds)

    def get(self, table_id: int) -> LiveTableMessage:
        """Return the message of a table. It is kept until the table has ended."""
        return self._messages[table_id]

    def want(self, *table_ids: int) -> None:
        """Update these tables' public messages as soon as the rate limit allows. Retry while Discord fails."""
        for table_id in table_ids:
            self._rounds.drop(table_id)
            if (later := self._lingering.pop(table_id, None)) is not None:
                later.cancel()
            if (table := self._registry.known.get(table_id)) is not None:
                self.pace.hurry(table.row.channel, table.row.host)
            self._want(table_id)

    def _want(self, table_id: int) -> None:
        self._wanted.add(table_id)
        if table_id not in self._painters and not self._closed:
            self._painters[table_id] = asyncio.create_task(self._paint(table_id))

    async def pressed(self, interaction: Interaction, table: Table, *, secret: bool) -> None:
        """Note that a user pressed at this table. From now on the table's message may be posted again.

        `secret`: the press answered a question whose answers are secret, so the message must not show any reaction to
        it.
        """
        if table.venue.posts:
            await self.carried.pressed(interaction, table, secret=secret)
        if table.venue.at_will and not secret:
            self.stir(table)

    def stir(self, table: Table) -> None:
        """Allow this table's message to be posted again, and to reopen an archived thread."""
        if table.venue.posts and not is_done(table):
            message = self._messages[table.id]
            message.stirred, message.place = True, table.row.channel
            if message.archived or message.lost:
                self.want(table.id)

    def calm(self, channel: int) -> None:
        """Note that a thread was archived. Earlier presses no longer allow the bot to reopen it."""
        for message in self._messages.values():
            if message.place == channel:
                message.stirred = False

    def show_again(self, table: Table) -> None:
        """Add a table to the background queue, to show its message again with its players' names.

        This also retries a message that Discord refused before. Do nothing if only a press can give access to the
        message.
        """
        if not (table.venue.posts and table.venue.at_will):
            return
        message = self._messages[table.id]
        message.archived = message.locked = False
        if message.shown is None and self.shown_states.take(table):
            message.recall(table)
        elif table.id not in self._painters:
            if table.match is not None:
                self._names.want(table.row.guild, table.persons)
            self._rounds.add(table.id)
        else:
            self._want(table.id)

    def may_post(self, table: Table) -> bool:
        """Return whether the bot may send a new message to the table's channel now, without a token."""
        return table.venue.at_will and self._messages[table.id].may_post(table)

    async def refused(self, table: Table, error: discord.HTTPException) -> bool:
        """Handle a refusal by Discord. Return whether to try again without pictures.

        If the channel is gone, its tables are closed. Otherwise the table waits for a change in its channel.
        """
        if error.code == UNKNOWN_CHANNEL and self.channel_access.present(table.row.guild):
            await self._registry.close_tables(channel=table.row.channel)
        elif isinstance(error, discord.Forbidden) or error.code in (UNKNOWN_CHANNEL, ARCHIVED):
            return self.channel_access.refused(table, error)
        return False

    async def answer(self, interaction: Interaction, table: Table) -> None:
        """Answer a press on the public message by redrawing that message. If that fails, redraw it later."""
        try:
            await self.carried.answer(interaction, table)
        finally:
            if not self._messages[table.id].is_shown(table):
                self.want(table.id)
        self._leave(table)

    async def open(self, interaction: Interaction, table: Table) -> None:
        """Answer a command with a new table message. The older message is deleted, or points to the new one.

        If Discord makes the answer ephemeral, the message is sent to the channel instead. Where the bot can't do so,
        raises HiddenAnswer.
        """
        try:
            await self.carried.open(interaction, table)
        except HiddenAnswer:
            if not table.venue.at_will:
                raise
            await self.post(table)
        self._leave(table)

    async def post(self, table: Table) -> None:
        """Send a table's message to its channel when the rate limit allows. Raises one of FAILURES, or UserError."""
        turn = await self.pace.turn(table.row.channel, table.row.host)
        try:
            await self._messages[table.id].post(table)
        except discord.Forbidden as error:
            raise UserError("no-send-there", channel=f"<#{table.row.channel}>") from error
        finally:
            turn.end()
        self._leave(table)

    async def reply(self, message: discord.Message, table: Table) -> None:
        """Reply to a user's message with the table message, when the rate limit allows."""
        await self.pace.turn(message.channel.id, message.author.id)
        await self._messages[table.id].reply(message, table)
        self._leave(table)

    async def close(self) -> None:
        self._closed = True
        # first, because the database may be closed before requests without an answer are given up
        shown = {number: message.shown for number, message in self._messages.items() if message.is_whole}
        await self.shown_states.save(shown)
        for later in self._lingering.values():
            later.cancel()
        await self._rounds.close()
        await ended(self._painters.values())
        await self.ends_again.close()
        await self.threads.close()

    async def _paint(self, table_id: int) -> None:
        pauses = Pauses()
        try:
            while table_id in self._wanted:
                # a request that comes during this try causes another one
                self._wanted.discard(table_id)
                try:
                    await self._bring_up(table_id)
                    pauses = Pauses()
                except (*FAILURES, UserError) as error:
                    if (pause := await self._mend(table_id, error, pauses)) is not None:
                        await asyncio.sleep(pause)
                        self._wanted.add(table_id)
        finally:
            # nothing was awaited since `_wanted` was last checked: a later request finds no painter and starts one
            self._painters.pop(table_id, None)

    async def _bring_up(self, table_id: int) -> None:
        """Update the table's message. If the table has its own thread, also see to the thread and the link to it."""
        table = await self._registry.get(table_id)
        if not table.venue.at_will:
            if await self.carried.bring_up(table_id):
                self._wanted.add(table_id)
            self._works(table.row.channel)
            self._leave(await self._registry.get(table_id))
            return
        if table.row.parent is not None:
            await self.threads.bring_up(table)
            table = await self._registry.get(table_id)
        await self._show(table)
        if (table := await self._registry.get(table_id)).row.parent is not None:
            await self.threads.bring_up(table)

    def _works(self, channel: int) -> None:
        """Note that Discord accepted a table's message in this channel."""
        if channel in self._failing:
            self._failing.discard(channel)
            self._tried(channel, True)

    async def _show(self, table: Table) -> None:
        """Update the table's message, unless its channel is closed to the bot."""
        table_id, row, message = table.id, table.row, self._messages[table.id]
        if (message.is_shown(table) and not message.owes(table)) or self.channel_access.shut(table):
            self._leave(table)
            return
        message.content.nameless = table_id not in self._rounds and self._lacks_names(table)
        if message.content.nameless:
            if message.is_shown(table):
                return  # it is already shown in words
        elif not await message.paint(table):
            return
        await asyncio.sleep(message.even_at - asyncio.get_running_loop().time())
        later = table_id in self._rounds
        if not message.searched:
            message.searched = True
            await self._left_behind.remove(table)
        free = message.token_for(table) is not None
        turn = await self.pace.turn(row.channel, row.host, old=message.is_old(table), last=later, free=free)
        try:
            if self.channel_access.shut(table):
                return
            async with message.lock:
                table = await self._registry.get(table_id)
                await message.show(table, turn)
            self._works(row.channel)
        finally:
            turn.end()
        if not message.is_shown(table):
            self._wanted.add(table_id)
        self._leave(table)

    def _lacks_names(self, table: Table) -> bool:
        """Return whether the picture lacks names of players.

        If so, ask Discord for them and show the table again afterwards.
        """
        if table.match is None or table.row.channel in self.channel_access.wordless:
            return False
        missing = self._names.want(table.row.guild, table.persons, first=True)
        for each in missing:
            each.add_done_callback(partial(self._named, table.id))
        return bool(missing)

    def _named(self, table_id: int, asked: asyncio.Future[None]) -> None:
        if not asked.cancelled() and self._messages[table_id].content.nameless:
            self.want(table_id)

    async def _bring_later(self, table_id: int) -> None:
        """Show a table from the background queue.

        First wait until the running queries for its players' names have ended.
        """
        table = await self._registry.get(table_id)
        await self._names.wait(table.row.guild, table.persons)
        if table_id not in self._rounds:
            return  # a user plays there by now, so the table was shown with priority
        self._want(table_id)
        if (painter := self._painters.get(table_id)) is not None:
            await asyncio.wait([painter], timeout=LATER_S)

    async def _mend(self, table_id: int, error: Exception, pauses: Pauses) -> float | None:
        """Handle the error of a failed update. Return the seconds until the next try.

        Return None if another try is useless until something changes.
        """
        if not isinstance(error, UserError) and not passing(error):
            log.info("Discord refused the message of table %s: %s", table_id, error)
            assert isinstance(error, discord.HTTPException)
            try:
                return await self._mend_refusal(await self._registry.get(table_id), error)
            except UserError as refused:
                error = refused
        if isinstance(error, UserError):
            return pauses.next() if error.unsaved else None
        now = asyncio.get_running_loop().time()
        if now - self._warned >= WARNING_PAUSE_S:
            self._warned = now
            log.warning("Discord is failing (%r); %d tables wait and will be shown later.", error, len(self._painters))
        # requests without an answer are reported elsewhere
        if not isinstance(error, TimeoutError) and (table := await self._registry.find(table_id)) is not None:
            self._failing.add(table.row.channel)
            self._tried(table.row.channel, False)
        return pauses.next()

    async def _mend_refusal(self, table: Table, error: discord.HTTPException) -> float | None:
        """Handle a refusal by Discord. Return the seconds until a try in another way, such as without pictures.

        Return None if another try is useless until something changes.
        """
        row, message = table.row, self._messages[table.id]
        if error.code == UNKNOWN_MESSAGE or (error.code == ARCHIVED and not message.archived):
            # only a new message helps. It would reopen an archived thread, so it waits for a press, unless for the end
            message.lost, message.archived = error.code == UNKNOWN_MESSAGE, error.code == ARCHIVED
            another = not message.is_shown(table)
            if row.state in ("over", "closed") and not another:
                await self._registry.set_message(row.id, None, row.round or 0)
            self.channel_access.wait(table)
            return 0.0 if another else None
        if await self.refused(table, error):
            return 0.0
        if row.channel not in self.channel_access.closed and error.code != UNKNOWN_CHANNEL:
            log.warning("Message of table %s can't be shown until something changes there: %s", row.id, error)
        return None

    def _leave(self, table: Table) -> None:
        """Forget the table's message, if the table has ended. Keep its token until the message shows the end."""
        message = self._messages.get(table.id)
        if message is None or table.id in self._wanted or table.row.state not in ("over", "closed"):
            return
        if message.carrier is not None and not (is_done(table) or table.venue.at_will):
            return
        if not message.lock.locked():
            self._services.render_contexts.unwanted(message.content)
            del self._messages[table.id]

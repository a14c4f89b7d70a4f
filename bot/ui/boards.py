"""The public messages of the tables: one a round, edited at the pace Discord allows, newest state only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace

import discord

from bot.table import Refused, Table
from bot.tables import Events, Tables
from bot.ui import answers
from bot.ui.answers import FAILURES, LONGEST_REQUEST, UNSAVED, Interaction, Pauses, again, nonce_of, passing
from bot.ui.board import board_post, result_post, settled_round
from bot.ui.doors import NO_ACCESS, Doors
from bot.ui.lobby import lobby_post
from bot.ui.names import Names
from bot.ui.pace import Pace, Turn
from bot.ui.pictures import Pictures
from bot.ui.post import Post
from bot.ui.speech import round_of
from bot.words import ENGLISH, Words
from engine.core import Scene

log = logging.getLogger(__name__)

OLD = 50 * 60
"""A message older than this many seconds is posted again: its edits would be throttled (PLATFORM A2)."""

BURIED = 8
"""So many newer messages hide a table; it is looked for at most every BURIED_LOOK seconds."""

BURIED_LOOK = 60.0

WARNING_PAUSE = 60.0
"""Seconds between two lines of the log that say that Discord fails."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083


@dataclass(slots=True, eq=False)
class Board:
    """What is known of a table's public message: the revision it shows, the rounds settled since the one it shows
    (their scene and what was told), when it was last looked for, and whether somebody deleted it.

    `stirred`: somebody pressed at this table in the channel `place` since it was shown, so it may be posted anew.
    `archived`: its thread is, so no message in it can be edited. `sending`: a new message is under way, and perhaps
    there already.
    """

    shown: Hashable = None
    settled: dict[int, tuple[Scene, Events]] = field(default_factory=dict[int, tuple[Scene, Events]])
    looked: float = 0.0
    lost: bool = False
    stirred: bool = False
    place: int = 0
    archived: bool = False
    sending: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Boards:
    """Keeps every table's public message true. Whoever changes it holds its lock, so that nothing older comes later."""

    def __init__(
        self, client: discord.Client, tables: Tables, words: Words, pictures: Pictures, names: Names, pace: Pace
    ) -> None:
        self._client, self._tables, self._words, self._pictures = client, tables, words, pictures
        self._names, self.pace = names, pace
        self.doors = Doors()
        self._wanted: set[int] = set()
        self._painters: dict[int, asyncio.Task[None]] = {}
        self._boards: dict[int, Board] = {}
        self._warned = -WARNING_PAUSE
        tables.watchers.append(self.refresh)

    def refresh(self, table: Table, events: Events) -> None:
        """Show what happened; an answer only heard shows nowhere."""
        if table.row.state == "closed":
            self._leave(table)
        if events and table.match is not None:
            scene = table.match.scene(None)
            self._board(table.id).settled.setdefault(settled_round(scene), (scene, table.match.told))
            self.want(table.id)

    def want(self, *table_ids: int) -> None:
        """Bring the public messages up to date as soon as the pace allows, and keep at it while Discord fails."""
        for table_id in table_ids:
            self._wanted.add(table_id)
            if table_id not in self._painters:
                self._painters[table_id] = asyncio.create_task(self._paint(table_id))

    def stir(self, table: Table) -> None:
        """Somebody presses at this table: from now on its message may be posted anew, and open an archived thread."""
        if _is_done(table):
            return
        board = self._board(table.id)
        board.stirred, board.place = True, table.row.channel
        if board.archived or board.lost:
            self.want(table.id)

    def calm(self, channel: int) -> None:
        """A thread has just been archived: only who presses from now on opens it again."""
        for board in self._boards.values():
            if board.place == channel:
                board.stirred = False

    def look_again(self, table_ids: Iterable[int]) -> None:
        """Something changed where these tables are: what was refused there is tried again."""
        for table_id in table_ids:
            self._board(table_id).archived = False
            self.want(table_id)

    def may_post(self, table: Table) -> bool:
        """Whether a new message may go to the channel: it is not closed, and no archived thread would be opened by
        itself."""
        if self.shut(table):
            return False
        if self._board(table.id).stirred or not self._is_archived(table):
            return True
        self.wait(table)
        return False

    def shut(self, table: Table) -> bool:
        """Whether Discord is asked for nothing in the channel of the table; what waits there comes again when that
        changes."""
        guild = self._client.get_guild(table.row.guild)
        if guild is not None and not guild.unavailable and not self.doors.closed(table.row.channel):
            return False
        self.wait(table)
        return True

    def wait(self, table: Table) -> None:
        """Look at the table again when something changes where it is."""
        row, guild = table.row, self._client.get_guild(table.row.guild)
        if row.state == "closed" and row.message is None:
            return
        thread = guild.get_thread(row.channel) if guild is not None else None
        self.doors.wait(row.guild, row.channel, row.id, thread.parent_id if thread is not None else None)

    async def refused(self, table: Table, error: Exception) -> bool:
        """What follows for everything in that channel from a request that Discord refused there; whether it is worth
        another try, in words this time."""
        row, guild = table.row, self._client.get_guild(table.row.guild)
        if not isinstance(error, discord.HTTPException):
            return False
        if error.code == UNKNOWN_CHANNEL and guild is not None and not guild.unavailable:
            await self._tables.close_tables(channel=row.channel)
        elif isinstance(error, discord.Forbidden) or error.code in (UNKNOWN_CHANNEL, ARCHIVED):
            in_words = self.doors.refused(row.guild, row.channel, error)
            self.wait(table)
            return in_words
        return False

    async def close(self) -> None:
        painters = list(self._painters.values())
        for painter in painters:
            painter.cancel()
        await asyncio.gather(*painters, return_exceptions=True)

    async def answer(self, interaction: Interaction, table: Table) -> None:
        """Answer a press on the public message by the table as it stands."""
        board, pressed = self._board(table.id), interaction.message.id if interaction.message else None
        async with board.lock:
            if table.row.message in (None, pressed):
                post = await self._post(table)
                await answers.edit(interaction, post)
                await self._remember(table, pressed, post)
            else:
                await answers.later(interaction)  # the table has just moved: the older message shows nothing more
        if board.shown != revision(table):
            self.want(table.id)
        self._leave(table)

    async def open(self, interaction: Interaction, table: Table) -> None:
        """Answer a command by the table in a new message; the older one goes."""
        board = self._board(table.id)
        async with board.lock:
            if board.sending:
                with suppress(*FAILURES):  # what is there perhaps has to be known to go
                    await self._send(table, replaces=True)
            post = await self._post(table)
            message = await answers.send(interaction, post)
            await self._replace(table, message, post)
        self._leave(table)

    async def _paint(self, table_id: int) -> None:
        pauses = Pauses()
        try:
            while table_id in self._wanted:
                try:
                    if not await self._brought_up(table_id):
                        return
                    pauses.reset()
                except (*FAILURES, Refused) as error:
                    pause = await self._mend(table_id, error, pauses)
                    if pause is None:
                        self._wanted.discard(table_id)
                        return
                    await asyncio.sleep(pause)
                    self._wanted.add(table_id)
        finally:
            # no await since the last look at what is wanted: a wish that comes later finds no painter and makes one
            self._painters.pop(table_id, None)

    async def _brought_up(self, table_id: int) -> bool:
        """Show the table as it stands; False if it has to wait until something changes in its channel."""
        table = await self._tables.get(table_id)
        row, board = table.row, self._board(table_id)
        if self._is_shown(table):
            self._wanted.discard(table_id)
            self._leave(table)
            return True
        if self.shut(table):
            self._wanted.discard(table_id)
            return False
        if table.match is not None and not self.doors.wordless(row.channel):
            await self._names.learn(row.guild, table.persons)
        turn = await self.pace.turn(row.channel, row.host, old=self._is_old(table))
        try:
            self._wanted.discard(table_id)
            if self.shut(table):
                return False
            async with board.lock, asyncio.timeout(LONGEST_REQUEST):
                table = await self._tables.get(table_id)
                await self._show(table, turn)
        finally:
            turn.end()
        self._leave(table)
        return True

    async def _mend(self, table_id: int, error: Exception, pauses: Pauses) -> float | None:
        """Seconds after which to try again, None where it is of no use before something changes."""
        if not isinstance(error, Refused) and not passing(error):
            log.info("Table %s: %s", table_id, error)
            assert isinstance(error, discord.HTTPException)
            try:
                return await self._mend_refusal(await self._tables.get(table_id), error)
            except Refused as refused:
                error = refused
        if isinstance(error, Refused):
            return pauses.next() if error.key in UNSAVED else None
        self._warn(error)
        return pauses.next()

    async def _mend_refusal(self, table: Table, error: discord.HTTPException) -> float | None:
        """The same for what Discord will not do: only something else can be tried."""
        row, board = table.row, self._board(table.id)
        if error.code == UNKNOWN_MESSAGE or (error.code == ARCHIVED and not board.archived):
            # only a new message helps, which opens an archived thread, and only for somebody who plays there
            board.lost, board.archived = error.code == UNKNOWN_MESSAGE, error.code == ARCHIVED
            if row.state in ("over", "closed") and not board.stirred:
                await self._tables.set_message(row.id, None, row.round or 0)
            self.wait(table)
            return 0.0 if board.stirred else None
        if await self.refused(table, error):
            return 0.0
        if not self.doors.closed(row.channel) and error.code != UNKNOWN_CHANNEL:
            log.warning("Table %s cannot be shown: %s", row.id, error)
        return None

    def _warn(self, error: Exception) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._warned >= WARNING_PAUSE:
            self._warned = now
            log.warning("Discord fails (%r); %d tables wait to be shown.", error, len(self._painters))

    async def _show(self, table: Table, turn: Turn) -> None:
        """Edit the message of this round, or finish that of the last round and post a new one."""
        board, row, match = self._board(table.id), table.row, table.match
        if self._is_shown(table):
            return
        if board.archived:
            await self._send(table, replaces=True)
        elif match is None:
            if row.message is not None and not board.lost:
                await self._edit(table)
        elif board.lost or row.message is None:
            if row.message is not None or match.result is None:
                await self._send(table)
        elif row.round and row.round != round_of(match.scene(None)) and await self._close_round(table):
            turn.end()
            await self.pace.turn(row.channel, row.host)
            await self._send(table)
        elif match.result is None and await self._hidden(table):
            await self._send(table, replaces=True)
        else:
            await self._edit(table)
        board.stirred = False

    async def _close_round(self, table: Table) -> bool:
        """The old message stays as the card of its round; False if that round is not known any more."""
        assert table.match is not None
        scene = table.match.scene(None)
        settled, shown = self._board(table.id).settled, table.row.round or 0
        if settled_round(scene) == shown and table.match.result is None:
            settled.setdefault(shown, (scene, table.match.told))
        found = settled.get(shown)
        if found is None:
            return False
        text = self._words.speaker(ENGLISH)
        post = await result_post(table, *found, self._drawn_in(table), text, ENGLISH)
        try:
            await self._change(table, post)
        except discord.NotFound:
            log.info("The message of table %s was deleted.", table.id)
        for number in [number for number in settled if number <= shown]:
            del settled[number]
        return True

    async def _edit(self, table: Table) -> None:
        post = await self._post(table)
        await self._change(table, post)
        await self._remember(table, table.row.message, post)

    async def _change(self, table: Table, post: Post) -> None:
        if table.row.message is not None:
            await self._message(table, table.row.message).edit(view=post.view, attachments=post.files())

    async def _send(self, table: Table, *, replaces: bool = False) -> None:
        board, row, quiet = self._board(table.id), table.row, discord.AllowedMentions.none()
        if not self.may_post(table):
            board.archived = self._is_archived(table)
            return
        post, board.sending, perhaps = await self._post(table), True, board.sending
        # of the same nonce there is one message, also when its confirmation was lost and it is sent again
        sent = await self._channel(table).send(
            view=post.view,
            files=post.files(),
            allowed_mentions=quiet,
            silent=True,
            nonce=nonce_of(row.id, row.created_at, row.message, row.round),
        )
        board.lost = board.archived = board.sending = False
        if perhaps:
            post = replace(post, revision=None)  # it may be the one sent before, which shows less
            self.want(row.id)
        try:
            await (self._replace if replaces else self._remember)(table, sent.id, post)
        except Refused:
            await self._delete(table, sent.id)
            raise

    async def _replace(self, table: Table, message: int, post: Post) -> None:
        older = table.row.message
        await self._remember(table, message, post)
        if older not in (None, 0, message):
            await self._delete(table, older)

    async def _remember(self, table: Table, message: int | None, post: Post) -> None:
        """What the message shows is what was posted; a message that shows the end is left alone for good."""
        kept = None if post.over else message
        if (table.row.message, table.row.round) != (kept, post.round):
            await self._tables.set_message(table.id, kept, post.round)
        self._board(table.id).shown = post.revision

    async def _post(self, table: Table) -> Post:
        """The public message of the table as it stands, in words where no picture may be attached."""
        text, shown, over = self._words.speaker(ENGLISH), revision(table), table.row.state in ("over", "closed")
        number = round_of(table.match.scene(None)) if table.match else 0
        if table.match is None:
            post = lobby_post(table, text)
        else:
            post = await board_post(table, self._drawn_in(table), text, ENGLISH)
        return replace(post, revision=shown, round=number, over=over)

    async def _delete(self, table: Table, message: int) -> None:
        if self.doors.closed(table.row.channel):
            return
        try:
            await again(self._message(table, message).delete)
        except FAILURES as error:
            log.info("An old message of table %s stays: %s", table.id, error)

    async def _hidden(self, table: Table) -> bool:
        """Whether somebody plays at a message that is old, or buried under others (looked up rarely: it costs a
        request)."""
        assert table.row.message is not None
        board, clock = self._board(table.id), asyncio.get_running_loop().time()
        if not board.stirred or self._is_old(table):
            return board.stirred
        board.looked = board.looked or clock
        if clock - board.looked < BURIED_LOOK:
            return False
        board.looked = clock
        try:
            after = discord.Object(table.row.message)
            return len([0 async for _ in self._channel(table).history(limit=BURIED, after=after)]) >= BURIED
        except discord.Forbidden as error:
            if error.code == NO_ACCESS:
                raise
            return False

    def _is_shown(self, table: Table) -> bool:
        """Whether nothing is to be done, because all is shown or because somebody has to press first."""
        board = self._board(table.id)
        if _is_done(table) or (table.match is None and table.row.message is None):
            return True
        if board.lost or board.archived:
            return not board.stirred
        return board.shown == revision(table)

    def _is_old(self, table: Table) -> bool:
        return table.row.message is not None and self._tables.now() - (table.row.message_at or 0) > OLD * 1000

    def _is_archived(self, table: Table) -> bool:
        """Whether the channel is a thread that is archived: those alone are missing among the channels of a server."""
        guild = self._client.get_guild(table.row.guild)
        return guild is not None and guild.get_channel_or_thread(table.row.channel) is None

    def _leave(self, table: Table) -> None:
        """Forget what was known of a table that has ended."""
        board, ended = self._boards.get(table.id), table.row.state in ("over", "closed")
        if ended and board is not None and not board.lock.locked() and table.id not in self._wanted:
            del self._boards[table.id]

    def _board(self, table_id: int) -> Board:
        return self._boards.setdefault(table_id, Board())

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)

    def _message(self, table: Table, message: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message)

    def _drawn_in(self, table: Table) -> Pictures | None:
        """None where the bot may not attach files."""
        return None if self.doors.wordless(table.row.channel) else self._pictures


def _is_done(table: Table) -> bool:
    """Whether the table has ended and its message, if there is one, shows it: it is left alone for good."""
    return table.row.state in ("over", "closed") and table.row.message is None


def revision(table: Table) -> Hashable:
    """What changes when the public message has to: the question of a match, everything of a lobby."""
    if table.match is not None:
        return table.match.question
    row = table.row
    return (row.state, row.seats, row.invited, row.preset, tuple(row.rules.items()), table.sitters)

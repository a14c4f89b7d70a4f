"""The public messages of the tables: one a round, edited at the pace Discord allows, newest state only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace

import discord

from bot.table import Refused, Table
from bot.tables import Events, Tables
from bot.ui import answers
from bot.ui.answers import FAILURES, Interaction, briefly
from bot.ui.board import board_post, result_post, settled_round
from bot.ui.lobby import lobby_post
from bot.ui.pictures import Pictures
from bot.ui.post import Post
from bot.ui.speech import round_of
from bot.words import ENGLISH, Words
from engine.core import Scene

log = logging.getLogger(__name__)

CHANNEL_PAUSE = 1.0
"""Seconds between two public edits in one channel."""

ALL_PAUSE = 1 / 40
"""Seconds between two public requests of all tables together (Discord allows 50 a second)."""

OLD = 50 * 60
"""A message older than this many seconds is posted again: its edits would be throttled (PLATFORM A2)."""

BURIED = 8
"""So many newer messages hide a table; it is looked for at most every BURIED_LOOK seconds."""

BURIED_LOOK = 60.0

TRIES, TRY_PAUSE = 5, 5.0
"""How often a failing Discord is asked again, and after how many seconds."""

WHEN_MENDED = logging.INFO
UNKNOWN_MESSAGE = 10008


class Pace:
    """One fair queue for everything that counts: first a channel's turn, then the turn of all."""

    def __init__(self, channel_pause: float = CHANNEL_PAUSE, all_pause: float = ALL_PAUSE) -> None:
        self._channel_pause, self._all_pause = channel_pause, all_pause
        self._channels: dict[int, asyncio.Lock] = {}
        self._all = asyncio.Lock()

    async def turn(self, channel: int) -> None:
        """Return when the next public request may go to this channel."""
        lock = self._channels.setdefault(channel, asyncio.Lock())
        await lock.acquire()
        asyncio.get_running_loop().call_later(self._channel_pause, lock.release)
        async with self._all:
            await asyncio.sleep(self._all_pause)


@dataclass(slots=True, eq=False)
class Board:
    """What is known of a table's public message: the revision it shows, the rounds settled since the one it shows
    (their scene and what was told), when it was last looked for, and whether somebody deleted it."""

    shown: Hashable = None
    settled: dict[int, tuple[Scene, Events]] = field(default_factory=dict[int, tuple[Scene, Events]])
    looked: float = 0.0
    lost: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Boards:
    """Keeps every table's public message true. Whoever changes it holds its lock, so that nothing older comes later."""

    def __init__(self, client: discord.Client, tables: Tables, words: Words, pictures: Pictures) -> None:
        self._client, self._tables, self._words, self._pictures = client, tables, words, pictures
        self.pace = Pace()
        self._wanted: set[int] = set()
        self._painters: dict[int, asyncio.Task[None]] = {}
        self._boards: dict[int, Board] = {}
        self._wordless: set[int] = set()
        tables.watchers.append(self.refresh)

    def allow(self, channel: int, *, pictures: bool) -> None:
        """What Discord said with the latest press: whether the bot may attach files in that channel."""
        if pictures:
            self._wordless.discard(channel)
        else:
            self._wordless.add(channel)

    def refresh(self, table: Table, events: Events) -> None:
        """Show what happened; an answer only heard shows nowhere."""
        if events and table.match is not None:
            scene = table.match.scene(None)
            self._board(table.id).settled.setdefault(settled_round(scene), (scene, table.match.told))
            self.want(table.id)

    def want(self, table_id: int) -> None:
        """Bring the public message up to date as soon as the pace allows."""
        self._wanted.add(table_id)
        if table_id not in self._painters:
            self._painters[table_id] = asyncio.create_task(self._paint(table_id))

    async def close(self) -> None:
        painters = list(self._painters.values())
        for painter in painters:
            painter.cancel()
        await asyncio.gather(*painters, return_exceptions=True)

    async def answer(self, interaction: Interaction, table: Table) -> None:
        """Answer a press on the public message by the table as it stands."""
        board = self._board(table.id)
        async with briefly(board.lock) as held:
            if not held:
                await interaction.response.defer()
            else:
                post = await self._post(table)
                await answers.edit(interaction, post)
                if interaction.message is not None:
                    await self._remember(table, interaction.message.id, post)
        if board.shown != revision(table):
            self.want(table.id)

    async def open(self, interaction: Interaction, table: Table, pings: Sequence[int] = ()) -> None:
        """Answer a command by the table in a new message; the older one goes. Only `pings` are pinged."""
        async with briefly(self._board(table.id).lock):
            post = await self._post(table)
            message = await answers.send(interaction, post, pings=pings)
            await self._replace(table, message, post)

    async def _paint(self, table_id: int) -> None:
        tries = 0
        try:
            while table_id in self._wanted:
                try:
                    await self.pace.turn((await self._tables.get(table_id)).row.channel)
                    self._wanted.discard(table_id)
                    async with self._board(table_id).lock:
                        await self._show(await self._tables.get(table_id))
                    tries = 0
                except (*FAILURES, Refused) as error:
                    tries += 1
                    pause = await self._mend(table_id, error)
                    log.log(WHEN_MENDED if pause == 0 else logging.WARNING, "Table %s: %s", table_id, error)
                    if tries < TRIES and pause is not None:
                        await asyncio.sleep(pause)
                        self._wanted.add(table_id)
        finally:
            # no await since the last look at what is wanted: a wish that comes later finds no painter and makes one
            self._painters.pop(table_id, None)

    async def _mend(self, table_id: int, error: Exception) -> float | None:
        """Seconds after which to try again, None where it is of no use."""
        if isinstance(error, discord.NotFound):
            self._board(table_id).lost = error.code == UNKNOWN_MESSAGE
            return 0.0 if error.code == UNKNOWN_MESSAGE else None
        if isinstance(error, discord.Forbidden):
            channel = (await self._tables.get(table_id)).row.channel
            known = channel in self._wordless
            self._wordless.add(channel)  # perhaps it is only the pictures that are not allowed
            return None if known else 0.0
        return TRY_PAUSE

    async def _show(self, table: Table) -> None:
        """Edit the message of this round, or finish that of the last round and post a new one."""
        board, row, match = self._board(table.id), table.row, table.match
        if board.shown == revision(table) and not board.lost:
            return
        if match is None:
            if row.message is not None:
                await self._edit(table)
        elif board.lost or row.message is None:
            board.lost = False
            if row.message is not None or match.result is None:
                await self._send(table)
        elif row.round and row.round != round_of(match.scene(None)) and await self._close_round(table):
            await self.pace.turn(row.channel)
            await self._send(table)
        elif match.result is None and await self._hidden(table):
            await self._send(table, replaces=True)
        else:
            await self._edit(table)

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
        post = await self._post(table)
        quiet = discord.AllowedMentions.none()
        sent = await self._channel(table).send(view=post.view, files=post.files(), allowed_mentions=quiet, silent=True)
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
        if post.over:
            self._boards[table.id] = Board(shown=post.revision)
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
        try:
            await self._message(table, message).delete()
        except FAILURES as error:
            log.info("An old message of table %s stays: %s", table.id, error)

    async def _hidden(self, table: Table) -> bool:
        """Whether the message is old, or buried under others (looked up rarely: it costs a request)."""
        assert table.row.message is not None
        if self._tables.now() - (table.row.message_at or 0) > OLD * 1000:
            return True
        board, clock = self._board(table.id), asyncio.get_running_loop().time()
        board.looked = board.looked or clock
        if clock - board.looked < BURIED_LOOK:
            return False
        board.looked = clock
        try:
            after = discord.Object(table.row.message)
            return len([0 async for _ in self._channel(table).history(limit=BURIED, after=after)]) >= BURIED
        except discord.Forbidden:
            return False

    def _board(self, table_id: int) -> Board:
        return self._boards.setdefault(table_id, Board())

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)

    def _message(self, table: Table, message: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message)

    def _drawn_in(self, table: Table) -> Pictures | None:
        """None where the bot may not attach files."""
        return None if table.row.channel in self._wordless else self._pictures


def revision(table: Table) -> Hashable:
    """What changes when the public message has to: the question of a match, everything of a lobby."""
    if table.match is not None:
        return table.match.question
    row = table.row
    return (row.state, row.seats, row.invited, row.preset, tuple(row.rules.items()), table.sitters)

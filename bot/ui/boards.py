"""The public messages of the tables: one a round, edited at the pace Discord allows, newest state only."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord

from bot.table import Refused, Table
from bot.tables import Events, Tables
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

UNKNOWN_MESSAGE = 10008
LOST = (discord.NotFound, discord.Forbidden)


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


class Boards:
    """Keeps every table's public message true; `locale` is the server's language."""

    def __init__(self, client: discord.Client, tables: Tables, words: Words, pictures: Pictures) -> None:
        self._client, self._tables, self._words, self._pictures = client, tables, words, pictures
        self.pace = Pace()
        self._wanted: set[int] = set()
        self._painters: dict[int, asyncio.Task[None]] = {}
        self._looked: dict[int, float] = {}
        self._settled: dict[int, dict[int, Scene]] = {}
        self._wordless: set[int] = set()
        self._shown: dict[int, int] = {}
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
            self._settled.setdefault(table.id, {}).setdefault(settled_round(scene), scene)
            self.want(table.id)
            if table.match.result is not None:
                for kept in (self._settled, self._looked):
                    kept.pop(table.id, None)

    def want(self, table_id: int) -> None:
        """Bring the public message up to date as soon as the pace allows."""
        self._wanted.add(table_id)
        if table_id not in self._painters:
            painter = self._painters[table_id] = asyncio.create_task(self._paint(table_id))
            painter.add_done_callback(lambda _: self._painters.pop(table_id, None))

    async def close(self) -> None:
        painters = list(self._painters.values())
        for painter in painters:
            painter.cancel()
        await asyncio.gather(*painters, return_exceptions=True)

    async def post(self, table: Table) -> Post:
        """The public message of the table as it stands, in words where no picture may be attached."""
        text = self._words.speaker(ENGLISH)
        if table.match is None:
            return lobby_post(table, text)
        return await board_post(table, self._drawn_in(table), text, ENGLISH)

    async def moved(self, table: Table, message: int, post: Post) -> None:
        """The table is shown by this message now, as `post`; an older one goes."""
        older = table.row.message
        await self._remember(table, message, post)
        if older not in (None, 0, message):
            await self._delete(table, older)

    async def _paint(self, table_id: int) -> None:
        tries = 0
        while table_id in self._wanted:
            try:
                channel = (await self._tables.get(table_id)).row.channel
                await self.pace.turn(channel)
                self._wanted.discard(table_id)
                await self._show(await self._tables.get(table_id))
                tries = 0
            except LOST as error:
                await self._lost(table_id, error)
            except (discord.HTTPException, aiohttp.ClientError, OSError, Refused) as error:
                tries += 1
                log.warning("Table %s could not be shown: %s", table_id, error)
                if tries < TRIES:
                    await asyncio.sleep(TRY_PAUSE)
                    self._wanted.add(table_id)

    async def _lost(self, table_id: int, error: discord.HTTPException) -> None:
        """The message was deleted, or something is not allowed: perhaps only the pictures."""
        log.info("Table %s cannot be shown: %s", table_id, error)
        table = await self._tables.get(table_id)
        if isinstance(error, discord.Forbidden) and table.row.channel not in self._wordless:
            self._wordless.add(table.row.channel)
            self._wanted.add(table_id)
        elif isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE and table.row.state == "playing":
            try:
                await self._send(table)
            except discord.HTTPException as again:
                log.warning("Table %s cannot be posted again: %s", table_id, again)

    async def _show(self, table: Table) -> None:
        """Edit the message of this round, or finish that of the last round and post a new one."""
        if table.row.message is None:
            if table.match is not None:
                await self._send(table)
            return
        if table.match is None:
            await self._edit(table, lobby_post(table, self._words.speaker(ENGLISH)))
            return
        scene = table.match.scene(None)
        if self._shown.get(table.id) == table.match.question:
            return
        if table.row.round not in (None, 0, round_of(scene)):
            await self._close_round(table, scene)
            await self.pace.turn(table.row.channel)
            await self._send(table)
        elif await self._hidden(table):
            await self._send(table, replaces=True)
        else:
            post = await self.post(table)
            await self._edit(table, post)
            self._shown[table.id] = post.question
            if not table.row.round:
                await self._remember(table, table.row.message, post)

    async def _close_round(self, table: Table, now: Scene) -> None:
        """The old message stays as the card of its round, without buttons."""
        shown = table.row.round or 0
        scenes = self._settled.get(table.id, {})
        scene = scenes.get(shown, now)
        for number in [number for number in scenes if number <= shown]:
            del scenes[number]
        post = await result_post(table, scene, self._drawn_in(table), self._words.speaker(ENGLISH), ENGLISH)
        try:
            await self._edit(table, post)
        except discord.NotFound:
            log.info("The message of table %s was deleted.", table.id)

    async def _edit(self, table: Table, post: Post) -> None:
        if table.row.message is not None:
            await self._message(table, table.row.message).edit(view=post.view, attachments=post.files())

    async def _send(self, table: Table, *, replaces: bool = False) -> None:
        post = await self.post(table)
        quiet = discord.AllowedMentions.none()
        sent = await self._channel(table).send(view=post.view, files=post.files(), allowed_mentions=quiet, silent=True)
        await (self.moved if replaces else self._remember)(table, sent.id, post)

    async def _remember(self, table: Table, message: int, post: Post) -> None:
        """What the message shows is what was posted; the match may have gone on since."""
        await self._tables.set_message(table.id, message, post.round)
        self._shown[table.id] = post.question

    async def _delete(self, table: Table, message: int) -> None:
        try:
            await self._message(table, message).delete()
        except discord.HTTPException as error:
            log.info("An old message of table %s stays: %s", table.id, error)

    async def _hidden(self, table: Table) -> bool:
        """Whether the message is old, or buried under others (looked up rarely: it costs a request)."""
        assert table.row.message is not None
        if self._tables.now() - (table.row.message_at or 0) > OLD * 1000:
            return True
        clock = asyncio.get_running_loop().time()
        if clock - self._looked.setdefault(table.id, clock) < BURIED_LOOK:
            return False
        self._looked[table.id] = clock
        try:
            after = discord.Object(table.row.message)
            return len([0 async for _ in self._channel(table).history(limit=BURIED, after=after)]) >= BURIED
        except discord.Forbidden:
            return False

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)

    def _message(self, table: Table, message: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message)

    def _drawn_in(self, table: Table) -> Pictures | None:
        """None where the bot may not attach files."""
        return None if table.row.channel in self._wordless else self._pictures

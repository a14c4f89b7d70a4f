"""Turn pings: a short message of its own for persons who keep the table waiting, gone when they have answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial

import discord

from bot.clock import Clock
from bot.store import StoreError
from bot.table import Refused, Table
from bot.tables import Events, Tables
from bot.ui.answers import FAILURES, LONGEST_REQUEST, Pauses, nonce_of, passing
from bot.ui.boards import Boards
from bot.ui.hands import Hands
from bot.ui.speech import joined
from bot.words import ENGLISH, Words

log = logging.getLogger(__name__)

SILENCE = 20.0
"""Seconds a table waits before it pings; somebody whose hand cannot be refreshed is pinged at once."""

SOON = 1.0

LAST_REMOVALS = 0.5
"""Seconds that are waited for pings to go when the bot ends; one that stays is taken away after the next start."""


UNDER_WAY = "?"
"""Stands before a time in the place of a message that is being sent."""

CLOCKS_DIFFER = 60.0
"""Seconds that the clocks of Discord and of this machine may differ."""

LOOKED_THROUGH = 100
"""Messages among which a ping is looked for."""


class Closed(OSError):
    """Nothing may be sent there any more; it was noticed before Discord was asked."""


class Pings:
    """At most one ping a table. Windows and secret choices never ping (DESIGN chapter 10)."""

    def __init__(
        self, client: discord.Client, tables: Tables, hands: Hands, clock: Clock, boards: Boards, words: Words
    ) -> None:
        self._client, self._tables, self._hands = client, tables, hands
        self._clock, self._boards, self._words = clock, boards, words
        self._sent: dict[int, discord.PartialMessage] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        self.silence = SILENCE
        tables.watchers.append(self.watch)

    def invite(self, table: Table, friends: Sequence[int]) -> None:
        """Tell friends of their invitation by a short message, gone when the lobby is: what is made of components
        shows no words in a notification."""
        self._do(self._invite(table.id, friends))

    def watch(self, table: Table, events: Events) -> None:
        """Something happened: the old ping goes, and a new wait begins."""
        if table.row.state == "lobby" or not (events or table.row.state == "closed"):
            return
        key = ("ping", table.id)
        self._clock.drop(key)
        self._clear(table.id)
        if table.match is not None and _asked(table):
            question = table.match.question
            self._clock.set(key, min(SOON, self.silence), lambda: self._early(table.id, question))

    async def wake(self, table: Table) -> None:
        """After a restart no hand can be reached; a table is pinged after the whole silence, and once a question."""
        question = None if table.match is None else table.match.question
        if table.id not in self._sent:
            asked, _, standing = await self._noted(table)
            if standing is not None:
                self._sent[table.id] = standing
                if table.row.state != "lobby" and asked != str(question):
                    self._clear(table.id)
        if question is not None and _asked(table) and ("ping", table.id) not in self._clock:
            self._clock.set(("ping", table.id), self.silence, lambda: self._ping(table.id, question))

    def _clear(self, table_id: int) -> None:
        """Take away the message that stands."""
        if (old := self._sent.pop(table_id, None)) is not None:
            self._do(self._take_away(table_id, old))

    async def close(self) -> None:
        under_way = list(self._under_way)
        if under_way:
            await asyncio.wait(under_way, timeout=LAST_REMOVALS)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _invite(self, table_id: int, friends: Sequence[int]) -> None:
        text, pauses = self._words.speaker(ENGLISH), Pauses()
        while (table := await self._in_lobby(table_id)) is not None and self._boards.may_post(table):
            row, who = table.row, joined([f"<@{user}>" for user in friends], text)
            said = text("ping-invitation", who=who, host=f"<@{row.host}>", game=text(row.game), table=str(row.id))
            try:
                message = await self._send(table, said, friends, None, nonce_of("invitation", row.id, row.created_at))
            except FAILURES as error:
                log.info("Table %s could not tell of its invitation: %s", row.id, error)
                if not passing(error):
                    await self._refused(table, error)
                    return
                await asyncio.sleep(pauses.next())
                continue
            self._sent[row.id] = message
            await self._note(row.id, f"invitation:{message.id}")
            if await self._in_lobby(table_id) is None:
                self._clear(row.id)
            return

    async def _in_lobby(self, table_id: int) -> Table | None:
        """The table if its match has not begun yet."""
        try:
            table = await self._tables.get(table_id)
        except Refused:
            return None
        return table if table.row.state == "lobby" else None

    async def _early(self, table_id: int, question: int) -> None:
        """Ping at once if somebody who is asked cannot see it in his hand, else wait on."""
        table = await self._waiting(table_id, question)
        if table is None:
            return
        if not all(self._hands.reachable(table, user) for user in _asked(table)):
            await self._ping(table_id, question)
        else:
            pause = self.silence - min(SOON, self.silence)
            self._clock.set(("ping", table_id), pause, lambda: self._ping(table_id, question))

    async def _waiting(self, table_id: int, question: int) -> Table | None:
        """The table if it still waits for an answer to this question."""
        try:
            table = await self._tables.get(table_id)
        except Refused:
            return None
        waits = table.match is not None and table.match.question == question and bool(_asked(table))
        return table if waits else None

    async def _ping(self, table_id: int, question: int, pauses: Pauses | None = None) -> None:
        """Ping, and keep at it while Discord fails and the question stands."""
        table = await self._waiting(table_id, question)
        if table is None:
            return
        text, asked = self._words.speaker(ENGLISH), _asked(table)
        nonce = nonce_of("turn", table.id, table.row.created_at, question)
        said = text("ping-turn", who=joined([f"<@{user}>" for user in asked], text), table=str(table.id))
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label=text("table-hand"), custom_id=f"h:{table.id}"))
        view.stop()
        try:
            if await self._pinged(table, question, said) or not self._boards.may_post(table):
                return
            # so that a bot that dies in between looks for it after its next start
            await self._note(table.id, f"{question}:{UNDER_WAY}{self._tables.now()}")
            message = await self._send(table, said, asked, view, nonce)
        except FAILURES as error:
            await self._failed(table, question, error, pauses or Pauses())
            return
        await self._note(table.id, f"{question}:{message.id}")
        if await self._waiting(table_id, question) is None:
            await self._take_away(table.id, message)
        else:
            self._sent[table.id] = message

    async def _send(
        self, table: Table, said: str, users: Sequence[int], view: discord.ui.View | None, nonce: str
    ) -> discord.PartialMessage:
        row = table.row
        await self._boards.pace.turn(row.channel, row.host)
        if not self._boards.may_post(table):
            raise Closed
        channel = self._client.get_partial_messageable(row.channel, guild_id=row.guild)
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in users])
        async with asyncio.timeout(LONGEST_REQUEST):
            if view is None:
                sent = await channel.send(said, allowed_mentions=mentions, nonce=nonce)
            else:
                sent = await channel.send(said, view=view, allowed_mentions=mentions, nonce=nonce)
        return channel.get_partial_message(sent.id)

    async def _failed(self, table: Table, question: int, error: Exception, pauses: Pauses) -> None:
        log.info("Table %s could not ping: %s", table.id, error)
        if isinstance(error, Closed):
            return  # it is looked at again when that changes
        if passing(error):
            again = partial(self._ping, table.id, question, pauses)
            self._clock.set(("ping", table.id), pauses.next(), again)
        else:
            await self._refused(table, error)

    async def _refused(self, table: Table, error: Exception) -> None:
        with suppress(Refused):
            await self._boards.refused(table, error)

    async def _pinged(self, table: Table, question: int, said: str) -> bool:
        """Whether a ping for this question stands already, from before a restart; an older one is taken away."""
        asked, since, standing = await self._noted(table)
        if standing is not None and asked != str(question):
            await self._remove(table.id, standing)
            standing = None
        elif asked == str(question) and since is not None and self._boards.may_post(table):
            standing = await self._found(table, said, since)
        if standing is None:
            return False
        self._sent[table.id] = standing
        await self._note(table.id, f"{question}:{standing.id}")
        return True

    async def _found(self, table: Table, said: str, since: int) -> discord.PartialMessage | None:
        """The ping whose sending the bot has not lived to note, if it was sent all the same."""
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        after = discord.Object(discord.utils.time_snowflake(datetime.fromtimestamp(since / 1000 - CLOCKS_DIFFER, UTC)))
        await self._boards.pace.turn(table.row.channel, table.row.host)
        async with asyncio.timeout(LONGEST_REQUEST):
            async for message in channel.history(limit=LOOKED_THROUGH, after=after):
                if message.content == said and message.author == self._client.user:
                    return channel.get_partial_message(message.id)
        return None

    async def _noted(self, table: Table) -> tuple[str, int | None, discord.PartialMessage | None]:
        """What the noted ping asks, and the message that stands, or since when (unix milliseconds) it is under way."""
        try:
            asked, _, message = (await self._tables.store.meta(f"ping:{table.id}") or "").partition(":")
        except StoreError:
            return "", None, None
        if message.startswith(UNDER_WAY):
            return asked, int(message.removeprefix(UNDER_WAY)), None
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        return asked, None, channel.get_partial_message(int(message)) if message else None

    async def _note(self, table_id: int, words: str) -> None:
        try:
            await self._tables.store.set_meta(f"ping:{table_id}", words)
        except StoreError as error:
            log.warning("The ping of table %s will be forgotten in a restart: %s", table_id, error)

    async def _take_away(self, table_id: int, message: discord.PartialMessage) -> None:
        if await self._remove(table_id, message):
            await self._note(table_id, "")

    async def _remove(self, table_id: int, message: discord.PartialMessage) -> bool:
        """Whether it is gone now. Where the bot may not do anything it stays, until a later ping or start."""
        pauses = Pauses()
        while True:
            await self._boards.pace.turn_of_all()
            if (table := await self._reached(table_id)) is None:
                return False
            try:
                async with asyncio.timeout(LONGEST_REQUEST):
                    await message.delete()
            except FAILURES as error:
                if passing(error):
                    await asyncio.sleep(pauses.next())
                    continue
                log.info("A ping stays: %s", error)
                if isinstance(error, discord.Forbidden):
                    await self._refused(table, error)
                    return False
            return True

    async def _reached(self, table_id: int) -> Table | None:
        """The table if something can be done in its channel: it is there, in no archived thread, and not closed."""
        try:
            table = await self._tables.get(table_id)
        except Refused:
            return None
        guild = None if self._boards.shut(table) else self._client.get_guild(table.row.guild)
        return table if guild is not None and guild.get_channel_or_thread(table.row.channel) is not None else None


def _asked(table: Table) -> list[int]:
    """The persons to ping: all who are asked as far as everybody sees, so that it tells nothing of who has answered.

    A claim window pings nobody, from its first moment to its last.
    """
    match = table.match
    if match is None or table.window is not None or all(table.sitter(seat).user is None for seat in match.pending):
        return []
    named = {badge.seat for badge in match.scene(None).badges if badge.key == "asked"}
    return [sitter.user for sitter in table.sitters if sitter.user is not None and sitter.seat in named]

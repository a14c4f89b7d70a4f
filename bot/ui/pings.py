"""Turn pings: a short message of its own for persons who keep the table waiting, gone when they have answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
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
        if table.row.state == "lobby" and table.id not in self._sent:
            _, standing = await self._noted(table)
            if standing is not None:
                self._sent[table.id] = standing
        elif table.match is not None and _asked(table) and ("ping", table.id) not in self._clock:
            question = table.match.question
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
        if table is None or await self._pinged(table, question) or not self._boards.may_post(table):
            return
        text, asked = self._words.speaker(ENGLISH), _asked(table)
        nonce = nonce_of("turn", table.id, table.row.created_at, question)
        said = text("ping-turn", who=joined([f"<@{user}>" for user in asked], text), table=str(table.id))
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label=text("table-hand"), custom_id=f"h:{table.id}"))
        view.stop()
        try:
            message = await self._send(table, said, asked, view, nonce)
        except FAILURES as error:
            self._failed(table, question, error, pauses or Pauses())
            return
        if await self._waiting(table_id, question) is None:
            await self._remove(message)
            return
        self._sent[table.id] = message
        await self._note(table.id, f"{question}:{message.id}")

    async def _send(
        self, table: Table, said: str, users: Sequence[int], view: discord.ui.View | None, nonce: str
    ) -> discord.PartialMessage:
        row = table.row
        await self._boards.pace.turn(row.channel, row.host)
        channel = self._client.get_partial_messageable(row.channel, guild_id=row.guild)
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in users])
        async with asyncio.timeout(LONGEST_REQUEST):
            if view is None:
                sent = await channel.send(said, allowed_mentions=mentions, nonce=nonce)
            else:
                sent = await channel.send(said, view=view, allowed_mentions=mentions, nonce=nonce)
        return channel.get_partial_message(sent.id)

    def _failed(self, table: Table, question: int, error: Exception, pauses: Pauses) -> None:
        log.info("Table %s could not ping: %s", table.id, error)
        if passing(error):
            again = partial(self._ping, table.id, question, pauses)
            self._clock.set(("ping", table.id), pauses.next(), again)
        elif isinstance(error, discord.Forbidden):
            self._boards.doors.refused(table.row.guild, table.row.channel, error)

    async def _pinged(self, table: Table, question: int) -> bool:
        """Whether a ping for this question stands already, from before a restart; an older one is taken away."""
        asked, standing = await self._noted(table)
        if standing is None:
            return False
        if asked == str(question):
            self._sent[table.id] = standing
            return True
        await self._remove(standing)
        return False

    async def _noted(self, table: Table) -> tuple[str, discord.PartialMessage | None]:
        """The message that stands, as noted, and what it asks."""
        try:
            asked, _, message = (await self._tables.store.meta(f"ping:{table.id}") or "").partition(":")
        except StoreError:
            return "", None
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        return asked, channel.get_partial_message(int(message)) if message else None

    async def _note(self, table_id: int, words: str) -> None:
        try:
            await self._tables.store.set_meta(f"ping:{table_id}", words)
        except StoreError as error:
            log.warning("The ping of table %s will be forgotten in a restart: %s", table_id, error)

    async def _take_away(self, table_id: int, message: discord.PartialMessage) -> None:
        await self._remove(message)
        await self._note(table_id, "")

    async def _remove(self, message: discord.PartialMessage) -> None:
        pauses = Pauses()
        while True:
            await self._boards.pace.turn_of_all()
            try:
                async with asyncio.timeout(LONGEST_REQUEST):
                    await message.delete()
            except FAILURES as error:
                if passing(error):
                    await asyncio.sleep(pauses.next())
                    continue
                log.info("A ping stays: %s", error)
            return


def _asked(table: Table) -> list[int]:
    """The persons to ping: all who are asked as far as everybody sees, so that it tells nothing of who has answered.

    A claim window pings nobody, from its first moment to its last.
    """
    match = table.match
    if match is None or table.window is not None or all(table.sitter(seat).user is None for seat in match.pending):
        return []
    named = {badge.seat for badge in match.scene(None).badges if badge.key == "asked"}
    return [sitter.user for sitter in table.sitters if sitter.user is not None and sitter.seat in named]

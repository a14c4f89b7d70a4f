"""Turn pings: a short message of its own for persons who keep the table waiting, gone when they have answered."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.clock import Clock
from bot.store import StoreError
from bot.table import Refused, Table
from bot.tables import Events, Tables
from bot.ui.answers import FAILURES
from bot.ui.boards import Pace
from bot.ui.hands import Hands
from bot.ui.speech import joined
from bot.words import ENGLISH, Words

log = logging.getLogger(__name__)

SILENCE = 20.0
"""Seconds a table waits before it pings; somebody whose hand cannot be refreshed is pinged at once."""

SOON = 1.0


class Pings:
    """At most one ping a table. Windows and secret choices never ping (DESIGN chapter 10)."""

    def __init__(
        self, client: discord.Client, tables: Tables, hands: Hands, clock: Clock, pace: Pace, words: Words
    ) -> None:
        self._client, self._tables, self._hands = client, tables, hands
        self._clock, self._pace, self._words = clock, pace, words
        self._sent: dict[int, discord.PartialMessage] = {}
        self._removing: set[asyncio.Task[None]] = set()
        self.silence = SILENCE
        tables.watchers.append(self.watch)

    def watch(self, table: Table, events: Events) -> None:
        """Something happened: the old ping goes, and a new wait begins."""
        if not events:
            return
        key = ("ping", table.id)
        self._clock.drop(key)
        if (old := self._sent.pop(table.id, None)) is not None:
            removing = asyncio.create_task(self._take_away(table.id, old))
            self._removing.add(removing)
            removing.add_done_callback(self._removing.discard)
        if table.match is not None and _asked(table):
            question = table.match.question
            self._clock.set(key, min(SOON, self.silence), lambda: self._early(table.id, question))

    def wake(self, table: Table) -> None:
        """After a restart no hand can be reached; a table is pinged after the whole silence, and once a question."""
        if table.match is not None and _asked(table):
            question = table.match.question
            self._clock.set(("ping", table.id), self.silence, lambda: self._ping(table.id, question))

    async def close(self) -> None:
        await asyncio.gather(*self._removing, return_exceptions=True)

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

    async def _ping(self, table_id: int, question: int) -> None:
        table = await self._waiting(table_id, question)
        if table is None or await self._pinged(table, question):
            return
        asked = _asked(table)
        text = self._words.speaker(ENGLISH)
        who = joined([f"<@{user}>" for user in asked], text)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label=text("table-hand"), custom_id=f"h:{table.id}"))
        view.stop()
        await self._pace.turn(table.row.channel)
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in asked])
        try:
            sent = await channel.send(
                text("ping-turn", who=who, table=str(table.id)), view=view, allowed_mentions=mentions
            )
        except FAILURES as error:
            log.info("Table %s could not ping: %s", table.id, error)
            return
        message = channel.get_partial_message(sent.id)
        if await self._waiting(table_id, question) is None:
            await self._remove(message)
            return
        self._sent[table.id] = message
        await self._note(table.id, f"{question}:{sent.id}")

    async def _pinged(self, table: Table, question: int) -> bool:
        """Whether a ping for this question stands already, from before a restart; an older one is taken away."""
        try:
            asked, _, message = (await self._tables.store.meta(f"ping:{table.id}") or "").partition(":")
        except StoreError:
            return False
        if not message:
            return False
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        standing = channel.get_partial_message(int(message))
        if asked == str(question):
            self._sent[table.id] = standing
            return True
        await self._remove(standing)
        return False

    async def _note(self, table_id: int, words: str) -> None:
        try:
            await self._tables.store.set_meta(f"ping:{table_id}", words)
        except StoreError as error:
            log.warning("The ping of table %s will be forgotten in a restart: %s", table_id, error)

    async def _take_away(self, table_id: int, message: discord.PartialMessage) -> None:
        await self._remove(message)
        await self._note(table_id, "")

    async def _remove(self, message: discord.PartialMessage) -> None:
        try:
            await message.delete()
        except FAILURES as error:
            log.info("A ping stays: %s", error)


def _asked(table: Table) -> list[int]:
    """The persons to ping: all who are asked as far as everybody sees, so that it tells nothing of who has answered.

    A claim window pings nobody, from its first moment to its last.
    """
    match = table.match
    if match is None or table.window is not None or all(table.sitter(seat).user is None for seat in match.pending):
        return []
    named = {badge.seat for badge in match.scene(None).badges if badge.key == "asked"}
    return [sitter.user for sitter in table.sitters if sitter.user is not None and sitter.seat in named]

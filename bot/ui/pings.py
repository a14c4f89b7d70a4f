"""Turn pings: a short message of its own for persons who keep the table waiting, gone when they have answered."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord

from bot.clock import Clock
from bot.table import Refused, Table
from bot.tables import Events, Tables
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
            removing = asyncio.create_task(self._remove(old))
            self._removing.add(removing)
            removing.add_done_callback(self._removing.discard)
        asked = _asked(table)
        if table.match is None or not asked:
            return
        question = table.match.question
        self._clock.set(key, min(SOON, self.silence), lambda: self._early(table, question))

    async def close(self) -> None:
        await asyncio.gather(*self._removing, return_exceptions=True)

    async def _early(self, table: Table, question: int) -> None:
        """Ping at once if the one who is asked cannot see it in his hand, else wait on."""
        asked = _asked(table)
        if len(asked) == 1 and not self._hands.reachable(table, asked[0]):
            await self._ping(table.id, question)
        else:
            pause = self.silence - min(SOON, self.silence)
            self._clock.set(("ping", table.id), pause, lambda: self._ping(table.id, question))

    async def _ping(self, table_id: int, question: int) -> None:
        try:
            table = await self._tables.get(table_id)
        except Refused:
            return
        asked = _asked(table)
        if table.match is None or table.match.question != question or not asked:
            return
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
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("Table %s could not ping: %s", table.id, error)
            return
        message = channel.get_partial_message(sent.id)
        if table.match.question == question:
            self._sent[table.id] = message
        else:
            await self._remove(message)

    async def _remove(self, message: discord.PartialMessage) -> None:
        try:
            await message.delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("A ping stays: %s", error)


def _asked(table: Table) -> list[int]:
    """The persons who are asked a question of their own; a window in which the table itself answers pings nobody."""
    if table.match is None or -1 in table.match.pending:
        return []
    users = (table.sitter(seat).user for seat in table.match.pending)
    return [user for user in users if user is not None]

"""Notices who has left a server, and lets a stand-in play for them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable

import discord

from bot.messages.answers import FAILURES, LONGEST_REQUEST_S
from bot.messages.pace import Pace
from bot.tables.keeper import Events, Keeper
from bot.tables.matches import Matches
from bot.tables.table import Refused, Table
from bot.tables.tasks import ended

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 3600.0
"""Between two questions for the same person."""
KEPT = 10_000
"""So many answers are remembered."""
UNKNOWN_MEMBER = 10007


class Members:
    """Asks Discord whether somebody is still there when they let their time run out: no event tells it without the
    privileged intent for members."""

    def __init__(self, client: discord.Client, keeper: Keeper, matches: Matches, pace: Pace) -> None:
        self._client, self._matches, self._pace = client, matches, pace
        self._asked: OrderedDict[tuple[int, int], float] = OrderedDict()
        self._under_way: set[asyncio.Task[None]] = set()
        keeper.watchers.append(self.watch)

    def watch(self, table: Table, events: Events) -> None:
        """Look for whoever the clock has answered for; not when an answer was only heard, of which nobody may know."""
        if events and table.match is not None and table.match.result is None:
            self.look_for(table, [sitter.user for sitter in table.here if sitter.user is not None and sitter.misses])

    def look_for(self, table: Table, users: Iterable[int]) -> None:
        """Look whether these are still on the server, each at most once in LOOK_PAUSE_S."""
        now = asyncio.get_running_loop().time()
        for user in users:
            key = (table.row.guild, user)
            if now - self._asked.get(key, -LOOK_PAUSE_S) < LOOK_PAUSE_S:
                continue
            self._asked[key] = now
            self._asked.move_to_end(key)
            while len(self._asked) > KEPT:
                self._asked.popitem(last=False)
            task = asyncio.create_task(self._look(table.id, *key))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    def forget(self, user: int) -> None:
        """Forget whether somebody was looked for."""
        for key in [key for key in self._asked if key[1] == user]:
            del self._asked[key]

    async def close(self) -> None:
        await ended(self._under_way)

    async def _look(self, table_id: int, guild: int, user: int) -> None:
        await self._pace.turn_of_all()
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return
        try:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                await server.fetch_member(user)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MEMBER:
                await self._gone(table_id, user)
        except FAILURES as error:
            log.info("Whether somebody is still on server %s is not known: %s", guild, error)

    async def _gone(self, table_id: int, user: int) -> None:
        try:
            await self._matches.stand_in(table_id, user)
        except Refused as refused:
            log.info("Table %s: no stand-in for somebody who has left (%s).", table_id, refused.key)

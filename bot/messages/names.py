"""Knows how people are called on each server: from their presses, or from Discord. It writes no name down."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable

import discord

from bot.messages.answers import FAILURES, passing
from bot.tables.tasks import ended

log = logging.getLogger(__name__)

KEPT = 20_000
"""So many names are kept in memory; the longest unused go first."""

NAMES_PATIENCE_S, NAMES_REST_S = 15.0, 60.0
"""Seconds to wait for names before a picture is painted without them, and then until the next question for one."""

Called = tuple[str, ...]
"""Names of somebody, the best first: as this server calls them, then the user name."""


class Names:
    """`turn` returns when the next request may go to Discord."""

    def __init__(self, client: discord.Client, turn: Callable[[], Awaitable[None]]) -> None:
        self._client, self._turn = client, turn
        self._known: OrderedDict[tuple[int, int], Called] = OrderedDict()
        self._asked: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._resting = 0.0

    def meet(self, person: discord.Member | discord.User) -> None:
        """Remember how a member is called on their server."""
        if isinstance(person, discord.Member):
            self._keep((person.guild.id, person.id), (person.display_name, person.name))

    def of(self, guild: int, user: int) -> Called:
        """The names of a user there, () if none is known."""
        return self._known.get((guild, user), ())

    async def learn(self, guild: int, users: Iterable[int]) -> None:
        """Ask Discord for the names that are not known yet, as after a restart, and wait NAMES_PATIENCE_S for them."""
        unknown = [(guild, user) for user in users if (guild, user) not in self._known]
        if not unknown or asyncio.get_running_loop().time() < self._resting:
            return
        for key in unknown:
            if key not in self._asked:
                self._asked[key] = asyncio.create_task(self._ask(*key))
        await asyncio.wait([self._asked[key] for key in unknown], timeout=NAMES_PATIENCE_S)

    def forget(self, user: int) -> None:
        """Know somebody by no name any more."""
        for key in [key for key in self._known if key[1] == user]:
            del self._known[key]

    async def close(self) -> None:
        await ended(self._asked.values())

    async def _ask(self, guild: int, user: int) -> None:
        try:
            await self._turn()
            server, clock = self._client.get_guild(guild), asyncio.get_running_loop().time
            if server is None or clock() < self._resting or (guild, user) in self._known:
                return
            async with asyncio.timeout(NAMES_PATIENCE_S):
                self.meet(await server.fetch_member(user))
        except FAILURES as error:
            if passing(error):
                log.info("A name is not known yet: %s", error)
                self._resting = asyncio.get_running_loop().time() + NAMES_REST_S
            else:
                self._keep((guild, user), ())  # somebody who has left is asked for no more
        finally:
            del self._asked[guild, user]

    def _keep(self, key: tuple[int, int], called: Called) -> None:
        self._known[key] = called
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

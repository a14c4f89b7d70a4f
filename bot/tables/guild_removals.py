"""Servers that removed the bot: their tables close at once, and all that is kept of them goes a month later."""

from __future__ import annotations

import logging
from collections.abc import Collection

from bot.store.deadlines import shard_of
from bot.tables.limits import DAY_MS
from bot.tables.registry import TableRegistry

log = logging.getLogger(__name__)

KEPT_MS = 30 * DAY_MS
"""So long a server that has removed the bot may invite it again and lose nothing."""
GROUP = 20
"""So many tables are forgotten in one commit: play comes first."""


class GuildRemovals:
    """Notes by application where the bot is and was: another bot with the same database is asked for nothing of this
    one. It has to be known before anything is noted: `run_as`."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._servers = registry, registry.store.servers
        self.application = 0

    def run_as(self, application: int) -> None:
        """The bot runs as this application from now on."""
        self.application = application

    async def arrived(self, guild: int) -> None:
        """The bot was invited: what was kept of this server stays."""
        await self._registry.saved(self._servers.arrived(self.application, [guild]))

    async def left(self, guild: int) -> list[int]:
        """The bot was removed: close the tables there. Returns their numbers.

        Raises UserError where that cannot be saved; the next `look` makes up for it.
        """
        await self._registry.saved(self._servers.left(self.application, [guild], self._registry.now()))
        return await self._registry.close_tables(guild=guild)

    async def look(self, present: Collection[int], shard: int, shards: int) -> list[int]:
        """Compare what is known with the servers that Discord lists for a shard, unavailable ones among them.

        Returns the tables that are closed. Raises UserError where that cannot be read or saved.
        """
        await self._registry.saved(self._servers.arrived(self.application, present))
        known = await self._registry.read(self._servers.known(self.application))
        gone = sorted(guild for guild in known - set(present) if shard_of(guild, shards) == shard)
        closed: list[int] = []
        for guild in gone:
            closed += await self.left(guild)
        return closed

    async def forget(self) -> None:
        """Forget the servers whose time is over, each with all of its tables. Raises UserError."""
        if not self.application:
            return
        until = self._registry.now() - KEPT_MS
        while (guild := await self._registry.read(self._servers.due(self.application, until))) is not None:
            await self._forget(guild, until)

    async def _forget(self, guild: int, until: int) -> None:
        count = 0
        try:
            while gone := await self._group(guild, until):
                count += len(gone)
        finally:
            log.info("Server %d removed the bot 30 days ago: %d tables there are forgotten.", guild, count)
        await self._registry.saved(self._registry.store.purge())

    async def _group(self, guild: int, until: int) -> list[int]:
        job = self._servers.forget_tables(self.application, guild, until, GROUP)
        tables = await self._registry.saved(job)
        for table in tables:
            self._registry.forget(table)
        return tables

"""Guilds that removed the bot. Their tables close at once, and their data is deleted 30 days later."""

import logging
from collections.abc import Collection

from bot.common.units import DAY_MS
from bot.store.deadlines import shard_of
from bot.tables.registry import TableRegistry

log = logging.getLogger(__name__)

KEPT_MS = 30 * DAY_MS
"""Milliseconds after a removal during which a guild's data is kept, in case the guild invites the bot again."""
GROUP = 20
"""Number of tables that are deleted in one commit. It is small so that play is not delayed."""


class GuildRemovals:
    """Record of the guilds in which the bot is or was, for each Discord application.

    Another application that uses the same database does not affect guilds of this one. Set `application` first.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._servers = registry, registry.store.servers
        self.application = 0

    async def arrived(self, guild: int) -> None:
        """Note that the bot is in a guild, so that the guild's data is kept."""
        await self._servers.arrived(self.application, [guild])

    async def left(self, guild: int) -> list[int]:
        """Note that a guild removed the bot, and close its tables. Return their numbers.

        Raises UserError if that can't be saved. The next `reconcile` then does it.
        """
        await self._servers.left(self.application, [guild], self._registry.now())
        return await self._registry.close_tables(guild=guild)

    async def reconcile(self, present: Collection[int], shard: int, shards: int) -> list[int]:
        """Find the guilds that removed the bot, and close their tables. Return the numbers of the closed tables.

        `present`: the guilds that Discord lists for the shard, including unavailable ones. `shards`: the number of
        shards. Raises UserError if the database can't be read or written.
        """
        await self._servers.arrived(self.application, present)
        known = await self._servers.known(self.application)
        gone = sorted(guild for guild in known - set(present) if shard_of(guild, shards) == shard)
        closed: list[int] = []
        for guild in gone:
            closed += await self.left(guild)
        return closed

    async def forget(self) -> None:
        """Delete the data and tables of guilds that removed the bot 30 days ago. Raises UserError."""
        if not self.application:
            return
        until = self._registry.now() - KEPT_MS
        while (guild := await self._servers.due(self.application, until)) is not None:
            await self._forget(guild, until)

    async def _forget(self, guild: int, until: int) -> None:
        count = 0
        try:
            while tables := await self._servers.forget_tables(self.application, guild, until, GROUP):
                for table in tables:
                    self._registry.forget(table)
                count += len(tables)
        finally:
            log.info("Server %d removed the bot 30 days ago; deleted %d tables there.", guild, count)
        await self._registry.store.purge()

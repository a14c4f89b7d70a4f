"""Watching of shards: one that is connected but gets no events is reconnected.

Discord answers the heartbeats of such a shard, so discord.py doesn't notice it. Players' presses simply fail.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Iterator

import discord

from bot.store.deadlines import Place, shard_of
from bot.tables.background_tasks import Background, ended
from bot.tables.downtime import Downtime
from bot.tables.registry import TableRegistry

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 30.0
SILENT_S, IDLE_S = 120.0, 600.0
"""Seconds without an event after which a shard is asked: with a match in play, and without one.

A shard without a match is asked too, because nobody can begin a match on a deaf shard.
"""
ANSWER_S = 20.0
"""Seconds in which Discord has to answer."""
QUESTIONS = 2
PAUSE_S, HOUR_S = 600.0, 3600.0
"""Minimum number of seconds between two reconnects of a shard, and the time in which reconnects are counted."""
MANY = 3
"""Number of times in an hour that a shard has to become deaf to show that reconnecting doesn't help."""


class DeafShards(Background):
    """A periodic check that asks Discord for a member, and reconnects the shard if no answer comes.

    It also reports disconnected shards to `downtime`: discord.py reports one only when it tries to reconnect it, and it
    reconnects one shard after the other.

    `heard`: the time of the latest event by shard, in seconds of the loop.
    """

    def __init__(self, client: discord.AutoShardedClient, registry: TableRegistry, downtime: Downtime) -> None:
        self._client, self._registry, self._downtime = client, registry, downtime
        self.heard: dict[int, float] = {}
        self._deaf = defaultdict[int, deque[float]](deque)
        self._asking: dict[int, asyncio.Task[None]] = {}

    def hear(self, shard: int) -> None:
        """Note that an event has arrived on a shard."""
        self.heard[shard] = _now()

    def sign(self) -> str:
        """Return a sentence if a shard became deaf again and again within an hour, otherwise ""."""
        for shard, times in self._deaf.items():
            if sum(_now() - at < HOUR_S for at in times) >= MANY:
                return f"Shard {shard} has stopped getting events {MANY} times in an hour."
        return ""

    async def close(self) -> None:
        await super().close()
        await ended(self._asking.values())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_PAUSE_S)
            for shard, info in self._client.shards.items():
                if info.is_closed() and not self._is_down(shard):
                    self._downtime.down(self._place(shard))
            for guild, silent_s in self._servers():
                shard = self._shard(guild)
                if shard in self._asking or self._is_down(shard) or not self._client.get_guild(guild):
                    continue
                if _now() - self.heard.setdefault(shard, _now()) >= silent_s:
                    self._asking[shard] = asyncio.create_task(self._ask(shard, guild))

    def _servers(self) -> Iterator[tuple[int, float]]:
        """Yield servers to ask about, each with the seconds of silence that its shard may have.

        For matches outside of servers, whose events arrive on shard 0, it is any server of that shard.
        """
        some = {self._shard(guild.id): guild.id for guild in self._client.guilds}
        for guild in {table.row.guild for table in self._registry.known.values() if table.row.state == "playing"}:
            yield guild or some.get(0, 0), SILENT_S
        for guild in some.values():
            yield guild, IDLE_S

    async def _ask(self, shard: int, guild: int) -> None:
        try:
            for _ in range(QUESTIONS):
                if self._is_down(shard) or await self._answers(guild):
                    self.hear(shard)
                    return
            await self._reconnect(shard)
        finally:
            del self._asking[shard]

    async def _answers(self, guild: int) -> bool:
        server, own = self._client.get_guild(guild), self._client.user
        if server is None or own is None:
            return True
        try:
            async with asyncio.timeout(ANSWER_S):
                await server.query_members(user_ids=[own.id], cache=False)
        except (TimeoutError, OSError, discord.DiscordException, RuntimeError):
            return False
        return True

    async def _reconnect(self, shard: int) -> None:
        times = self._deaf[shard]
        while times and _now() - times[0] >= HOUR_S:
            times.popleft()
        info = self._client.get_shard(shard)
        if info is None or (times and _now() - times[-1] < PAUSE_S):
            return
        times.append(_now())
        log.warning("Shard %d gets no events; reconnecting it.", shard)
        self.hear(shard)
        await info.reconnect()

    def _is_down(self, shard: int) -> bool:
        return self._place(shard) in self._downtime.lost

    def _place(self, shard: int) -> Place:
        return Place("shard", shard, self._client.shard_count or 1)

    def _shard(self, guild: int) -> int:
        return shard_of(guild, self._client.shard_count or 1)


def _now() -> float:
    return asyncio.get_running_loop().time()

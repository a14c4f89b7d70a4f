"""Queries for members over the gateway: up to a hundred members of a guild at once, and few queries a minute."""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice

import discord

from bot.store.deadlines import shard_of
from bot.tables.background_tasks import BackgroundTasks
from bot.transport.retries import FAILURES

log = logging.getLogger(__name__)

MOST_USERS = 100
"""Maximum number of users in one answer of Discord."""

SENDS, SENDS_S = 60, 60.0
"""Maximum number of requests that a shard sends, and in how many seconds.

Twice as many would make Discord close the connection.
"""

SPARED = 20
"""Number of these requests that are reserved for names that a user waits for."""

GATHER_S = 2.0
"""Seconds for which further names of a guild are collected before a query, if no user waits for them."""

ANSWER_S = 15.0
"""Seconds to wait for an answer. For a guild that Discord does not know, no answer comes."""

Told = Callable[[int, Sequence[int], Sequence[discord.Member] | None], None]
"""A callback with a guild, the requested users, and the members found among them (None: the query failed)."""


@dataclass(slots=True)
class Line:
    """The queue of a shard: users to ask for, by guild.

    `first`: users whose names someone waits for. `sent`: when the latest requests were sent, in seconds of the loop.
    """

    first: OrderedDict[int, dict[int, None]] = field(default_factory=OrderedDict[int, dict[int, None]])
    others: OrderedDict[int, dict[int, None]] = field(default_factory=OrderedDict[int, dict[int, None]])
    sent: deque[float] = field(default_factory=deque[float])
    timer: asyncio.TimerHandle | None = None

    def pause_s(self, now: float) -> float | None:
        """Return the seconds until the next request may be sent, or None if the queue is empty."""
        if not self.first and not self.others:
            return None
        while self.sent and self.sent[0] <= now - SENDS_S:
            self.sent.popleft()
        over = len(self.sent) - (SENDS if self.first else SENDS - SPARED)
        return self.sent[over] + SENDS_S - now if over >= 0 else 0.0

    def next(self) -> tuple[int, list[int]]:
        """Remove the next guild from the queue. Return the guild, and the users to ask for there."""
        waiting = self.first or self.others
        guild, users = next(iter(waiting.items()))
        chosen = [*islice(users, MOST_USERS)]
        for user in chosen:
            del users[user]
        if not users:
            del waiting[guild]
        return guild, chosen


class MemberFetcher:
    """A fetcher of members. It needs no privileged intent, because it asks for members by id.

    `told`: called with the result of each query.
    """

    def __init__(self, client: discord.Client, told: Told) -> None:
        self._client, self._told = client, told
        self._lines: dict[int, Line] = {}
        self._under_way = BackgroundTasks()

    def want(self, guild: int, users: Iterable[int], *, first: bool) -> None:
        """Queue a query for these users.

        `first`: a user waits for their names, so all queued users of the guild move to the front.
        """
        line = self._lines.setdefault(shard_of(guild, self._client.shard_count or 1), Line())
        if new := dict.fromkeys(users):
            line.others.setdefault(guild, {}).update(new)
        if first and guild in line.others:
            line.first.setdefault(guild, {}).update(line.others.pop(guild))
        if line.timer is None or first:
            self._later(line, 0.0 if first else GATHER_S)

    async def close(self) -> None:
        for line in self._lines.values():
            if line.timer is not None:
                line.timer.cancel()
        self._lines.clear()
        await self._under_way.close()

    def _later(self, line: Line, pause_s: float) -> None:
        if line.timer is not None:
            line.timer.cancel()
        line.timer = asyncio.get_running_loop().call_later(pause_s, self._send, line)

    def _send(self, line: Line) -> None:
        loop = asyncio.get_running_loop()
        line.timer = None
        while (pause_s := line.pause_s(loop.time())) is not None:
            if pause_s > 0:
                self._later(line, pause_s)
                return
            line.sent.append(loop.time())
            self._under_way.do(self._ask(*line.next()))

    async def _ask(self, guild: int, users: list[int]) -> None:
        found: Sequence[discord.Member] | None = None
        try:
            server = self._client.get_guild(guild)
            if server is not None and not server.unavailable:
                async with asyncio.timeout(ANSWER_S):
                    found = await server.query_members(user_ids=users, limit=MOST_USERS, cache=False)
        except (*FAILURES, discord.ClientException, RuntimeError) as error:
            log.info("Names of members on server %s not loaded: %r", guild, error)
        finally:
            self._told(guild, users, found)

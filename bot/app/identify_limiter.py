"""Limits for identifying with Discord's gateway.

Discord resets the token of a bot that identifies more than 1000 times a day. So the number of identifies is limited
here, for all processes of the token together: the database keeps the times of the last hour. Sessions that end at once,
a bot that a service manager restarts again and again, and several processes are all counted alike.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord

from bot.store import KeyValues, StoreError
from bot.tables.background_tasks import ended

log = logging.getLogger(__name__)

KEY = "identifies"
HOUR_MS, REPORTED_MS = 3_600_000, 600_000
LASTING_MS = 300_000
"""A session that lasts this long shows that the shard is well. Its next identify is immediate again."""
AT_ONCE = 2
"""Number of identifies of a shard that don't have to wait."""
LONGEST_PAUSE = 60
"""The longest pause before an identify, as a multiple of the first one: 15 minutes for 15 seconds."""
HOURLY = 60
"""Maximum number of identifies in an hour for all shards, beyond `AT_ONCE` per shard."""
MANY = 3
"""Number of identifies in ten minutes, beyond `AT_ONCE` per shard, from which health reports them."""
BUCKET_MS = 6_000
"""Time between two identifies in a bucket. Discord asks for five seconds. Connecting takes some of the sixth."""
LIMITS_S = 60.0
"""Seconds for which Discord's answer about the day's identifies counts as new."""

ANSWER_S = 3.0
"""Seconds to wait for that answer."""


def pause_s(limits: discord.SessionStartLimits) -> float:
    """Return the seconds to wait before one shard identifies, by Discord's count for the day.

    There is no wait while at least half of the day's identifies are left. After that, the remaining identifies are
    spread over the time until the limit resets.
    """
    reset_s = limits.reset_after / 1000
    return 0.0 if 2 * limits.remaining >= limits.total else reset_s / max(limits.remaining, 1)


@dataclass(slots=True)
class Identifies:
    """The identifies of the last hour. All times are in unix milliseconds; some may be in the near future.

    - times: times by shard, in order.
    - short: how many of a shard's identifies followed each other, because its sessions ended within `LASTING_MS`.
    """

    times: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    short: dict[int, int] = field(default_factory=dict[int, int])

    @classmethod
    def read(cls, text: str) -> Identifies:
        """Read what `text` returns. An empty text means none."""
        found: dict[str, list[int]] = json.loads(text) if text else {}
        return cls({int(key): row[1:] for key, row in found.items()}, {int(key): row[0] for key, row in found.items()})

    @property
    def text(self) -> str:
        """The identifies as a text for the database."""
        return json.dumps({shard: [self.short[shard], *times] for shard, times in self.times.items()})

    def add(self, shard: int, now: int, *, buckets: int, pause_ms: int, delay_ms: int = 0) -> int:
        """Add the next identify of this shard at the earliest allowed time. Return the milliseconds until then.

        - buckets: Discord's `max_concurrency`. Shards with the same remainder share a bucket.
        - pause_ms: pause before the third identify in a row. It doubles with each further one.
        - delay_ms: time that it has to wait at least.
        """
        self._forget(now)
        mine = self.times.setdefault(shard, [])
        short = self.short.get(shard, 0) if mine and now - mine[-1] < LASTING_MS else 0
        self.short[shard] = short + 1
        if short >= AT_ONCE:
            delay_ms = max(delay_ms, pause_ms * min(2 ** min(short - AT_ONCE, 16), LONGEST_PAUSE))
        at = self._free_at(shard, now + delay_ms)
        taken = sorted(each for other in self.times if other % buckets == shard % buckets for each in self.times[other])
        for each in taken:
            if abs(each - at) < BUCKET_MS:
                at = each + BUCKET_MS
        mine.append(at)
        mine.sort()
        return at - now

    def beyond(self, since: int, until: int) -> int:
        """Return how many identifies between these times are more than `AT_ONCE` for their shard."""
        return sum(max(0, n - AT_ONCE) for n in self._counts(since, until))

    def number(self, since: int, until: int) -> int:
        """Return how many identifies there are between these times."""
        return sum(self._counts(since, until))

    def _counts(self, since: int, until: int) -> Iterator[int]:
        return (sum(since < each <= until for each in times) for times in self.times.values())

    def _free_at(self, shard: int, at: int) -> int:
        """Return the first time from `at` on at which the hourly limit lets this shard identify.

        Identifies that others are still waiting for count too.
        """
        if sum(at - HOUR_MS < each for each in self.times[shard]) < AT_ONCE:
            return at
        ends = sorted(each + HOUR_MS for times in self.times.values() for each in times if each + HOUR_MS > at)
        return next(time for time in (at, *ends) if self.beyond(time - HOUR_MS, time + HOUR_MS) < HOURLY)

    def _forget(self, now: int) -> None:
        """Forget identifies of more than an hour ago, and those so far ahead that the clock must have been set back."""
        kept = {shard: [at for at in times if abs(now - at) < HOUR_MS] for shard, times in self.times.items()}
        self.times = {shard: times for shard, times in kept.items() if times}
        self.short = {shard: self.short[shard] for shard in self.times}


class IdentifyLimiter:
    """A limit on how often the shards of a client identify.

    A shard that has to wait is let go, because discord.py holds up all other shards while one identifies, and gives up
    after a minute. A task of its own connects it again when it may identify.

    `pause_s`: seconds before the third identify in a row (`Timing.sign_in_s`). With 0 nothing is limited, for a bot
    that plays at home.
    """

    def __init__(self, client: discord.AutoShardedClient, key_values: KeyValues, pause_s: float) -> None:
        self._client, self._key_values, self._pause_ms = client, key_values, round(pause_s * 1000)
        self._known = Identifies()
        self._granted, self._returning = set[int](), dict[int, asyncio.Task[None]]()
        self._limits: discord.SessionStartLimits | None = None
        self._asked_at = 0.0
        http: Any = client.http
        self._connect = http.ws_connect
        http.ws_connect = self._connected

    def sign(self) -> str:
        """Return a sentence if the shards sign in unusually often, otherwise ""."""
        now = time.time_ns() // 1_000_000
        if self._known.beyond(now - REPORTED_MS, now) < MANY:
            return ""
        return f"The bot signed in {self._known.number(now - REPORTED_MS, now)} times in ten minutes."

    async def launch(self, shard: int) -> None:
        """Wait until a shard that was never connected may identify."""
        if shard not in self._granted:
            await asyncio.sleep(await self._turn(shard))
            self._granted.add(shard)

    def identify(self, shard: int) -> None:
        """Let a connected shard identify if it has waited for that.

        Otherwise close its connection, and connect it again when it may identify. In that case, raise CancelledError,
        on which discord.py leaves the shard alone.
        """
        if shard in self._granted:
            self._granted.remove(shard)
            return
        if shard not in self._returning:
            self._returning[shard] = asyncio.create_task(self._return(shard, _socket.get(None)))
        raise asyncio.CancelledError

    async def close(self) -> None:
        """Stop connecting shards again."""
        await ended(self._returning.values())

    async def _return(self, shard: int, socket: aiohttp.ClientWebSocketResponse | None) -> None:
        closing = asyncio.create_task(socket.close()) if socket is not None else None
        wait = await self._turn(shard)
        if wait >= 10:
            log.warning("Shard %d signs in too often. It waits %.0f s before it signs in again.", shard, wait)
        await asyncio.sleep(wait)
        if closing is not None:
            closing.cancel()  # the other side may never answer
        self._granted.add(shard)
        del self._returning[shard]
        if (info := self._client.get_shard(shard)) is not None and not self._client.is_closed():
            await info.reconnect()

    async def _turn(self, shard: int) -> float:
        """Note the next identify of this shard. Return the seconds until then."""
        if not self._pause_ms:
            return 0.0
        limits = await self._day()
        delay_ms = round(pause_s(limits) * 1000) if limits else 0
        if limits and delay_ms:
            log.warning(
                "Only %d of %d daily sign-ins are left; waiting %.0f s. Check why the bot signs in so often.",
                *(limits.remaining, limits.total, delay_ms / 1000),
            )
        buckets = limits.max_concurrency if limits else 1

        def add(text: str, now: int) -> tuple[str, int]:
            known = Identifies.read(text)
            wait = known.add(shard, now, buckets=buckets, pause_ms=self._pause_ms, delay_ms=delay_ms)
            self._known = known
            return known.text, wait

        try:
            return await self._key_values.update(KEY, add) / 1000
        except StoreError as error:
            log.warning("The times of earlier sign-ins couldn't be read or saved: %s", error)
            return add(self._known.text, time.time_ns() // 1_000_000)[1] / 1000

    async def _day(self) -> discord.SessionStartLimits | None:
        """Return Discord's count of the day's identifies, or None if Discord doesn't answer."""
        now = time.monotonic()
        if self._limits is None or now - self._asked_at >= LIMITS_S:
            try:
                async with asyncio.timeout(ANSWER_S):
                    self._limits, self._asked_at = await self._client.fetch_session_start_limits(), now
            except (discord.DiscordException, OSError) as error:
                log.info("Discord didn't say how many sign-ins are left: %s", error)
        return self._limits

    async def _connected(self, url: str, **options: Any) -> aiohttp.ClientWebSocketResponse:
        socket = await self._connect(url, **options)
        _socket.set(socket)
        return socket


_socket: ContextVar[aiohttp.ClientWebSocketResponse] = ContextVar("socket")
"""The gateway connection that the running task has opened last."""

"""Limits for identifying with Discord's gateway.

Discord resets the token of a bot that identifies more than 1000 times a day. So the number of identifies is limited
here, for all processes of the token together: the database keeps the times of the last hour and the planned ones.
Sessions that end at once, a bot that a service manager restarts again and again, and several processes are all counted
alike.
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

from bot.common.units import DAY_MS, HOUR_MS
from bot.store import KeyValues, StoreError
from bot.tables.background_tasks import ended

log = logging.getLogger(__name__)

KEY = "identifies"
REPORTED_MS = 600_000
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
RESERVE = 20
"""The part of the day's identifies, 1 in 20, that nobody uses."""
BUCKET_MS = 6_000
"""Time between two identifies in a bucket. Discord asks for five seconds. Connecting takes some of the sixth."""
LIMITS_S = 60.0
"""Seconds for which Discord's answer about the day's identifies counts as new."""

ANSWER_S = 3.0
"""Seconds to wait for that answer."""


@dataclass(slots=True)
class Identifies:
    """The identifies of the last hour and the planned ones. All times are in unix milliseconds.

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
        # forget those of more than an hour ago, and those so far ahead that the clock must have been set back: a shard
        # waits a day at most, until Discord's limit resets
        kept = {other: [at for at in times if -DAY_MS <= now - at < HOUR_MS] for other, times in self.times.items()}
        self.times = {other: times for other, times in kept.items() if times}
        self.short = {other: self.short[other] for other in self.times}
        mine = self.times.get(shard, [])
        short = self.short.get(shard, 0) if mine and -HOUR_MS < now - mine[-1] < LASTING_MS else 0
        mine = self.times[shard] = [at for at in mine if at <= now]  # a new turn replaces a planned one
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

    def day_delay_ms(self, shard: int, now: int, limits: discord.SessionStartLimits, asked_at: int) -> int:
        """Return the milliseconds until this shard may identify by Discord's count for the day, read at `asked_at`.

        There is no wait while at least half of the day's identifies are left. After that, the remaining ones without
        the reserve are spread over the time until the limit resets. Each follows the last one that any shard waits for.
        """
        reset_at = asked_at + limits.reset_after
        granted = [
            at
            for other, times in self.times.items()
            for at in times
            if asked_at <= at < reset_at and (other != shard or at <= now)
        ]
        left = limits.remaining - len(granted)
        if reset_at <= now or 2 * left >= limits.total:
            return 0
        left -= limits.total // RESERVE
        last = max([now, *granted])
        return (last + (reset_at - last) // left if left > 0 else reset_at) - now

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
        age_ms, delay_ms = round((time.monotonic() - self._asked_at) * 1000), 0
        buckets = limits.max_concurrency if limits else 1

        def add(text: str, now: int) -> tuple[str, int]:
            nonlocal delay_ms
            known = Identifies.read(text)
            delay_ms = known.day_delay_ms(shard, now, limits, now - age_ms) if limits else 0
            wait = known.add(shard, now, buckets=buckets, pause_ms=self._pause_ms, delay_ms=delay_ms)
            self._known = known
            return known.text, wait

        try:
            wait_s = await self._key_values.update(KEY, add) / 1000
        except StoreError as error:
            log.warning("The times of earlier sign-ins couldn't be read or saved: %s", error)
            wait_s = add(self._known.text, time.time_ns() // 1_000_000)[1] / 1000
        if limits and delay_ms:
            log.warning(
                "Only %d of %d daily sign-ins are left; waiting %.0f s. Check why the bot signs in so often.",
                *(limits.remaining, limits.total, wait_s),
            )
        return wait_s

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

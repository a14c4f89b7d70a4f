"""A watchdog that notices when Discord no longer answers any request."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import aiohttp
from discord.http import HTTPClient, Route

from bot.transport.retries import refused, wait_s

SILENT_S = 120.0
"""Seconds for which requests may wait while Discord answers none. After that, the watchdog reports it."""

REST_S = 30.0
"""Seconds after which a request counts as given up if it is not tried again.

This is longer than the longest pause between two tries.
"""


@dataclass(slots=True, eq=False)
class Lane:
    """The requests of one kind to one place. All times are in seconds of the event loop's clock.

    `since`: time of the first request.
    `under_way`: number of requests that have not ended.
    `left`: time at which a request last ended, answered or given up.
    `named`: time until which Discord told these requests to wait.
    """

    since: float
    under_way: int = 0
    left: float = 0.0
    named: float = 0.0

    def waits(self, now: float) -> bool:
        return self.under_way > 0 or now - self.left <= REST_S


HANDS = re.compile(r"/(?:webhooks|interactions)/")
"""Pattern for paths that use an interaction's token. Discord may still answer these when it answers no other request.
"""

_lane: ContextVar[Lane] = ContextVar("lane")
"""The `Lane` of the request that is being sent."""


class DiscordWatchdog:
    """A watchdog over the requests made with the bot's own token.

    A request counts as soon as it is passed to discord.py, even while it waits there. Any response counts as an answer,
    even 5xx and 429. Restarting the bot while Discord fails would only cause more requests and lose those that wait.
    """

    def __init__(self, http: HTTPClient, trace: aiohttp.TraceConfig) -> None:
        self._lanes: dict[tuple[str, str], Lane] = {}
        self._answered = self._named = 0.0
        client: Any = http
        client.request = self._counted(client.request)
        trace.on_request_end.append(self._end)

    def sign(self) -> str:
        """Return a sentence if Discord has answered no request for SILENT_S, otherwise ""."""
        return "Discord has answered no request for two minutes." if self.silent_s() >= SILENT_S else ""

    def silent_s(self) -> float:
        """Return how many seconds requests have waited while Discord answered none.

        Waits that Discord has asked for don't count.
        """
        now = asyncio.get_running_loop().time()
        self._lanes = {key: lane for key, lane in self._lanes.items() if lane.waits(now)}
        waits = [now - max(lane.since, lane.named, self._answered, self._named) for lane in self._lanes.values()]
        return max(0.0, *waits, 0.0)

    def _counted(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(route: Route, **more: Any) -> Any:
            now, key = asyncio.get_running_loop().time(), (route.key, route.major_parameters)
            lane = self._lanes.get(key)
            if lane is None or not lane.waits(now):
                lane = self._lanes[key] = Lane(now)
            lane.under_way += 1
            token = _lane.set(lane)
            try:
                return await request(route, **more)
            finally:
                _lane.reset(token)
                lane.under_way -= 1
                lane.left = asyncio.get_running_loop().time()

        return counted

    async def _end(self, _: Any, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        lane, now, headers = _lane.get(None), asyncio.get_running_loop().time(), params.response.headers
        if lane is None or HANDS.search(params.url.path):
            return
        self._answered = now
        if params.response.status == 429:
            wait = await refused(params.response)
            lane.named = max(lane.named, now + wait.seconds)
            if wait.everywhere:
                self._named = max(self._named, now + wait.seconds)
        elif headers.get("X-RateLimit-Remaining") == "0":
            lane.named = max(lane.named, now + (wait_s(headers.get("X-RateLimit-Reset-After")) or 0.0))

"""Notices that nothing which is asked of Discord is answered any more."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import aiohttp
from discord.http import HTTPClient, Route

from bot.transport.retry_after import refused, wait_s

SILENT_S = 120.0
"""Seconds for which requests wait, and none gets any answer, until that is said."""

REST_S = 30.0
"""Seconds without a try after which nobody waits any more: longer than the longest pause between two tries."""


@dataclass(slots=True, eq=False)
class Lane:
    """Requests of one kind to one place, in seconds of the loop: since when they are tried again and again without an
    answer; how many are under way, or when the last one was given up; until when Discord has said that they wait."""

    since: float
    under_way: int = 0
    left: float = 0.0
    named: float = 0.0

    def waits(self, now: float) -> bool:
        return self.under_way > 0 or now - self.left <= REST_S


HANDS = re.compile(r"/(?:webhooks|interactions)/")
"""In the path of what goes by the token of an interaction: that is answered also where nothing else is."""

_lane: ContextVar[Lane] = ContextVar("lane")
"""Of the request that is being made."""


class DiscordWatchdog:
    """Counts the requests by the bot's own token from when discord.py is given them, whatever they wait for there.

    An answer is one whatever it says: 5xx and 429 are answers, for a bot that is started anew while Discord fails asks
    it the more, and loses what waits.
    """

    def __init__(self, http: HTTPClient, trace: aiohttp.TraceConfig) -> None:
        self._lanes: dict[tuple[str, str], Lane] = {}
        self._answered = self._named = 0.0
        client: Any = http
        client.request = self._counted(client.request)
        trace.on_request_end.append(self._end)

    def sign(self) -> str:
        """A sentence, or "" where something is answered."""
        return "Discord has answered no request for two minutes." if self.silent_s() >= SILENT_S else ""

    def silent_s(self) -> float:
        """The seconds for which requests have waited of which none has got an answer, while no named wait runs."""
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

"""Counters for interactions and their answer times, requests and rate limits, and the event loop's delay."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Histogram

from bot.tables.background_tasks import Background
from bot.transport.responses import Interaction

VERSION = re.compile(r"^(?:/[^/]+)*?/v\d+(?=/)")
"""Pattern for the start of a path, up to the version of the API. This includes a proxy's path."""
WORD = re.compile(r"[a-z@][a-z-]{1,30}")
"""Pattern for a path segment that names a kind of thing. Other segments (numbers, tokens, emoji) identify one thing."""


@lru_cache(maxsize=1024)
def route_of(path: str) -> str:
    """Return the form of a path: `/api/v10/channels/123/messages` becomes `/channels/{}/messages`."""
    parts = VERSION.sub("", path).split("/")
    return "/".join(part if not part or WORD.fullmatch(part) else "{}" for part in parts)


ANSWER_BUCKETS = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Bucket limits in seconds. Discord takes no answer after three seconds."""
REQUEST_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
LAG_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
LAG_PAUSE_S = 0.5
"""Seconds between two measurements of the event loop's delay."""
MOST_HEARD = 1000
"""Maximum number of unanswered interactions whose answer time will be measured."""
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
KINDS: Mapping[discord.InteractionType, str] = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "choices",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
}
OTHER = "other"
"""Label for all commands and custom_ids that are not ours. There could be any number of those."""


class EventCounters(Background):
    """Counters of interactions and of requests.

    `hear` counts the interactions. `trace` reports the requests.
    `known`: returns the first words of our custom_ids and commands.
    """

    def __init__(
        self, registry: CollectorRegistry, trace: aiohttp.TraceConfig, known: Callable[[], Collection[str]]
    ) -> None:
        self._known = known
        self._heard: OrderedDict[int, tuple[str, str, float]] = OrderedDict()
        self._interactions = Counter(
            "hanapai_interactions",
            "Presses, forms, commands and autocompletions",
            ["kind", "name"],
            registry=registry,
        )
        self._answers = Histogram(
            "hanapai_answer_seconds",
            "Seconds from an interaction to its first answer or deferral",
            ["kind", "name"],
            buckets=ANSWER_BUCKETS,
            registry=registry,
        )
        self._requests = Counter(
            "hanapai_requests", "Requests that Discord answered", ["method", "route", "status"], registry=registry
        )
        self._unanswered = Counter(
            "hanapai_requests_unanswered", "Requests without an answer", ["method", "route"], registry=registry
        )
        self._request_seconds = Histogram(
            "hanapai_request_seconds",
            "Seconds until Discord answered",
            ["method"],
            buckets=REQUEST_BUCKETS,
            registry=registry,
        )
        self._limited = Counter(
            "hanapai_rate_limited", "Answers with status 429", ["route", "bucket", "scope"], registry=registry
        )
        self._lag = Histogram(
            "hanapai_loop_lag_seconds",
            "Seconds by which the event loop is late",
            buckets=LAG_BUCKETS,
            registry=registry,
        )
        trace.on_request_start.append(self._start)
        trace.on_request_end.append(self._end)
        trace.on_request_exception.append(self._fail)

    async def hear(self, interaction: Interaction) -> None:
        """Count an incoming interaction."""
        if (kind := KINDS.get(interaction.type)) is None:
            return
        data: Any = interaction.data or {}
        name = str(data.get("name") or str(data.get("custom_id", "")).partition(":")[0])
        name = name if name in self._known() else OTHER
        self._interactions.labels(kind, name).inc()
        self._heard[interaction.id] = kind, name, time.monotonic()
        while len(self._heard) > MOST_HEARD:
            self._heard.popitem(last=False)

    async def _run(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(LAG_PAUSE_S)
            self._lag.observe(max(0.0, time.monotonic() - began - LAG_PAUSE_S))

    async def _start(self, _: Any, context: SimpleNamespace, _params: aiohttp.TraceRequestStartParams) -> None:
        context.asked_at = time.monotonic()

    async def _end(self, _: Any, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        route, status, now = route_of(params.url.path), params.response.status, time.monotonic()
        self._requests.labels(params.method, route, status).inc()
        self._request_seconds.labels(params.method).observe(now - context.asked_at)
        if status == 429:
            headers = params.response.headers
            bucket, scope = headers.get("X-RateLimit-Bucket", ""), headers.get("X-RateLimit-Scope", "")
            self._limited.labels(route, bucket, scope).inc()
        if (found := CALLBACK.search(params.url.path)) and (heard := self._heard.pop(int(found[1]), None)):
            kind, name, at = heard
            self._answers.labels(kind, name).observe(now - at)

    async def _fail(self, _: Any, _context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams) -> None:
        self._unanswered.labels(params.method, route_of(params.url.path)).inc()

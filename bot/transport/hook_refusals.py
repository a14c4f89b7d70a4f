"""Hears each time that Discord refuses a request by the token of an interaction as one too many, also where discord.py
repeats it by itself."""

from __future__ import annotations

import re
from typing import Any

import aiohttp

from bot.transport.retry_after import refused
from bot.transport.webhook_rate_limiter import WebhookRateLimiter

BY_TOKEN = re.compile(r"/webhooks/\d+/(?P<token>[^/]+)(?P<message>/messages/[^/]+)?$")
"""The path of such a request; without a message it sends a new one."""


def listen(trace: aiohttp.TraceConfig, hooks: WebhookRateLimiter) -> None:
    """Tell the budget of every refusal in the session that has this trace."""

    async def ended(_session: Any, _context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        if params.response.status != 429 or (found := BY_TOKEN.search(params.url.path)) is None:
            return
        wait = await refused(params.response)
        scope = "global" if wait.everywhere else params.response.headers.get("X-RateLimit-Scope", "user")
        hooks.refused(found["token"], scope, wait.seconds, new=found["message"] is None)

    trace.on_request_end.append(ended)

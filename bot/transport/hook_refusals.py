"""A listener for each 429 with which Discord refuses a request by an interaction token.

It also notices refusals after which discord.py automatically retries.
"""

from __future__ import annotations

import re
from typing import Any

import aiohttp

from bot.transport.retry_after import refused
from bot.transport.webhook_rate_limiter import WebhookRateLimiter

BY_TOKEN = re.compile(r"/webhooks/\d+/(?P<token>[^/]+)(?P<message>/messages/[^/]+)?$")
"""Path of a request by token. Without a `message` in its path, the request sends a new message."""


def listen(trace: aiohttp.TraceConfig, webhook_limiter: WebhookRateLimiter) -> None:
    """Report each such refusal in the trace's session to `webhook_limiter`."""

    async def ended(_session: Any, _context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        if params.response.status != 429 or (found := BY_TOKEN.search(params.url.path)) is None:
            return
        wait = await refused(params.response)
        scope = "global" if wait.everywhere else params.response.headers.get("X-RateLimit-Scope", "user")
        webhook_limiter.refused(found["token"], scope, wait.seconds, new=found["message"] is None)

    trace.on_request_end.append(ended)

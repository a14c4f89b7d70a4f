"""Keeps a bot that is started again and again from spending the day's identifies, or Discord resets its token.

Whatever starts it, a service, a container or a loop, Discord itself counts and says how many are left.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from discord.http import HTTPClient

log = logging.getLogger(__name__)


def pause_s(limit: dict[str, Any], shards: int = 1) -> float:
    """Seconds to wait before the next identifies, one a shard, by a `session_start_limit`: none while half of the day's
    are left; then so long that the others last until there are new ones, and never longer."""
    total, left, reset_s = int(limit["total"]), int(limit["remaining"]), int(limit["reset_after"]) / 1000
    return 0.0 if 2 * left >= total else min(reset_s / max(left, 1) * shards, reset_s)


def pace(http: HTTPClient) -> None:
    """Let the client wait so long when it has asked where the gateway is, which is before its first shard."""
    client: Any = http
    ask = client.get_bot_gateway

    async def paced() -> tuple[int, str, Any]:
        shards, url, limit = await ask()
        wait = pause_s(limit, shards)
        if wait:
            log.warning(
                "Of %d starts a day %d are left: this one waits %.0f s. See why it was started so often.",
                *(limit["total"], limit["remaining"], wait),
            )
            await asyncio.sleep(wait)
        return shards, url, limit

    client.get_bot_gateway = paced

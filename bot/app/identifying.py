"""Keeps a bot that is started again and again from spending the day's identifies, or Discord resets its token; and its
processes from identifying at once.

Whatever starts it, a service, a container or a loop, Discord itself counts and says how many are left.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from discord.http import HTTPClient

from bot.store import StoreError
from bot.store.key_values import KeyValues

log = logging.getLogger(__name__)

IDENTIFY_PAUSE_MS = 5_000
LONGEST_TURN_MS = 600_000
"""No turn is further away, unless the clock was set back since it was noted: 120 shards may stand before one."""


def pause_s(limit: dict[str, Any], shards: int = 1) -> float:
    """Seconds to wait before the next identifies, one a shard, by a `session_start_limit`: none while half of the day's
    are left; then so long that the others last until there are new ones, and never longer."""
    total, left, reset_s = int(limit["total"]), int(limit["remaining"]), int(limit["reset_after"]) / 1000
    return 0.0 if 2 * left >= total else min(reset_s / max(left, 1) * shards, reset_s)


class Identifying:
    """Lets the client wait so long when it has asked where the gateway is, which is before its first shard.

    ours: how many of the shards are of this process; None: all.
    """

    def __init__(self, http: HTTPClient, notes: KeyValues, ours: int | None = None) -> None:
        client: Any = http
        self._notes, self._ours, self._ask, self._at_once = notes, ours, client.get_bot_gateway, 1
        client.get_bot_gateway = self.ask

    async def ask(self) -> tuple[int, str, Any]:
        """What Discord says of its gateway, once it is time for another start."""
        shards, url, limit = await self._ask()
        self._at_once = int(limit["max_concurrency"])
        wait = pause_s(limit, self._ours or shards)
        if wait:
            log.warning(
                "Of %d starts a day %d are left: this one waits %.0f s. See why it was started so often.",
                *(limit["total"], limit["remaining"], wait),
            )
            await asyncio.sleep(wait)
        return shards, url, limit

    async def turn(self, shard: int) -> None:
        """Wait until a shard may identify: of those with the same remainder one in five seconds, whichever process it
        is of (Discord's gateway, "Session Start Limit"). While the database cannot say so, five seconds."""
        try:
            wait = await self._notes.turn(f"identify:{shard % self._at_once}", IDENTIFY_PAUSE_MS, LONGEST_TURN_MS)
        except StoreError as error:
            log.info("Whose turn it is to identify is not known: %s", error)
            wait = IDENTIFY_PAUSE_MS
        await asyncio.sleep(wait / 1000)

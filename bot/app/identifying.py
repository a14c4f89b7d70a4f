"""Limits for identifying with Discord's gateway.

A bot that restarts again and again must not use up the day's identifies, or Discord resets its token. Several processes
must not identify at the same time. Discord itself counts the identifies and says how many are left. This count includes
restarts by a service manager, a container or a loop.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from discord.http import HTTPClient

from bot.store import KeyValues, StoreError

log = logging.getLogger(__name__)

IDENTIFY_PAUSE_MS = 5_000
LONGEST_TURN_MS = 600_000
"""Longest plausible wait for a turn in milliseconds: 120 other shards may come first.

A turn that is even later means that the clock was set back after the turn was noted.
"""


def pause_s(limit: dict[str, Any], shards: int = 1) -> float:
    """Return the seconds to wait before `shards` shards identify with Discord's gateway.

    `limit`: Discord's `session_start_limit`. There is no wait while at least half of the day's identifies are left.
    After that, the remaining identifies are spread over the time until the limit resets. The wait is never longer than
    that time.
    """
    total, left, reset_s = int(limit["total"]), int(limit["remaining"]), int(limit["reset_after"]) / 1000
    return 0.0 if 2 * left >= total else min(reset_s / max(left, 1) * shards, reset_s)


class Identifying:
    """A limit on how often the client identifies.

    The client waits when it asks for the gateway's address. It does so before its first shard identifies. `ours`:
    number of this process's shards. None: all shards.
    """

    def __init__(self, http: HTTPClient, notes: KeyValues, ours: int | None = None) -> None:
        client: Any = http
        self._notes, self._ours, self._ask, self._at_once = notes, ours, client.get_bot_gateway, 1
        client.get_bot_gateway = self.ask

    async def ask(self) -> tuple[int, str, Any]:
        """Wait until this process may start its shards, then return Discord's data about its gateway."""
        shards, url, limit = await self._ask()
        self._at_once = int(limit["max_concurrency"])
        wait = pause_s(limit, self._ours or shards)
        if wait:
            log.warning(
                "Only %d of %d daily sign-ins are left; waiting %.0f s. Check why the bot starts so often.",
                *(limit["remaining"], limit["total"], wait),
            )
            await asyncio.sleep(wait)
        return shards, url, limit

    async def turn(self, shard: int) -> None:
        """Wait until a shard may identify.

        Shards with the same `shard % max_concurrency` share a bucket. In each bucket, one shard may identify every five
        seconds, counted across all processes (Discord's gateway, "Session Start Limit"). If the database can't be read,
        wait five seconds.
        """
        try:
            wait = await self._notes.turn(f"identify:{shard % self._at_once}", IDENTIFY_PAUSE_MS, LONGEST_TURN_MS)
        except StoreError as error:
            log.info("Could not read the sign-in queue; waiting 5 s: %s", error)
            wait = IDENTIFY_PAUSE_MS
        await asyncio.sleep(wait / 1000)

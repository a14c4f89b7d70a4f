"""Takeover of shards from a running process.

While both processes receive every event, this module decides which one answers it.
"""

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import Callable

import discord

from bot.store import ShardsOverlap, Store, StoreError
from bot.store.leases import StandBy
from bot.store.process_bus import Request
from bot.transport.responses import Interaction

log = logging.getLogger(__name__)

KIND = "hand over "
"""Prefix of the kind of a request to hand over. After it comes the name that both processes share."""
LOOK_PAUSE_S = 5.0
"""Seconds between two checks for a request to hand over. A notification usually comes sooner."""
ANSWERED_S = 2.5
"""Maximum age in seconds of an interaction that is still answered. Discord waits three seconds."""
REMEMBERED_S = 10.0
"""Seconds for which a process remembers the interactions that it has taken."""
ASKS_S, TRY_PAUSE_S = 15.0, 0.1
"""Seconds for which a request to hand over is valid, and seconds between two tries to lease the shards."""


class Takeover:
    """A gate for incoming interactions and messages.

    Two processes may receive the same event, but only one answers it. The running process answers each event, until it
    is asked to hand over. It then finishes the events it has taken, and reports which ones these were. In the successor
    (`waits`), events wait until it has the lease. It then answers those that the other process has not taken.

    `name`: the name that both processes share. `end`: ends this process. `heard`: the time of the latest event of each
    shard, in seconds of the loop.
    """

    def __init__(
        self, store: Store, name: str, end: Callable[[], None], heard: dict[int, float], *, waits: bool
    ) -> None:
        self._store, self._kind, self._end, self._heard, self.waits = store, KIND + name, end, heard, waits
        self._heir: Request | None = None
        self._taken, self._theirs, self._inherited = deque[tuple[float, int]](), set[int](), asyncio.Event()
        self._unknown = False

    @property
    def over(self) -> bool:
        """Return whether this process is handing over to another one."""
        return self._heir is not None

    async def admits(self, arrived: Interaction | discord.Message) -> bool:
        """Return whether this process answers the interaction or message, which has just arrived.

        Before this process has the lease, wait for it.
        """
        self._heard[arrived.guild.shard_id if arrived.guild else 0] = asyncio.get_running_loop().time()
        number, now = arrived.id, time.monotonic()
        if self.waits:
            await self._inherited.wait()
            if self._unknown or time.monotonic() - now >= ANSWERED_S:
                return False
        if self._heir is not None or number in self._theirs:
            return False
        self._taken.append((now, number))
        while self._taken[0][0] < now - REMEMBERED_S:
            self._taken.popleft()
        return True

    async def inherit(self, lease_s: float) -> None:
        """Ask the running process to hand over, and wait until this process gets the lease.

        `lease_s`: duration of the lease in seconds. Raises ShardsOverlap if a process with a different division of
        shards is running.
        """
        number, asked, standby = 0, -ASKS_S, StandBy(self._kind.removeprefix(KIND))
        while True:
            try:
                expired = time.monotonic() - asked >= ASKS_S
                if expired and (not number or await self._store.requests.answered(number) is None):
                    number, asked = await self._store.requests.ask(Request(self._kind, 0)), time.monotonic()
                if not (left_ms := await self._store.leases.claim(int(lease_s * 1000))):
                    break
                standby.wait(left_ms)
            except ShardsOverlap as overlap:
                standby.wait_for_other(overlap)
            except StoreError as error:
                log.info("Could not check whether the other process has handed over; will retry: %s", error)
            await asyncio.sleep(TRY_PAUSE_S)
        self._theirs |= await self._taken_before(number)
        self.waits = False
        self._inherited.set()

    async def run_once(self) -> None:
        """Check whether another process asks for this process's shards. If so, end this process."""
        try:
            found = await self._store.requests.get_for_all(self._kind)
        except StoreError as error:
            log.info("Could not check whether another process wants to take over; will retry: %s", error)
            return
        wanted = [each for each in found if each.answer is None and each.age_ms <= ASKS_S * 1000]
        if wanted and not self.over:
            (self._heir,) = wanted
            log.info("Another process takes over; this process ends.")
            self._end()

    async def leave(self) -> None:
        """Report the interactions that this process has taken, if it is handing over. Raises StoreError.

        Call this once all of these interactions are answered and nothing else runs.
        """
        if self._heir is not None:
            await self._store.requests.answer(self._heir.id, json.dumps([str(number) for _, number in self._taken]))

    async def _taken_before(self, number: int) -> set[int]:
        """Return the IDs of the interactions that the other process has taken.

        `number`: number of the request to hand over. If the IDs are unknown, drop all interactions that wait here,
        because the other process may have taken them.
        """
        try:
            said = await self._store.requests.withdraw(number)
        except StoreError:
            said = None
        self._unknown = said is None
        return {*map(int, json.loads(said or "[]"))}

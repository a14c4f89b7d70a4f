"""The pace of what counts against Discord's limits: fair between those who want something in a channel."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

CHANNEL_PAUSE = 1.0
"""Seconds between two public requests in one channel."""

OLD_PAUSE = 2.1
"""Seconds after the edit of an old message: Discord takes three of them in six seconds a channel (code 30046)."""

ALL_PAUSE = 1 / 40
"""Seconds between two counted requests of all tables together (Discord allows 50 a second)."""

Wish = tuple[asyncio.Future[None], float]
"""Who waits, and how long the channel rests after it was their turn."""


class Pace:
    """In a channel those who wait are served by turns, however much each of them wants; then comes the turn of all."""

    def __init__(self, channel_pause: float = CHANNEL_PAUSE, all_pause: float = ALL_PAUSE) -> None:
        self._channel_pause, self._all_pause = channel_pause, all_pause
        self._waiting: dict[int, OrderedDict[int, deque[Wish]]] = {}
        self._all = asyncio.Lock()

    async def turn(self, channel: int, party: int, *, old: bool = False) -> None:
        """Return when `party` may send its next request to this channel. `old`: it edits an old message."""
        pause = max(OLD_PAUSE, self._channel_pause) if old else self._channel_pause
        rests = channel in self._waiting
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(channel, OrderedDict()).setdefault(party, deque()).append((turn, pause))
        if not rests:
            self._serve(channel)
        await turn
        await self.turn_of_all()

    async def turn_of_all(self) -> None:
        """Return when the next request that belongs to no channel may go."""
        async with self._all:
            await asyncio.sleep(self._all_pause)

    def _serve(self, channel: int) -> None:
        """Let the next party go on; a channel in which nobody waits after its pause is forgotten."""
        parties = self._waiting[channel]
        while parties:
            party, wishes = parties.popitem(last=False)
            turn, pause = wishes.popleft()
            if wishes:
                parties[party] = wishes
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_later(pause, self._serve, channel)
                return
        del self._waiting[channel]

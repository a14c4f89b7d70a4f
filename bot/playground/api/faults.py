"""Faults on demand: errors, waits, cut connections, for so many requests or until all is mended."""

import asyncio
import json
import math
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.playground.api.cutting import reset
from bot.playground.api.gateway import Gateway
from bot.playground.api.ratelimits import HOOK_LIMIT, HOOK_WINDOW, Limit, Limited, RateLimits
from bot.playground.limits.refusal import Refusal


class Injected(Refusal):
    """An error that a test wants, and no fault of the bot."""


class Gone(Exception):
    """The end of a request because nobody is there to be answered: the client has disappeared, or was cut off."""


EMOJI = re.compile(r'"emoji": \{[^}]*"id": "?\d')
"""In the JSON of a message."""


@dataclass
class Fault:
    """An injected error, wait or cut; `times` may be infinite, until it is mended. picks: which bodies it meets."""

    method: str
    path: re.Pattern[str]
    times: float
    status: int = 0
    code: int = 0
    retry_after: float | None = None
    seconds: float = 0.0
    late: bool = False
    hangs: bool = False
    cuts: bool = False
    picks: Callable[[Any], bool] = lambda _body: True
    mended: asyncio.Event = field(default_factory=asyncio.Event)

    async def suffer(self, request: web.Request) -> None:
        """Does to a request what was asked for; raises Refusal for an error and Gone where nothing is answered."""
        if self.seconds:
            await asyncio.sleep(self.seconds)
        if self.hangs:
            await self.mended.wait()
        if self.hangs or self.cuts:
            reset(request)
            raise Gone
        if self.status == 429:
            raise Limited(self.retry_after or 0.1, {}, "user", self.code)
        if self.status:
            raise Injected(self.code, status=self.status, message=f"{self.status}: injected")


class Trouble:
    """What a test may break, on the REST routes and on the gateway; a path is matched as a whole."""

    def __init__(self, faults: list[Fault], gateway_sessions: Gateway, limits: RateLimits) -> None:
        self._faults, self._limits = faults, limits
        self.gateway_sessions = gateway_sessions

    def fail(
        self,
        method: str,
        path_regex: str,
        status: int,
        code: int = 0,
        times: int = 1,
        retry_after: float | None = None,
        *,
        late: bool = False,
    ) -> None:
        """Answers the next `times` requests with an error; `late` ones are carried out all the same."""
        self._faults.append(Fault(method, re.compile(path_regex), times, status, code, retry_after, late=late))

    def delay(self, method: str, path_regex: str, seconds: float, times: int = 1, *, late: bool = False) -> None:
        """Lets the next `times` requests wait before they are carried out, or (`late`) before they are answered."""
        self._faults.append(Fault(method, re.compile(path_regex), times, seconds=seconds, late=late))

    def outage(self, status: int, code: int = 0, path_regex: str = ".*") -> None:
        """Answers every request, those by token too, with an error, until `mend`."""
        self._faults.append(Fault("*", re.compile(path_regex), math.inf, status, code))

    def reset(self, method: str, path_regex: str, times: int = 1, *, late: bool = False) -> None:
        """Resets the connection of the next `times` requests; `late` ones are carried out all the same.

        An aiohttp client sends a GET, PUT or DELETE on a kept connection once more by itself.
        """
        self._faults.append(Fault(method, re.compile(path_regex), times, late=late, cuts=True))

    def hang(self, method: str, path_regex: str) -> None:
        """Answers nothing at all until `mend`, which resets the connections that still wait."""
        self._faults.append(Fault(method, re.compile(path_regex), math.inf, hangs=True))

    def mend(self) -> None:
        """Ends every outage and every hang."""
        for fault in [each for each in self._faults if each.times == math.inf]:
            self._faults.remove(fault)
            fault.mended.set()

    def refuse_emoji(self, one_in: float = 25, seed: int = 0) -> None:
        """Refuses until `mend` one of so many messages with an emoji of the application on a button or in a select, at
        random, as Discord's tracker tells (discord-api-docs #7128)."""
        chance = random.Random(seed)

        def picks(body: Any) -> bool:
            return bool(EMOJI.search(json.dumps(body))) and chance.random() * one_in < 1

        self._faults.append(Fault("*", re.compile(".*"), math.inf, 400, 50035, picks=picks))

    def limit_hooks(self, count: int = HOOK_LIMIT, seconds: float = HOOK_WINDOW, *, edits: bool = True) -> None:
        """Lets a channel take so many requests by tokens of interactions in any such span from now on: without `edits`
        only new messages count, else whatever their route; callbacks are free. A token alone has 5 in 2 seconds then,
        over all its routes."""
        self._limits.hooks, self._limits.hooks_by_edits = Limit(count, seconds), edits

    def spend_hook(self, channel: int) -> None:
        """Lets another application use one of these requests in a channel."""
        self._limits.spend_hook(channel)

    def limit_all(self, seconds: float) -> None:
        """Tells every request that counts to wait until so many seconds are over; those by tokens do not."""
        self._limits.shut(seconds)

    async def disconnect_bot(self, *, resumable: bool = True, shard: int | None = None) -> None:
        """Cuts the bot's gateway connections, or that of one shard; it may resume, or its sessions are forgotten.

        While `gateway_sessions.refuse` is True nobody is let in again.
        """
        self.gateway_sessions.disconnect(resumable=resumable, shard=shard)

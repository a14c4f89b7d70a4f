"""Faults on demand: errors, waits and cut connections, for a number of requests or until `mend`."""

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
from bot.playground.api.guesses import Guesses
from bot.playground.api.ratelimits import HOOK_LIMIT, HOOK_WINDOW, Limit, Limited, RateLimits
from bot.playground.limits.refusal import Refusal


class Injected(Refusal):
    """An error injected by a test. It is not the bot's fault."""


class Gone(Exception):
    """The end of a request that can't be answered, because the client has disappeared or was cut off."""


EMOJI = re.compile(r'"emoji": \{[^}]*"id": "?\d')
"""Pattern for a custom emoji in a message's JSON."""


@dataclass
class Fault:
    """An injected error, wait or cut.

    `times`: number of requests that it affects. Infinite: all until `mend`.
    `picks`: returns whether a request with this body is affected.
    """

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
        """Apply the fault to a request. Raises Refusal if the fault is an error answer.

        Raises Gone if the connection is reset without an answer.
        """
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
    """The faults that a test may cause on the REST routes and on the gateway.

    A path pattern must match the whole path.
    """

    def __init__(self, faults: list[Fault], gateway_sessions: Gateway, limits: RateLimits, guesses: Guesses) -> None:
        self._faults, self._limits, self._guesses = faults, limits, guesses
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
        """Answer the next `times` matching requests with an error. With `late`, each request is first carried out."""
        self._faults.append(Fault(method, re.compile(path_regex), times, status, code, retry_after, late=late))

    def delay(self, method: str, path_regex: str, seconds: float, times: int = 1, *, late: bool = False) -> None:
        """Delay the answers to the next `times` matching requests by `seconds`.

        With `late`, each request is first carried out.
        """
        self._faults.append(Fault(method, re.compile(path_regex), times, seconds=seconds, late=late))

    def outage(self, status: int, code: int = 0, path_regex: str = ".*") -> None:
        """Answer every request with an error until `mend`, including those with interaction tokens."""
        self._faults.append(Fault("*", re.compile(path_regex), math.inf, status, code))

    def reset(self, method: str, path_regex: str, times: int = 1, *, late: bool = False) -> None:
        """Reset the connection of the next `times` matching requests. With `late`, each request is first carried out.

        An aiohttp client automatically repeats a GET, PUT or DELETE once if it was sent on a reused connection.
        """
        self._faults.append(Fault(method, re.compile(path_regex), times, late=late, cuts=True))

    def hang(self, method: str, path_regex: str) -> None:
        """Answer no request until `mend`, which resets the connections of the waiting requests."""
        self._faults.append(Fault(method, re.compile(path_regex), math.inf, hangs=True))

    def mend(self) -> None:
        """End every outage and every hang. Answers are public again, and new tokens work."""
        self._guesses.hides, self._guesses.dead_tokens = "", 0
        for fault in [each for each in self._faults if each.times == math.inf]:
            self._faults.remove(fault)
            fault.mended.set()

    def refuse_emoji(self, one_in: float = 25, seed: int = 0) -> None:
        """Refuse random messages with emoji until `mend`, on average one in `one_in`.

        This affects messages with one of the application's emoji on a button or in a select, as Discord's tracker
        reports (discord-api-docs #7128).
        """
        chance = random.Random(seed)

        def picks(body: Any) -> bool:
            return bool(EMOJI.search(json.dumps(body))) and chance.random() * one_in < 1

        self._faults.append(Fault("*", re.compile(".*"), math.inf, 400, 50035, picks=picks))

    def limit_hooks(
        self, count: int = HOOK_LIMIT, seconds: float = HOOK_WINDOW, *, edits: bool = True, globally: bool = False
    ) -> None:
        """Limit requests with interaction tokens to `count` per channel in any span of `seconds`, from now on.

        `edits`: whether requests on all routes count. If False, only new messages count. Interaction callbacks never
        count. `globally`: whether edits and deletions count towards the global limit. Each token is also limited to 5
        requests in 2 seconds over all its routes.
        """
        self._limits.hooks, self._limits.hooks_by_edits = Limit(count, seconds), edits
        self._limits.edits_globally = globally

    def hide_answers(self, *, first: bool = False) -> None:
        """Make public follow-ups outside of servers ephemeral, from now on, without an error.

        `first`: do so with all public answers everywhere, first answers included.
        """
        self._guesses.hides = "all" if first else "follow-ups"

    def allow_files(self, *, later: bool = False) -> None:
        """Let first answers have files and embeds without the permissions, from now on.

        `later`: follow-ups and edits by token too.
        """
        self._guesses.files = "all" if later else "first"

    def kill_tokens(self, times: float = math.inf) -> None:
        """Let the tokens of the next `times` interactions, or of all until `mend`, never work.

        Their first answers arrive, but every request by token is answered 404 (DISCORD A1).
        """
        self._guesses.dead_tokens = times

    def spend_hook(self, channel: int) -> None:
        """Use up one webhook request of a channel's shared limit, as if another application had sent it."""
        self._limits.spend_hook(channel)

    def limit_all(self, seconds: float) -> None:
        """Refuse every request that counts globally for `seconds`. Requests with interaction tokens are exempt."""
        self._limits.shut(seconds)

    async def disconnect_bot(self, *, resumable: bool = True, shard: int | None = None) -> None:
        """Cut the bot's gateway connections, or that of one shard.

        If not `resumable`, its sessions are forgotten. While `gateway_sessions.refuse` is True, no connection is
        accepted.
        """
        self.gateway_sessions.disconnect(resumable=resumable, shard=shard)

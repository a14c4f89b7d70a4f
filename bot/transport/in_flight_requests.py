"""Requests in flight to Discord: channels in which Discord does not answer, and waits that Discord demands.

A request is not in flight while it is in one of our queues, in a bucket of discord.py, or in the wait after a 429.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.transport.retries import refused

log = logging.getLogger(__name__)

SLOW_S = 5.0
"""Seconds without an answer after which it is doubtful whether Discord answers in a channel."""

HAND = re.compile(r"/webhooks/\d+/[^/]+(/.*)?$")
"""Path of a request by an interaction token. The group is the part after the token."""

LIMITS = ("X-RateLimit-Bucket", "X-RateLimit-Remaining", "X-RateLimit-Reset-After", "X-RateLimit-Scope", "Retry-After")
"""Response headers in which Discord describes its limits."""

HOLD_S = 25.0
"""Seconds for which a channel stays doubtful while no request to it is in flight.

This is longer than the longest pause between two tries.
"""

CHANNEL = re.compile(r"/channels/(\d+)(?:/|$)")
"""Path of requests for public messages. Requests for hands use /webhooks and /interactions."""


@dataclass(eq=False, slots=True)
class Sent:
    """A request to a channel that is not answered yet.

    `since`: when it began, in seconds of the loop. `timer`: the timer that marks it as slow.
    """

    channel: int
    method: str
    since: float
    timer: asyncio.TimerHandle


@dataclass(eq=False, slots=True)
class Doubt:
    """The requests in flight to a channel.

    `sent`: all of them. `slow`: those without an answer for SLOW_S. `told`: whether `doubted` was called. `held`: the
    timer that ends the doubt while no slow request is in flight.
    """

    sent: set[Sent] = field(default_factory=set[Sent])
    slow: set[Sent] = field(default_factory=set[Sent])
    told: bool = False
    held: asyncio.TimerHandle | None = None


class InFlightRequests:
    """All requests in flight.

    `doubted`: called with a channel in which a request has had no answer for SLOW_S, and how many seconds ago that
    request began. `trusted`: called with such a channel once Discord answers there again. `over`: called when a wait
    that Discord demanded of all requests is over.

    Pass `trace` to the client session that sends all requests. Other listeners may be added to it.
    """

    def __init__(
        self,
        doubted: Callable[[int, float], None] = lambda _channel, _ago_s: None,
        trusted: Callable[[int], None] = lambda _channel: None,
        over: Callable[[], None] = lambda: None,
    ) -> None:
        self.doubted, self.trusted, self.over = doubted, trusted, over
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._start)
        self.trace.on_request_end.append(self._end)
        self.trace.on_request_exception.append(self._fail)
        self._doubts: dict[int, Doubt] = {}
        self._until = 0.0
        self._opens: asyncio.TimerHandle | None = None

    def shut_s(self) -> float:
        """Return the seconds until Discord accepts requests again that count towards the global limit.

        The last 429 from Discord named this time. 0 if Discord accepts such requests now.
        """
        return max(0.0, self._until - asyncio.get_running_loop().time())

    def on_the_way(self) -> int:
        """Return the number of unanswered requests to channels.

        Requests that have been unanswered for long are not counted.
        """
        return sum(len(doubt.sent) - len(doubt.slow) for doubt in self._doubts.values())

    async def _start(self, _: Any, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams) -> None:
        found, loop = CHANNEL.search(params.url.path), asyncio.get_running_loop()
        if found is None:
            return
        sent = Sent(int(found[1]), params.method, loop.time(), loop.call_later(SLOW_S, lambda: self._slow(sent)))
        self._doubts.setdefault(sent.channel, Doubt()).sent.add(sent)
        context.sent = sent

    async def _end(self, _: Any, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        if log.isEnabledFor(logging.DEBUG):
            _note(params)
        if (sent := context.__dict__.pop("sent", None)) is not None:
            self._answered(sent)
        if params.response.status == 429:
            wait = await refused(params.response)
            if wait.everywhere:
                self._shut(wait.seconds)

    async def _fail(self, _: Any, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams) -> None:
        if (sent := context.__dict__.pop("sent", None)) is None:
            return
        # it was given up without an answer: the next request to the channel shows whether Discord answers there
        slow, doubt = sent in self._doubts[sent.channel].slow, self._gone(sent)
        if (slow or doubt.held is not None) and not doubt.slow:
            self._hold(sent.channel)
        elif not doubt.sent and not doubt.slow:
            del self._doubts[sent.channel]

    def _slow(self, sent: Sent) -> None:
        doubt = self._doubts[sent.channel]
        doubt.slow.add(sent)
        doubt.told = True
        self.doubted(sent.channel, asyncio.get_running_loop().time() - sent.since)

    def _answered(self, sent: Sent) -> None:
        doubt, loop = self._gone(sent), asyncio.get_running_loop()
        for other in [each for each in doubt.sent if each.method == sent.method]:
            # a proxy may hold back requests of one kind and send them one by one: the other request only waits there
            other.timer.cancel()
            other.since, other.timer = loop.time(), loop.call_later(SLOW_S, self._slow, other)
            doubt.slow.discard(other)
        if not doubt.slow:
            self._trust(sent.channel)

    def _gone(self, sent: Sent) -> Doubt:
        doubt = self._doubts[sent.channel]
        sent.timer.cancel()
        doubt.sent.discard(sent)
        doubt.slow.discard(sent)
        return doubt

    def _hold(self, channel: int) -> None:
        doubt = self._doubts[channel]
        if doubt.held is not None:
            doubt.held.cancel()
        doubt.held = asyncio.get_running_loop().call_later(HOLD_S, self._trust, channel)

    def _trust(self, channel: int) -> None:
        doubt = self._doubts[channel]
        if doubt.held is not None:
            doubt.held.cancel()
            doubt.held = None
        if doubt.told and not doubt.slow:
            doubt.told = False
            self.trusted(channel)
        if not doubt.sent:
            del self._doubts[channel]

    def _shut(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._until = max(self._until, loop.time() + seconds)
        if self._opens is None:
            self._opens = loop.call_at(self._until, self._reopen)

    def _reopen(self) -> None:
        # a later wait may have extended the time, and a timer may fire a little early
        shut_s = self.shut_s()
        self._opens = asyncio.get_running_loop().call_later(shut_s, self._reopen) if shut_s > 0 else None
        if self._opens is None:
            self.over()


def _note(params: aiohttp.TraceRequestEndParams) -> None:
    """Log at debug level what Discord says about its limits when a hand is edited (DISCORD.md A12, 1).

    The token is never logged.
    """
    if found := HAND.search(params.url.path):
        answer = params.response
        said = ", ".join(f"{name} {answer.headers[name]}" for name in LIMITS if name in answer.headers)
        log.debug("%s by token%s: %s (%s)", params.method, found[1] or "", answer.status, said or "no limits")

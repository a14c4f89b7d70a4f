"""A rate limiter of requests by interaction tokens.

All tables of a channel share a budget: a fixed number of such requests a minute. The first answer to an interaction is
free. New messages always count. Edits and deletions count only after Discord has refused one because of its limit
(`webhook_edit_quota.py`). If it was the global limit, they wait for a turn among all requests. Hands of players who are
asked something come first. Players who wait see only the newest state.
"""

import asyncio
import math
import re
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

import aiohttp
from discord import Interaction, NotFound

from bot.tables.timing import Timing
from bot.transport.priority import Priority
from bot.transport.retries import refused
from bot.transport.webhook_edit_quota import EditQuota

A_CHANNEL = 30
"""Maximum number of requests by tokens in a channel, within `Timing.hooks_s` seconds."""

A_TOKEN, TOKEN_S = 5, 2.2
"""Maximum number of requests by one token, and in how many seconds.

Discord documents two seconds. A little more is needed, because some requests take longer to arrive than others.
"""

KEPT_BACK = {
    Priority.OLDER: 0,
    Priority.ANSWER: 2,
    Priority.ASKED: 4,
    Priority.REPLACED: 9,
    Priority.WAITING: 10,
    Priority.LAST: 14,
}
"""Number of requests in a channel's budget that each priority leaves to more urgent ones.

A hand that a newer message replaces is deleted only while at least ten requests are left. Otherwise a waiting player
who opens many hands would use up the budget.
"""

UNKNOWN_WEBHOOK = 10015
"""Error code of a request by a token that doesn't work. Such a token must not be tried again (DISCORD A2)."""
DEAD = "dead"
"""Key in an interaction's extras, set if its token doesn't work."""

SLOWED_S, MOST_SLOWED_S = 1.2, 2.7
"""Seconds by which the computers in a one-person match are slowed for each other table in the channel, and at most."""


@dataclass(slots=True, eq=False)
class HookSlot:
    """A request that waits for its turn or is being sent.

    `new`: it sends a new message. `used`: it counts. Set it to False if the request is not sent.
    """

    token: str
    urgency: Priority
    since: float
    new: bool
    granted: asyncio.Future[None]
    used: bool = True


@dataclass(slots=True)
class Budget:
    """The requests by tokens in a channel. All times are in seconds of the loop.

    `news`, `edits`: when the latest new messages and edits were answered. `tokens`: the same times, by token.
    `under_way`: requests being sent. `waiting`: requests that wait for their turn. `closed`: until this time, Discord
    takes no counted requests in the channel. `resting`: by token, until when Discord takes no requests by that token.
    """

    news: deque[float] = field(default_factory=deque[float])
    edits: deque[float] = field(default_factory=deque[float])
    tokens: dict[str, deque[float]] = field(default_factory=dict[str, "deque[float]"])
    under_way: list[HookSlot] = field(default_factory=list[HookSlot])
    waiting: list[HookSlot] = field(default_factory=list[HookSlot])
    closed: float = 0.0
    resting: dict[str, float] = field(default_factory=dict[str, float])
    timer: asyncio.TimerHandle | None = None


class WebhookRateLimiter:
    """A limiter that grants requests by tokens, the most urgent first.

    `turn_of_all`: waits until a request may be sent that counts towards the global limit.
    """

    def __init__(
        self,
        timing: Timing,
        a_channel: int = A_CHANNEL,
        rule: EditQuota | None = None,
        turn_of_all: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._timing, self._most = timing, a_channel
        self.rule, self._turn_of_all = rule or EditQuota(), turn_of_all
        self._closed = 0.0
        self._budgets: dict[int, Budget] = {}
        self._of: dict[Hashable, tuple[int, HookSlot]] = {}

    @asynccontextmanager
    async def turn(
        self, interaction: Interaction, urgency: Priority, who: Hashable = None, *, new: bool = False
    ) -> AsyncGenerator[HookSlot]:
        """Wait until the interaction's token may be used for one request, and yield the request's slot.

        `new`: the request sends a message. `who`: a key with which `hurry` can change the urgency while the request
        waits. If Discord doesn't know the token, that is noted in the interaction's extras.
        """
        channel, token = interaction.channel_id or 0, interaction.token
        budget = self._budgets.setdefault(channel, Budget())
        loop = asyncio.get_running_loop()
        turn = HookSlot(token, urgency, loop.time(), new, loop.create_future())
        budget.waiting.append(turn)
        if who is not None:
            self._of[who] = channel, turn
        self._serve(channel)
        try:
            await turn.granted
        except BaseException:
            if turn in budget.waiting:
                budget.waiting.remove(turn)
            else:
                budget.under_way.remove(turn)
            self._serve(channel)
            raise
        finally:
            self._of.pop(who, None)
        try:
            if not new and self.rule.counts("global") and self._turn_of_all is not None:
                await self._turn_of_all()
            yield turn
        except NotFound as error:
            if error.code == UNKNOWN_WEBHOOK:
                interaction.extras[DEAD] = True
            raise
        finally:
            budget.under_way.remove(turn)
            if turn.used:
                # the time counts from the answer on, because it is unknown when Discord counted the request
                (budget.news if new else budget.edits).append(loop.time())
                budget.tokens.setdefault(token, deque()).append(loop.time())
            self._serve(channel)

    def hurry(self, who: Hashable, urgency: Priority) -> None:
        """Change the urgency of the waiting request that has the key `who`."""
        if who in self._of:
            channel, turn = self._of[who]
            turn.urgency = urgency
            self._serve(channel)

    def free(self, interaction: Interaction, urgency: Priority = Priority.REPLACED, *, new: bool = False) -> bool:
        """Return whether a request by the interaction's token could be sent at once.

        By default, it is the deletion of a hand that a newer message replaced. `new`: the request sends a message.
        """
        budget, now = self._budgets.get(interaction.channel_id or 0), asyncio.get_running_loop().time()
        if budget is None:
            return now >= self._closed
        _forget(budget, now, self._timing.hooks_s)
        asked = HookSlot(interaction.token, urgency, now, new, asyncio.get_running_loop().create_future())
        return self._may(budget, asked, now)

    def spare(self, interaction: Interaction, *, new: bool = False) -> bool:
        """Return whether the token may make a request at once that the bot could also make itself.

        False where edits count: the channel's requests then belong to the hands, and the choice must not depend on how
        many are left, because that would reveal which hands were edited.
        """
        counts = self.rule.counts() or self.rule.counts("global")
        return not counts and self.free(interaction, Priority.LAST, new=new)

    async def close(self) -> None:
        await self.rule.close()

    def slower_s(self, neighbours: int) -> float:
        """Return the seconds by which computers in a one-person match are slowed down.

        `neighbours`: number of other tables in the channel. The number of remaining requests is ignored. It would
        reveal which hands at the other tables were just edited, and so who is asked there.
        """
        return min(MOST_SLOWED_S, SLOWED_S * neighbours) if self.rule.counts() else 0.0

    def refused(self, token: str, scope: str, after_s: float, *, new: bool) -> None:
        """Note that Discord refused a request by that token with a 429. Other requests of the same `scope` then wait.

        `scope`: `global` (all requests), `shared` (those in the channel) or `user` (those by the token). `after_s`:
        seconds to wait. Other applications share a channel's limit. So after a `shared` refusal, the channel's
        remaining requests count as used.
        """
        now = asyncio.get_running_loop().time()
        if scope == "global":
            self._closed = max(self._closed, now + after_s)
            if not new:
                self.rule.learn("global")
        sending = (found for found in self._budgets.items() if any(turn.token == token for turn in found[1].under_way))
        if (found := next(sending, None)) is None:
            return
        channel, budget = found
        if scope == "shared":
            if not new:
                self.rule.learn()
            others = max(0, int(self._left(budget, new=new)))
            budget.closed = max(budget.closed, now + after_s)
            budget.news.extend([now] * others)
        elif scope == "user":
            budget.resting[token] = max(budget.resting.get(token, 0.0), now + after_s)
        self._serve(channel)

    def _left(self, budget: Budget, *, new: bool) -> float:
        """Return how many more requests the channel's budget allows now.

        `new`: count new messages, otherwise edits and deletions.
        """
        if self.rule.counts():
            return self._most - len(budget.news) - len(budget.edits) - len(budget.under_way)
        return self._most - len(budget.news) - sum(turn.new for turn in budget.under_way) if new else math.inf

    def _may(self, budget: Budget, turn: HookSlot, now: float) -> bool:
        counts = turn.new or self.rule.counts()
        closed = max(self._closed, budget.resting.get(turn.token, 0.0), budget.closed if counts else 0.0)
        by_token = len(budget.tokens.get(turn.token, ())) + sum(each.token == turn.token for each in budget.under_way)
        if now < closed or by_token >= A_TOKEN:
            return False
        return self._left(budget, new=turn.new) > KEPT_BACK[turn.urgency]

    def _serve(self, channel: int) -> None:
        """Grant all waiting requests that may be sent now. Set a timer for when more may be sent."""
        budget, now = self._budgets[channel], asyncio.get_running_loop().time()
        if budget.timer is not None:
            budget.timer.cancel()
            budget.timer = None
        _forget(budget, now, self._timing.hooks_s)
        for turn in sorted(budget.waiting, key=attrgetter("urgency", "since")):
            if not turn.granted.done() and self._may(budget, turn, now):
                budget.waiting.remove(turn)
                budget.under_way.append(turn)
                turn.granted.set_result(None)
        # the times at which an earlier request no longer counts, or Discord accepts requests again
        changes = [used[0] + self._timing.hooks_s for used in (budget.news, budget.edits) if used]
        changes += [sent[0] + TOKEN_S for sent in budget.tokens.values()]
        changes += [self._closed, budget.closed, *budget.resting.values()]
        pauses = [at - now for at in changes if at > now]
        if pauses:
            budget.timer = asyncio.get_running_loop().call_later(max(0.001, min(pauses)), self._serve, channel)
        elif not budget.waiting and not budget.under_way:
            del self._budgets[channel]


def _forget(budget: Budget, now: float, span_s: float) -> None:
    for used in (budget.news, budget.edits):
        while used and used[0] <= now - span_s:
            used.popleft()
    budget.resting = {token: until for token, until in budget.resting.items() if until > now}
    for token, sent in list(budget.tokens.items()):
        while sent and sent[0] <= now - TOKEN_S:
            sent.popleft()
        if not sent:
            del budget.tokens[token]


BY_TOKEN = re.compile(r"/webhooks/\d+/(?P<token>[^/]+)(?P<message>/messages/[^/]+)?$")
"""Path of a request by token. Without a `message` in its path, the request sends a new message."""


def listen(trace: aiohttp.TraceConfig, webhook_limiter: WebhookRateLimiter) -> None:
    """Report to `webhook_limiter` each 429 for a request by an interaction token in the trace's session.

    This includes refusals after which discord.py automatically retries.
    """

    async def ended(_session: Any, _context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        if params.response.status != 429 or (found := BY_TOKEN.search(params.url.path)) is None:
            return
        wait = await refused(params.response)
        scope = "global" if wait.everywhere else params.response.headers.get("X-RateLimit-Scope", "user")
        webhook_limiter.refused(found["token"], scope, wait.seconds, new=found["message"] is None)

    trace.on_request_end.append(ended)

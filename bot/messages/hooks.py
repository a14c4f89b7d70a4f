"""The budget of requests by tokens of interactions, so many a minute, which all tables of a channel share.

The first answer to an interaction is free. Whoever is asked comes first; whoever waits shows only the newest.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from discord import Interaction

from bot.messages.urgency import Urgency
from bot.tables.timing import Timing

A_CHANNEL = 30
"""Requests by tokens in a channel, in `Timing.hooks_s`."""

A_TOKEN, TOKEN_S = 5, 2.2
"""Requests by one token, in so many seconds: Discord says two, but one may be longer on its way than the next."""

KEPT_BACK = {Urgency.ANSWER: 0, Urgency.ASKED: 2, Urgency.WAITING: 10, Urgency.LAST: 14}
"""So much of the budget is left to what is more urgent."""


@dataclass(slots=True, eq=False)
class Turn:
    """A request that waits, or is under way; `spare` gives it back."""

    token: str
    urgency: Urgency
    since: float
    granted: asyncio.Future[None]
    used: bool = True

    def spare(self) -> None:
        """The request is not sent."""
        self.used = False

    @property
    def rank(self) -> tuple[Urgency, float]:
        return self.urgency, self.since


@dataclass(slots=True)
class Budget:
    """Of a channel: when requests were answered, and when those of each token were sent (seconds of the loop); how many
    are under way, who waits."""

    used: deque[float] = field(default_factory=deque[float])
    tokens: dict[str, deque[float]] = field(default_factory=dict[str, "deque[float]"])
    under_way: int = 0
    waiting: list[Turn] = field(default_factory=list[Turn])
    timer: asyncio.TimerHandle | None = None


class Hooks:
    """Grants requests by tokens, the most urgent first."""

    def __init__(self, timing: Timing, a_channel: int = A_CHANNEL) -> None:
        self._timing, self._most = timing, a_channel
        self._budgets: dict[int, Budget] = {}
        self._of: dict[Hashable, tuple[int, Turn]] = {}

    @asynccontextmanager
    async def turn(self, interaction: Interaction, urgency: Urgency, who: Hashable = None) -> AsyncGenerator[Turn]:
        """The block may send one request by the token of an interaction. `who` waits may be told to `hurry`."""
        channel, token = interaction.channel_id or 0, interaction.token
        budget = self._budgets.setdefault(channel, Budget())
        loop = asyncio.get_running_loop()
        turn = Turn(token, urgency, loop.time(), loop.create_future())
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
                budget.under_way -= 1
                _unsent(budget, token)
            self._serve(channel)
            raise
        finally:
            self._of.pop(who, None)
        try:
            yield turn
        finally:
            budget.under_way -= 1
            if turn.used:
                # counted from its answer on: when Discord counted it is not known
                budget.used.append(loop.time())
            else:
                _unsent(budget, token)
            self._serve(channel)

    def hurry(self, who: Hashable, urgency: Urgency) -> None:
        """Something else is what they wait for now."""
        if who in self._of:
            channel, turn = self._of[who]
            turn.urgency = urgency
            self._serve(channel)

    def _serve(self, channel: int) -> None:
        """Let go on who may, and look again when the next one may."""
        budget, now = self._budgets[channel], asyncio.get_running_loop().time()
        if budget.timer is not None:
            budget.timer.cancel()
            budget.timer = None
        _forget(budget, now, self._timing.hooks_s)
        for turn in sorted(budget.waiting, key=lambda turn: turn.rank):
            if self._most - len(budget.used) - budget.under_way <= KEPT_BACK[turn.urgency]:
                break
            if not turn.granted.done() and _rests_s(budget, turn.token, now) <= 0:
                budget.waiting.remove(turn)
                budget.under_way += 1
                budget.tokens.setdefault(turn.token, deque()).append(now)
                turn.granted.set_result(None)
        pauses = [budget.used[0] + self._timing.hooks_s - now] if budget.used else []
        pauses += [rest for rest in (_rests_s(budget, token, now, full=False) for token in budget.tokens) if rest > 0]
        if pauses:
            budget.timer = asyncio.get_running_loop().call_later(max(0.001, min(pauses)), self._serve, channel)
        elif not budget.waiting and not budget.under_way:
            del self._budgets[channel]


def _forget(budget: Budget, now: float, span_s: float) -> None:
    """Forget what counts no more."""
    while budget.used and budget.used[0] <= now - span_s:
        budget.used.popleft()
    for token, sent in list(budget.tokens.items()):
        while sent and sent[0] <= now - TOKEN_S:
            sent.popleft()
        if not sent:
            del budget.tokens[token]


def _unsent(budget: Budget, token: str) -> None:
    """The latest request by this token is not sent."""
    if sent := budget.tokens.get(token):
        sent.pop()


def _rests_s(budget: Budget, token: str, now: float, *, full: bool = True) -> float:
    """Seconds until the token has one more request, 0 if it has; not `full`: until its first one counts no more."""
    sent = budget.tokens.get(token)
    return sent[0] + TOKEN_S - now if sent and (len(sent) >= A_TOKEN or not full) else 0.0

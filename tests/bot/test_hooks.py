"""The budget of requests by tokens: never more than Discord takes, and whoever is asked comes first."""

import asyncio
from contextlib import suppress
from itertools import pairwise
from unittest.mock import Mock

import pytest

from bot.messages import hooks as budgets
from bot.messages.hooks import Hooks
from bot.messages.urgency import Urgency
from bot.tables.timing import Timing

SPAN_S = 0.4


class Counter:
    """Requests in channels; `sent` has who sent them and when."""

    def __init__(self, a_channel=20):
        self.hooks, self.sent = Hooks(Timing(hooks_s=SPAN_S), a_channel), []
        self.loop = asyncio.get_running_loop()

    async def send(self, who, urgency=Urgency.ANSWER, channel=1, token="", takes_s=0.0, spare=False):
        interaction = Mock(channel_id=channel, token=token or f"token of {who}")
        async with self.hooks.turn(interaction, urgency, who) as turn:
            if spare:
                turn.spare()
                return
            self.sent.append((who, self.loop.time()))
            await asyncio.sleep(takes_s)

    @property
    def who(self):
        return [who for who, _ in self.sent]


async def test_a_channel_has_so_many_requests_in_any_span_and_another_has_its_own():
    counter = Counter()
    await asyncio.gather(*(counter.send(number) for number in range(50)), counter.send("elsewhere", channel=2))
    times = [at for who, at in counter.sent if who != "elsewhere"]
    for first, next_one in zip(times, times[20:], strict=False):
        assert next_one - first >= SPAN_S
    assert counter.who.index("elsewhere") == 20
    assert all(later >= earlier for earlier, later in pairwise(times))


async def test_what_is_less_urgent_leaves_some_of_the_budget_to_what_is_more():
    counter = Counter()
    waiting = [asyncio.create_task(counter.send("last", Urgency.LAST)) for _ in range(30)]
    waiting += [asyncio.create_task(counter.send("waiting", Urgency.WAITING)) for _ in range(30)]
    await asyncio.sleep(0.01)
    most = {urgency: 20 - kept for urgency, kept in budgets.KEPT_BACK.items()}
    assert len(counter.sent) == most[Urgency.WAITING]
    await asyncio.gather(*(counter.send("asked", Urgency.ASKED) for _ in range(8)))
    assert len(counter.sent) == most[Urgency.ASKED]
    await counter.send("answer")
    await stopped(waiting)


async def test_whoever_is_asked_comes_first_also_if_they_waited_for_something_else_before():
    counter = Counter()
    await asyncio.gather(*(counter.send(number) for number in range(20)))
    waiting = [asyncio.create_task(counter.send(who, urgency)) for who, urgency in ORDER]
    await asyncio.sleep(0)
    counter.hooks.hurry("hurried", Urgency.ASKED)
    await asyncio.wait(waiting, timeout=5 * SPAN_S)
    assert counter.who[20:] == ["hurried", "asked", "waits", "last"]


ORDER = (("last", Urgency.LAST), ("hurried", Urgency.WAITING), ("waits", Urgency.WAITING), ("asked", Urgency.ASKED))


async def test_a_token_has_five_requests_in_two_seconds(monkeypatch):
    monkeypatch.setattr(budgets, "TOKEN_S", 0.3)
    counter = Counter(a_channel=100)
    await asyncio.gather(*(counter.send(number, token="one") for number in range(12)), counter.send("other"))
    times = [at for who, at in counter.sent if who != "other"]
    assert counter.who.index("other") == 5
    assert min(later - earlier for earlier, later in zip(times, times[5:], strict=False)) >= 0.29


async def test_what_is_spared_or_given_up_costs_nothing_and_nothing_is_left():
    counter = Counter(a_channel=1)
    for _ in range(5):
        await counter.send("spared", spare=True)
    held = asyncio.create_task(counter.send("held", takes_s=60.0))
    given_up = asyncio.create_task(counter.send("given up"))
    await asyncio.sleep(0.01)
    await stopped([given_up, held])
    await counter.send("next")
    assert counter.who == ["held", "next"]
    await asyncio.sleep(SPAN_S + budgets.TOKEN_S)
    assert (counter.hooks._budgets, counter.hooks._of) == ({}, {})


async def stopped(tasks):
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """What a token may do is not what is measured."""
    monkeypatch.setattr(budgets, "TOKEN_S", 0.2)

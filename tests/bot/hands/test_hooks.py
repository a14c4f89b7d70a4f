"""The budget of requests by tokens: never more than Discord takes, and whoever is asked comes first."""

import asyncio
import time
from contextlib import suppress
from itertools import pairwise
from unittest.mock import Mock

from bot.store.sqlite import SqliteStore
from bot.tables.timing import Timing
from bot.transport import webhook_edit_quota
from bot.transport import webhook_rate_limiter as budgets
from bot.transport.priority import Priority
from bot.transport.webhook_edit_quota import EditQuota
from bot.transport.webhook_rate_limiter import WebhookRateLimiter

SPAN_S = Timing().hooks_s


class Counter:
    """Requests in channels; `sent` has who sent them and when."""

    def __init__(self, a_channel=20):
        self.webhook_limiter, self.sent = WebhookRateLimiter(Timing(), a_channel), []
        self.loop = asyncio.get_running_loop()

    async def send(self, who, urgency=Priority.OLDER, channel=1, token="", takes_s=0.0, spare=False, new=True):
        interaction = Mock(channel_id=channel, token=token or f"token of {who}")
        async with self.webhook_limiter.turn(interaction, urgency, who, new=new) as turn:
            if spare:
                turn.used = False
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
    waiting = [asyncio.create_task(counter.send("last", Priority.LAST)) for _ in range(30)]
    waiting += [asyncio.create_task(counter.send("waiting", Priority.WAITING)) for _ in range(30)]
    await asyncio.sleep(0.01)
    most = {urgency: 20 - kept for urgency, kept in budgets.KEPT_BACK.items()}
    assert len(counter.sent) == most[Priority.WAITING]
    await asyncio.gather(*(counter.send("asked", Priority.ASKED) for _ in range(6)))
    assert len(counter.sent) == most[Priority.ASKED]
    await counter.send("answer")
    await stopped(waiting)


async def test_an_older_hand_waits_while_fewer_than_ten_requests_are_left():
    counter = Counter()
    counter.webhook_limiter.rule.learn()
    waiting = [asyncio.create_task(counter.send(number, Priority.REPLACED)) for number in range(30)]
    await asyncio.sleep(0.01)
    assert len(counter.sent) == 20 - 9
    assert not counter.webhook_limiter.free(Mock(channel_id=1, token="press"))
    await asyncio.sleep(SPAN_S + 1)
    assert len(counter.sent) == 2 * (20 - 9)
    await stopped(waiting)


async def test_whoever_is_asked_comes_first_also_if_they_waited_for_something_else_before():
    counter = Counter()
    await asyncio.gather(*(counter.send(number) for number in range(20)))
    waiting = [asyncio.create_task(counter.send(who, urgency)) for who, urgency in ORDER]
    await asyncio.sleep(0)
    counter.webhook_limiter.hurry("hurried", Priority.ASKED)
    await asyncio.wait(waiting, timeout=5 * SPAN_S)
    assert counter.who[20:] == ["hurried", "asked", "waits", "last"]


ORDER = (("last", Priority.LAST), ("hurried", Priority.WAITING), ("waits", Priority.WAITING), ("asked", Priority.ASKED))


async def test_a_token_has_five_requests_in_two_seconds():
    counter = Counter(a_channel=100)
    await asyncio.gather(*(counter.send(number, token="one") for number in range(12)), counter.send("other"))
    times = [at for who, at in counter.sent if who != "other"]
    assert counter.who.index("other") == 5
    assert min(later - earlier for earlier, later in zip(times, times[5:], strict=False)) >= 2


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
    assert (counter.webhook_limiter._budgets, counter.webhook_limiter._of) == ({}, {})


async def test_removing_an_older_hand_goes_before_all_else_and_has_the_last_of_the_budget():
    counter = Counter()
    await asyncio.gather(*(counter.send(number) for number in range(20)))
    order = (Priority.ASKED, Priority.ANSWER, Priority.OLDER)
    waiting = [asyncio.create_task(counter.send(urgency, urgency)) for urgency in order]
    await asyncio.wait(waiting, timeout=5 * SPAN_S)
    assert counter.who[20] is Priority.OLDER


async def refused(counter, scope, after_s, *, new, token="refused"):
    """A request is refused on its way, and goes through all the same a moment later."""
    held = asyncio.create_task(counter.send("refused", token=token, new=new, takes_s=0.01))
    await asyncio.sleep(0)
    counter.webhook_limiter.refused(token, scope, after_s, new=new)
    await held


async def test_edits_go_as_fast_as_their_tokens_let_them_until_one_is_refused_for_its_channel():
    counter = Counter(a_channel=5)
    began = counter.loop.time()
    await asyncio.gather(*(counter.send(number, Priority.LAST, new=False) for number in range(40)))
    assert counter.loop.time() - began < SPAN_S
    await refused(counter, "shared", 0.0, new=False)
    assert counter.webhook_limiter.rule.counts()
    counter.sent.clear()
    await asyncio.gather(*(counter.send(number, channel=2, new=False) for number in range(11)))
    times = [at for _, at in counter.sent]
    for first, next_one in zip(times, times[5:], strict=False):
        assert next_one - first >= SPAN_S


async def test_new_messages_count_always_and_their_refusal_teaches_nothing_about_edits():
    counter = Counter(a_channel=5)
    await refused(counter, "shared", SPAN_S / 2, new=True)
    now = counter.loop.time()
    await asyncio.gather(counter.send("edit", new=False), counter.send("new"))
    assert not counter.webhook_limiter.rule.counts()
    found = dict(counter.sent)
    assert found["edit"] < found["new"]
    assert found["new"] - now > SPAN_S / 2 - 0.05


async def test_what_others_use_in_a_channel_is_left_to_them():
    """Of 20 requests four are ours when Discord says that it is enough: so many go until what others used is over."""
    counter = Counter()
    await asyncio.gather(*(counter.send(number) for number in range(4)))
    await asyncio.sleep(SPAN_S / 2)
    await refused(counter, "shared", 0.0, new=True)
    before, at = len(counter.sent), counter.loop.time()
    await asyncio.gather(*(counter.send(number) for number in range(5, 25)))
    assert [sent < at + 0.9 * SPAN_S for _, sent in counter.sent[before:]] == [True] * 4 + [False] * 16


async def test_a_refusal_of_a_token_is_for_that_token_and_a_global_one_for_all():
    counter = Counter()
    now = counter.loop.time()
    await refused(counter, "user", 0.3, new=False, token="one")
    await asyncio.gather(counter.send("one", token="one"), counter.send("two", token="two"))
    found = dict(counter.sent)
    assert found["two"] < found["one"]
    assert found["one"] - now > 0.29
    assert not counter.webhook_limiter.rule.counts()
    now = counter.loop.time()
    counter.webhook_limiter.refused("nobody's", "global", 0.3, new=False)
    await asyncio.gather(*(counter.send(f"in {channel}", channel=channel, new=False) for channel in (1, 2)))
    assert min(at for who, at in counter.sent if str(who).startswith("in ")) - now > 0.29


async def test_computers_slow_down_by_how_many_tables_run_beside_them_and_by_nothing_secret():
    """However many hands were just edited there: that would tell who is asked at those tables."""
    counter = Counter(a_channel=30)
    beside = range(5)
    assert [counter.webhook_limiter.slower_s(each) for each in beside] == [0.0] * 5
    counter.webhook_limiter.rule.learn()
    pauses = [counter.webhook_limiter.slower_s(each) for each in beside]
    assert pauses[0] == 0.0 < pauses[1] < pauses[2] < pauses[3] == pauses[4]
    for number in range(24):
        await counter.send(number, new=False)
    assert [counter.webhook_limiter.slower_s(each) for each in beside] == pauses


async def test_answers_leave_some_of_the_budget_to_older_hands():
    counter = Counter()
    counter.webhook_limiter.rule.learn()
    waiting = [asyncio.create_task(counter.send(number, Priority.ANSWER)) for number in range(30)]
    await asyncio.sleep(0.01)
    assert not counter.webhook_limiter.free(Mock(channel_id=1, token="press"))
    assert len(counter.sent) == 20 - budgets.KEPT_BACK[Priority.ANSWER] < 20
    await asyncio.wait_for(counter.send("older", Priority.OLDER), SPAN_S / 2)
    await stopped(waiting)


async def test_what_was_learned_is_known_after_a_restart_for_that_application_and_tried_anew_after_thirty_days(
    tmp_path, monkeypatch
):
    store = await SqliteStore.open(tmp_path / "rule.sqlite3")
    try:
        rule, beside = EditQuota(store), EditQuota(store)
        for each in (rule, beside):
            await each.load(7)
        assert not rule.counts()
        rule.learn()
        await rule.close()
        assert not beside.counts()
        await beside.refresh()  # as another process does
        again, other = EditQuota(store), EditQuota(store)
        await again.load(7)
        await other.load(8)
        assert (beside.counts(), again.counts(), other.counts()) == (True, True, False)
        assert not again.counts("global")
        again.learn("global")
        await again.close()
        await beside.refresh()
        assert (beside.counts("global"), other.counts("global")) == (True, False)
        then = time.time()
        monkeypatch.setattr(webhook_edit_quota, "now", lambda: then + 29 * 86400)
        assert again.counts()
        monkeypatch.setattr(webhook_edit_quota, "now", lambda: then + 31 * 86400)
        assert not again.counts()
        again.learn()
        assert again.counts()
        await again.close()
    finally:
        await store.close()


async def stopped(tasks):
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task

"""What is really on its way to Discord: waits that it names, requests that it does not answer, and our own queue."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from yarl import URL

from bot.live import live_table_message
from bot.store.deadlines import Place
from bot.tables.background_tasks import ended
from bot.transport.in_flight_requests import HOLD_S, SLOW_S, InFlightRequests
from bot.transport.retries import LONGEST_REQUEST_S, LONGEST_S, USUAL_S, Wait, refused, wait_s
from tests.bot.clocked import all_ready, asked, started
from tests.bot.house import PATIENCE_S, without_tokens
from tests.bot.trouble.test_outages import said_wrongly
from tests.bot.waiting import at_rest, eventually

BOARDS = r"/channels/\d+/messages/\d+"


async def move(house):
    """Whoever is asked presses the first thing that they may."""
    person = await asked(house)
    hand = await house.hand(person)
    await person.press(hand, hand.buttons[0].custom_id)


async def begun(house):
    """Anna and Ben play, in words, and one of them is to move. The bot itself edits their table."""
    without_tokens(house.bot)
    await started(house, 600, house.ben)
    await all_ready(house, house.anna, house.ben)


def after(house, before, path="/channels/"):
    """What was asked of such a path since then."""
    return [each for each in house.discord.requests[before:] if path in each.path]


async def ask_for(house, person):
    """Ask for a member."""
    async with asyncio.timeout(PATIENCE_S):
        await house.bot.get_guild(house.guild.id).fetch_member(person.id)


async def test_a_request_given_up_in_a_wait_for_all_does_not_silence_the_bot_and_is_never_sent(house):
    await begun(house)
    before = len(house.discord.requests)
    house.discord.limit_all(5)
    told = asyncio.create_task(ask_for(house, house.anna))
    await eventually(house.bot.in_flight.shut_s)
    behind = asyncio.create_task(ask_for(house, house.ben))
    await asyncio.sleep(0.1)
    await ended([told, behind])
    await move(house)
    await eventually(lambda: [each for each in after(house, before) if each.status == 200], "the bot is silent")
    await ask_for(house, house.anna)
    assert [each.status for each in after(house, before, "/members/")] == [429, 200]
    await at_rest(house)
    assert said_wrongly(house) == []
    house.complaints.clear()


async def test_what_is_shown_waits_in_our_own_queue_until_a_wait_for_all_is_over(house):
    """Else all that has waited would go at once, and be refused."""
    await begun(house)
    house.discord.limit_all(3)
    told = asyncio.create_task(ask_for(house, house.anna))
    await eventually(house.bot.in_flight.shut_s)
    await ended([told])
    before, loop = len(house.discord.requests), asyncio.get_running_loop()
    began, ends = loop.time(), loop.time() + house.bot.in_flight.shut_s()
    assert ends > began
    turns = [asyncio.create_task(house.bot.pace.turn_of_all()) for _ in range(3)]
    await move(house)
    await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
    assert loop.time() >= ends
    await asyncio.gather(*turns)
    await eventually(lambda: after(house, before))
    assert [each.status for each in after(house, before) if each.status == 429] == []
    await at_rest(house)
    assert said_wrongly(house) == []
    house.complaints.clear()


async def test_a_public_message_without_an_answer_puts_its_channel_in_doubt_from_when_it_was_sent(house):
    await begun(house)
    place, down = Place("channel", house.channel.id), house.bot.downtime.lost
    house.discord.hang("PATCH", r"/webhooks/.*")
    house.bot.hands.want(await house.bot.registry.get(1))
    await move(house)
    await asyncio.sleep(2 * SLOW_S)
    assert down == {}  # of a hand without an answer nobody learns
    house.discord.mend()
    await at_rest(house)
    house.discord.hang("PATCH", BOARDS)
    before = len(house.discord.requests)
    await move(house)
    (sent,) = await eventually(lambda: after(house, before, f"/{(house.channel.id)}/messages/"))
    await eventually(lambda: down, "nobody notices that Discord hangs")
    assert set(down) == {place}
    assert abs(down[place] - sent.at * 1000) < 300
    house.discord.mend()
    await eventually(lambda: not down, "nobody notices that Discord answers")
    await at_rest(house)
    assert said_wrongly(house) == []
    house.complaints.clear()


async def test_who_waits_for_our_own_queue_is_not_late_and_discord_is_not_down(monkeypatch, house):
    await begun(house)
    monkeypatch.setattr(live_table_message, "BURIED_LOOK_PAUSE_S", 0.0)
    before, began = len(house.discord.requests), house.discord.clock.now()
    house.bot.pace._all_pause_s = LONGEST_REQUEST_S + 10
    await move(house)
    await asyncio.sleep(3 * LONGEST_REQUEST_S)
    # before it was edited it was looked at, to see whether it is buried: both have waited for the queue
    assert [each.method for each in after(house, before)] == ["GET", "PATCH"]
    assert after(house, before)[-1].at - began > 2 * LONGEST_REQUEST_S
    assert house.bot.downtime.lost == {}
    house.bot.pace._all_pause_s = 0.0
    await at_rest(house)


class Reply:
    """An answer of Discord."""

    def __init__(self, status, headers, body=b"<html>"):
        self.status, self.headers, self._body = status, headers, body

    async def read(self):
        return self._body


class Line:
    """Requests that get no answer before a test says so, of a wire that says of channels what is `told`."""

    def __init__(self, loop):
        self.wire, self.told, self.loop = InFlightRequests(), [], loop
        self.trace: Any = self.wire.trace
        self.wire.doubted = lambda channel, ago_s: self.told.append((channel, ago_s))
        self.wire.trusted = lambda channel: self.told.append((channel, None))

    async def begin(self, channel, method="PATCH", path="messages/9"):
        context = SimpleNamespace()
        url = URL(
            f"https://discord.test/api/v10/{path}"
            if path == "webhooks"
            else f"https://discord.test/api/v10/channels/{channel}/{path}"
        )
        await self.trace.on_request_start[0](None, context, SimpleNamespace(method=method, url=url))
        return context

    async def answer(self, context, status=200, body=b"<html>", **headers):
        await self.trace.on_request_end[0](None, context, SimpleNamespace(response=Reply(status, headers, body)))

    async def give_up(self, context):
        await self.trace.on_request_exception[0](None, context, SimpleNamespace(exception=TimeoutError()))


@pytest.fixture
async def line():
    return Line(asyncio.get_running_loop())


async def test_a_channel_is_in_doubt_until_it_answers_whatever_it_says(line):
    slow = await line.begin(5)
    await line.begin(6)
    await eventually(lambda: len(line.told) == 2)
    assert {channel for channel, _ in line.told} == {5, 6}
    assert all(ago >= SLOW_S for _, ago in line.told)
    await line.answer(slow, 503)
    assert line.told[2:] == [(5, None)]


async def test_a_doubt_goes_on_from_one_try_to_the_next_and_ends_when_nobody_tries_any_more(line):
    await line.give_up(await line.begin(5))
    assert line.told == []  # it was given up before it was late
    first = await line.begin(5)
    await eventually(lambda: line.told)
    await line.give_up(first)
    second = await line.begin(5)
    await asyncio.sleep(1.5 * SLOW_S)
    await line.give_up(second)
    await asyncio.sleep(0.8 * HOLD_S)
    assert (5, None) not in line.told
    await eventually(lambda: (5, None) in line.told)
    assert line.wire._doubts == {}


async def test_what_a_proxy_lets_go_one_after_the_other_is_no_doubt_and_a_hand_never_is(line):
    waiting = [await line.begin(5) for _ in range(6)]
    await line.begin(5, path="webhooks")
    for each in waiting:
        await asyncio.sleep(0.5 * SLOW_S)
        await line.answer(each)
    assert line.told == []
    hanging = await line.begin(5)
    await eventually(lambda: line.told)
    other = await line.begin(5, "POST")
    await line.answer(other)  # it answers others, and this one is late all the same
    assert line.told[-1][1] is not None
    await line.answer(hanging)
    assert line.told[-1] == (5, None)
    assert line.wire._doubts == {}


async def test_the_longest_wait_that_is_named_for_all_counts_and_one_for_a_bucket_does_not(line):
    opened = []
    line.wire.over = lambda: opened.append(asyncio.get_running_loop().time())
    began = asyncio.get_running_loop().time()
    for named in ("30", "10", "-5"):
        await line.answer(await line.begin(5), 429, **{"Retry-After": named, "X-RateLimit-Global": "true"})
    await line.answer(await line.begin(5), 429, **{"Retry-After": "600"})
    assert 10 < line.wire.shut_s() <= 30
    await eventually(lambda: opened)
    assert opened[0] - began >= 29
    assert line.wire.shut_s() == 0


@pytest.mark.parametrize("absurd", ["1e999", "Infinity", "-Infinity", "NaN", "1e300", "1" + "0" * 400])
async def test_a_wait_that_is_no_time_does_not_shut_our_queue_for_good(line, absurd):
    opened = []
    line.wire.over = lambda: opened.append(line.loop.time())
    body = f'{{"retry_after": {absurd}, "global": true}}'.encode()
    for told in ({"body": body}, {"Retry-After": absurd, "X-RateLimit-Global": "true"}):
        opened.clear()
        await line.answer(await line.begin(5), 429, **told)
        assert 0 < line.wire.shut_s() <= LONGEST_S
        await asyncio.sleep(LONGEST_S)
        assert opened
        assert line.wire.shut_s() == 0


async def test_a_wait_that_grows_meanwhile_ends_once_even_where_the_system_runs_a_timer_early(line, monkeypatch):
    opened, call_at, early = [], line.loop.call_at, []
    line.wire.over = lambda: opened.append(line.loop.time())
    asked = [await line.begin(5) for _ in range(3)]
    monkeypatch.setattr(
        line.loop, "call_at", lambda at, *more, **how: call_at(at - (early.pop() if early else 0), *more)
    )

    async def wait(seconds):
        context = asked.pop()
        del context.sent  # its timers are no part of this
        early.append(0.05)
        await line.answer(context, 429, **{"Retry-After": seconds, "X-RateLimit-Global": "true"})
        return line.loop.time()

    await wait("0.1")
    began = await wait("0.2")
    await eventually(lambda: opened)
    assert opened[0] - began >= 0.19
    began = await wait("0.1")
    await eventually(lambda: len(opened) == 2)
    assert opened[1] - began >= 0.09


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        *[("41.5", 41.5), (2, 2.0), (0, 0.0), ("-3", 0.0), (-1e300, 0.0)],
        *[(LONGEST_S, LONGEST_S), (LONGEST_S + 1, LONGEST_S), ("1e300", LONGEST_S)],
        *[(float("inf"), None), ("Infinity", None), ("-inf", None), ("1e999", None), ("nan", None), (10**400, None)],
        *[(None, None), ("", None), ("soon", None), ([1], None), ({}, None)],
    ],
)
def test_a_time_is_finite_and_no_longer_than_the_longest(said, seconds):
    assert wait_s(said) == seconds


@pytest.mark.parametrize(
    ("body", "headers", "wait"),
    [
        (b'{"retry_after": 0.25, "global": true}', {"Retry-After": "9"}, Wait(0.25, True)),
        (b'{"retry_after": 1e999}', {"Retry-After": "9"}, Wait(9.0, False)),
        (b'{"retry_after": NaN}', {"X-RateLimit-Global": "true"}, Wait(USUAL_S, True)),
        (b'{"global": true}', {"Retry-After": "inf"}, Wait(USUAL_S, True)),
        (b"[]", {"Retry-After": "9"}, Wait(9.0, False)),
        (b"", {"Retry-After": "9"}, Wait(9.0, False)),
        (b"\xff", {}, Wait(USUAL_S, False)),
        (b"[" * 100_000, {}, Wait(USUAL_S, False)),
    ],
)
async def test_the_body_says_it_more_exactly_and_whatever_says_no_time_is_passed_over(body, headers, wait):
    reply: Any = Reply(429, headers, body)
    assert await refused(reply) == wait

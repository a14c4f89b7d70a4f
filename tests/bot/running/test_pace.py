"""The fair queue of a channel: whoever piles up wishes delays nobody else by more than a turn."""

import asyncio
from itertools import pairwise

from bot.transport.channel_rate_limiter import MOST_BEHIND_S, OLD_PAUSE_S, ChannelRateLimiter
from tests.bot.waiting import eventually
from tests.virtual_time import hold_up

GAMES = 1
A, B, C = 11, 12, 13
PAUSE_S = 0.02


class Queue:
    """Who wants turns of a pace, and the order in which they come."""

    def __init__(self, pace=None):
        self.pace, self.served = pace or ChannelRateLimiter(PAUSE_S, 0.0), []
        self.waiting = []

    def want(self, party, times=1, channel=GAMES, **more):
        for _ in range(times):
            self.waiting.append(asyncio.create_task(self._wait(channel, party, more)))
        return self.waiting[-times:]

    async def _wait(self, channel, party, more):
        turn = await self.pace.turn(channel, party, **more)
        self.served.append(party)
        turn.end()

    async def done(self):
        await asyncio.gather(*self.waiting, return_exceptions=True)
        return self.served


async def test_parties_are_served_by_turns_whatever_they_pile_up():
    queue = Queue()
    queue.want(A, 6)
    queue.want(B, 2)
    queue.want(C, 1)
    # the first was alone when it came; from then on all take turns
    assert await queue.done() == [A, A, B, C, A, B, A, A, A]


async def test_a_party_that_comes_new_waits_at_most_one_turn_of_each_other_party():
    queue = Queue()
    queue.want(A, 8)
    queue.want(B, 8)
    await eventually(lambda: len(queue.served) >= 3)
    queue.want(C)
    before = len(queue.served)
    served = await queue.done()
    # one whose turn has come may not have been told of it yet
    assert served.index(C) - before <= 3


async def test_who_gives_up_costs_no_turn_and_takes_none_from_their_party():
    queue = Queue()
    first, second, *_ = queue.want(A, 4)
    queue.want(B, 3)
    await asyncio.sleep(0)
    second.cancel()
    served = await queue.done()
    assert not first.cancelled()
    assert second.cancelled()
    assert served == [A, A, B, A, B, B]


async def test_who_gives_up_when_their_turn_has_come_does_not_stop_the_channel():
    for old in (False, True):
        queue = Queue(ChannelRateLimiter(PAUSE_S, 0.05))
        (first,) = queue.want(A, old=old)
        queue.want(B)
        await asyncio.sleep(0)
        first.cancel()  # it waits for the turn of all
        async with asyncio.timeout(30):
            assert await queue.done() == [B]


async def test_channels_that_are_idle_are_forgotten():
    queue = Queue()
    for channel in range(50):
        queue.want(A, channel=channel)
    await queue.done()
    await eventually(lambda: not queue.pace._waiting, "a channel is kept")


async def test_channels_do_not_hold_each_other_up():
    queue = Queue(ChannelRateLimiter(3600.0, 0.0))
    for channel in range(20):
        queue.want(channel, channel=channel)
    async with asyncio.timeout(30):
        assert sorted(await queue.done()) == list(range(20))


async def test_a_channel_rests_after_an_old_edit_from_its_end_on():
    clock, pace, spans = asyncio.get_running_loop().time, ChannelRateLimiter(PAUSE_S, 0.0), []

    async def edit(seconds):
        turn = await pace.turn(GAMES, A, old=True)
        began = clock()
        await asyncio.sleep(seconds)
        spans.append((began, clock()))
        turn.end()
        turn.end()  # said twice is said once

    await asyncio.gather(edit(0.5), edit(0.0), edit(0.4), edit(0.0))
    assert all(began >= ended + OLD_PAUSE_S - 0.01 for (_, ended), (began, _) in pairwise(spans))


async def test_the_turn_of_all_bounds_the_requests_of_all_channels_together():
    queue, clock = Queue(ChannelRateLimiter(0.0, 0.02)), asyncio.get_running_loop().time
    began = clock()
    for channel in range(20):
        queue.want(A, channel=channel)
    await asyncio.gather(queue.done(), *(queue.pace.turn_of_all() for _ in range(5)))
    assert clock() - began >= 25 * 0.02


async def test_a_busy_loop_makes_up_for_turns_that_it_has_missed():
    """Else each turn would last as long as the loop is late in it, and a full bot send half of what it may."""
    pace, naps = ChannelRateLimiter(0.0, 0.02), 0
    turns = [asyncio.create_task(pace.turn_of_all()) for _ in range(20)]
    while not all(turn.done() for turn in turns):
        hold_up(0.05)
        naps += 1
        await asyncio.sleep(0)
    assert naps < 18


async def test_what_was_missed_in_a_long_halt_is_no_burst():
    pace = ChannelRateLimiter(0.0, MOST_BEHIND_S / 2)
    turns = [asyncio.create_task(pace.turn_of_all()) for _ in range(20)]
    await asyncio.sleep(0)
    hold_up(1.0)
    for _ in range(5):
        await asyncio.sleep(0)
    assert 1 <= sum(turn.done() for turn in turns) <= 4


async def test_those_who_play_go_before_what_nobody_waits_for_but_for_one_in_four():
    pace, served = ChannelRateLimiter(0.0, 0.01), []

    async def want(name, last):
        await pace.turn_of_all(last=last)
        served.append(name)

    waiting = [asyncio.create_task(want("last", last=True)) for _ in range(4)]
    await asyncio.sleep(0)
    waiting += [asyncio.create_task(want("first", last=False)) for _ in range(8)]
    await asyncio.gather(*waiting)
    assert served == ([*["first"] * 3, "last"] * 2 + ["first"] * 2 + ["last"] * 2)


async def test_what_came_last_and_is_hurried_goes_before_all_that_nobody_waits_for():
    pace, served = ChannelRateLimiter(0.0, 0.01), []

    async def want(channel):
        await pace.turn(channel, A, last=True)
        served.append(channel)

    waiting = [asyncio.create_task(want(channel)) for channel in range(8)]
    await asyncio.sleep(0)
    pace.hurry(6, A)
    pace.hurry(6, A)
    pace.hurry(5, B)
    await asyncio.gather(*waiting)
    pace.hurry(6, A)
    assert served == [6, 0, 1, 2, 3, 4, 5, 7]
    await asyncio.wait_for(pace.turn_of_all(), 1)  # it has left nothing in either line


async def test_what_is_hurried_while_its_channel_rests_goes_first_after_that():
    pace, served = ChannelRateLimiter(0.2, 0.02), []

    async def want(channel):
        await pace.turn(channel, A, last=True)
        served.append(channel)

    await pace.turn(0, A)
    hurried = asyncio.create_task(want(0))
    await asyncio.sleep(0)
    pace.hurry(0, A)
    others = [asyncio.create_task(want(channel)) for channel in range(1, 40)]
    await asyncio.gather(hurried, *others)
    assert served.index(0) < 20

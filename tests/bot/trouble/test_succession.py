"""Which of two processes takes what both hear: interactions and messages, whenever each hears of them."""

import asyncio
import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.takeover import ANSWERED_S, Takeover
from bot.store import ShardsOverlap


class Memory:
    """Leases and requests as a store has them, between one process that hands over and one that asks for it."""

    def __init__(self, said):
        self.said, self.leases, self.requests, self.left_ms = said, self, self, 0

    async def claim(self, _lease_ms):
        self.left_ms = max(0, self.left_ms - 100)
        if self.left_ms == 5_000:
            raise ShardsOverlap("The shards 0-1/2 and 0-0/1 overlap.", "0-0/1", 9, 4_000)
        return self.left_ms

    async def ask(self, _request):
        return 7

    async def withdraw(self, number):
        assert number == 7
        return self.said


def heir(said, left_ms=0):
    """A successor of a process that says that of what it took; how it hears of something, and what it takes."""
    memory: Any = Memory(said)
    succession = Takeover(memory, "0-1/2", lambda: None, {}, waits=True)
    memory.left_ms = left_ms
    taken: list[int] = []

    async def hear(number):
        arrived: Any = SimpleNamespace(id=number, guild=None)
        if await succession.admits(arrived):
            taken.append(number)

    return succession, hear, taken


async def test_what_the_other_one_has_taken_is_left_to_it_also_where_it_is_heard_of_later():
    succession, hear, taken = heir('["1", "3", "5"]')
    waiting = asyncio.gather(*map(hear, (1, 2, 3, 4)))
    await asyncio.sleep(1)
    assert taken == []
    await succession.inherit(15)
    await waiting
    assert taken == [2, 4]
    await hear(5)
    await hear(6)
    assert taken == [2, 4, 6]


async def test_what_has_waited_too_long_is_not_answered():
    succession, hear, taken = heir("[]")
    early = asyncio.create_task(hear(1))
    await asyncio.sleep(ANSWERED_S)
    late = asyncio.create_task(hear(2))
    await asyncio.sleep(0.1)
    await succession.inherit(15)
    await asyncio.gather(early, late)
    assert taken == [2]


@pytest.mark.parametrize("said", [None, "[]"])
async def test_where_nobody_said_what_was_taken_nothing_is_taken_twice(said):
    succession, hear, taken = heir(said)
    waiting = asyncio.create_task(hear(1))
    await asyncio.sleep(0)
    await succession.inherit(15)
    await waiting
    assert taken == ([] if said is None else [1])
    await hear(2)
    assert taken[-1] == 2


async def test_who_waits_for_a_lease_says_until_when_it_is_held(caplog):
    caplog.set_level("INFO")
    succession, *_ = heir("[]", left_ms=8_000)
    await succession.inherit(15)
    own, other = [each for each in caplog.messages if "is held until" in each or "holds the lease" in each]
    holds = r"Another process holds the lease of 0-1/2 until \S+ \(in 6 s\), or longer .*: this process stands by\."
    assert re.fullmatch(holds, own)
    assert re.fullmatch(r"The shards .* overlap\. Its lease is held until \S+ \(in 4 s\): this process waits\.", other)

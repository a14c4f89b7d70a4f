"""A bot never spends the thousand identifies that Discord gives it a day, whatever happens to its sessions."""

import asyncio
import random
import time
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
from discord.shard import SessionStartLimits

from bot.app.identify_limiter import BUCKET_MS, LASTING_MS, Identifies, IdentifyLimiter
from bot.common.units import HOUR_MS
from bot.store import StoreError
from bot.store.sqlite import SqliteStore

DAY_S = 86_400.0
PAUSE_MS = 15_000


def limits(remaining, reset_s=DAY_S, total=1000, at_once=1):
    reset = int(reset_s * 1000)
    return SessionStartLimits(total=total, remaining=remaining, reset_after=reset, max_concurrency=at_once)


@pytest.mark.parametrize(
    ("left", "wait_s"),
    [(1000, 0), (500, 0), (499, DAY_S / 449), (400, DAY_S / 350), (51, DAY_S), (50, DAY_S), (0, DAY_S)],
)
def test_while_half_of_the_days_identifies_are_left_nobody_waits_and_then_the_others_last(left, wait_s):
    assert Identifies().day_delay_ms(0, 0, limits(left), 0) == int(wait_s * 1000)


def test_each_shard_waits_for_those_before_it_and_nobody_uses_the_reserve():
    known, waits = Identifies(), list[int]()
    for shard in range(5):
        delay_ms = known.day_delay_ms(shard, 0, limits(54), 0)
        waits.append(known.add(shard, 0, buckets=16, pause_ms=PAUSE_MS, delay_ms=delay_ms))
    assert waits == [DAY_S * 250, DAY_S * 500, DAY_S * 750, DAY_S * 1000, DAY_S * 1000]


@pytest.mark.parametrize("shards", [8, 32])
def test_any_number_of_shards_leaves_the_reserve_of_the_day(shards):
    known, day_ms = Identifies(), int(DAY_S * 1000)
    found, asked_at, count = list[int](), -HOUR_MS, limits(1000)
    due = dict.fromkeys(range(shards), 0)
    while (now := min(due.values())) < day_ms:
        shard = min(due, key=lambda each: due[each])
        if now - asked_at >= 60_000:
            asked_at = now
            count = limits(1000 - sum(at < now for at in found), (day_ms - now) / 1000)
        delay_ms = known.day_delay_ms(shard, now, count, asked_at)
        at = now + known.add(shard, now, buckets=1, pause_ms=PAUSE_MS, delay_ms=delay_ms)
        found.append(at)
        due[shard] = at + LASTING_MS + 1
    assert 900 < sum(at < day_ms for at in found) <= 950


def signed_in(shards, lasts_ms, for_ms, buckets=1, start=0):
    """The times at which these shards identify if each session ends after `lasts_ms()`, saved and read each time."""
    text, due, found = "", dict.fromkeys(range(shards), start), list[tuple[int, int]]()
    while min(due.values()) < start + for_ms:
        shard = min(due, key=lambda each: due[each])
        known = Identifies.read(text)
        at = due[shard] + known.add(shard, due[shard], buckets=buckets, pause_ms=PAUSE_MS)
        text = known.text
        found.append((at, shard))
        due[shard] = at + lasts_ms()
    return sorted(found)


def test_a_shard_whose_sessions_end_at_once_waits_twice_as_long_each_time_up_to_a_quarter_of_an_hour():
    times = [at // 1000 for at, _ in signed_in(1, lambda: BUCKET_MS, 5_000_000)]
    assert [later - earlier - 6 for earlier, later in pairwise(times)][:9] == [
        *(0, 15, 30, 60, 120, 240, 480, 900, 900)
    ]
    assert len(signed_in(1, lambda: 1, 86_400_000)) < 110


def test_a_session_that_lasts_five_minutes_makes_the_next_sign_in_immediate():
    lives = iter([1, 1, 1, LASTING_MS, 1, 1, 10**9])
    times = [at for at, _ in signed_in(1, lambda: next(lives), 2_000_000)]
    assert times[4] - times[3] == LASTING_MS
    assert times[5] - times[4] == BUCKET_MS
    assert times[6] - times[5] == PAUSE_MS + 1


@pytest.mark.parametrize("shards", [1, 3, 20, 40])
def test_all_shards_together_identify_sixty_times_an_hour_beyond_two_each(shards):
    chance = random.Random(shards)
    found = signed_in(shards, lambda: chance.randrange(1, 400_000), 5 * HOUR_MS, buckets=16)
    for end, _ in found:
        hour = [shard for at, shard in found if end - HOUR_MS < at <= end]
        assert sum(max(0, hour.count(shard) - 2) for shard in {*hour}) <= 60


@pytest.mark.parametrize("buckets", [1, 4])
def test_shards_of_a_bucket_identify_at_least_five_seconds_apart(buckets):
    found = signed_in(8, lambda: 10**9, 1, buckets)
    for bucket in range(buckets):
        times = [at for at, shard in found if shard % buckets == bucket]
        assert [later - earlier for earlier, later in pairwise(times)] == [BUCKET_MS] * (8 // buckets - 1)


def test_shards_that_wait_for_the_same_hour_identify_one_after_the_other():
    known = Identifies()
    turns = [
        now + known.add(shard, now, buckets=1, pause_ms=PAUSE_MS, delay_ms=5 * HOUR_MS - now)
        for shard, now in enumerate(range(0, 4 * HOUR_MS, HOUR_MS))
    ]
    assert turns == [5 * HOUR_MS + shard * BUCKET_MS for shard in range(4)]


def test_a_turn_replaces_one_that_was_planned_for_the_shard():
    known = Identifies()
    assert [known.add(0, 0, buckets=1, pause_ms=PAUSE_MS, delay_ms=10 * HOUR_MS) for _ in range(3)] == [
        10 * HOUR_MS
    ] * 3


def test_a_clock_that_was_set_back_keeps_nobody_waiting():
    text = "{}"
    for _ in range(4):
        known = Identifies.read(text)
        known.add(0, 10 * HOUR_MS, buckets=1, pause_ms=PAUSE_MS)
        text = known.text
    assert Identifies.read(text).add(0, HOUR_MS, buckets=1, pause_ms=PAUSE_MS) == 0


@pytest.fixture
async def store(tmp_path):
    store = await SqliteStore.open(tmp_path / "turns.sqlite3")
    yield store
    await store.close()


def client(answer):
    async def connect(url):
        return AsyncMock(name=url)

    asked = (
        AsyncMock(side_effect=answer) if not isinstance(answer, SessionStartLimits) else AsyncMock(return_value=answer)
    )
    return cast(Any, SimpleNamespace(http=SimpleNamespace(ws_connect=connect), fetch_session_start_limits=asked))


async def waited(limiter, *shards):
    found = []
    for shard in shards:
        began = time.monotonic()
        await limiter.launch(shard)
        found.append(round(time.monotonic() - began))
    return found


async def test_a_bot_started_again_and_again_waits_because_its_earlier_starts_are_in_the_database(store):
    starts = [IdentifyLimiter(client(limits(900)), store.key_values, 15.0) for _ in range(5)]
    assert [(await waited(each, 0))[0] for each in starts] == [0, 6, 15, 30, 60]


async def test_with_few_left_a_start_waits_and_says_why(store, caplog):
    limiter = IdentifyLimiter(client(limits(100)), store.key_values, 15.0)
    assert await waited(limiter, 0, 1) == [1728, 1763]
    assert "Only 100 of 1000 daily sign-ins are left; waiting 1728 s." in caplog.text


async def test_a_start_goes_on_without_discords_count_and_without_the_database(caplog):
    broken = AsyncMock()
    broken.update.side_effect = StoreError("away")

    async def silence():
        await asyncio.sleep(10**6)

    limiter = IdentifyLimiter(client(silence), broken, 15.0)
    assert [await waited(limiter, shard) for shard in (0, 1)] == [[3], [6]]
    assert "couldn't be read or saved: away" in caplog.text


async def test_at_home_nothing_waits():
    assert await waited(IdentifyLimiter(client(limits(0)), AsyncMock(), 0.0), *range(4)) == [0] * 4

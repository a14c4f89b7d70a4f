"""A bot that is started again and again never spends the thousand identifies that Discord gives it a day."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.app import identifying
from bot.store import StoreError
from bot.store.sqlite import SqliteStore

DAY_S = 86_400.0


@pytest.fixture
async def store(tmp_path):
    store = await SqliteStore.open(tmp_path / "turns.sqlite3")
    yield store
    await store.close()


def limit(remaining, reset_s=DAY_S, total=1000):
    return {"total": total, "remaining": remaining, "reset_after": int(reset_s * 1000), "max_concurrency": 1}


@pytest.mark.parametrize(
    ("left", "shards", "wait_s"),
    [
        *((1000, 1, 0), (500, 1, 0), (499, 1, DAY_S / 499), (1, 1, DAY_S), (0, 1, DAY_S)),
        *((500, 10, 0), (400, 10, DAY_S / 40), (5, 10, DAY_S), (0, 10, DAY_S)),
    ],
)
def test_while_half_of_the_days_identifies_are_left_nobody_waits_and_then_the_others_last(left, shards, wait_s):
    assert identifying.pause_s(limit(left), shards) == pytest.approx(wait_s)


def test_a_bot_that_dies_as_soon_as_it_is_ready_has_some_left_whenever_the_day_is_over():
    at, left = 0.0, 1000
    while True:
        at += identifying.pause_s(limit(left, DAY_S - at)) + 1.0
        if at >= DAY_S:
            break
        left -= 1
    assert left > 0


async def test_it_waits_before_its_first_shard_and_says_why(monkeypatch, caplog):
    slept = AsyncMock()
    monkeypatch.setattr(asyncio, "sleep", slept)
    answers = AsyncMock(side_effect=[(2, "wss://gateway", limit(900)), (2, "wss://gateway", limit(100))])
    http = SimpleNamespace(get_bot_gateway=answers)
    identifying.Identifying(cast(Any, http), AsyncMock())
    assert await http.get_bot_gateway() == (2, "wss://gateway", limit(900))
    slept.assert_not_called()
    assert (await http.get_bot_gateway())[:2] == (2, "wss://gateway")
    slept.assert_awaited_once_with(2 * DAY_S / 100)
    assert "Only 100 of 1000 daily sign-ins are left; waiting 1728 s." in caplog.text


async def test_with_none_left_it_waits_until_there_are_new_ones_and_no_longer_however_many_shards(monkeypatch):
    slept = AsyncMock()
    monkeypatch.setattr(asyncio, "sleep", slept)
    http = SimpleNamespace(get_bot_gateway=AsyncMock(return_value=(10, "wss://gateway", limit(0, 50_000))))
    identifying.Identifying(cast(Any, http), AsyncMock())
    await http.get_bot_gateway()
    slept.assert_awaited_once_with(50_000)


async def test_a_shard_waits_for_its_turn_among_those_with_its_remainder(monkeypatch):
    slept = AsyncMock()
    monkeypatch.setattr(asyncio, "sleep", slept)
    notes = AsyncMock()
    notes.turn.side_effect = [0, 5_000, StoreError("away")]
    http = SimpleNamespace(
        get_bot_gateway=AsyncMock(return_value=(8, "wss://gateway", limit(900) | {"max_concurrency": 4}))
    )
    turns = identifying.Identifying(cast(Any, http), notes, 2)
    await http.get_bot_gateway()
    for shard in (1, 6, 3):
        await turns.turn(shard)
    assert [call.args for call in notes.turn.await_args_list] == [
        (f"identify:{remainder}", 5_000, 600_000) for remainder in (1, 2, 3)
    ]
    assert [call.args[0] for call in slept.await_args_list] == [0, 5, 5]


async def test_only_the_shards_of_this_process_count_against_the_day(monkeypatch):
    slept = AsyncMock()
    monkeypatch.setattr(asyncio, "sleep", slept)
    http = SimpleNamespace(get_bot_gateway=AsyncMock(return_value=(16, "wss://gateway", limit(100))))
    identifying.Identifying(cast(Any, http), AsyncMock(), 2)
    await http.get_bot_gateway()
    slept.assert_awaited_once_with(2 * DAY_S / 100)

"""A memory tells how much it has written, and when the last of it was kept."""

import asyncio
import time

import pytest

from bot.store import LeaseLost
from tests.bot.store.failing import fails
from tests.bot.store.samples import move, seated

pytestmark = pytest.mark.real_time  # which a commit takes


async def test_what_was_kept_together_is_one_commit_with_all_its_writes(store):
    work = store.work
    commits, writes, began = work.commits, work.writes, time.monotonic()
    await asyncio.gather(*(store.key_values.keep(f"n{number}", "x") for number in range(5)))
    assert (work.writes - writes, work.waiting) == (5, 0)
    assert 1 <= work.commits - commits <= 2
    assert work.kept_at >= began
    assert work.seconds > 0


async def test_what_could_not_be_kept_is_counted_apart(store, other):
    table, work = await seated(store), other.work
    commits, failed, kept_at = work.commits, work.failed, work.kept_at
    await fails(LeaseLost, other.tables.append(table, move(1), "late"))
    assert (work.commits, work.failed, work.kept_at) == (commits, failed + 1, kept_at)
    await other.key_values.keep("kept", "x")
    assert (work.commits, work.failed) == (commits + 1, failed + 1)
    assert work.kept_at > kept_at

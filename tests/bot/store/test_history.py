"""Somebody's matches: the newest first by when they ended, a page at a time, by an index alone."""

import pytest

from bot.store.sql.results import history
from bot.store.sqlite import SqliteStore
from tests.bot.old_database import written
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, move, seated
from tests.bot.store.samples import found as rows
from tests.bot.store.test_plans import plan


async def ended(store, at, *users, **values):
    table = await seated(store, *users, **values)
    await store.tables.append(table, move(1), "one", finish(ended_at=at))
    return table


async def test_the_latest_match_is_that_of_a_channel_or_of_a_thread_in_it(store):
    first = await ended(store, 5_000, ANNA, BEN, channel=10)
    thread = await ended(store, 6_000, ANNA, BEN, channel=77, parent=10)
    await ended(store, 7_000, ANNA, BEN, channel=11)
    assert await store.records.latest(1, ANNA, 10) == thread
    assert await store.records.latest(1, ANNA, 77) == thread
    assert await store.records.latest(1, CHIE, 10) is None
    assert first < thread


@pytest.mark.parametrize("sql", ["FIRST", "OLDER", "NEWER", "LATEST"])
async def test_they_are_found_by_an_index_and_never_sorted(store, sql):
    values = {"user": 1, "guild": 1, "after": 5, "limit": 10, "channel": 10}
    steps = await plan(store, getattr(history, sql), values)
    assert "INDEX scores_of_user (user=?" in steps[0]
    assert [step for step in steps if step.startswith("SCAN") or "B-TREE" in step] == []


async def test_matches_of_an_older_database_know_when_they_ended(tmp_path):
    path = tmp_path / "old.sqlite3"
    written("evening-92fa68f", path)
    await (await SqliteStore.open(path)).close()
    ends = rows(path, "SELECT at, ended_at FROM scores JOIN results USING (table_id)")
    assert ends
    assert [end for end in ends if end[0] != end[1]] == []

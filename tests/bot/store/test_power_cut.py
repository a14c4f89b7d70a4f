"""A power cut that takes the end of the WAL, or leaves nonsense there, takes the last moves at most: what is left is a
beginning of what was kept, whole, and play goes on from there; how much was lost is said once."""

import asyncio
import random
import re
import shutil
import sqlite3
from contextlib import closing

import pytest

from bot.store.sqlite import SqliteStore
from tests.bot.store.samples import move, seated
from tests.there import there

TABLES, MOVES = 3, 40
LEASES = 1
"""Commits of each opening."""


@pytest.fixture(scope="module")
def torn(tmp_path_factory):
    """The file and the WAL of a bot that had no time to end."""
    return asyncio.run(played(tmp_path_factory.mktemp("torn")))


async def played(folder):
    store = await SqliteStore.open(folder / "kept.sqlite3")
    tables = [await seated(store) for _ in range(TABLES)]
    for seq in range(1, MOVES + 1):
        for table in tables:
            await store.tables.append(table, move(seq), f"after {seq}")
    for end in ("", "-wal", ".count"):
        shutil.copy(folder / f"kept.sqlite3{end}", folder / f"torn.sqlite3{end}")
    await store.close()
    return folder / "torn.sqlite3"


def cuts(count, seed=4):
    chance = random.Random(seed)
    kinds = [("cut", "garbled", "zeroed")[number % 3] for number in range(count)]
    return [pytest.param(how, chance.random(), id=f"{how} {number}") for number, how in enumerate(kinds)]


async def left(path):
    """How many moves each table still has, after looking that they are the first ones, as they were; one more goes."""
    store = await SqliteStore.open(path)
    try:
        counts = []
        for table in range(1, TABLES + 1):
            saved = await store.tables.load(table)
            if saved is None:
                continue
            count = len(saved.moves)
            assert saved.moves == tuple(move(seq) for seq in range(1, count + 1))
            assert saved.snapshot == (f"after {count}" if count else None)
            await store.tables.append(table, move(count + 1), "later")
            assert len(there(await store.tables.load(table)).moves) == count + 1
            counts.append(count)
        return counts
    finally:
        await store.close()


def torn_at(torn, folder, how, part):
    """A copy whose WAL is whole up to that part of its length alone."""
    path = folder / "after.sqlite3"
    shutil.copy(torn, path)
    wal = torn.with_name(torn.name + "-wal").read_bytes()
    at = int(part * len(wal))
    rest = {"cut": b"", "zeroed": bytes(len(wal) - at), "garbled": random.Random(at).randbytes(len(wal) - at)}[how]
    path.with_name(path.name + "-wal").write_bytes(wal[:at] + rest)
    shutil.copy(torn.with_name(torn.name + ".count"), path.with_name(path.name + ".count"))
    return path


def commits(path):
    """How many commits the file itself has counted."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT value FROM meta WHERE key = 'commits'").fetchone()
        return int(found[0]) if found else 0


def said(caplog):
    """How many commits were said to be lost, each time."""
    found = [re.search(r"its last (\d+) commits", record.message) for record in caplog.records]
    return [int(each[1]) for each in found if each]


@pytest.mark.parametrize(("how", "part"), cuts(12))
async def test_what_a_power_cut_leaves_is_a_beginning_of_what_was_kept(torn, tmp_path, how, part, caplog):
    path = torn_at(torn, tmp_path, how, part)
    kept = int(path.with_name(path.name + ".count").read_text())
    counts = await left(path)
    # since then each table has had one move more, and the lease was taken anew
    if counts:
        lost = kept - (commits(path) - len(counts) - LEASES)
        assert said(caplog) == ([lost] if lost else [])
    # tables take their moves one after the other: nobody has lost one that came before another's that is there
    assert counts == sorted(counts, reverse=True)
    assert max(counts, default=0) - min(counts, default=0) <= 1


@pytest.mark.full
@pytest.mark.parametrize(("how", "part"), cuts(500, seed=5))
async def test_what_five_hundred_power_cuts_leave_is_a_beginning_too(torn, tmp_path, how, part, caplog):
    await test_what_a_power_cut_leaves_is_a_beginning_of_what_was_kept(torn, tmp_path, how, part, caplog)


async def test_what_was_lost_is_said_once(torn, tmp_path, caplog):
    assert await left(torn_at(torn, tmp_path, "cut", 1.0)) == [MOVES] * TABLES
    assert said(caplog) == []
    path = torn_at(torn, tmp_path, "cut", 0.6)
    counts = await left(path)
    lost = TABLES * MOVES - sum(counts)
    assert said(caplog) == [lost]
    assert lost > 0
    assert not path.with_name(path.name + ".count").exists()  # it was closed in order
    await (await SqliteStore.open(path)).close()
    assert said(caplog) == [lost]


async def test_a_copy_put_back_after_an_orderly_end_says_nothing(store, path, tmp_path, caplog):
    table = await seated(store)
    await store.tables.append(table, move(1), "")
    with closing(sqlite3.connect(path)) as db:
        db.execute("VACUUM INTO ?", (str(tmp_path / "copy"),))
    await store.tables.append(table, move(2), "")
    await store.close()
    shutil.copy(tmp_path / "copy", path)
    again = await SqliteStore.open(path)
    assert len(there(await again.tables.load(table)).moves) == 1
    await again.close()
    assert said(caplog) == []


async def test_where_nothing_can_be_counted_beside_the_database_all_goes_on(path, caplog):
    count = path.with_name(path.name + ".count")
    count.mkdir(parents=True)
    store = await SqliteStore.open(path)
    table = await seated(store)
    await store.tables.append(table, move(1), "")
    assert len(there(await store.tables.load(table)).moves) == 1
    await store.close()
    assert said(caplog) == []


async def test_what_changes_nothing_is_not_counted(store, path):
    await seated(store)
    before = commits(path)
    await store.key_values.keep("nothing", "")
    assert commits(path) == before
    await store.key_values.keep("something", "is kept")
    assert commits(path) == before + 1
    assert int(path.with_name(path.name + ".count").read_text()) == before + 1

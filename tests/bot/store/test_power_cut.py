"""A power cut that takes the end of the WAL, or leaves nonsense there, takes the last moves at most: what is left is a
beginning of what was kept, whole, and play goes on from there. A damaged page is refused in a sentence."""

import asyncio
import random
import shutil
from contextlib import suppress

import pytest

from bot.store import DatabaseDamaged
from bot.store.sqlite import SqliteStore
from tests.bot.store.samples import move, seated
from tests.there import there

TABLES, MOVES = 3, 40


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
    for end in ("", "-wal"):
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
    return path


@pytest.mark.parametrize(("how", "part"), cuts(12))
async def test_what_a_power_cut_leaves_is_a_beginning_of_what_was_kept(torn, tmp_path, how, part):
    counts = await left(torn_at(torn, tmp_path, how, part))
    # tables take their moves one after the other: nobody has lost one that came before another's that is there
    assert counts == sorted(counts, reverse=True)
    assert max(counts, default=0) - min(counts, default=0) <= 1


@pytest.mark.full
@pytest.mark.parametrize(("how", "part"), cuts(500, seed=5))
async def test_what_five_hundred_power_cuts_leave_is_a_beginning_too(torn, tmp_path, how, part):
    await test_what_a_power_cut_leaves_is_a_beginning_of_what_was_kept(torn, tmp_path, how, part)


async def test_a_wal_that_is_whole_loses_nothing(torn, tmp_path):
    assert await left(torn_at(torn, tmp_path, "cut", 1.0)) == [MOVES] * TABLES


@pytest.mark.parametrize("seed", range(8))
async def test_a_garbled_page_is_refused_in_a_sentence_or_changes_nothing_that_was_kept(torn, tmp_path, seed):
    whole = torn_at(torn, tmp_path, "cut", 1.0)
    assert await left(whole) == [MOVES] * TABLES  # and the WAL is in the file
    data, chance = bytearray(whole.read_bytes()), random.Random(seed)
    page = chance.randrange(1, len(data) // 4096)
    data[page * 4096 : page * 4096 + 64] = chance.randbytes(64)
    whole.write_bytes(data)
    with suppress(DatabaseDamaged):
        assert await left(whole) == [MOVES + 1] * TABLES

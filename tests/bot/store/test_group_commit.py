"""Group commit: whoever waits to write shares one transaction, and nobody suffers for another."""

import asyncio
import gc
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.store import ForkedHistory, StoreError
from bot.store.sqlite import SqliteStore
from tests.bot.leaderboards import leaderboard, standing_of
from tests.bot.store.failing import fails
from tests.bot.store.samples import ANNA, finish, found, move, seated
from tests.bot.waiting import PATIENCE_S
from tests.there import there

ROOT = Path(__file__).parents[3]
UNCLOSED = """
import asyncio, sys
from pathlib import Path
from bot.store.sqlite import SqliteStore

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    await store.key_values.keep("seen", "yes")
    raise SystemExit("out")

asyncio.run(main())
"""


def seqs(path, table):
    return [seq for (seq,) in found(path, "SELECT seq FROM moves WHERE table_id = ? ORDER BY seq", table)]


async def full(store, *, spare=0):
    """Allow the database no more pages than it has, and `spare`."""

    def job(db):
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages + spare}")

    await store.writer.write(job)


async def test_many_moves_at_once_take_few_commits_and_are_all_there(store, path):
    tables = [await seated(store) for _ in range(50)]
    before = store.work.commits
    await store.tables.append(tables[0], move(1), "1")
    assert seqs(path, tables[0]) == [1]  # it is on the disk when its call returns
    rest = [(table, seq) for seq in range(1, 5) for table in tables][1:]
    await asyncio.gather(*(store.tables.append(table, move(seq), str(seq)) for table, seq in rest))
    assert 1 <= store.work.commits - before <= 5
    for table in tables:
        assert seqs(path, table) == [1, 2, 3, 4]
    assert found(path, "SELECT count(*), min(data), max(data) FROM snapshots") == [(50, "4", "4")]


async def test_a_forked_move_does_not_harm_the_others_of_its_commit(store, path):
    first, second = await seated(store), await seated(store)
    before = store.work.commits
    outcomes = await asyncio.gather(
        store.tables.append(first, move(1), "first"),
        store.tables.append(first, move(1), "doubled"),
        store.tables.append(second, move(1), "first"),
        store.tables.append(second, move(3), "skipped"),
        store.tables.append(second, move(2), "second"),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [tuple, ForkedHistory, tuple, ForkedHistory, tuple]
    assert store.work.commits == before + 1
    assert seqs(path, first) == [1]
    assert seqs(path, second) == [1, 2]
    assert found(path, "SELECT data FROM snapshots ORDER BY table_id") == [("first",), ("second",)]


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        (ValueError("a bug"), ValueError),
        (OverflowError("a bug"), OverflowError),
        (sqlite3.IntegrityError("a bug"), StoreError),
        (sqlite3.ProgrammingError("a bug"), StoreError),
    ],
)
async def test_a_job_with_a_bug_is_undone_alone(store, path, bad, told):
    table = await seated(store)

    def job(db):
        db.execute("INSERT INTO meta VALUES ('half', 'done')")
        raise bad

    outcomes = await asyncio.gather(
        store.tables.append(table, move(1), ""),
        store.writer.write(job),
        store.tables.append(table, move(2), ""),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [tuple, told, tuple]
    assert seqs(path, table) == [1, 2]
    assert await store.key_values.get("half") is None


async def test_a_machine_out_of_memory_ends_the_group_and_not_the_store(store, path):
    table = await seated(store)
    job = Mock(side_effect=MemoryError)
    outcomes = await asyncio.wait_for(
        asyncio.gather(store.tables.append(table, move(1), ""), store.writer.write(job), return_exceptions=True),
        PATIENCE_S,
    )
    assert [type(outcome) for outcome in outcomes] == [StoreError, StoreError]
    assert "memory" in str(outcomes[0])
    await fails(StoreError, store.writer.read(job), match="memory")
    assert seqs(path, table) == []
    await asyncio.wait_for(store.tables.append(table, move(1), ""), PATIENCE_S)
    assert seqs(path, table) == [1]


async def test_when_the_commit_fails_everybody_of_the_group_gets_the_error_and_nothing_is_kept(store, path):
    table = await seated(store)

    def orphan(db):
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO snapshots (table_id, seq, data) VALUES (999, 1, '')")

    before = store.work.commits
    outcomes = await asyncio.gather(
        store.tables.append(table, move(1), ""),
        store.writer.write(orphan),
        store.tables.append(table, move(2), ""),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [StoreError] * 3
    assert len({id(outcome) for outcome in outcomes}) == 3
    assert store.work.commits == before
    assert seqs(path, table) == []
    await store.tables.append(table, move(1), "")
    assert seqs(path, table) == [1]


async def test_a_full_disk_changes_nothing_and_play_goes_on_when_there_is_room(store, path):
    table, other = await seated(store), await seated(store)
    await store.tables.append(table, move(1), "small")
    before = await store.tables.load(table)
    await full(store)
    outcomes = await asyncio.gather(
        store.tables.append(table, move(2), "x" * 100_000),
        store.tables.append(other, move(1), "y" * 100_000, finish()),
        return_exceptions=True,
    )
    for outcome in outcomes:
        assert type(outcome) is StoreError
        assert "full" in str(outcome)
    assert await store.tables.load(table) == before
    assert (seqs(path, other), there(await store.tables.load(other)).table.state) == ([], "playing")
    assert await leaderboard(store, 1, "koikoi") == []
    await full(store, spare=1_000)
    await store.tables.append(table, move(2), "x" * 100_000, finish())
    assert seqs(path, table) == [1, 2]
    assert there(await standing_of(store, 1, "koikoi", ANNA)).played == 1


async def test_a_file_that_turned_read_only_changes_nothing_and_play_goes_on_when_it_can_be_written(store, path):
    table = await seated(store)
    await store.tables.append(table, move(1), "")
    await store.writer.read(lambda db: db.execute("PRAGMA query_only = ON"))
    outcomes = await asyncio.gather(
        *(store.tables.append(table, move(2), "", finish()) for _ in range(2)), return_exceptions=True
    )
    for outcome in outcomes:
        assert type(outcome) is StoreError
        assert "can't be written: check the permissions" in str(outcome)
    assert seqs(path, table) == [1]
    assert await leaderboard(store, 1, "koikoi") == []
    await store.writer.read(lambda db: db.execute("PRAGMA query_only = OFF"))
    await store.tables.append(table, move(2), "", finish())
    assert seqs(path, table) == [1, 2]


async def test_a_lock_of_another_program_is_waited_for_only_as_long_as_asked(store, path):
    table = await seated(store)
    assert await store.writer.read(lambda db: db.execute("PRAGMA busy_timeout").fetchone()[0]) == 200
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await fails(StoreError, store.tables.append(table, move(1), ""), match="locked")
    other.execute("ROLLBACK")
    other.close()
    await store.tables.append(table, move(1), "")
    assert seqs(path, table) == [1]


async def test_who_stops_waiting_does_not_stop_the_others(store, path):
    table, other = await seated(store), await seated(store)
    gone = asyncio.create_task(store.tables.append(table, move(1), ""))
    stays = asyncio.create_task(store.tables.append(other, move(1), ""))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert gone.cancelled() or gone.cancelling()
    assert seqs(path, other) == [1]


async def test_closing_writes_what_waits_and_leaves_no_thread(path):
    threads = threading.active_count()
    store = await SqliteStore.open(path)
    table = await seated(store)
    assert threading.active_count() > threads
    moves = [asyncio.create_task(store.tables.append(table, move(seq), "")) for seq in range(1, 301)]
    await asyncio.sleep(0)
    await asyncio.wait_for(asyncio.gather(store.close(), store.close()), PATIENCE_S)
    assert [thread for thread in threading.enumerate() if "_connection_worker" in thread.name] == []
    await asyncio.gather(*moves)
    assert seqs(path, table) == list(range(1, 301))


async def test_a_closed_store_says_so_and_closing_again_does_nothing(path):
    store = await SqliteStore.open(path)
    table = await seated(store)
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.tables.append(table, move(1), "")
    with pytest.raises(StoreError, match="closed"):
        await store.tables.load(table)
    assert seqs(path, table) == []


@pytest.mark.slow
async def test_a_refused_opening_leaves_no_thread(tmp_path):
    garbage = tmp_path / "garbage"
    garbage.write_bytes(b"no database " * 1_000)
    for path in (garbage, tmp_path, garbage / "below"):
        await fails(StoreError, SqliteStore.open(path))
    assert [thread for thread in threading.enumerate() if "_connection_worker" in thread.name] == []
    gc.collect()


def test_a_process_that_dies_without_closing_ends_and_has_lost_nothing(path):
    done = subprocess.run(
        [sys.executable, "-c", UNCLOSED, str(path)], cwd=ROOT, timeout=60, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "out" in done.stderr
    assert found(path, "SELECT value FROM meta WHERE key = 'seen'") == [("yes",)]

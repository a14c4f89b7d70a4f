"""A database deleted or replaced under the running bot: nobody is told that it was saved, and nothing is lost."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.store import DatabaseGone, StoreError
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.file import presence
from bot.store.sqlite.file.writer import LOOK_PAUSE_S
from tests.bot.store.failing import fails
from tests.bot.store.samples import found, move, seated
from tests.bot.waiting import PATIENCE_S, eventually

WRITER = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.execute("PRAGMA journal_mode = WAL")
db.execute("CREATE TABLE recipes (name TEXT)")
db.execute("INSERT INTO recipes VALUES ('soup')")
db.commit()
print("there", flush=True)
import os
os._exit(0)
"""


def errors(caplog):
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


def saved(path, number=1):
    return path.with_name(f"{path.name}.saved-{number}")


def deleted(path):
    path.unlink()


def replaced(path):
    other = path.with_name("other")
    other.write_bytes(b"something else")
    other.replace(path)


def moved(path):
    path.rename(path.with_name("elsewhere"))


def without_wal(path):
    path.with_name(f"{path.name}-wal").unlink()


def relinked(path):
    path.rename(path.with_name("elsewhere"))
    other = path.with_name("other")
    other.write_bytes(b"something else")
    path.symlink_to(other)


LOSSES = [deleted, moved, replaced, without_wal, relinked]


@pytest.mark.parametrize("lose", LOSSES)
async def test_a_write_after_the_loss_is_refused_and_all_is_in_a_copy(store, path, caplog, lose):
    table = await seated(store)
    await store.tables.append(table, move(1), "one")
    before = await store.tables.load(table)
    lose(path)
    with pytest.raises(DatabaseGone) as caught:
        await store.tables.append(table, move(2), "two")
    text = str(caught.value)
    assert str(path) in text
    assert str(saved(path)) in text
    assert text.endswith("start again.")
    assert errors(caplog) == [text]
    assert str(store.gone) == text
    await fails(
        DatabaseGone,
        store.tables.load(table),
        store.key_values.keep("a", "b"),
        store.key_values.get("a"),
        seated(store),
        match="deleted or replaced",
    )
    assert errors(caplog) == [text]
    assert stat.S_IMODE(saved(path).stat().st_mode) == 0o600
    assert found(saved(path), "PRAGMA integrity_check") == [("ok",)]
    again = await SqliteStore.open(saved(path))
    assert await again.tables.load(table) == before
    await again.close()


async def test_a_file_lost_during_the_commit_is_not_confirmed_and_the_move_is_in_the_copy(store, path):
    table = await seated(store)

    def job(db):
        path.unlink()
        db.execute("INSERT INTO meta VALUES ('last', 'word')")

    outcomes = await asyncio.gather(
        store.writer.write(job), store.tables.append(table, move(1), "one"), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [DatabaseGone] * 2
    assert outcomes[0] is not outcomes[1]
    assert found(saved(path), "SELECT value FROM meta WHERE key = 'last'") == [("word",)]
    assert found(saved(path), "SELECT seq FROM moves") == [(1,)]
    assert not path.exists()


async def test_the_loss_is_noticed_while_nobody_writes(store, path, caplog):
    await seated(store)
    await asyncio.sleep(2 * LOOK_PAUSE_S)
    assert store.gone is None
    path.unlink()
    gone = await eventually(lambda: store.gone)
    assert errors(caplog) == [str(gone)]
    assert found(saved(path), "SELECT count(*) FROM tables") == [(1,)]


async def test_no_file_of_that_name_is_overwritten_by_the_copy(store, path):
    await seated(store)
    saved(path, 1).write_bytes(b"of last week")
    saved(path, 2).symlink_to(path.with_name("nowhere"))
    path.unlink()
    await fails(DatabaseGone, seated(store), match=r"saved-3, so ")
    assert saved(path, 1).read_bytes() == b"of last week"
    assert not path.with_name("nowhere").exists()
    assert found(saved(path, 3), "SELECT count(*) FROM tables") == [(1,)]


@pytest.mark.parametrize("before_the_end", ["nothing", "a write"])
async def test_a_database_put_in_its_place_stays_byte_for_byte(path, before_the_end):
    store = await SqliteStore.open(path)
    for _ in range(20):
        await seated(store)
    for end in ("", "-wal", "-shm"):
        Path(f"{path}{end}").unlink()
    subprocess.run([sys.executable, "-c", WRITER, str(path)], check=True, timeout=60)
    before = {end: Path(f"{path}{end}").read_bytes() for end in ("", "-wal", "-shm")}
    assert len(before["-wal"]) > 4096
    if before_the_end == "a write":
        await fails(DatabaseGone, seated(store))
    await store.close()
    assert {end: Path(f"{path}{end}").read_bytes() for end in ("", "-wal", "-shm")} == before
    assert found(path, "SELECT name FROM recipes") == [("soup",)]
    assert found(saved(path), "SELECT count(*) FROM tables") == [(20,)]


async def test_a_database_that_comes_back_is_played_on_only_after_a_restart(store, path):
    table = await seated(store)
    elsewhere = path.with_name("elsewhere")
    path.rename(elsewhere)
    await eventually(lambda: store.gone)
    elsewhere.rename(path)
    await fails(DatabaseGone, store.tables.append(table, move(1), ""))
    await store.close()
    again = await SqliteStore.open(path)
    await again.tables.append(table, move(1), "")
    await again.close()


async def test_the_copy_can_be_put_in_place_of_what_was_deleted(path):
    store = await SqliteStore.open(path)
    for _ in range(20):
        await seated(store)
    path.unlink()
    await eventually(lambda: store.gone)
    await store.close()
    # the WAL of the lost file may still lie there: its pages are those of the copy
    assert path.with_name(f"{path.name}-wal").exists()
    saved(path).rename(path)
    again = await SqliteStore.open(path)
    assert await seated(again) == 21
    assert await again.writer.read(lambda db: db.execute("PRAGMA integrity_check").fetchone()[0]) == "ok"
    await again.close()


@pytest.mark.parametrize("closed", [False, True])
async def test_a_folder_that_is_gone_is_told_and_the_copy_is_made_when_it_is_back_or_at_the_end(
    tmp_path, caplog, closed
):
    path = tmp_path / "data" / "hanapai.sqlite3"
    store = await SqliteStore.open(path)
    table = await seated(store)
    shutil.rmtree(path.parent)
    with pytest.raises(DatabaseGone) as caught:
        await seated(store)
    assert "no copy of its data could be saved" in str(caught.value)
    assert "No such file or directory" in str(caught.value)
    assert not path.parent.exists()
    path.parent.mkdir()
    if not closed:
        await eventually(lambda: str(saved(path)) in str(store.gone))
        assert len(errors(caplog)) == 2
    await store.close()
    assert found(saved(path), "SELECT id FROM tables") == [(table,)]
    assert [file.name for file in path.parent.iterdir()] == [saved(path).name]


async def test_a_copy_that_fails_halfway_leaves_no_file(store, path, monkeypatch):
    await seated(store)
    connect = sqlite3.connect

    def full(name):
        db = connect(name)
        db.execute("PRAGMA max_page_count = 2")
        return db

    path.unlink()
    monkeypatch.setattr(presence.sqlite3, "connect", full)
    await fails(DatabaseGone, seated(store), match="no copy")
    monkeypatch.undo()
    assert list(path.parent.glob("*saved*")) == []


@pytest.mark.real_time
async def test_a_disk_that_hangs_while_it_is_looked_at_does_not_hold_up_the_loop(store, path, monkeypatch):
    hangs, goes_on, main = threading.Event(), threading.Event(), threading.get_ident()
    stat = os.stat

    def hanging(name, **options):
        if threading.get_ident() != main and str(name) == str(path):
            hangs.set()
            assert goes_on.wait(PATIENCE_S)
        return stat(name, **options)

    monkeypatch.setattr(presence.os, "stat", hanging)
    await eventually(hangs.is_set)
    writing = asyncio.create_task(seated(store))
    await asyncio.sleep(0.05)
    assert not writing.done()
    goes_on.set()
    assert await writing == 1


async def test_a_file_that_cannot_be_looked_at_is_not_called_lost(store, path, monkeypatch):
    denied = Mock(side_effect=PermissionError(13, "Permission denied", str(path)))
    with monkeypatch.context() as folder:
        folder.setattr(presence.os, "stat", denied)
        with pytest.raises(StoreError, match=r"can't be checked: Permission denied\.$") as caught:
            await seated(store)
        assert type(caught.value) is StoreError
    assert store.gone is None
    assert await seated(store) == 1
    assert found(path, "SELECT count(*) FROM tables") == [(1,)]


async def test_a_checkpoint_or_a_backup_is_no_loss(store, path):
    for _ in range(5):
        await seated(store)
        with closing(sqlite3.connect(path)) as other:
            assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        await asyncio.sleep(2 * LOOK_PAUSE_S)
    assert store.gone is None

"""One bot a database: a second one is told in a sentence, any death frees the lock, and backups stay possible."""

import os
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.store import StoreError
from bot.store.sqlite import SqliteStore
from tests.bot.store.failing import fails
from tests.bot.store.samples import found, seated
from tests.there import there

pytestmark = pytest.mark.real_time

ROOT = Path(__file__).parents[3]
BOT = """
import asyncio, os, sys, time
from pathlib import Path
from bot.store.sqlite import SqliteStore
from tests.bot.store.samples import seated

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    await seated(store)
    if sys.argv[2] == "alone":
        print(0, flush=True)
    elif os.fork() == 0:
        print(os.getpid(), flush=True)
        time.sleep(60)
    await asyncio.sleep(600)

asyncio.run(main())
"""
BACKUP = """
import sqlite3, sys
from contextlib import closing

with closing(sqlite3.connect(sys.argv[1])) as db, closing(sqlite3.connect(sys.argv[2])) as copy:
    db.backup(copy)
"""


@contextmanager
def another_bot(path, how="alone"):
    """A bot on that file in another process, killed in the end; gives (process, its child)."""
    command = [sys.executable, "-W", "ignore", "-c", BOT, str(path), how]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as bot:
        try:
            yield bot, int(there(bot.stdout).readline())
        finally:
            bot.kill()


def sentence(path):
    return f"Another Hanapai runs on the database {path}: stop it first."


async def test_a_second_bot_is_told_and_starts_as_soon_as_the_first_is_killed_but_a_backup_can_be_made(path, tmp_path):
    with another_bot(path) as (bot, _):
        subprocess.run([sys.executable, "-c", BACKUP, str(path), str(tmp_path / "backup")], check=True, timeout=60)
        assert found(tmp_path / "backup", "SELECT count(*) FROM tables") == [(1,)]
        with pytest.raises(StoreError) as caught:
            await SqliteStore.open(path, 0.1)
        assert str(caught.value) == sentence(path)
        bot.kill()
        bot.wait()
        store = await SqliteStore.open(path, 0.0)
    assert await seated(store) == 2
    await store.close()


async def test_the_first_goes_on_undisturbed_and_its_file_is_not_opened_by_the_second(store, path, monkeypatch):
    table = await seated(store)
    monkeypatch.setattr(sqlite3, "connect", Mock(side_effect=AssertionError("opened a second time")))
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    for name in (path, link):  # by another name it is the same database
        with pytest.raises(StoreError) as caught:
            await SqliteStore.open(name, 0.0)
        assert str(caught.value) == sentence(name)
    monkeypatch.undo()
    assert (await store.tables.load(table)).table.id == table
    assert await seated(store) == table + 1


@pytest.mark.slow
async def test_a_forked_child_that_outlives_the_bot_does_not_keep_the_lock(path):
    with another_bot(path, "forks") as (bot, child):
        bot.kill()
        bot.wait()
        try:
            os.kill(child, 0)
            await (await SqliteStore.open(path, 0.0)).close()
        finally:
            os.kill(child, 9)


async def test_other_programs_the_bot_starts_do_not_inherit_the_lock(path):
    store = await SqliteStore.open(path)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, close_fds=False) as other:
        await store.close()
        await (await SqliteStore.open(path, 0.0)).close()
        assert other.poll() is None
        other.communicate(b"\n")


async def test_the_lock_file_stays_for_its_owner_only_and_is_no_reason_to_refuse(path):
    for _ in range(2):
        await (await SqliteStore.open(path)).close()
        lock = path.with_name(f"{path.name}.lock")
        assert stat.S_IMODE(lock.stat().st_mode) == 0o600
        assert lock.read_bytes() == b""


async def test_a_refused_file_is_not_kept_locked(path):
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    await fails(StoreError, SqliteStore.open(path), match="another program")
    path.unlink()
    await (await SqliteStore.open(path, 0.0)).close()


@pytest.mark.slow
async def test_one_who_is_just_ending_is_waited_for(path):
    with another_bot(path) as (bot, _):
        timer = threading.Timer(0.3, bot.kill)
        timer.start()
        await (await SqliteStore.open(path, 30.0)).close()
        timer.join()

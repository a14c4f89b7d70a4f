"""What was deleted stands in no file: the WAL is emptied, at once or as soon as nobody else reads."""

import shutil
import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.sqlite import SqliteStore
from tests.bot.waiting import eventually

SECRET = "between the two of us"


def holding(path):
    """The files of the database in which the secret stands."""
    files = (Path(f"{path}{end}") for end in ("", "-wal"))
    return [file.name for file in files if SECRET.encode() in file.read_bytes()]


async def deleted(store):
    """Something was kept, and is not any more."""
    await store.key_values.keep("said", SECRET)
    await store.key_values.keep("said", "")


@contextmanager
def read_by_another(path):
    """As a backup does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN")
        db.execute("SELECT count(*) FROM meta").fetchone()
        yield


async def test_what_was_deleted_goes_from_the_wal_at_once(store, path):
    await deleted(store)
    assert holding(path) == [f"{path.name}-wal"]
    assert await store.writer.truncate()
    assert holding(path) == []
    await store.key_values.keep("said", "something else")
    assert await store.key_values.get("said") == "something else"


async def test_while_another_program_reads_it_is_tried_again_until_it_is_done(store, path):
    await deleted(store)
    with read_by_another(path):
        assert not await store.writer.truncate()
        assert holding(path) == [f"{path.name}-wal"]
        await store.key_values.keep("play", "goes on")
    await eventually(lambda: holding(path) == [], "the WAL is emptied")
    assert await store.key_values.get("play") == "goes on"


async def test_after_a_kill_the_next_start_does_it(store, path, tmp_path):
    await deleted(store)
    killed = tmp_path / "killed.sqlite3"
    for end in ("", "-wal"):
        shutil.copyfile(f"{path}{end}", f"{killed}{end}")
    again = await SqliteStore.open(killed)
    assert holding(killed) == [f"{killed.name}-wal"]
    await eventually(lambda: holding(killed) == [], "the WAL is emptied")
    await again.close()

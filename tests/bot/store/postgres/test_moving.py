"""A memory that moves from its file to a server is the same there, or nothing has changed."""

import asyncio
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.__main__ import _move
from bot.store import StoreError
from bot.store.copies.moving import move as moved
from bot.store.copies.moving import move_back as moved_back
from bot.store.opening import versions
from bot.store.people import AGREED
from bot.store.postgres import PostgresStore
from bot.store.records import LeaderboardKey
from bot.store.sqlite import SqliteStore
from tests.bot.store.failing import fails
from tests.bot.store.samples import ANNA, BEN, move, played, regulars, seated
from tests.there import there

ROOT = Path(__file__).parents[4]


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A file with rated matches, a table that is played, choices and a number that was given and is free again."""
    path = tmp_path_factory.mktemp("kept") / "hanapai.sqlite3"
    asyncio.run(_written(path))
    return path


async def _written(path):
    store = await SqliteStore.open(path)
    people = await regulars(store)
    await played(store, ANNA, BEN, hands=2)
    await store.servers.settings.keep(1, AGREED, "on", 0)
    await store.people.preferences.keep(people[0], AGREED, "on", 0)
    table = await seated(store, ANNA, BEN, invited=(BEN,))
    await store.tables.append(table, move(1), "one", due_at=5_000)
    await store.close()


@pytest.fixture
def file(kept, tmp_path):
    """A copy of that file."""
    return shutil.copy(kept, tmp_path / "hanapai.sqlite3")


def quiet(table, done, steps):
    """Nobody looks."""


async def told(store):
    """Boards, tables and what is kept of one person."""
    boards = [
        await store.records.page(LeaderboardKey(guild, "koikoi", by=by), 20, 0, ANNA)
        for guild in (1, 0)
        for by in ("won", "rating")
    ]
    return boards, [await store.tables.load(number) for number in range(1, 40)], await store.people.about(ANNA)


async def test_all_of_it_is_there_and_goes_on(file, empty):
    counts = moved(file, empty, quiet)
    assert counts["tables"] == 32
    assert counts["moves"] == 32
    before, after = await SqliteStore.open(file), await PostgresStore.open(empty)
    assert await told(after) == await told(before)
    assert await seated(after) == await seated(before)
    await after.tables.append(32, move(2), "two")
    with pytest.raises((StoreError, psycopg.IntegrityError)):
        await after.writer.write(lambda db: db.execute("DELETE FROM moves"))
    await before.close()
    await after.close()


@pytest.mark.parametrize(("table", "share"), [("evenings", 0.0), ("moves", 0.3), ("moves", 0.8), ("tables", 0.99)])
async def test_interrupted_it_has_changed_nothing(file, empty, table, share):
    def interrupted(name, done, steps):
        if name == table and done > share * steps:
            raise KeyboardInterrupt

    content = file.read_bytes()
    with pytest.raises(KeyboardInterrupt):
        moved(file, empty, interrupted)
    assert versions(empty)[0] == 0
    assert file.read_bytes() == content
    assert moved(file, empty, quiet)["tables"] == 32


async def test_what_is_not_the_same_on_the_server_is_not_kept(file, empty, monkeypatch):
    write_row = psycopg.Copy.write_row

    def nudged(stream, row):
        write_row(stream, [each + 2**-44 if isinstance(each, float) else each for each in row])

    monkeypatch.setattr(psycopg.Copy, "write_row", nudged)
    with pytest.raises(StoreError, match="differs from the file: nothing was saved there"):
        moved(file, empty, quiet)
    assert versions(empty)[0] == 0


async def test_it_refuses_with_a_sentence(file, empty, tmp_path):
    with pytest.raises(StoreError, match="name the file of the bot after sqlite:"):
        moved(tmp_path / "none", empty, quiet)
    store = await SqliteStore.open(file)
    with pytest.raises(StoreError, match="Another Hanapai runs"):
        moved(file, empty, quiet)
    await store.close()
    await (await PostgresStore.open(empty)).close()
    with pytest.raises(StoreError, match="already has data of Hanapai"):
        moved(file, empty, quiet)
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 30")
    with pytest.raises(StoreError, match="version 30"):
        moved(file, empty, quiet)


def test_the_command_says_what_it_did(file, empty, capsys):
    def command(source):
        _move([source, empty])

    command(f"sqlite:{file}")
    said = "Copied and compared 32 tables with 32 moves. Now set DATABASE to the address of the server.\n"
    assert capsys.readouterr().out == said
    with pytest.raises(SystemExit, match=r"^The database \S+ already has data of Hanapai: name an empty one\.$"):
        command(f"sqlite:{file}")


async def test_no_lease_is_moved_and_players_get_back_the_time_since_the_bot_ran(file, empty):
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE owners SET lease = 99, lease_until = 9000000000000, beat_at = 1000, down = 'this'")
    assert "owners" not in moved(file, empty, quiet)
    store = await PostgresStore.open(empty, "bot", patience_s=0.1)
    try:
        row = "SELECT name, lease FROM owners"
        assert await store.writer.read(lambda db: db.execute(row).fetchall()) == [("bot", 1)]
        assert await store.leases.down() == "this"
        await store.deadlines.make_up(61_000, 15_000, {})
        assert there(await store.tables.load(32)).table.due_at == 5_000 + 60_000
    finally:
        await store.close()


async def test_it_moves_back_to_a_file_where_all_is_as_it_was(file, empty, tmp_path, capsys):
    moved(file, empty, quiet)
    sharded = await PostgresStore.open(empty, "0-1/2", patience_s=0.1)
    await sharded.leases.take_over("bot", 1, 99)
    await sharded.tables.append(32, move(2), "two")
    with pytest.raises(StoreError, match="The process 0-1/2 runs on the server: stop it first"):
        moved_back(empty, tmp_path / "back.sqlite3", quiet)
    await sharded.leases.beat(123_456, 60_000, "")
    expected = await told(sharded)
    await sharded.close()
    _move([empty, f"sqlite:{tmp_path / 'back.sqlite3'}"])
    assert capsys.readouterr().out.endswith(f"32 tables with 33 moves. Now set DATABASE to {tmp_path}/back.sqlite3.\n")
    with closing(sqlite3.connect(file)) as before, closing(sqlite3.connect(tmp_path / "back.sqlite3")) as after:
        for sql in (
            "SELECT * FROM sqlite_sequence WHERE seq ORDER BY name",
            "SELECT sql FROM sqlite_schema ORDER BY name",
        ):
            assert after.execute(sql).fetchall() == before.execute(sql).fetchall()
        assert after.execute("SELECT name, beat_at FROM owners").fetchall() == [("bot", 123_456)]
    store = await SqliteStore.open(tmp_path / "back.sqlite3")
    assert (await told(store))[:2] == expected[:2]
    await store.tables.append(32, move(3), "three")
    with pytest.raises((StoreError, sqlite3.IntegrityError)):
        await store.writer.write(lambda db: db.execute("DELETE FROM moves"))
    await store.close()
    with pytest.raises(StoreError, match="exists already: name a new file"):
        moved_back(empty, tmp_path / "back.sqlite3", quiet)


@pytest.mark.parametrize(("table", "share"), [("evenings", 0.0), ("moves", 0.8)])
async def test_interrupted_on_the_way_back_it_leaves_no_file(file, empty, tmp_path, table, share):
    moved(file, empty, quiet)

    def interrupted(name, done, steps):
        if name == table and done > share * steps:
            raise KeyboardInterrupt

    folder = tmp_path / "new"
    folder.mkdir()
    with pytest.raises(KeyboardInterrupt):
        moved_back(empty, folder / "back.sqlite3", interrupted)
    assert [*folder.iterdir()] == []


async def test_other_shards_take_over_what_was_moved(file, empty):
    moved(file, empty, quiet)
    store = await PostgresStore.open(empty, "0-1/2", patience_s=0.1)
    try:
        assert [each.name for each in await store.leases.lapsed()] == ["bot"]
        assert 32 in await store.leases.take_over("bot", 1, 99)
    finally:
        await store.close()


SLOW = """
import time
print("loading", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize(("slow", "code", "said"), [
    ("aiohttp", -signal.SIGINT, ""),
    pytest.param("psycopg", 1, "Nothing was moved.", marks=pytest.mark.slow),
])  # fmt: skip
def test_it_can_be_interrupted_while_modules_are_loaded(tmp_path, slow, code, said):
    (tmp_path / f"{slow}.py").write_text(SLOW, "utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "move", "sqlite:some", "postgresql:///other"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # in the background of a shell a process ignores Ctrl+C, and so does what it starts
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    with process:
        assert there(process.stdout).readline() == "loading\n"
        process.send_signal(signal.SIGINT)
        assert (process.wait(), there(process.stderr).read().strip()) == (code, said)


async def test_a_lease_of_another_division_is_waited_for_until_it_has_lapsed(address, caplog):
    killed = await PostgresStore.open(address, "0-0/1", lease_s=1.5)
    await killed.leases.hold(3_000)
    await killed.writer.close()  # it ends without a word
    caplog.set_level("INFO")
    store = await PostgresStore.open(address, "0-0/2", lease_s=0.1)
    await store.close()
    said = r"SHARDS 0-0/2 overlap 0-0/1 .* Its lease is held until \S+ \(in [23] s\): this process waits\."
    assert [each for each in caplog.messages if re.fullmatch(said, each)] != []


async def test_a_process_that_runs_with_another_division_is_no_lease_to_wait_for(address):
    alive = await PostgresStore.open(address, "0-0/1", lease_s=60)
    waits = asyncio.create_task(PostgresStore.open(address, "0-0/2", lease_s=0.1))
    await asyncio.sleep(1)
    assert not waits.done()
    await alive.leases.beat(1, 60_000, "")
    await fails(StoreError, waits, match="overlap")
    await alive.close()


async def test_a_stand_by_says_until_when_the_lease_is_held(address, caplog):
    killed = await PostgresStore.open(address, "0-0/2", lease_s=4)
    await killed.writer.close()
    await fails(
        StoreError,
        PostgresStore.open(address, "0-0/2", patience_s=0.1),
        match=r"Another Hanapai holds postgresql://\S+ until \S+ \(in [34] s\), or longer",
    )
    caplog.set_level("INFO")
    await (await PostgresStore.open(address, "0-0/2", patience_s=None)).close()
    said = r"Another process holds the lease of 0-0/2 until \S+ \(in [0-3] s\), or longer while it runs: .* stands by\."
    assert [each for each in caplog.messages if re.fullmatch(said, each)] != []

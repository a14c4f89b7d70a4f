"""`hanapai backup`: a copy of what a running bot keeps, tried before it has its name, and put back as the docs say."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import time
from calendar import timegm
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from bot.__main__ import _backup
from bot.config import Config, ConfigError
from bot.history.drill import drill
from bot.store import StoreError
from bot.store.copies import backup as backups
from bot.store.copies.backup import NAME, UNFINISHED, backup
from bot.store.sqlite import SqliteStore
from tests.bot import command
from tests.bot.old_database import written
from tests.bot.store.samples import found
from tests.bot.waiting import at_rest, eventually
from tests.there import there

HANGING = """
import time
from bot.store.copies import backup
backup.copy = lambda *_: time.sleep(600)
from bot.__main__ import main
main()
"""
"""The command, with a copy that is never done."""

DOCS = (Path(__file__).parents[3] / ".deploy" / "README.md").read_text("utf-8")
OLD = [f"hanapai-2020010{day}-000000.sqlite3" for day in (1, 2)]


def hanapai(database, *words):
    """What the command says where, and its exit code."""
    return command.hanapai(database.parent, *words, DATABASE=str(database), DISCORD_TOKEN="")


def made(database, folder, keep):
    """A backup as the command makes it, in this process, whose deals are those of the stage. Returns where it lies, and
    how many matches were played again."""
    played = []
    copy = backup(database, folder, keep, lambda scratch: played.append(asyncio.run(drill(scratch))))
    return copy, *played


def away():
    """The files that the docs say to move away before a copy is put back."""
    said = there(
        re.search(
            r"\*\*Restore a backup\.\*\*\n\n1\. Stop the bot\.\n2\. Move (.+?) away\.\n3\. Give the copy the name",
            DOCS,
            re.DOTALL,
        )
    )
    names = re.findall(r"`([^`]+)`", said[1])
    assert names[0] == "hanapai.sqlite3"
    return names


@pytest.fixture
def folder(tmp_path):
    """Where two old backups lie, and a file that is none."""
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in (*OLD, "notes.txt"):
        (folder / name).touch()
    return folder


async def test_besides_the_new_one_the_last_of_each_day_stays(tmp_path, monkeypatch):
    clock = SimpleNamespace(now=timegm((2026, 1, 21, 9, 0, 0)), strftime=time.strftime)
    clock.gmtime = lambda: time.gmtime(clock.now)
    monkeypatch.setattr(backups, "time", clock)
    await (await SqliteStore.open(tmp_path / "hanapai.sqlite3")).close()
    folder = tmp_path / "backups"
    folder.mkdir()
    nights = [f"hanapai-202601{day:02}-041500.sqlite3" for day in range(1, 21)]
    by_hand = [f"hanapai-20260120-10{minute:02}00.sqlite3" for minute in range(20)]
    for name in (*nights, *by_hand):
        (folder / name).touch()
    for _ in range(14):  # on one day
        clock.now += 60
        new = backup(tmp_path / "hanapai.sqlite3", folder, 14, lambda _: None)
    left = sorted(each.name for each in folder.iterdir())
    assert left == [*nights[8:19], by_hand[-1], "hanapai-20260121-091300.sqlite3", new.name]


@pytest.mark.slow
async def test_what_a_running_bot_keeps_is_copied_tried_and_put_back(stage, folder):
    async with stage.up():
        number = await stage.challenged()
        await stage.moves(stage.anna, number)
        copy, played = await asyncio.to_thread(made, stage.database, folder, 2)
        assert played == (1, [])
        assert copy.stat().st_mode & 0o777 == 0o600
        assert {each.name for each in folder.iterdir()} == {OLD[1], copy.name, "notes.txt"}
        kept = await stage.bot.store.tables.load(number)
        await stage.moves(stage.ben, number)
    for name in away():
        stage.database.with_name(name.replace("hanapai.sqlite3", stage.database.name)).unlink(missing_ok=True)
    copy.rename(stage.database)  # where nothing lies any more
    async with stage.up():
        again = await stage.bot.store.tables.load(number)
        assert (again.moves, again.sitters) == (kept.moves, kept.sitters)
        await stage.moves(stage.ben, number)
        assert len((await stage.bot.store.tables.load(number)).moves) == len(kept.moves) + 1


async def test_messages_from_after_a_restored_backup_are_deleted_and_no_others(stage, folder):
    async with stage.up():
        number, other = await stage.challenged(), None
        copy, _ = await asyncio.to_thread(made, stage.database, folder, 2)
        before = {each.id for each in await stage.anna.sees(stage.channel)}
        await asyncio.sleep(5)
        for person in (stage.anna, stage.ben):
            await person.command(stage.channel, "table")
        other = there((await stage.anna.command(stage.channel, "play", game="koikoi")).message)
        await at_rest(stage)
        left = {each.id for each in await stage.anna.sees(stage.channel) if not each.ephemeral} - before
        assert len(left) == 2
    for name in away():
        stage.database.with_name(name.replace("hanapai.sqlite3", stage.database.name)).unlink(missing_ok=True)
    copy.rename(stage.database)
    async with stage.up():
        await stage.moves(stage.anna, number)
        await at_rest(stage)
        public = {each.id for each in await stage.anna.sees(stage.channel) if not each.ephemeral}
        assert public & left == {other.id}  # its table isn't known any more
        assert there(await stage.bot.store.tables.load(number)).table.message in public
        requests = len(stage.discord.requests)
    async with stage.up():
        await stage.moves(stage.ben, number)
        await at_rest(stage)
        later = [each.path for each in stage.discord.requests[requests:] if each.method == "GET"]
        assert not any(path.endswith("/messages") for path in later)


@pytest.mark.slow
async def test_matches_that_are_over_are_played_again_ten_of_them_at_most(tmp_path, folder):
    path = tmp_path / "old.sqlite3"
    written("evening-92fa68f", path)
    await (await SqliteStore.open(path)).close()
    ((over,),) = found(path, "SELECT count(*) FROM tables WHERE state IN ('playing', 'over')")
    code, said, wrong = hanapai(path, "backup", folder, 2)
    assert (code, wrong) == (0, "")
    copy, _, told = said.partition(": ")
    assert told == f"restored as a test, and {min(over, 10)} of its matches replayed."
    assert {each.name for each in folder.iterdir()} == {OLD[1], Path(copy).name, "notes.txt"}


@pytest.mark.parametrize("changed", ["moves", "snapshots"])
async def test_a_copy_whose_matches_do_not_come_out_is_none_and_old_ones_stay(stage, folder, changed):
    async with stage.up():
        number = await stage.challenged()
        await stage.moves(stage.anna, number)
        await stage.moves(stage.ben, number)
    with closing(sqlite3.connect(stage.database, isolation_level=None)) as db:
        if changed == "moves":
            for (trigger,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                db.execute(f"DROP TRIGGER {trigger}")
            db.execute("DELETE FROM moves WHERE seq = (SELECT max(seq) FROM moves)")
        else:
            db.execute("""UPDATE snapshots SET data = replace(data, '"seq":', '"seq": 1')""")
    with pytest.raises(StoreError, match=f"The match of table {number} doesn't replay"):
        await asyncio.to_thread(made, stage.database, folder, 1)
    assert {each.name for each in folder.iterdir()} == {*OLD, "notes.txt"}


async def test_a_match_that_is_over_and_comes_out_otherwise_is_told_and_copied(stage, folder):
    async with stage.up():
        number = await stage.challenged()
        await stage.moves(stage.anna, number)
        await stage.bot.leaving.resign(number, stage.ben.id)
    with closing(sqlite3.connect(stage.database, isolation_level=None)) as db:
        db.execute("UPDATE scores SET points = points + 1")
    copy, played = await asyncio.to_thread(made, stage.database, folder, 1)
    assert played == (0, [number])
    assert {each.name for each in folder.iterdir()} == {copy.name, "notes.txt"}


@pytest.mark.slow
@pytest.mark.real_time
async def test_one_that_is_interrupted_is_no_success_and_says_so_and_the_old_ones_stay(tmp_path, folder):
    database = tmp_path / "hanapai.sqlite3"
    await (await SqliteStore.open(database)).close()
    process = subprocess.Popen(
        [sys.executable, "-c", HANGING, "backup", str(folder), "1"],
        cwd=Path(__file__).parents[3],
        env=os.environ | {"DATABASE": str(database), "DISCORD_TOKEN": ""},
        stderr=subprocess.PIPE,
        text=True,
    )
    await eventually(lambda: [*folder.glob(f"{UNFINISHED}*")])
    process.terminate()
    _, wrong = await asyncio.to_thread(process.communicate, timeout=60)
    assert (process.returncode, wrong.splitlines()[-1]) == (1, "hanapai backup was interrupted before it was done.")
    assert {each.name for each in folder.iterdir() if each.is_file()} == {*OLD, "notes.txt"}


async def test_what_a_killed_backup_left_goes_and_a_new_one_stays_whatever_the_clock_said(tmp_path, folder):
    path, left = tmp_path / "some.sqlite3", folder / f"{UNFINISHED}abc"
    await (await SqliteStore.open(path)).close()
    left.mkdir()
    (left / "copy.sqlite3").touch()
    (folder / "hanapai-21200101-000000.sqlite3").touch()  # of a clock that went wrong
    copy, _ = await asyncio.to_thread(made, path, folder, 1)
    assert {each.name for each in folder.iterdir()} == {copy.name, "notes.txt"}


@pytest.mark.parametrize("database", ["none", "garbage", "postgresql:///hanapai"])
async def test_what_cannot_be_copied_is_an_error_of_one_line_and_old_ones_stay(tmp_path, folder, database):
    (tmp_path / "garbage").write_bytes(b"no database " * 500)
    config = Config("", database if "://" in database else tmp_path / database)
    with pytest.raises((ConfigError, StoreError)) as error:
        await _backup(config, [str(folder)])
    assert len(str(error.value).splitlines()) == 1
    assert {each.name for each in folder.iterdir()} == {*OLD, "notes.txt"}


async def test_a_backup_that_is_not_as_it_should_be_leaves_nothing_behind(tmp_path, folder):
    path = tmp_path / "some.sqlite3"
    await (await SqliteStore.open(path)).close()
    with pytest.raises(StoreError, match="It is not"):
        backup(path, folder, 1, Mock(side_effect=StoreError("It is not.")))
    assert {each.name for each in folder.iterdir() if NAME.fullmatch(each.name)} == {*OLD}
    assert len([*folder.iterdir()]) == 3

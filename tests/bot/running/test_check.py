"""`hanapai check`: what it says where all is well, and of each thing that is not."""

import os
import shutil
import sqlite3
import time
from contextlib import closing
from types import SimpleNamespace

import pytest

from bot.app import check
from bot.app.client import point_at
from bot.config import Config
from bot.playground.server import Playground
from bot.store.sqlite import SqliteStore


async def told(discord, tmp_path, token="evening"):
    """The lines about Discord by what they are about."""
    config = Config(token, tmp_path / "hanapai.sqlite3", discord.api, discord.gateway, discord.cdn)
    point_at(config)
    return {each.what: each for each in await check.on_discord(config)}


def wrong(config):
    return {each.what: each.said for each in check.machine(config) if not each.well}


@pytest.fixture
async def kept(tmp_path):
    """A database that a bot has made, with a backup of now."""
    path = tmp_path / "hanapai.sqlite3"
    await (await SqliteStore.open(path)).close()
    (tmp_path / "backups").mkdir()
    copy = shutil.copy(path, tmp_path / "backups" / "hanapai-20261124-040000.sqlite3")
    os.utime(copy, (time.time(), time.time()))
    return Config(database=path)


async def test_where_all_is_well_every_line_says_so(kept, tmp_path):
    assert wrong(kept) == {}
    async with Playground(token="evening") as discord:
        guild = discord.add_guild("Hanami Club")
        discord.add_channel(guild, "games")
        found = await told(discord, tmp_path)
        assert discord.violations == []
    assert [what for what, each in found.items() if not each.well] == []
    assert set(found) == {"token", "clock", "emoji", "server Hanami Club"}
    assert "it may play in 1 of 1 channels" in found["server Hanami Club"].said


async def test_what_is_lacking_in_a_channel_is_named(tmp_path):
    async with Playground(token="evening") as discord:
        guild = discord.add_guild("Hanami Club")
        games, closed = discord.add_channel(guild, "games"), discord.add_channel(guild, "closed")
        games.deny("ATTACH_FILES")
        closed.deny("SEND_MESSAGES")
        line = (await told(discord, tmp_path))["server Hanami Club"]
        assert (line.well, line.said) == (False, "it may play in 1 of 2 channels; it lacks in #games (Attach Files)")
        games.deny("SEND_MESSAGES")
        line = (await told(discord, tmp_path))["server Hanami Club"]
        assert not line.well
        assert line.said.endswith("give it View Channel and Send Messages in one")


async def test_a_wrong_token_a_bot_on_no_server_and_a_discord_that_is_not_there_are_said(tmp_path):
    async with Playground(token="evening") as discord:
        assert "copy DISCORD_TOKEN again" in (await told(discord, tmp_path, "other"))["token"].said
        assert not (await told(discord, tmp_path))["servers"].well
    (line,) = (await told(discord, tmp_path)).values()
    assert (line.what, line.well) == ("Discord", False)


async def test_a_clock_that_is_off_is_said(tmp_path, monkeypatch):
    async with Playground(token="evening") as discord:
        discord.add_guild("Hanami Club")
        monkeypatch.setattr(check, "time", SimpleNamespace(time=lambda: time.time() - 90))
        line = (await told(discord, tmp_path))["clock"]
    assert not line.well
    assert line.said.startswith(("90 s behind", "91 s behind", "89 s behind"))


async def test_of_the_machine_an_old_backup_a_newer_or_foreign_database_and_a_full_disk_are_said(kept, monkeypatch):
    copy = next((kept.database.parent / "backups").iterdir())
    old = time.time() - 60 * 3600
    os.utime(copy, (old, old))
    assert "is 60 h old" in wrong(kept)["backup"]
    copy.unlink()
    assert wrong(kept)["backup"].startswith("there is none")
    with closing(sqlite3.connect(kept.database)) as db:
        db.execute("PRAGMA user_version = 9999")
    assert wrong(kept)["database"].startswith("version 9999, of a newer Hanapai")
    kept.database.write_bytes(b"no database at all, and long enough for a header" * 50)
    assert "database" in wrong(kept)
    monkeypatch.setattr(check, "FREE", 2**80)
    assert "disk" in wrong(kept)


def test_before_the_first_start_nothing_is_wrong(tmp_path):
    assert wrong(Config(database=tmp_path / "new" / "hanapai.sqlite3")) == {}

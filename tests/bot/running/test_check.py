"""`hanapai check`: what it says where all is well, and of each thing that is not."""

import os
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from types import SimpleNamespace

import pytest
from discord import Asset, VoiceClient
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import check
from bot.app.logins import point_at
from bot.config import Config
from bot.playground.server import Playground
from bot.store import StoreError
from bot.store.copies.backup import NAMED
from bot.store.postgres import PostgresStore
from bot.store.shards import Shards
from bot.store.sqlite import SqliteStore
from bot.transport.answer_counts import KEY, RIVAL
from tests.bot.rooms import SLOW, Rooms
from tests.bot.tables.players import ANNA, NOW, READY, press, started


async def told(discord, tmp_path, token="evening"):
    """The lines about Discord by what they are about."""
    config = Config(token, tmp_path / "hanapai.sqlite3", discord.api, discord.gateway, discord.cdn)
    point_at(config)
    return {each.what: each for each in await check.on_discord(config)}


async def wrong(config):
    return {each.what: each.said for each in await check.machine(config) if not each.well}


def named(hours):
    """The name of a backup that is so old."""
    return time.strftime(NAMED, time.gmtime(time.time() - 3600 * hours))


@pytest.fixture
async def kept(tmp_path, fixed_seeds):
    """A database that a bot has made, with a match, and a backup of now."""
    path = tmp_path / "hanapai.sqlite3"
    store = await SqliteStore.open(path)
    rooms = Rooms(store, lambda: NOW, SLOW)
    await press(rooms, await started(rooms), ANNA, READY)
    await store.close()
    (tmp_path / "backups").mkdir()
    shutil.copy(path, tmp_path / "backups" / named(hours=0))
    return Config(database=path)


async def test_where_all_is_well_every_line_says_so(kept, tmp_path):
    assert await wrong(kept) == {}
    (backup,) = [each for each in await check.machine(kept) if each.what == "backup"]
    assert backup.said.endswith(", 0 h old; 1 of 1 matches tested replay as saved")
    async with Playground(token="evening") as discord:
        guild = discord.add_guild("Hanami Club")
        discord.add_channel(guild, "games")
        found = await told(discord, tmp_path)
        assert discord.violations == []
    assert [what for what, each in found.items() if not each.well] == []
    assert set(found) == {"token", "clock", "emoji", "server Hanami Club"}
    assert "the bot can play in 1 of 1 channels" in found["server Hanami Club"].said


async def test_what_is_lacking_in_a_channel_is_named(tmp_path):
    async with Playground(token="evening") as discord:
        guild = discord.add_guild("Hanami Club")
        games, closed = discord.add_channel(guild, "games"), discord.add_channel(guild, "closed")
        games.deny("EMBED_LINKS")
        closed.deny("SEND_MESSAGES")
        line = (await told(discord, tmp_path))["server Hanami Club"]
        assert (line.well, line.said) == (
            False,
            "the bot can play in 1 of 2 channels; missing permissions in #games (Embed Links)",
        )
        games.deny("SEND_MESSAGES")
        line = (await told(discord, tmp_path))["server Hanami Club"]
        assert not line.well
        assert line.said.endswith("allow View Channel and Send Messages in one")


async def test_a_channel_where_the_bot_plays_in_words_is_well_and_said(tmp_path):
    async with Playground(token="evening") as discord:
        discord.add_channel(discord.add_guild("Hanami Club"), "words").deny("ATTACH_FILES")
        line = (await told(discord, tmp_path))["server Hanami Club"]
        assert (line.well, line.said) == (
            True,
            "the bot can play in 1 of 1 channels; in words, without Attach Files, in #words",
        )


@pytest.fixture
async def settings(tmp_path):
    """Save settings of servers, as a bot does."""

    async def choose(guild, **texts):
        store = await SqliteStore.open(tmp_path / "hanapai.sqlite3")
        for key, value in texts.items():
            version = (await store.servers.settings.load(guild.id)).version
            await store.servers.settings.keep(guild.id, key, value or None, version)
        await store.close()

    return choose


async def test_everything_that_the_settings_of_a_server_name_is_looked_at(tmp_path, settings):
    async with Playground(token="evening") as discord:
        guild = discord.add_guild("Hanami Club")
        games, closed = discord.add_channel(guild, "games"), discord.add_channel(guild, "closed")
        closed.deny("SEND_MESSAGES")
        role = discord.add_role(guild, "Champion")
        await settings(guild, channels=f"{games.id}", log=f"{closed.id}", daily="77", season=f"{games.id}")
        line = (await told(discord, tmp_path))["server Hanami Club"]
        assert not line.well
        assert line.said.startswith("the bot can play in 1 of 1 channels; /server-settings: ")
        assert "#closed needs View Channel and Send Messages" in line.said
        assert line.said.count("no longer exists") == 1
        await settings(guild, log=f"{games.id}", daily=f"{games.id}", champion=f"{role.id}", events="on")
        line = (await told(discord, tmp_path))["server Hanami Club"]
        assert "needs Manage Roles" in line.said
        assert "needs Create Events" in line.said
        await settings(guild, champion="", events="off", channels="78", starters="79")
        line = (await told(discord, tmp_path))["server Hanami Club"]
        assert line.said.count("no longer exists") == 2
        await settings(guild, channels="", starters="")
        assert (await told(discord, tmp_path))["server Hanami Club"].well


async def test_the_answers_of_a_month_are_measured_against_the_objective_and_a_second_bot_is_said(kept):
    store = await SqliteStore.open(kept.database)
    today = int(time.time()) // 86_400
    await store.key_values.keep(KEY, f"{today} 1998 1 1")
    await store.close()
    (line,) = [each for each in await check.machine(kept) if each.what == "answers"]
    assert line.well
    assert line.said == "99.90% of 2,000 presses of the last 30 days were answered within 3 s (1 later, 1 never)"
    store = await SqliteStore.open(kept.database)
    await store.key_values.keep(KEY, f"{today} 1997 1 2")
    await store.key_values.keep(RIVAL, f"{time.time() - 7300:.0f}")
    await store.close()
    said = await wrong(kept)
    assert said["answers"].endswith("; it should be 99.9%: check load and clock")
    assert "answered presses with the bot's token 2 h ago: stop it" in said["second bot"]


async def test_a_wrong_token_a_bot_on_no_server_and_a_discord_that_is_not_there_are_said(tmp_path):
    async with Playground(token="evening") as discord:
        assert "copy DISCORD_TOKEN again" in (await told(discord, tmp_path, "other"))["token"].said
        assert not (await told(discord, tmp_path))["servers"].well
    (line,) = (await told(discord, tmp_path)).values()
    assert (line.what, line.well) == ("Discord", False)


def test_the_library_uses_the_addresses_that_are_set(monkeypatch):
    for owner, name in (Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (Asset, "BASE"):
        monkeypatch.setattr(owner, name, getattr(owner, name))  # as it was, afterwards
    point_at(Config(api="http://here/api", gateway="ws://here/gateway", cdn="http://here/cdn"))
    assert Route("GET", "/users/@me").url == "http://here/api/users/@me"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://here/gateway"
    assert Asset.BASE == "http://here/cdn"


async def test_nothing_is_said_of_voice_for_which_there_is_no_library(tmp_path, monkeypatch, caplog):
    for name in ("warn_nacl", "warn_dave"):  # discord.py warns only once
        monkeypatch.setattr(VoiceClient, name, True)
    async with Playground(token="evening") as discord:
        discord.add_channel(discord.add_guild("Hanami Club"), "games")
        await told(discord, tmp_path)
    assert [each for each in caplog.messages if "voice" in each] == []


async def test_a_clock_that_is_off_is_said(tmp_path, monkeypatch):
    async with Playground(token="evening") as discord:
        discord.add_guild("Hanami Club")
        monkeypatch.setattr(check, "time", SimpleNamespace(time=lambda: time.time() - 90))
        line = (await told(discord, tmp_path))["clock"]
    assert not line.well
    assert line.said.startswith(("90 s behind", "91 s behind", "89 s behind"))


async def test_an_old_backup_and_none_are_said(kept):
    copy = next((kept.database.parent / "backups").iterdir())
    old = copy.rename(copy.with_name(named(hours=60)))
    os.utime(old, (time.time(), time.time()))  # as one that was copied here
    assert f"the newest is {old}, 60 h old" in (await wrong(kept))["backup"]
    old.unlink()
    assert (await wrong(kept))["backup"].startswith("none found in ")


async def test_a_backup_that_cannot_be_used_is_said(kept):
    copy = next((kept.database.parent / "backups").iterdir())
    with closing(sqlite3.connect(copy)) as db, db:
        db.execute("UPDATE tables SET server_seed = zeroblob(32)")
    assert "doesn't replay to its saved state" in (await wrong(kept))["backup"]
    copy.write_bytes(b"no database at all, and long enough for a header" * 50)
    assert "can't be used: The file" in (await wrong(kept))["backup"]
    assert [each.name for each in kept.database.parent.joinpath("backups").iterdir()] == [copy.name]


async def test_finished_matches_of_a_backup_that_do_not_replay_are_named(kept):
    store = await SqliteStore.open(kept.database)
    rooms = Rooms(store, lambda: NOW, SLOW)
    for number in (1, (await started(rooms)).id):
        await rooms.leaving.resign(number, ANNA)
    await store.close()
    copy = next((kept.database.parent / "backups").iterdir())
    shutil.copy(kept.database, copy)
    assert await wrong(kept) == {}
    changed(copy, "UPDATE scores SET points = points + 1 WHERE table_id = 2")
    assert "1 of 2 matches tested replay as saved; the matches" in (said := (await wrong(kept))["backup"])
    assert said.endswith("are damaged or older than an update of the rules: 2")
    changed(copy, "UPDATE tables SET server_seed = zeroblob(32) WHERE id = 1")
    assert "0 of 2 matches tested replay" in (said := (await wrong(kept))["backup"])
    assert said.endswith(" of the rules: 2, 1")
    for rules in ("'{'", "CAST(x'ff' AS TEXT)"):
        changed(copy, f"UPDATE tables SET rules = {rules} WHERE id = 1")
        assert "can't be used: The match of table 1 can't be read (" in (await wrong(kept))["backup"]


FOREIGN = "CREATE TABLE theirs (id INTEGER)"


@pytest.mark.parametrize("spoil", [
    lambda path: path.write_bytes(b"no database at all, and long enough for a header" * 50),
    lambda path: changed(path, "PRAGMA user_version = 9999"),
    lambda path: changed(path, "PRAGMA application_id = 7"),
    lambda path: (path.unlink(), changed(path, FOREIGN)),
    lambda path: path.write_bytes(path.read_bytes()[:-4096]),
    lambda path: (path.unlink(), path.mkdir()),
], ids=["no database", "newer", "marked", "foreign", "cut off", "folder"])  # fmt: skip
async def test_a_database_that_a_start_refuses_is_refused_with_the_same_sentence(kept, spoil):
    spoil(kept.database)
    with pytest.raises(StoreError) as refused:
        await SqliteStore.open(kept.database)
    assert (await wrong(kept))["database"] == str(refused.value)


def changed(path, sql):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(sql)


async def test_a_full_disk_is_said(kept, monkeypatch):
    monkeypatch.setattr(check, "FREE", 2**80)
    assert "disk" in await wrong(kept)


async def test_before_the_first_start_nothing_is_wrong(tmp_path):
    assert await wrong(Config(database=tmp_path / "new" / "hanapai.sqlite3")) == {}


async def test_a_process_whose_lease_is_in_the_way_is_named(server, tmp_path):
    address = server.ours()
    others = [await PostgresStore.open(address, name, lease_s=60) for name in ("0-0/2", "1-1/2")]
    here = Config("evening", address, shards=Shards(0, 0, 2))
    lines = {each.what: (each.well, each.said) for each in await check.machine(here)}
    assert lines["lease"][0]
    assert lines["lease"][1].startswith("the process 0-0/2 holds it until ")
    said = (await wrong(replace(here, shards=Shards(0, 0, 4))))["lease"]
    assert said.startswith("the process 0-0/2 holds shards of 0-0/4 until ")
    for other in others:
        await other.close()
    assert "lease" not in {each.what for each in await check.machine(here)}
    server.drop(address)

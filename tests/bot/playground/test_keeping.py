"""The world between starts: all of it comes back, whatever was answered is in the file, and the file stays small."""

import dataclasses
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.keeping import NotKept
from bot.playground.world import saved
from bot.playground.world.message_forms import message_form
from bot.playground.world.world import Attachment, Channel, Guild, Member, Message, Role, User
from tests.bot.openapi import inspect
from tests.bot.playground.wire import EPHEMERAL, TOKEN, V2, Wire, button, row

GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
HELLO = {"name": "hello", "description": "Say hello"}
IMAGE = "data:image/png;base64,iVBORw0KGgo="


@asynccontextmanager
async def kept(file: Path, **more: Any) -> AsyncIterator[Playground]:
    discord = Playground(TOKEN, inspect=inspect, **more)
    discord.keep_in(file)
    async with discord:
        yield discord


@asynccontextmanager
async def with_bot(file: Path, **more: Any) -> AsyncIterator[tuple[Playground, Wire]]:
    async with kept(file, **more) as discord, Wire(discord) as wire:
        yield discord, wire


def settled(discord: Playground) -> SimpleNamespace:
    """A server with a channel, Anna, and Ben."""
    guild = discord.add_guild("Hanami Club", locale="ja")
    channel = discord.add_channel(guild, "games")
    anna, ben = discord.add_person("Anna", locale="ja"), discord.add_person("Ben")
    return SimpleNamespace(guild=guild, channel=channel, anna=anna, ben=ben)


def all_of(discord: Playground) -> Any:
    """Everything there is, without the port at which it is served."""
    world = discord.world
    messages = [message_form(each) for channel in world.channels.values() for each in channel.all_messages()]
    files = [each.data for channel in world.channels.values() for m in channel.all_messages() for each in m.attachments]
    found = [saved.users_form(world), saved.places_form(world), discord.commands.form(), world.emojis, messages]
    return json.loads(json.dumps(found).replace(discord.url, "")), files, world.emoji_images


async def lively(discord: Playground, wire: Wire) -> None:
    """Some of everything that may happen: roles, threads, emoji, files, replies, reactions, a hand."""
    place = settled(discord)
    discord.grant(place.guild, place.anna, "MANAGE_GUILD")
    discord.nick(place.guild, place.ben, "Benny")
    place.channel.deny("MENTION_EVERYONE")
    discord.add_thread(place.channel, "secret", private=True, members=[place.ben])
    line = await wire.online()
    await wire.register(HELLO)
    await wire.ask("POST", f"/applications/{discord.application_id}/emojis", {"name": "pine", "image": IMAGE})
    files = {"a.png": b"picture"}
    table = (await wire.post(place.channel, {"components": [GALLERY, row(button())], "flags": V2}, files)).body
    path = f"/channels/{place.channel.id}/messages/{table['id']}"
    await wire.ask("POST", path + "/threads", {"name": "Table 1"})
    await wire.ask("PUT", path + "/reactions/%F0%9F%8C%B8/@me")
    await place.anna.says(place.channel, "look", place.ben, answering=SimpleNamespace(id=int(table["id"])))
    for kind, data in ((4, {"content": "yours", "flags": EPHEMERAL}), (5, {})):
        asking = discord.interactions.start(2, discord.world.users[place.anna.id], place.channel, {"name": "hello"})
        heard = await line.event("INTERACTION_CREATE")
        assert (await wire.callback(heard, kind, data)).status == 200
        assert asking.answer == kind


async def test_all_comes_back_but_for_replies_that_nobody_will_write_any_more(tmp_path: Path) -> None:
    async with with_bot(tmp_path / "world") as (discord, wire):
        await lively(discord, wire)
        thinking = next(m for c in discord.world.channels.values() for m in c.all_messages() if m.flags & 1 << 7)
        del thinking.channel.messages[thinking.id]
        before, last = all_of(discord), discord.world.last_id
        thinking.channel.messages[thinking.id] = thinking
    async with with_bot(tmp_path / "world") as (discord, wire):
        assert all_of(discord) == before
        assert discord.world.next_id() > last
        anna, ben = discord.people
        channel = next(iter(discord.world.channels.values()))
        table, reply, hand = await anna.sees(channel)
        async with wire.session.get(table.images[0].url) as response:
            assert await response.read() == b"picture"
        assert (reply.raw["referenced_message"]["id"], hand.text) == (str(table.id), "yours")
        assert [each.id for each in await ben.sees(channel)] == [table.id, reply.id]
        await wire.online()
        assert (await wire.register(HELLO)).body[0]["id"] == before[0][2]["sets"][0][1][0]["id"]


async def test_every_field_of_what_exists_is_kept(tmp_path: Path) -> None:
    async with with_bot(tmp_path / "world") as (discord, wire):
        await lively(discord, wire)
        world = discord.world
        message = next(m for channel in world.channels.values() for m in channel.all_messages() if m.attachments)
        places = saved.places_form(world)
        forms: dict[type, Any] = {
            User: saved.users_form(world)["users"][0],
            Guild: places["guilds"][0] | {"channels": "named by the channels"},
            Role: places["guilds"][0]["roles"][0] | {"guild": "around it"},
            Member: places["guilds"][0]["members"][0],
            Channel: places["channels"][0] | dict.fromkeys(("world", "messages", "ephemerals"), "around and in it"),
            Message: saved.message_form(message),
            Attachment: saved.message_form(message)["attachments"][0] | {"data": "beside it"},
        }
        for kind, form in forms.items():
            assert form.keys() == {field.name for field in dataclasses.fields(kind)}, kind


async def test_whatever_was_answered_is_in_the_file_when_the_answer_comes(tmp_path: Path) -> None:
    """After every answer the file is copied as a kill would leave it."""

    async def as_killed() -> Any:
        copy = tmp_path / "killed"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(tmp_path / "running", copy)
        async with kept(copy / "world") as discord:
            return all_of(discord)

    async with with_bot(tmp_path / "running" / "world") as (discord, wire):
        place = settled(discord)
        post = (await wire.post(place.channel, {"content": "x"}, {"a.png": b"one"})).body
        assert await as_killed() == all_of(discord)
        path = f"/channels/{place.channel.id}/messages/{post['id']}"
        for method, below, body, files in (
            ("PATCH", "", {"content": "y", "attachments": []}, None),
            ("PATCH", "", {"content": "y"}, {"b.png": b"two"}),
            ("POST", "/threads", {"name": "Table 1"}, None),
            ("PUT", "/reactions/%F0%9F%8C%B8/@me", None, None),
            ("DELETE", "", None, None),
        ):
            assert (await wire.ask(method, path + below, body, files)).status < 300
            assert await as_killed() == all_of(discord)
        said = await place.anna.says(place.channel, "hello")
        assert await as_killed() == all_of(discord)
        await place.anna.edits(said, "hello again")
        assert await as_killed() == all_of(discord)


async def test_a_second_playground_at_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with kept(tmp_path / "world"):
        with pytest.raises(NotKept, match=r"Another playground runs on .*: stop it first\.") as refused:
            Playground(TOKEN).keep_in(tmp_path / "world")
        assert not refused.value.damaged
    async with kept(tmp_path / "world"):
        pass


async def test_a_damaged_file_is_told_from_one_that_is_only_held(tmp_path: Path) -> None:
    async with with_bot(tmp_path / "world") as (discord, wire):
        await lively(discord, wire)
    whole = (tmp_path / "world").read_bytes()
    changed = {"another program": "PRAGMA application_id = 7", "half a message": "UPDATE messages SET body = '{}'"}
    for how, data in (
        *(("garbage", b"dear diary " * 1000), ("cut in half", whole[: len(whole) // 2])),
        *((how, whole) for how in changed),
    ):
        file = tmp_path / how
        file.write_bytes(data)
        if how in changed:
            with closing(sqlite3.connect(file)) as db:
                db.execute(changed[how])
                db.commit()
        with pytest.raises(NotKept) as refused:
            Playground(TOKEN).keep_in(file)
        assert refused.value.damaged, how


async def test_the_file_is_nobody_elses_and_so_is_its_folder(tmp_path: Path) -> None:
    async with kept(tmp_path / "new" / "world"):
        modes = [path.stat().st_mode & 0o777 for path in (tmp_path / "new", *(tmp_path / "new").iterdir())]
        assert modes == [0o700] + [0o600] * (len(modes) - 1)


async def test_pictures_that_were_replaced_leave_the_file(tmp_path: Path) -> None:
    file = tmp_path / "world"
    async with with_bot(file) as (discord, wire):
        place = settled(discord)
        post = (await wire.post(place.channel, {"content": "x"}, {"a.png": bytes(100_000)})).body
        for _ in range(60):
            discord.clock.advance(5)
            body = {"attachments": [{"id": 0}]}
            path = f"/channels/{place.channel.id}/messages/{post['id']}"
            assert (await wire.ask("PATCH", path, body, {"a.png": bytes(100_000)})).status == 200
    assert file.stat().st_size < 400_000


async def test_the_oldest_messages_go_when_there_are_too_many_or_their_files_are_too_large(tmp_path: Path) -> None:
    file = tmp_path / "world"
    async with with_bot(file, history=(20, 500_000)) as (discord, wire):
        place = settled(discord)
        first = (await wire.post(place.channel, {"content": "first"})).body
        for number in range(30):
            await wire.post(place.channel, {"content": str(number)})
        assert [each.content for each in place.channel.all_messages()] == [str(number) for number in range(10, 30)]
        path = f"/channels/{place.channel.id}/messages/{first['id']}"
        assert (await wire.ask("PATCH", path, {"content": "still there?"})).code == 10008
        for _ in range(10):
            await wire.post(place.channel, {"content": "x"}, {"a.png": bytes(200_000)})
        assert len(place.channel.all_messages()) == 2
    assert file.stat().st_size < 600_000

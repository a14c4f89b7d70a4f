"""What may be done where, computed as Discord does: discord.py, which computes it too, must come to the same."""

import random
from types import SimpleNamespace
from typing import Any

import discord as library
import pytest

from bot.playground import Playground
from bot.playground.limits.permissions import PERMISSIONS, bits
from bot.playground.limits.refusal import NotPossible
from tests.bot.playground.library import Client
from tests.bot.playground.wire import Wire
from tests.there import there

KNOWN = bits(" ".join(PERMISSIONS))
CALL = {"name": "call", "description": "Somebody", "options": [
    {"type": 6, "name": "who", "description": "Whom", "required": True}]}  # fmt: skip


OF_A_CHANNEL = [name for name in PERMISSIONS if name not in ("ADMINISTRATOR", "MANAGE_GUILD", "CREATE_EVENTS")]


def some(draw: random.Random, often: float) -> str:
    return " ".join(name for name in OF_A_CHANNEL if draw.random() < often)


def shuffle(discord: Playground, place: SimpleNamespace, roles: list[Any], draw: random.Random) -> None:
    """New permissions for everybody and each role, other roles for Ben and the bot, and new overwrites."""
    discord.change_role(place.guild, some(draw, 0.6) + " VIEW_CHANNEL")
    members = [place.ben, discord.bot_user]
    for role in roles:
        whole = [name for name in ("ADMINISTRATOR", "MANAGE_GUILD") if draw.random() < 0.05]
        discord.change_role(role, " ".join([some(draw, 0.2), *whole]))
        for member in members:
            (discord.give_role if draw.random() < 0.5 else discord.take_role)(place.guild, member, role)
    for who in (place.guild, *roles, *members):
        denied = some(draw, 0.3)
        place.channel.overwrite(who, allow=some(draw, 0.2), deny=denied)


async def test_discord_py_computes_the_same_permissions_over_random_overwrites(
    discord: Playground, place: SimpleNamespace, client: Client
) -> None:
    draw, root = random.Random(7), discord.add_person("Root", admin=True)
    discord.commands.overwrite([CALL])
    roles = [discord.add_role(place.guild, name) for name in ("Red", "Green", "Blue")]
    thread = discord.add_thread(place.channel, "Thread", members=[place.ben])
    ben, seen = discord.world.users[place.ben.id], set[int]()
    for _ in range(60):
        shuffle(discord, place, roles, draw)
        # An interaction comes after all that was told before it, so that the client knows of it.
        assert (await root.command(place.channel, "call", who=place.ben)).state == "answered"
        interaction = client.interactions[-1]
        data: Any = interaction.data
        member = data["resolved"]["members"][str(ben.id)] | {"user": data["resolved"]["users"][str(ben.id)]}
        member |= {"mute": False, "deaf": False}
        friend = library.Member(data=member, guild=there(interaction.guild), state=client._connection)
        channel: Any = client.get_channel(place.channel.id)
        guild: Any = channel.guild
        assert int(member["permissions"]) == place.channel.permissions(ben)
        for who, user in ((friend, ben), (guild.me, discord.bot_user)):
            mine = place.channel.permissions(user)
            assert channel.permissions_for(who).value & KNOWN == mine & KNOWN
            assert guild.get_thread(thread.id).permissions_for(who).value & KNOWN == thread.permissions(user) & KNOWN
            seen.add(mine)
        assert interaction.app_permissions.value & KNOWN == place.channel.permissions(discord.bot_user) & KNOWN
    assert len(seen) > 30


async def test_without_seeing_a_channel_one_can_do_nothing_there(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    place.channel.overwrite(place.guild, deny="VIEW_CHANNEL")
    assert (await wire.post(place.channel, {"content": "x"})).code == 50001
    with pytest.raises(NotPossible, match="no such channel"):
        await place.anna.sees(place.channel)
    place.channel.overwrite(place.anna, allow="VIEW_CHANNEL")
    place.channel.overwrite(discord.bot_user, allow="VIEW_CHANNEL")
    assert (await wire.post(place.channel, {"content": "x"})).status == 200
    assert len(await place.anna.sees(place.channel)) == 1
    place.channel.overwrite(place.guild)
    assert len(await place.ben.sees(place.channel)) == 1


async def test_who_may_not_write_may_send_no_files_and_no_embeds_either(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    role = discord.add_role(place.guild, "Muted")
    discord.give_role(place.guild, discord.bot_user, role)
    place.channel.overwrite(role, deny="SEND_MESSAGES")
    assert not place.channel.permissions(discord.bot_user) & bits("ATTACH_FILES EMBED_LINKS MENTION_EVERYONE")
    assert place.channel.permissions(discord.bot_user) & bits("VIEW_CHANNEL")
    assert (await wire.post(place.channel, {"content": "x"})).code == 50013
    discord.take_role(place.guild, discord.bot_user, role)
    assert (await wire.post(place.channel, {"content": "x"}, {"a.png": b"x"})).status == 200


async def test_people_write_and_command_only_where_they_may(discord: Playground, place: SimpleNamespace) -> None:
    discord.commands.overwrite([CALL])
    place.channel.overwrite(place.anna, deny="SEND_MESSAGES USE_APPLICATION_COMMANDS")
    with pytest.raises(NotPossible, match="may not write"):
        await place.anna.says(place.channel, "x")
    with pytest.raises(NotPossible, match="no commands here"):
        await place.anna.command(place.channel, "call", who=place.ben)
    assert await place.anna.commands(place.channel) == []
    assert (await place.ben.says(place.channel, "x")).text == "x"


async def test_the_owner_may_do_anything_and_is_told_to_be_the_owner(discord: Playground, wire: Wire) -> None:
    chie = discord.add_person("Chie")
    guild = discord.add_guild("Hers", owner=chie)
    channel = discord.add_channel(guild, "games")
    channel.overwrite(chie, deny="VIEW_CHANNEL")
    assert channel.permissions(discord.world.users[chie.id]) & KNOWN == KNOWN
    assert (await wire.ask("GET", f"/guilds/{guild.id}")).body["owner_id"] == str(chie.id)


async def test_each_overwrite_is_told_and_shown_until_it_is_taken_back(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online(1)
    role = discord.add_role(place.guild, "Players")
    for who, kind in ((place.guild, 0), (role, 0), (place.ben, 1), (discord.bot_user, 1)):
        place.channel.overwrite(who, allow="SEND_MESSAGES", deny="ATTACH_FILES")
        shown = (await line.event("CHANNEL_UPDATE"))["permission_overwrites"]
        assert shown == [{"id": str(who.id), "type": kind, "allow": str(1 << 11), "deny": str(1 << 15)}]
        place.channel.overwrite(who)
        assert (await line.event("CHANNEL_UPDATE"))["permission_overwrites"] == []
    with pytest.raises(ValueError, match="only a channel"):
        discord.add_thread(place.channel, "Thread").overwrite(role, deny="VIEW_CHANNEL")
    with pytest.raises(ValueError, match="no role, no user"):
        place.channel.overwrite(SimpleNamespace(id=5), deny="VIEW_CHANNEL")

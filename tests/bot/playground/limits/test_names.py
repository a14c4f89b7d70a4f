"""Nicks, roles and names: what the bot hears of who somebody is, and where."""

from types import SimpleNamespace
from typing import Any

from bot.playground import Playground
from tests.bot.openapi import spec
from tests.bot.playground.library import Client
from tests.bot.playground.wire import Line, Wire
from tests.bot.waiting import eventually

CHALLENGE = {"name": "challenge", "description": "A friend", "options": [
    {"type": 6, "name": "friend", "description": "Who", "required": True}]}  # fmt: skip


async def asked(place: SimpleNamespace, wire: Wire, line: Line) -> dict[str, Any]:
    """The interaction in which Anna challenges Ben."""
    asking = place.anna.command(place.channel, "challenge", friend=place.ben)
    return (await wire.answered(line, asking, 4, {"content": "yes", "flags": 64}))[0]


async def test_a_nick_and_roles_come_with_interactions_and_members_and_messages_of_one_server_only(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    other = discord.add_channel(discord.add_guild("Other"), "games")
    await wire.register(CHALLENGE)
    line = await wire.online(1 | 1 << 9)
    role = discord.add_role(place.guild, "Players", "VIEW_CHANNEL SEND_MESSAGES")
    for person, nick in ((place.anna, "Annie"), (place.ben, "Benny")):
        discord.nick(place.guild, person, nick)
        discord.give_role(place.guild, person, role)
    interaction = await asked(place, wire, line)
    resolved = interaction["data"]["resolved"]["members"][str(place.ben.id)]
    for member, nick in ((interaction["member"], "Annie"), (resolved, "Benny")):
        assert (member["nick"], member["roles"]) == (nick, [str(role.id)])
    fetched = (await wire.ask("GET", f"/guilds/{place.guild.id}/members/{place.anna.id}")).body
    assert (fetched["nick"], fetched["roles"], fetched["user"]["global_name"]) == ("Annie", [str(role.id)], "Anna")
    await place.anna.says(place.channel, f"{place.ben.mention} {discord.bot_user.mention}")
    said = await line.event("MESSAGE_CREATE")
    assert (said["member"]["nick"], said["mentions"][0]["member"]["nick"]) == ("Annie", "Benny")
    place.channel = other
    assert (await asked(place, wire, line))["member"]["nick"] is None
    discord.nick(place.guild, place.anna, None)
    assert (await wire.ask("GET", f"/guilds/{place.guild.id}/members/{place.anna.id}")).body["nick"] is None


async def test_a_username_and_a_global_name_may_be_two_things_or_one_missing(discord: Playground, wire: Wire) -> None:
    people = [
        discord.add_person("Anna", username="anna_1", global_name="Änna"),
        discord.add_person("Ben", username="ben.b", global_name=None),
        discord.add_person("Chie Mori"),
        discord.add_person("田中"),
    ]
    found = [(await wire.ask("GET", f"/users/{person.id}")).body for person in people]
    names = [(user["username"], user["global_name"]) for user in found]
    assert names == [("anna_1", "Änna"), ("ben.b", None), ("chie_mori", "Chie Mori"), (f"user_{people[3].id}", "田中")]


async def test_only_the_bots_own_changes_are_told_without_the_members_intent(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online(1)
    await line.event("GUILD_CREATE")
    discord.nick(place.guild, place.anna, "Annie")
    discord.nick(place.guild, discord.bot_user, "Dealer")
    told = await line.next()
    assert (told["t"], told["d"]["nick"]) == ("GUILD_MEMBER_UPDATE", "Dealer")
    discord.gateway_sessions.privileged = 1 << 1
    curious = await wire.online(1 << 1)
    discord.nick(place.guild, place.anna, "Anna I")
    assert (await curious.event("GUILD_MEMBER_UPDATE"))["nick"] == "Anna I"


async def test_roles_are_told_when_they_come_change_and_go(
    discord: Playground, place: SimpleNamespace, client: Client
) -> None:
    guild: Any = client.get_guild(place.guild.id)
    role = discord.add_role(place.guild, "Players", "VIEW_CHANNEL SEND_MESSAGES")
    discord.give_role(place.guild, discord.bot_user, role)
    await eventually(lambda: [each.name for each in guild.me.roles] == ["@everyone", "Players"])
    discord.change_role(role, "MANAGE_GUILD")
    await eventually(lambda: guild.me.guild_permissions.manage_guild)
    discord.change_role(place.guild, "VIEW_CHANNEL")
    await eventually(lambda: not guild.me.guild_permissions.send_messages)
    place.channel.overwrite(role, allow="SEND_MESSAGES")
    await eventually(lambda: len(guild.get_channel(place.channel.id).overwrites) == 1)
    discord.remove_role(role)
    await eventually(lambda: len(guild.roles) == 1)
    await eventually(lambda: not guild.get_channel(place.channel.id).overwrites)
    assert place.guild.members[discord.bot_user.id].roles == set()
    assert guild.me.guild_permissions.view_channel


async def test_what_is_told_of_roles_and_members_fits_discords_own_description(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    discord.give_role(place.guild, place.anna, discord.add_role(place.guild, "Players", "SEND_MESSAGES"))
    discord.nick(place.guild, place.anna, "Annie")
    place.channel.overwrite(place.anna, allow="SEND_MESSAGES", deny="ATTACH_FILES")
    found = spec()
    for path in (
        f"/guilds/{place.guild.id}",
        f"/guilds/{place.guild.id}/members/{place.anna.id}",
        f"/channels/{place.channel.id}",
    ):
        reply = await wire.ask("GET", path)
        assert found.answer("GET", path, reply.body, reply.status) == []

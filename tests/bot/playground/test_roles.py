"""Roles that the bot gives and takes away: who may, which, and what is told of it."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from tests.bot.openapi import spec
from tests.bot.playground.library import Client
from tests.bot.playground.wire import Wire
from tests.bot.waiting import eventually


@pytest.fixture
def roles(discord: Playground, place: SimpleNamespace) -> SimpleNamespace:
    """A role below that of the bot, which may move it, and one above."""
    below = discord.add_role(place.guild, "Champion")
    mine = discord.add_role(place.guild, "Hanapai", "MANAGE_ROLES")
    above = discord.add_role(place.guild, "Staff")
    discord.give_role(place.guild, discord.bot_user, mine)
    return SimpleNamespace(below=below, mine=mine, above=above)


def path(place: SimpleNamespace, who: Any, role: Any) -> str:
    return f"/guilds/{place.guild.id}/members/{who.id}/roles/{role.id}"


def has(place: SimpleNamespace, role: Any) -> bool:
    return role.id in place.guild.members[place.anna.id].roles


async def test_a_role_below_that_of_the_bot_is_given_and_taken_away(
    place: SimpleNamespace, wire: Wire, roles: SimpleNamespace
) -> None:
    for method, there in (("PUT", True), ("PUT", True), ("DELETE", False), ("DELETE", False)):
        done = await wire.ask(method, path(place, place.anna, roles.below))
        assert (done.status, done.body) == (204, None)
        assert has(place, roles.below) is there
    shown = await wire.ask("GET", f"/guilds/{place.guild.id}/members/{place.anna.id}")
    assert spec().answer("GET", f"/guilds/{place.guild.id}/members/{place.anna.id}", shown.body) == []


async def test_no_role_moves_without_the_permission_nor_one_that_is_not_below(
    discord: Playground, place: SimpleNamespace, wire: Wire, roles: SimpleNamespace
) -> None:
    managed = discord.add_role(place.guild, "Other bot", managed=True)
    discord.give_role(place.guild, discord.bot_user, discord.add_role(place.guild, "Top"))
    refused = [await wire.ask("PUT", path(place, place.anna, managed))]
    for role in (roles.mine, roles.above):
        discord.take_role(place.guild, discord.bot_user, list(place.guild.roles.values())[-1])
        refused.append(await wire.ask("PUT", path(place, place.anna, role)))
    discord.change_role(roles.mine, "")
    refused += [await wire.ask(method, path(place, place.anna, roles.below)) for method in ("PUT", "DELETE")]
    assert [(each.status, each.code) for each in refused] == [(403, 50013)] * 5
    assert not place.guild.members[place.anna.id].roles
    discord.change_role(roles.mine, "ADMINISTRATOR")
    assert (await wire.ask("PUT", path(place, place.anna, roles.below))).status == 204
    assert (await wire.ask("PUT", path(place, place.anna, roles.above))).code == 50013


async def test_what_is_not_there_is_named(
    discord: Playground, place: SimpleNamespace, wire: Wire, roles: SimpleNamespace
) -> None:
    async def code(who: Any, role: Any) -> int:
        return (await wire.ask("PUT", path(place, who, role))).code

    discord.remove_role(roles.below)
    assert await code(place.anna, roles.below) == 10011
    assert await code(place.anna, place.guild) == 50028
    assert await code(SimpleNamespace(id=1), roles.above) == 10013
    discord.leave(place.guild, place.ben)
    assert await code(place.ben, roles.above) == 10007
    gone = SimpleNamespace(guild=SimpleNamespace(id=2))
    assert (await wire.ask("PUT", path(gone, place.anna, roles.above))).code == 10004


async def test_the_bot_joins_a_server_that_goes_on_when_it_is_put_out(
    discord: Playground, place: SimpleNamespace, client: Client
) -> None:
    other = discord.add_guild("Elsewhere", bot=False)
    hall = discord.add_channel(other, "hall")
    discord.system_channel(other, hall)
    assert client.get_guild(other.id) is None
    for _ in range(2):
        discord.bring_in(other)
        guild: Any = await eventually(lambda: client.get_guild(other.id))
        assert guild.system_channel.name == "hall"
        discord.put_out(other)
        await eventually(lambda: client.get_guild(other.id) is None)

"""Direct messages and groups: who is inside, what the bot hears of them, and how far a token reaches there."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.limits.refusal import NotPossible
from bot.playground.people.sights import places_form
from tests.bot.openapi import spec
from tests.bot.playground.wire import EPHEMERAL, TOKEN, Line, Wire, button, pressed, row

EVERYWHERE = {"name": "play", "description": "Play", "integration_types": [0, 1], "contexts": [0, 1, 2]}
EMBED_LINKS, ATTACH_FILES, MENTION_EVERYONE, EXTERNAL_EMOJIS = 1 << 14, 1 << 15, 1 << 17, 1 << 18


@pytest.fixture
async def line(discord: Playground, place: SimpleNamespace, wire: Wire) -> Line:
    await wire.register(EVERYWHERE)
    discord.install(place.anna)
    line = await wire.online(1 | 1 << 9 | 1 << 12)
    await line.event("GUILD_CREATE")
    return line


async def board(wire: Wire, line: Line, person: Any, channel: Any) -> tuple[dict[str, Any], Any]:
    """A command of that person, answered with a message and a button."""
    data = {"content": "a board", "components": [row(button("Go", "go"))]}
    interaction, answer = await wire.answered(line, person.command(channel, "play"), 4, data)
    return interaction, answer.message


def matches(channel: dict[str, Any]) -> list[str]:
    """What is wrong with the channel of an interaction by the specification; it is told there as part of an answer."""
    return spec().answer("GET", "/channels/1", channel)


async def test_a_group_holds_ten_people_and_no_bot(discord: Playground, place: SimpleNamespace) -> None:
    more = [discord.add_person(f"Friend {number}") for number in range(9)]
    group = discord.add_group("Friends", place.anna, *more)
    with pytest.raises(ValueError, match="up to 10"):
        discord.join_group(group, place.ben)
    with pytest.raises(ValueError, match="1 to 10"):
        discord.add_group("Too many", place.anna, place.ben, *more)
    with pytest.raises(ValueError, match="different"):
        discord.add_group("Twice", place.anna, place.anna)
    with pytest.raises(ValueError, match="no bots"):
        discord.add_group("A bot", place.anna, discord.add_person("Robot", bot=True))
    discord.leave_group(group, place.anna)
    assert group.owner == more[0].id
    discord.join_group(group, place.ben)
    assert len(group.inside) == 10


async def test_a_direct_message_is_one_for_two_and_seen_by_both_alone(
    discord: Playground, place: SimpleNamespace
) -> None:
    chie = discord.add_person("Chie")
    friends = await place.anna.direct(place.ben)
    assert friends == await place.ben.direct(place.anna) != await place.anna.direct()
    await place.anna.says(friends, "hello")
    assert [m.text for m in await place.ben.sees(friends)] == ["hello"]
    with pytest.raises(NotPossible, match="sees no such channel"):
        await chie.sees(friends)
    for nobody in (place.anna, discord.add_person("Robot", bot=True), SimpleNamespace(id=7)):
        with pytest.raises(NotPossible, match="no such friend"):
            await place.anna.direct(nobody)


@pytest.mark.parametrize("kind", ["bot", "friends", "group"])
async def test_an_interaction_outside_of_servers_tells_its_user_and_no_server(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line, kind: str
) -> None:
    channel: Any = {
        "bot": lambda: discord.direct(place.anna),
        "friends": lambda: discord.direct(place.ben, place.anna),
        "group": lambda: discord.add_group("Hanami", place.ben, place.anna),
    }[kind]()
    interaction, message = await board(wire, line, place.anna, channel)
    assert not {"guild", "guild_id", "guild_locale", "member"} & interaction.keys()
    assert interaction["user"]["global_name"] == "Anna"
    told = interaction["channel"]
    assert matches(told) == []
    assert told["type"] == (3 if kind == "group" else 1)
    assert [each["id"] for each in told["recipients"]] == [
        str(discord.application_id if kind == "bot" else place.ben.id)
    ]
    if kind == "group":
        assert (told["name"], told["owner_id"]) == ("Hanami", str(place.ben.id))
    basic = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE
    assert int(interaction["app_permissions"]) == basic | (EXTERNAL_EMOJIS if kind == "bot" else 0)
    assert spec().answer("GET", "/webhooks/1/x/messages/@original", strip(message.raw)) == []


def strip(seen: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in seen.items() if name not in ("pings", "edits", "used", "silent")}


async def test_of_private_channels_the_bot_hears_interactions_alone_and_reaches_nothing_by_itself(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    for channel in (discord.direct(place.anna, place.ben), discord.add_group("Friends", place.anna, place.ben)):
        await place.ben.says(channel, "unheard")
        _, message = await board(wire, line, place.anna, channel)
        for method, path, body in (
            ("GET", f"/channels/{channel.id}", None),
            ("POST", f"/channels/{channel.id}/messages", {"content": "x"}),
            ("GET", f"/channels/{channel.id}/messages/{message.id}", None),
            ("PATCH", f"/channels/{channel.id}/messages/{message.id}", {"content": "x"}),
            ("DELETE", f"/channels/{channel.id}/messages/{message.id}", None),
            ("POST", f"/channels/{channel.id}/typing", None),
        ):
            reply = await wire.ask(method, path, body)
            assert (reply.status, reply.code) == (403, 50001), path
    await wire.post(place.channel, {"content": "heard"})
    assert (await line.event("MESSAGE_CREATE"))["content"] == "heard"


async def test_of_its_own_direct_messages_the_bot_hears_all(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    direct = discord.direct(place.anna)
    await place.anna.says(direct, "hello")
    heard = await line.event("MESSAGE_CREATE")
    assert (heard["content"], "guild_id" in heard) == ("hello", False)
    assert (await wire.ask("GET", f"/channels/{direct.id}")).body["recipients"][0]["id"] == str(place.anna.id)


async def test_a_token_reaches_what_it_made_and_what_was_pressed_and_nothing_else(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    group = discord.add_group("Friends", place.anna, place.ben)
    of_command, message = await board(wire, line, place.anna, group)
    _, other = await board(wire, line, place.anna, group)
    of_press = await pressed(wire, line, place.ben, message)
    hand = await wire.hook("POST", of_press, "", {"content": "a hand", "flags": EPHEMERAL})
    own, that, foreign = f"/messages/{hand.body['id']}", f"/messages/{message.id}", f"/messages/{other.id}"
    for path, code in ((own, 0), (that, 0), ("/messages/@original", 0), (foreign, 10008)):
        reply = await wire.hook("PATCH", of_press, path, {"content": "edited"})
        assert (reply.status, 0 if reply.status == 200 else reply.code) == ((404, code) if code else (200, 0)), path
    assert (await wire.hook("PATCH", of_command, own, {"content": "x"})).code == 10008
    assert (await wire.hook("PATCH", of_command, that, {"content": "its own"})).status == 200
    assert [m.text for m in await place.anna.sees(group)] == ["its own", "a board"]


async def test_only_who_is_inside_is_pinged(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    chie = discord.add_person("Chie")
    group = discord.add_group("Friends", place.anna, place.ben)
    data = {"content": f"{place.ben.mention} {chie.mention}"}
    _, answer = await wire.answered(line, place.anna.command(group, "play"), 4, data)
    assert answer.message.pings == [place.ben.id]


async def test_who_leaves_a_group_sees_and_presses_nothing_there_and_their_tokens_are_dead(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    group = discord.add_group("Friends", place.anna, place.ben)
    of_anna, message = await board(wire, line, place.anna, group)
    of_ben = await pressed(wire, line, place.ben, message)
    discord.leave_group(group, place.ben)
    with pytest.raises(NotPossible):
        await place.ben.press(message, "go")
    with pytest.raises(NotPossible, match="sees no such channel"):
        await place.ben.command(group, "play")
    reply = await wire.hook("PATCH", of_ben, "/messages/@original", {"content": "x"})
    assert (reply.status, reply.code) == (403, 50001)
    assert (await wire.hook("PATCH", of_anna, "/messages/@original", {"content": "goes on"})).status == 200
    discord.leave_group(group, place.anna)
    assert (await wire.hook("PATCH", of_anna, "/messages/@original", {"content": "x"})).code == 50001


async def test_a_user_option_tells_names_and_no_membership(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    option = {"type": 6, "name": "friend", "description": "Who", "required": True}
    await wire.register(EVERYWHERE | {"options": [option]})
    group = discord.add_group("Friends", place.anna, place.ben)
    interaction, _ = await wire.answered(line, place.anna.command(group, "play", friend=place.ben))
    resolved = interaction["data"]["resolved"]
    assert resolved["users"][str(place.ben.id)]["global_name"] == "Ben"
    assert "members" not in resolved


async def test_the_page_is_told_of_private_channels_and_installs(discord: Playground, place: SimpleNamespace) -> None:
    group = discord.add_group("", place.anna, place.ben)
    discord.direct(place.anna)
    told = places_form(discord.world, discord.gateway_sessions, discord.world.users[place.anna.id])
    assert [each["name"] for each in told["direct"]] == ["Ben", "Hanapai"]
    assert [each["id"] for each in told["direct"][0]["members"]] == [str(user.id) for user in group.inside]
    assert told["installed"] is False
    ben = places_form(discord.world, discord.gateway_sessions, discord.world.users[place.ben.id])
    assert [each["name"] for each in ben["direct"]] == ["Anna"]


async def test_private_channels_and_installs_come_back_after_a_new_start(tmp_path: Path) -> None:
    discord = Playground(TOKEN)
    discord.keep_in(tmp_path / "world")
    async with discord:
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        group = discord.add_group("Hanami", anna, ben)
        direct = discord.direct(anna)
        discord.install(anna)
        discord.block(ben)
        await anna.says(group, "hello")
    discord = Playground(TOKEN)
    assert discord.keep_in(tmp_path / "world")
    async with discord:
        anna, ben = discord.people
        assert [m.text for m in await ben.sees(group)] == ["hello"]
        assert [user.name for user in discord.world.channels[direct.id].inside] == ["Anna", "Hanapai"]
        users = discord.world.users
        assert (users[anna.id].installed, users[ben.id].blocked) == (True, True)


async def test_a_world_of_before_keeps_its_direct_messages(tmp_path: Path) -> None:
    """Such a world names the one person of a channel, and nothing of blocks."""
    discord = Playground(TOKEN)
    discord.keep_in(tmp_path / "world")
    async with discord:
        anna = discord.add_person("Anna")
        await anna.says(await anna.direct(), "hello")
    with closing(sqlite3.connect(tmp_path / "world")) as file:
        parts = {name: json.loads(body) for name, body in file.execute("SELECT name, body FROM parts")}
        for user in parts["users"]["users"]:
            del user["blocked"]
        for channel in parts["places"]["channels"]:
            channel["recipient"] = channel.pop("inside")[0]
        for name in ("users", "places"):
            file.execute("UPDATE parts SET body = ? WHERE name = ?", (json.dumps(parts[name]), name))
        file.commit()
    discord = Playground(TOKEN)
    assert discord.keep_in(tmp_path / "world")
    async with discord:
        (anna,) = discord.people
        assert [m.text for m in await anna.sees(await anna.direct())] == ["hello"]

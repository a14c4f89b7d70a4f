"""Apps that people add to their accounts: which commands go with them where, who authorised them, and what ends it."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.limits.refusal import NotPossible
from tests.bot.openapi import spec
from tests.bot.playground.wire import EPHEMERAL, Line, Wire, button, pressed, row

HERE, BOT_DM, PRIVATE = 0, 1, 2
GUILD, USER = 0, 1
EMBED_LINKS, ATTACH_FILES = 1 << 14, 1 << 15


def command(name: str, types: Any = None, contexts: Any = None) -> dict[str, Any]:
    form: dict[str, Any] = {"name": name, "description": "Play"}
    form |= {} if types is None else {"integration_types": types}
    return form | ({} if contexts is None else {"contexts": contexts})


ALL = (
    command("all", [GUILD, USER], [HERE, BOT_DM, PRIVATE]),
    command("guild", [GUILD]),
    command("here", [GUILD, USER], [HERE]),
    command("mine", [USER]),
    command("direct", [GUILD, USER], [BOT_DM]),
    command("among", [USER], [PRIVATE]),
)


@pytest.fixture
async def line(place: SimpleNamespace, wire: Wire) -> Line:
    await wire.register(*ALL)
    line = await wire.online()
    await line.event("GUILD_CREATE")
    return line


@pytest.fixture
def lee(discord: Playground) -> Any:
    """Somebody who shares no server with the bot."""
    return discord.add_person("Lee", guilds=[])


async def offered(person: Any, channel: Any) -> list[str]:
    return [each["name"] for each in await person.commands(channel)]


async def answered(wire: Wire, line: Line, person: Any, channel: Any, **data: Any) -> tuple[dict[str, Any], Any]:
    """A command of that person, answered with a button; the interaction and the message they see."""
    interaction, task = await line.heard(person.command(channel, "all"))
    reply = await wire.callback(interaction, 4, {"content": "a board", "components": [row(button("Go", "go"))]} | data)
    assert spec().answer("POST", "/interactions/1/x/callback", reply.body, reply.status) == []
    return interaction, (await task).message


NOWHERE: list[tuple[Any, ...]] = [
    (command("a", [2]), "0.integration_types.0"),
    (command("a", []), "0.integration_types"),
    (command("a", [1, 1]), "0.integration_types"),
    (command("a", [0, 1], [3]), "0.contexts.0"),
    (command("a", [0, 1], []), "0.contexts"),
    (command("a", [0, 1], [1, 1]), "0.contexts"),
    (command("a", [0], [0, 2]), "0.contexts"),
]


async def test_places_that_no_command_can_have_are_refused_as_a_whole(discord: Playground, wire: Wire) -> None:
    for wrong, at in NOWHERE:
        reply = await wire.register(wrong, command("fine"))
        assert (reply.status, reply.code, [*reply.faults()]) == (400, 50035, [at]), at
        assert not discord.commands.registered, at


async def test_what_the_app_itself_does_not_allow_no_command_may_have(discord: Playground, wire: Wire) -> None:
    discord.world.installs = (0,)
    assert (await wire.ask("GET", "/applications/@me")).body["integration_types_config"] == {"0": {}}
    assert [*(await wire.register(command("a", [0, 1]))).faults()] == ["0.integration_types.1"]
    assert [*(await wire.register(command("a", None, [2]))).faults()] == ["0.contexts"]
    assert (await wire.register(command("a"))).body[0]["integration_types"] == [0]
    discord.violations.clear()


async def test_commands_of_one_server_do_not_say_where_they_are_used(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    path = f"/applications/{discord.application_id}/guilds/{place.guild.id}/commands"
    for wrong, at in ((command("a", [0]), "0.integration_types"), (command("a", None, [0]), "0.contexts")):
        assert [*(await wire.ask("PUT", path, [wrong])).faults()] == [at]
    assert (await wire.ask("PUT", path, [command("a")])).body[0]["contexts"] is None
    discord.violations.clear()


async def test_each_place_offers_what_its_context_and_the_installs_allow(
    discord: Playground, place: SimpleNamespace, line: Line, lee: Any
) -> None:
    nowhere = discord.add_guild("Strange", bot=False, commands=False)
    strange = discord.add_channel(nowhere, "games")
    group = discord.add_group("Friends", place.anna, place.ben, lee)
    friends = discord.direct(place.anna, place.ben)
    for channel, without, with_it in (
        (place.channel, ["all", "guild", "here"], ["all", "guild", "here", "mine"]),
        (strange, [], ["all", "here", "mine"]),
        (discord.direct(place.anna), ["all", "guild", "direct"], ["all", "guild", "mine", "direct"]),
        (friends, [], ["all", "mine", "among"]),
        (group, [], ["all", "mine", "among"]),
    ):
        discord.install(place.anna, on=False)
        assert await offered(place.anna, channel) == without
        await place.anna.install()
        assert await offered(place.anna, channel) == with_it
        await place.anna.install(on=False)
        with pytest.raises(NotPossible):
            await place.anna.command(channel, "mine")
    assert await offered(place.ben, group) == [], "an install is its owner's alone"
    assert await offered(lee, discord.direct(lee)) == [], "nothing leads from a stranger to the bot"
    discord.install(lee)
    assert await offered(lee, discord.direct(lee)) == ["all", "mine", "direct"]


async def test_the_owners_tell_by_whom_a_command_is_there(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line, lee: Any
) -> None:
    anna, ben = str(place.anna.id), place.ben
    discord.install(place.anna)
    discord.install(lee)
    strange = discord.add_channel(discord.add_guild("Strange", bot=False, commands=False), "games")
    for person, channel, owners, context in (
        (place.anna, place.channel, {"0": str(place.guild.id), "1": anna}, HERE),
        (ben, place.channel, {"0": str(place.guild.id)}, HERE),
        (place.anna, strange, {"1": anna}, HERE),
        (place.anna, discord.direct(place.anna), {"0": "0", "1": anna}, BOT_DM),
        (ben, discord.direct(ben), {"0": "0"}, BOT_DM),
        (lee, discord.direct(lee), {"1": str(lee.id)}, BOT_DM),
        (place.anna, discord.direct(place.anna, ben), {"1": anna}, PRIVATE),
        (place.anna, discord.add_group("Friends", place.anna, ben), {"1": anna}, PRIVATE),
    ):
        interaction, message = await answered(wire, line, person, channel)
        assert interaction["authorizing_integration_owners"] == owners
        assert interaction["context"] == context
        assert message.raw["interaction_metadata"]["authorizing_integration_owners"] == owners
        other = next(each for each in (ben, person) if channel.visible_to(discord.world.users[each.id]))
        interaction = await pressed(wire, line, other, message)
        assert interaction["authorizing_integration_owners"] == owners, "a press tells who used the command"


async def test_a_press_on_a_foreign_message_is_the_servers_too_once_that_has_the_app(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    guild = discord.add_guild("Strange", bot=False, commands=False)
    discord.install(place.anna)
    _, message = await answered(wire, line, place.anna, discord.add_channel(guild, "games"))
    guild.commands = True
    interaction = await pressed(wire, line, place.ben, message)
    assert interaction["authorizing_integration_owners"] == {"0": str(guild.id), "1": str(place.anna.id)}


async def test_a_foreign_server_is_known_by_its_interactions_alone(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    guild = discord.add_guild("Strange", bot=False, commands=False)
    channel = discord.add_channel(guild, "games")
    discord.install(place.anna)
    interaction, message = await answered(wire, line, place.anna, channel)
    assert interaction["guild"] == {"id": str(guild.id), "locale": "en-US", "features": []}
    assert interaction["member"]["user"]["global_name"] == "Anna"
    for method, path, body, code in (
        ("POST", f"/channels/{channel.id}/messages", {"content": "x"}, 50001),
        ("GET", f"/channels/{channel.id}/messages", None, 50001),
        ("GET", f"/channels/{channel.id}/messages/{message.id}", None, 50001),
        ("PATCH", f"/channels/{channel.id}/messages/{message.id}", {"content": "x"}, 50001),
        ("DELETE", f"/channels/{channel.id}/messages/{message.id}", None, 50001),
        ("POST", f"/channels/{channel.id}/threads", {"name": "x", "type": 11}, 50001),
        ("GET", f"/channels/{channel.id}", None, 50001),
        ("GET", f"/guilds/{guild.id}", None, 10004),
        ("GET", f"/guilds/{guild.id}/members/{place.anna.id}", None, 10004),
    ):
        assert (await wire.ask(method, path, body)).code == code, path
    await place.ben.says(channel, "unheard")
    await wire.post(place.channel, {"content": "heard"})
    assert (await line.event("MESSAGE_CREATE"))["content"] == "heard"


async def test_the_app_may_no_more_on_a_foreign_server_than_who_brought_it_along(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    guild = discord.add_guild("Strange", bot=False, commands=False)
    channel = discord.add_channel(guild, "games")
    discord.install(place.anna)
    interaction, _ = await answered(wire, line, place.anna, channel)
    assert int(interaction["app_permissions"]) == EMBED_LINKS | ATTACH_FILES
    channel.overwrite(guild, deny="ATTACH_FILES")
    interaction, task = await line.heard(place.anna.command(channel, "all"))
    assert int(interaction["app_permissions"]) == EMBED_LINKS
    reply = await wire.callback(interaction, 4, {"content": "a picture"}, files={"a.png": b"x"})
    assert (reply.status, reply.code) == (403, 50013)
    await wire.callback(interaction, 4, {"content": "words"})
    await task


@pytest.mark.parametrize("deferred", [False, True])
async def test_five_follow_ups_and_no_sixth_where_only_a_user_has_the_app(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line, deferred: bool
) -> None:
    discord.install(place.anna)
    doing = place.anna.command(discord.direct(place.anna, place.ben), "all")
    interaction, _ = await wire.answered(line, doing, 5 if deferred else 4)
    for _ in range(5):
        discord.clock.advance(2)
        assert (await wire.hook("POST", interaction, "", {"content": "more"})).status == 200
    discord.clock.advance(2)
    reply = await wire.hook("POST", interaction, "", {"content": "a sixth"})
    assert (reply.status, reply.code) == (400, 40094)
    assert (await wire.hook("PATCH", interaction, "/messages/@original", {"content": "edits go on"})).status == 200


async def test_without_external_apps_every_answer_there_is_for_its_user_alone(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    guild = discord.add_guild("Strange", bot=False, commands=False)
    channel = discord.add_channel(guild, "games")
    channel.overwrite(guild, deny="USE_EXTERNAL_APPS")
    discord.install(place.anna)
    interaction, message = await answered(wire, line, place.anna, channel)
    assert message.ephemeral
    follow_up = await wire.hook("POST", interaction, "", {"content": "public?"})
    assert follow_up.body["flags"] & EPHEMERAL
    assert await place.ben.sees(channel) == []


async def test_an_install_that_is_taken_back_ends_commands_presses_and_tokens(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    group = discord.add_group("Friends", place.anna, place.ben)
    discord.install(place.anna)
    interaction, message = await answered(wire, line, place.anna, group)
    of_ben = await pressed(wire, line, place.ben, message)
    discord.install(place.anna, on=False)
    assert await offered(place.anna, group) == []
    for token in (interaction, of_ben):
        for method, rest in (("POST", ""), ("PATCH", "/messages/@original"), ("GET", "/messages/@original")):
            reply = await wire.hook(method, token, rest, None if method == "GET" else {"content": "x"})
            assert (reply.status, reply.code) == (403, 50001)
    for person in (place.anna, place.ben):
        answer = await person.press(message, "go")
        assert (answer.state, answer.error) == ("failed", "This interaction failed")
    discord.install(place.anna)
    assert await pressed(wire, line, place.ben, message)


async def test_a_server_goes_on_without_the_install_of_a_member(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    discord.install(place.anna)
    interaction, message = await answered(wire, line, place.anna, place.channel)
    discord.install(place.anna, on=False)
    assert (await wire.hook("POST", interaction, "", {"content": "goes on"})).status == 200
    of_ben = await pressed(wire, line, place.ben, message)
    assert of_ben["authorizing_integration_owners"] == {"0": str(place.guild.id)}


async def test_who_has_blocked_the_app_uses_nothing_of_it_and_is_not_pinged(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    group = discord.add_group("Friends", place.anna, place.ben)
    direct = discord.direct(place.ben)
    discord.install(place.anna)
    discord.block(place.ben)
    _, message = await answered(wire, line, place.anna, group, content=f"<@{place.ben.id}> plays")
    assert message.pings == []
    with pytest.raises(NotPossible, match="blocked"):
        await place.ben.press(message, "go")
    assert await offered(place.ben, place.channel) == []
    reply = await wire.post(direct, {"content": "x"})
    assert (reply.status, reply.code) == (403, 50007)
    discord.block(place.ben, on=False)
    assert (await wire.post(direct, {"content": "x"})).status == 200


async def test_without_a_server_in_common_the_bot_writes_no_direct_messages_by_itself(
    discord: Playground, wire: Wire, line: Line
) -> None:
    guild = discord.add_guild("Strange", bot=False, commands=False)
    lee = discord.add_person("Lee", guilds=[guild])
    opened = await wire.ask("POST", "/users/@me/channels", {"recipient_id": str(lee.id)})
    direct = SimpleNamespace(id=int(opened.body["id"]))
    assert (await wire.post(direct, {"content": "x"})).code == 50278
    discord.install(lee)
    assert (await wire.post(direct, {"content": "x"})).code == 50001
    interaction, message = await answered(wire, line, lee, direct)
    path = f"/channels/{direct.id}/messages/{message.id}"
    assert (await wire.ask("PATCH", path, {"content": "x"})).code == 50001
    assert (await wire.hook("PATCH", interaction, "/messages/@original", {"content": "x"})).status == 200
    discord.bring_in(guild)
    assert (await wire.ask("PATCH", path, {"content": "y"})).status == 200

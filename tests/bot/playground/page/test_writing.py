"""What people write: who is mentioned and pinged, and how much of it a bot hears by its intents."""

from types import SimpleNamespace

import pytest

from bot.playground import Playground
from bot.playground.limits.refusal import NotPossible
from tests.bot.openapi import spec
from tests.bot.playground.wire import Wire

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1, 1 << 9, 1 << 12


async def test_a_bot_reads_what_mentions_it_and_of_the_rest_that_it_was_written(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online(GUILDS | GUILD_MESSAGES)
    await place.anna.says(place.channel, "to nobody", place.ben)
    told = await line.event("MESSAGE_CREATE")
    assert (told["content"], told["author"]["id"]) == ("", str(place.anna.id))
    assert [each["id"] for each in told["mentions"]] == [str(place.ben.id)]
    said = await place.anna.says(place.channel, "to you", discord.bot_user)
    told = await line.event("MESSAGE_CREATE")
    assert told["content"] == f"to you {discord.bot_user.mention}"
    assert told["guild_id"] == str(place.guild.id)
    path = f"/channels/{place.channel.id}/messages/{said.id}"
    assert spec().answer("GET", path, (await wire.ask("GET", path)).body) == []


@pytest.mark.parametrize("intents", [GUILDS, GUILDS | DIRECT_MESSAGES])
async def test_without_the_intent_nothing_is_heard_of_what_is_written(
    discord: Playground, place: SimpleNamespace, wire: Wire, intents: int
) -> None:
    line = await wire.online(intents)
    await place.anna.says(place.channel, "to you", discord.bot_user)
    discord.add_channel(place.guild, "the next that is told")
    assert (await line.event("CHANNEL_CREATE"))["name"] == "the next that is told"
    (session,) = discord.gateway_sessions.sessions.values()
    assert not [frame for frame in session.kept if frame["t"].startswith("MESSAGE")]


async def test_a_reply_mentions_the_author_unless_it_pings_nobody(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online(GUILDS | GUILD_MESSAGES)
    sent = await wire.post(place.channel, {"content": "mine"})
    first = (await place.anna.sees(place.channel))[-1]
    await line.event("MESSAGE_CREATE")
    loud = await place.anna.says(place.channel, "loud", answering=first)
    assert loud.pings == [discord.bot_user.id]
    told = await line.event("MESSAGE_CREATE")
    assert (told["type"], told["content"]) == (19, "loud")
    assert told["message_reference"]["message_id"] == sent.body["id"]
    quiet = await place.anna.says(place.channel, "quiet", answering=first, pinging=False)
    assert quiet.pings == []
    assert (await line.event("MESSAGE_CREATE"))["content"] == ""
    other = discord.add_channel(place.guild, "other")
    with pytest.raises(NotPossible, match="same channel"):
        await place.anna.says(other, "x", answering=first)


async def test_an_edit_is_no_new_message_and_one_edits_ones_own(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online(GUILD_MESSAGES)
    said = await place.anna.says(place.channel, "first")
    edited = await place.anna.edits(said, f"{discord.bot_user.mention} second")
    assert (edited.text, edited.edited, edited.pings) == (f"{discord.bot_user.mention} second", 1, [])
    assert (await line.next())["t"] == "MESSAGE_CREATE"
    update = await line.next()
    assert (update["t"], update["d"]["content"]) == ("MESSAGE_UPDATE", edited.text)
    with pytest.raises(NotPossible, match="who has written"):
        await place.ben.edits(said, "mine now")


async def test_everybody_is_mentioned_with_the_permission_alone_and_roles_by_their_id(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online(GUILDS | GUILD_MESSAGES)
    role = discord.add_role(place.guild, "Players")
    discord.give_role(place.guild, discord.bot_user, role)
    await place.anna.says(place.channel, f"@everyone <@&{role.id}>")
    told = await line.event("MESSAGE_CREATE")
    assert (told["mention_everyone"], told["mention_roles"]) == (False, [str(role.id)])
    assert (told["content"], told["mentions"]) == ("", [])
    discord.grant(place.guild, place.anna, "MENTION_EVERYONE")
    await place.anna.says(place.channel, "@everyone")
    assert (await line.event("MESSAGE_CREATE"))["mention_everyone"] is True


async def test_other_bots_and_webhooks_are_told_as_what_they_are(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online(GUILDS | GUILD_MESSAGES)
    robot = discord.add_person("Robot", bot=True)
    discord.write(place.channel, robot, f"{discord.bot_user.mention} beep")
    told = await line.event("MESSAGE_CREATE")
    assert (told["author"]["bot"], told["content"]) == (True, f"{discord.bot_user.mention} beep")
    discord.write(place.channel, place.ben, "by a hook", hook=True)
    told = await line.event("MESSAGE_CREATE")
    assert told["webhook_id"].isdecimal()
    assert "member" not in told


async def test_who_wrote_a_message_deletes_it_for_everybody_and_nobody_else_does(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    line = await wire.online(GUILDS | GUILD_MESSAGES)
    said = await place.anna.says(place.channel, "a slip")
    with pytest.raises(NotPossible, match="only who has written"):
        await place.ben.deletes(said)
    await place.anna.deletes(said)
    assert (await line.event("MESSAGE_DELETE"))["id"] == str(said.id)
    assert await place.ben.sees(place.channel) == []

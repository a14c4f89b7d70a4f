"""People are called to a lobby that is short of them: whom, where, how often, and until when the message stands."""

import asyncio
from contextlib import nullcontext

import pytest

from bot.live.lobby_announcements import MOST_CALLED, PAUSE_MS
from bot.store.moderation import Deed
from tests.bot.clocked import change
from tests.bot.house import PATIENCE_S, opened, running
from tests.bot.preferences.test_quiet import hours, type_hours
from tests.bot.waiting import at_rest, eventually
from tests.bot.wishes import manager, prefer, set_of_server
from tests.there import there

CALL_S = 60.0


async def lobby(person, channel, game="koikoi", **options):
    """A new lobby, whatever else waits."""
    shown = there((await person.command(channel, "play", game=game, **options)).message)
    if shown.ephemeral:
        await person.press(shown, label="New table")
        return None
    return shown


async def listed(house, *people, game="koikoi"):
    for person in people:
        await house.bot.store.calls.want(house.guild.id, person.id, [game])


def calls(house):
    """The requests by which people were called."""
    sent = [each for each in house.discord.requests if each.method == "POST" and each.path.endswith("/messages")]
    return [each for each in sent if "more player" in each.body.get("content", "")]


async def called(house, count=1):
    """Wait for a minute; so many calls were sent. Returns the last one's body."""
    await asyncio.sleep(CALL_S)
    await at_rest(house)
    assert len(calls(house)) == count
    return calls(house)[-1]


async def nobody_called(house, count=0, seconds=2 * CALL_S):
    """Wait for two minutes; nobody was called in them."""
    await asyncio.sleep(seconds)
    await at_rest(house)
    assert len(calls(house)) == count


async def standing(house):
    """The messages that call people and stand there."""
    return [each for each in await house.ben.sees(house.channel) if "more player" in each.text]


def mentioned(body):
    return [int(user) for user in body["allowed_mentions"]["users"]]


async def test_after_a_minute_one_message_mentions_who_wants_it_and_it_goes_when_the_lobby_is_full(house):
    chie = house.discord.add_person("Chie")
    await listed(house, house.ben, chie)
    shown = there(await lobby(house.anna, house.channel))
    sent = await called(house)
    assert sent.body["allowed_mentions"] == {"parse": [], "users": [house.ben.id, chie.id], "roles": []}
    link = f"[table 1](https://discord.com/channels/{house.guild.id}/{house.channel.id}/{shown.id})"
    said = f"{house.ben.mention} and {chie.mention}: {house.anna.mention} needs 1 more player for Koi-Koi ({link})."
    message = await house.ben.wait(house.channel, lambda m: m.text == said, PATIENCE_S)
    assert message.pings == [house.ben.id, chie.id]
    answer = await chie.press(message, label="Join table 1")
    assert there(answer.message).text == f"You're at {link}. The match will start there."
    await at_rest(house)
    assert said not in [each.text for each in await house.ben.sees(house.channel)]
    assert chie.id in (await house.bot.registry.get(1)).persons
    await house.bot.lobbies.leave(1, chie.id)
    await nobody_called(house, 1)  # once a lobby


async def test_the_message_goes_when_the_lobby_starts_or_closes(house):
    await listed(house, house.ben)
    shown = there(await lobby(house.anna, house.channel, "stopgo"))
    await nobody_called(house)  # nobody wants to be told of that game
    await listed(house, house.ben, game="stopgo")
    await called(house)
    await house.anna.press(await house.anna.now(shown), label="Start with computers")
    await at_rest(house)
    assert await standing(house) == []
    await listed(house, house.ben)
    await lobby(house.anna, house.channel)
    await called(house, 2)
    await house.bot.lobbies.leave(2, house.anna.id)
    await at_rest(house)
    assert await standing(house) == []


async def test_ten_of_more_are_called_and_the_others_the_next_time(house):
    people = [house.discord.add_person(f"P{number}") for number in range(MOST_CALLED + 3)]
    await listed(house, *people)
    await lobby(house.anna, house.channel)
    first = mentioned((await called(house)).body)
    assert first == [each.id for each in people[:MOST_CALLED]]
    now = house.bot.store.now
    house.bot.store.now = lambda: now() + PAUSE_MS
    await lobby(house.ben, house.channel)
    second = mentioned((await called(house, 2)).body)
    assert second == [each.id for each in (*people[MOST_CALLED:], *people[: MOST_CALLED - 3])]


async def test_nobody_is_called_who_is_blocked_kept_out_playing_quiet_or_wants_no_pings(house):
    names = ("Blocks", "Blocked", "Out", "Plays", "Quiet", "Silent", "Gone", "Unseeing", "Free")
    blocks, blocked, out, plays, quiet, silent, gone, unseeing, free = map(house.discord.add_person, names)
    away = house.discord.add_channel(house.guild, "away")
    await listed(house, blocks, blocked, out, plays, quiet, silent, gone, unseeing, house.anna)
    await blocks.command(house.channel, "block", user=house.anna)
    await house.anna.command(house.channel, "block", user=blocked)
    at = house.bot.registry.now()
    deed = Deed(guild=house.guild.id, at=at, kind="out", moderator=5, person=out.id, until=at + 600_000)
    await house.bot.store.moderation.keep_out(deed, [out.id], None)
    await lobby(plays, away, "stopgo")
    await type_hours(house, quiet, "preferences", hours(-1, 1))
    await prefer(house, silent, "pings", "off")
    house.discord.leave(house.guild, gone)
    house.channel.overwrite(unseeing, deny="VIEW_CHANNEL")
    await house.discord.synced()
    await lobby(house.anna, house.channel)
    await nobody_called(house)
    assert await house.bot.store.calls.wanted(house.guild.id, gone.id) == []
    await listed(house, free)
    assert mentioned((await called(house)).body) == [free.id]
    assert house.anna.mention in calls(house)[0].body["content"]


async def test_a_private_lobby_and_a_server_without_pings_call_nobody(house):
    chie = house.discord.add_person("Chie")
    await listed(house, chie)
    await house.anna.command(house.channel, "challenge", friend=house.ben)
    await nobody_called(house)
    await set_of_server(house, "pings", "off")
    await lobby(house.anna, house.channel)
    await nobody_called(house)


async def test_a_role_is_called_as_long_as_it_may_be_mentioned_and_in_quiet_hours_nobody_is_named(house):
    manager(house, house.anna)
    role = house.discord.add_role(house.guild, "Players", mentionable=True)
    chie = house.discord.add_person("Chie")
    house.discord.give_role(house.guild, chie, role)
    await set_of_server(house, "called", str(role.id))
    await listed(house, house.ben)
    await lobby(house.anna, house.channel)
    sent = await called(house)
    assert sent.body["content"].startswith(f"<@&{role.id}> and {house.ben.mention}: ")
    assert sent.body["allowed_mentions"] == {"parse": [], "users": [house.ben.id], "roles": [role.id]}
    message = await chie.wait(house.channel, lambda m: "more player" in m.text, PATIENCE_S)
    assert sorted(message.pings) == sorted([house.ben.id, chie.id])
    house.discord.let_mention(role, on=False)
    await house.discord.synced()
    await listed(house, house.ben, game="stopgo")
    await lobby(house.anna, house.channel, "stopgo")
    sent = await called(house, 2)
    assert sent.body["allowed_mentions"]["roles"] == []
    assert "<@&" not in sent.body["content"]
    house.discord.let_mention(role, on=True)
    await type_hours(house, house.anna, "server-settings", hours(-1, 1))
    await listed(house, house.ben, game="hanaawase")
    await lobby(house.anna, house.channel, "hanaawase")
    sent = await called(house, 3)
    assert sent.body["content"].startswith(f"{house.anna.mention} needs 2 more players for Hana-awase ([table 3](")
    assert sent.body["allowed_mentions"] == {"parse": [], "users": [], "roles": []}
    assert await house.bot.store.calls.get_called_users(3) == []  # so they are the first the next time


async def test_calls_go_to_the_channel_for_them_and_beside_the_lobby_where_that_is_closed_or_gone(house):
    place, chie = house.discord.add_channel(house.guild, "calls"), house.discord.add_person("Chie")
    place.overwrite(chie, deny="VIEW_CHANNEL")
    await set_of_server(house, "calls", str(place.id))
    await listed(house, chie)
    await house.bot.store.calls.want(house.guild.id, house.ben.id, ["koikoi", "stopgo", "hanaawase"])
    shown = there(await lobby(house.anna, house.channel))
    sent = await called(house)
    assert f"/channels/{place.id}/" in sent.path
    assert mentioned(sent.body) == [house.ben.id]  # Chie would not see it
    assert f"{house.channel.id}/{shown.id})" in sent.body["content"]
    message = await house.ben.wait(place, lambda m: "more player" in m.text, PATIENCE_S)
    answer = await house.ben.press(message, label="Join table 1")
    assert "You're at [table 1]" in there(answer.message).text
    await at_rest(house)
    assert [each for each in await house.ben.sees(place) if not each.ephemeral] == []
    await house.bot.lobbies.leave(1, house.ben.id)
    place.deny("SEND_MESSAGES")
    await house.discord.synced()
    await lobby(house.anna, house.channel, "stopgo")
    assert f"/channels/{house.channel.id}/" in (await called(house, 2)).path
    house.discord.remove_channel(place)
    await house.discord.synced()
    await lobby(house.anna, house.channel, "hanaawase")
    assert f"/channels/{house.channel.id}/" in (await called(house, 3)).path


@pytest.fixture
async def night(tmp_path):
    """A house in which a test starts the bot and ends it."""

    async with opened(tmp_path, lambda *_: nullcontext()) as house:
        yield house


async def test_a_restart_between_lobby_and_call_calls_once_when_the_minute_is_over(night):
    house = night
    async with running(house.discord, house.database) as house.bot:
        await listed(house, house.ben)
        await lobby(house.anna, house.channel)
        await at_rest(house)
        call = await house.bot.store.calls.get(1)
        assert there(call).due_at - house.bot.registry.now() in range(50_000, 60_001)
        assert there(call).called_at is None
    async with running(house.discord, house.database) as house.bot:
        await nobody_called(house, seconds=CALL_S / 2)
        assert mentioned((await called(house)).body) == [house.ben.id]
    async with running(house.discord, house.database) as house.bot:
        await nobody_called(house, 1)
        assert await standing(house)
        await house.bot.lobbies.join(1, house.ben.id, 5)
        await at_rest(house)
        assert await standing(house) == []


async def test_a_message_that_was_sent_and_not_noted_is_found_not_sent_twice_and_goes_after_its_lobby(night):
    house = night
    async with running(house.discord, house.database) as house.bot:
        await listed(house, house.ben)
        await lobby(house.anna, house.channel)
        await called(house)
        note = there(await house.bot.store.key_values.get("ping:1:call"))
        assert note.startswith("call:")
        await house.bot.store.key_values.keep("ping:1:call", f"call:?{house.bot.registry.now() - 1000}")
        change(house, "UPDATE lobby_calls SET sent = 0")
    async with running(house.discord, house.database) as house.bot:
        await eventually(lambda: house.bot.lobby_announcements.notices.subject(1), "the message is not found")
        await nobody_called(house, 1)
        assert await house.bot.store.key_values.get("ping:1:call") == note
        await house.bot.store.tables.close([1], house.bot.registry.now())
    async with running(house.discord, house.database) as house.bot:  # the lobby has ended while it was down
        await eventually(lambda: house.bot.startup_resume.done.is_set(), "it does not wake")
        await at_rest(house)
        assert await standing(house) == []


async def test_a_clock_that_was_set_back_while_the_bot_was_down_lets_nobody_wait_longer_than_a_minute(night):
    house = night
    async with running(house.discord, house.database) as house.bot:
        await listed(house, house.ben)
        await lobby(house.anna, house.channel)
        await house.bot.store.calls.wait(1, house.bot.registry.now() + 10 * PAUSE_MS)
    async with running(house.discord, house.database) as house.bot:
        await called(house)

"""Quiet hours, a channel for calls and a role to call, as they are chosen in the panels, and what pings do then."""

import time
from datetime import UTC, datetime, timedelta

from tests.bot.house import PATIENCE_S, evening
from tests.bot.waiting import at_rest
from tests.bot.wishes import choose, manager, opened, panel, prefer
from tests.there import there


def hours(begin, end):
    """A span of hours in UTC, from so many hours after this moment to so many."""
    now = datetime.fromtimestamp(time.time(), UTC)
    return "-".join((now + timedelta(hours=each)).strftime("%H:%M") for each in (begin, end))


async def type_hours(house, person, command, span):
    """Somebody types quiet hours; returns the panel."""
    control = await opened(person, await panel(person, house.channel, command), "quiet")
    form = await person.press(control, label="Other hours")
    return there((await person.submit(form, {"word": span})).message)


async def test_hours_are_typed_and_what_is_no_span_is_refused_in_a_sentence(house):
    control = await opened(house.ben, await panel(house.ben, house.channel, "preferences"), "quiet")
    form = await house.ben.press(control, label="Other hours")
    refused = there((await house.ben.submit(form, {"word": "7-7"})).message)
    assert "`22-7`. The two can't be the same." in refused.text
    form = await house.ben.press(control, label="Other hours")
    shown = there((await house.ben.submit(form, {"word": "23-6:30"})).message)
    assert "Your quiet hours without pings: **23:00-06:30**" in shown.text
    assert "Time zone for your quiet hours: **same as the server**" in shown.text
    shown = await prefer(house, house.ben, "zone", "Asia/Tokyo")
    assert "Time zone for your quiet hours: **Asia/Tokyo**" in shown.text
    shown = there((await house.ben.press(shown, label="Reset to default")).message)
    assert "Time zone for your quiet hours: **same as the server**" in shown.text


async def test_in_the_quiet_hours_of_a_server_a_challenge_is_written_and_mentions_nobody(house):
    manager(house, house.anna)
    shown = await type_hours(house, house.anna, "server-settings", hours(-1, 1))
    assert f"Quiet hours without pings: **{hours(-1, 1)}**" in shown.text
    await house.anna.command(house.channel, "challenge", friend=house.ben)
    said = await house.ben.wait(house.channel, lambda m: "challenges you" in m.text, PATIENCE_S)
    assert house.ben.mention in said.text
    assert said.pings == []
    await type_hours(house, house.anna, "server-settings", hours(1, -1))
    chie = house.discord.add_person("Chie")
    await house.anna.command(house.channel, "challenge", friend=chie)
    said = await chie.wait(house.channel, lambda m: "challenges you to Koi-Koi at table 2" in m.text, PATIENCE_S)
    assert said.pings == [chie.id]


async def test_in_the_quiet_hours_of_a_person_a_turn_is_told_without_a_mention_of_them(tmp_path):
    async with evening(tmp_path, silence=20.0) as house:
        await type_hours(house, house.ben, "preferences", hours(-1, 1))
        await house.started()
        said = await house.anna.wait(house.channel, lambda m: "please press" in m.text, PATIENCE_S)
        assert house.ben.mention in said.text
        assert said.pings == [house.anna.id]


async def test_a_role_is_chosen_only_if_a_message_may_mention_it(house):
    manager(house, house.anna)
    role = house.discord.add_role(house.guild, "Players")
    shown = await opened(house.anna, await panel(house.anna, house.channel), "called")
    answer = await house.anna.select(shown, shown.selects[1].custom_id, [role.id])
    assert f"I can't ping <@&{role.id}>" in there(answer.message).text
    assert 'Role for "players wanted" pings: **none**' in (await panel(house.anna, house.channel)).text
    house.discord.let_mention(role, on=True)
    await house.discord.synced()
    shown = await choose(house.anna, await panel(house.anna, house.channel), "called", role.id)
    assert f'Role for "players wanted" pings: **<@&{role.id}>**' in shown.text
    house.discord.let_mention(role, on=False)
    await house.discord.synced()
    assert "I can't ping that role" in (await panel(house.anna, house.channel)).text


async def test_a_channel_for_calls_that_closes_is_told_of_in_the_panel(house):
    manager(house, house.anna)
    shut, calls = (house.discord.add_channel(house.guild, name) for name in ("shut", "calls"))
    shut.deny("SEND_MESSAGES")
    await house.discord.synced()
    shown = await opened(house.anna, await panel(house.anna, house.channel), "calls")
    answer = await house.anna.select(shown, shown.selects[1].custom_id, [shut.id])
    assert f"I can't write in <#{shut.id}>" in there(answer.message).text
    shown = await choose(house.anna, await panel(house.anna, house.channel), "calls", calls.id)
    assert f'Channel for "players wanted" pings: **<#{calls.id}>**' in shown.text
    assert "next to the lobby" not in shown.text
    calls.deny("SEND_MESSAGES")
    await house.discord.synced()
    assert "I can't write there, so pings go next to the lobby." in (await panel(house.anna, house.channel)).text
    house.discord.remove_channel(calls)
    await house.discord.synced()
    gone = "That channel no longer exists, so pings go next to the lobby."
    assert gone in (await panel(house.anna, house.channel)).text
    await at_rest(house)  # the bot still looks at what was in that channel

"""Keeping somebody out: who may, what they are told and how often, and a match that they play goes on."""

import pytest

from tests.bot.house import PATIENCE_S
from tests.bot.moderation.desk import chosen, moderator, panel, sure
from tests.bot.moderation.test_results_voided import over
from tests.bot.waiting import at_rest
from tests.there import there

KEPT = "A moderator keeps you out of tables on this server until"


async def kept_out(house, eva, person, label="Keep out for a week"):
    """Somebody is kept out. Returns the panel afterwards."""
    shown = await panel(eva, house.channel, member=person)
    return await sure(eva, await sure(eva, shown, label), label)


async def test_only_who_manages_the_server_keeps_others_out_or_takes_them_off_the_leaderboards(house):
    eva, finn = moderator(house), moderator(house, "Finn", "MANAGE_GUILD")
    refused = there((await eva.command(house.channel, "moderate", member=house.ben)).message)
    assert refused.text == "Only those who may **Manage Server** can do that."
    shown = await panel(finn, house.channel, member=house.ben)
    assert "Nobody keeps them out of tables here." in shown.text
    mine = await panel(eva, house.channel)
    ben = house.ben.id
    tries = (f"{ben}:do:7:0", f"{ben}:show", "0:list", f"{ben}:ask:7:0", f"{ben}:ask:off", f"{ben}:do:off")
    for words in (*tries, f"{ben}:do:on"):
        answer = await eva.press(mine, f"member:{words}", raw=True)
        assert there(answer.message).text == "Only those who may **Manage Server** can do that."
    nonsense = ("5", "5:do:8:0", "5:do:7", "5:do:x:0", "5:dance", f"{10**19}:show", f"5:do:7:{10**19}")
    for words in (*nonsense, "5:dance:off", "5:do:off:1", f"{10**19}:do:off", "0:list:off"):
        answer = await finn.press(shown, f"member:{words}", raw=True)
        assert "This button no longer works" in there(answer.message).text, words
    for words in ("do:7:0", "do:off"):
        answer = await finn.press(shown, f"member:{finn.id}:{words}", raw=True)
        assert there(answer.message).text == "You cannot do that to yourself."
    assert await house.bot.store.moderation.all_off_boards(house.guild.id, 9) == []
    assert await house.bot.store.moderation.log(house.guild.id, 0, 9) == []
    bot = house.discord.add_person("Robot", bot=True)
    answer = await finn.command(house.channel, "moderate", member=bot)
    assert "is a bot and plays nowhere" in there(answer.message).text


async def test_a_person_at_a_running_table_plays_on_and_is_told_once_with_the_end(house):
    eva = moderator(house, "Eva", "MANAGE_GUILD")
    await house.started()
    shown = await chosen(eva, house.channel, 1)
    shown = there((await eva.select(shown, "member:0:choose", [str(house.ben.id)])).message)
    question = await sure(eva, shown, "Keep out for a month")
    assert "They open no lobby, join none and are invited to none" in question.text
    done = await sure(eva, question, "Keep out for a month")
    assert "**Done.**" in done.text
    assert "Kept out of tables here until <t:" in done.text
    await house.ready(house.ben)
    told = await house.ben.wait(house.channel, lambda m: KEPT in m.text, PATIENCE_S)
    assert (told.ephemeral, told.pings) == (True, [])
    await house.ready(house.anna)
    await at_rest(house)
    assert (await house.bot.registry.get(1)).match.question.ask.value == "turn"
    await house.ben.command(house.channel, "hand")
    await at_rest(house)
    assert len([each for each in await house.ben.sees(house.channel) if KEPT in each.text]) == 1
    refused = there((await house.ben.command(house.channel, "play", game="koikoi")).message)
    assert (refused.ephemeral, KEPT in refused.text) == (True, True)
    refused = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    assert refused.text == f"{house.ben.mention} doesn't accept challenges."
    assert [each for each in await house.anna.sees(house.channel) if KEPT in each.text] == []


async def test_a_command_tells_them_and_two_at_once_and_letting_in_again(house):
    eva, finn = moderator(house, "Eva", "MANAGE_GUILD"), moderator(house, "Finn", "MANAGE_GUILD")
    theirs = await panel(finn, house.channel, member=house.ben)
    theirs = await sure(finn, theirs, "Keep out for a day")
    shown = await kept_out(house, eva, house.ben)
    await house.ben.command(house.channel, "preferences")
    await house.ben.wait(house.channel, lambda m: KEPT in m.text, PATIENCE_S)
    answer = await finn.press(theirs, label="Keep out for a day")
    assert "That has changed meanwhile; nothing was done." in there(answer.message).text
    people = await sure(eva, shown, "Who is kept out")
    assert f"- {house.ben.mention} until <t:" in people.text
    shown = there((await eva.select(people, "member:0:choose", [str(house.ben.id)])).message)
    question = await sure(eva, shown, "Let in again")
    await sure(eva, question, "Let in again")
    assert "Nobody." in (await panel(eva, house.channel, page="people")).text
    answer = await house.ben.command(house.channel, "play", game="koikoi")
    assert not there(answer.message).ephemeral
    log = await panel(eva, house.channel, page="log")
    assert f"{eva.mention}: A person is kept out of tables until <t:" in log.text
    assert log.text.index("may play again") < log.text.index("is kept out")
    assert log.text.count(house.ben.mention) == 2


@pytest.mark.slow
async def test_somebody_is_off_the_leaderboard_and_back_and_only_they_read_that(house):
    eva, finn = moderator(house, "Eva", "MANAGE_GUILD"), moderator(house, "Finn", "MANAGE_GUILD")
    await over(house)

    async def board(person):
        return there((await person.command(house.channel, "leaderboard", game="koikoi")).message).text

    assert house.ben.mention in await board(house.anna)
    theirs = await sure(finn, await panel(finn, house.channel, member=house.ben), "Off the leaderboard")
    question = await sure(eva, await panel(eva, house.channel, member=house.ben), "Off the leaderboard")
    assert f"Take {house.ben.mention} off every leaderboard of this server" in question.text
    assert house.ben.mention in await board(house.anna)
    done = await sure(eva, question, "Off the leaderboard")
    assert "**Off the leaderboards of this server.**" in done.text
    assert house.ben.mention not in await board(house.anna)
    mine = await board(house.ben)
    assert "You: not shown here. A moderator has taken you off the leaderboards of this server." in mine
    answer = await finn.press(theirs, label="Off the leaderboard")
    assert "That has changed meanwhile; nothing was done." in there(answer.message).text
    people = await panel(eva, house.channel, page="people")
    assert f"### Off the leaderboards\n- {house.ben.mention}" in people.text
    assert [each.value for each in people.selects[0].options] == [str(house.ben.id)]
    shown = there((await eva.select(people, "member:0:choose", [str(house.ben.id)])).message)
    await sure(eva, await sure(eva, shown, "Back on the leaderboard"), "Back on the leaderboard")
    assert house.ben.mention in await board(house.anna)
    log = await panel(eva, house.channel, page="log")
    assert log.text.index("off the leaderboards is back") < log.text.index("was taken off the leaderboards")

"""Keeping somebody out: who may, what they are told and how often, and a match that they play goes on."""

from tests.bot.house import PATIENCE_S
from tests.bot.moderation.desk import chosen, moderator, panel, sure
from tests.bot.moderation.test_results_voided import over
from tests.bot.waiting import at_rest
from tests.there import there

KEPT = "A moderator suspended you from tables on this server until"


async def kept_out(house, eva, person, label="Suspend for a week"):
    """Somebody is kept out. Returns the panel afterwards."""
    shown = await panel(eva, house.channel, member=person)
    return await sure(eva, await sure(eva, shown, label), label)


SUSPENDS_ONLY = "Only members with **Moderate Members** can do that."


async def test_only_who_may_keeps_others_out_or_takes_them_off_the_leaderboards(house):
    eva, finn = moderator(house), moderator(house, "Finn", "MANAGE_GUILD")
    refused = there((await eva.command(house.channel, "moderate", member=house.ben)).message)
    assert refused.text == SUSPENDS_ONLY
    shown = await panel(finn, house.channel, member=house.ben)
    assert "Not suspended here." in shown.text
    mine = await panel(eva, house.channel)
    ben = house.ben.id
    tries = (f"{ben}:do:7:0", f"{ben}:show", "0:list", f"{ben}:ask:7:0", f"{ben}:ask:off", f"{ben}:do:off")
    for words in (*tries, f"{ben}:do:on"):
        answer = await eva.press(mine, f"member:{words}", raw=True)
        only = "Only members with **Manage Server** can do that." if words.endswith(("off", "on")) else SUSPENDS_ONLY
        assert there(answer.message).text == only
    nonsense = ("5", "5:do:8:0", "5:do:7", "5:do:x:0", "5:dance", f"{10**19}:show", f"5:do:7:{10**19}")
    for words in (*nonsense, "5:dance:off", "5:do:off:1", f"{10**19}:do:off", "0:list:off"):
        answer = await finn.press(shown, f"member:{words}", raw=True)
        assert "This button no longer works" in there(answer.message).text, words
    for words in ("do:7:0", "do:off"):
        answer = await finn.press(shown, f"member:{finn.id}:{words}", raw=True)
        assert there(answer.message).text == "You can't do that to yourself."
    assert await house.bot.store.moderation.all_off_boards(house.guild.id, 9) == []
    assert await house.bot.store.moderation.log(house.guild.id, 0, 9) == []
    bot = house.discord.add_person("Robot", bot=True)
    answer = await finn.command(house.channel, "moderate", member=bot)
    assert "is a bot and doesn't play" in there(answer.message).text


async def test_a_person_at_a_running_table_plays_on_and_is_told_once_with_the_end(house):
    eva = moderator(house, "Eva", "MANAGE_GUILD")
    await house.started()
    shown = await chosen(eva, house.channel, 1)
    shown = there((await eva.select(shown, "member:0:choose", [str(house.ben.id)])).message)
    question = await sure(eva, shown, "Suspend for a month")
    assert "They can't open or join tables or be invited" in question.text
    done = await sure(eva, question, "Suspend for a month")
    assert "**Done.**" in done.text
    assert "Suspended here until <t:" in done.text
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


async def test_moderate_members_is_enough_to_suspend_but_nobody_above_nor_the_owner(house):
    grace = moderator(house, "Grace", "MODERATE_MEMBERS")
    shown = await panel(grace, house.channel, member=house.ben)
    (hide,) = [each for each in shown.buttons if "leaderboards" in (each.label or "")]
    assert (hide.label, hide.disabled) == ("Hide from leaderboards (needs Manage Server)", True)
    answer = await grace.press(shown, f"member:{house.ben.id}:do:off", raw=True)
    assert there(answer.message).text == "Only members with **Manage Server** can do that."
    question = await sure(grace, shown, "Suspend for a day")
    house.discord.grant(house.guild, house.ben, "VIEW_CHANNEL")  # a role above hers, which he has just got
    answer = await grace.press(question, label="Suspend for a day")
    assert there(answer.message).text == f"{house.ben.mention} has a higher role than you, so you can't suspend them."
    answer = await grace.press(shown, f"member:{house.guild.owner}:do:30:0", raw=True)
    assert there(answer.message).text == "The owner of the server can't be suspended."
    house.discord.fail("GET", rf"/guilds/{house.guild.id}/members/{house.anna.id}", 403, 50001)
    answer = await grace.press(shown, f"member:{house.anna.id}:do:7:0", raw=True)
    assert "I couldn't check" in there(answer.message).text
    assert await house.bot.store.moderation.all_kept_out(house.guild.id, 0) == []
    people = await panel(grace, house.channel, page="people")
    somebody = there((await grace.select(people, "member:0:pick", [str(house.anna.id)])).message)
    await sure(grace, await sure(grace, somebody, "Suspend for a week"), "Suspend for a week")
    ((user, _),) = await house.bot.store.moderation.all_kept_out(house.guild.id, 0)
    assert user == house.anna.id


async def test_somebody_is_off_the_leaderboard_and_back_and_only_they_read_that(house):
    eva, finn = moderator(house, "Eva", "MANAGE_GUILD"), moderator(house, "Finn", "MANAGE_GUILD")
    await over(house)

    async def board(person):
        return there((await person.command(house.channel, "leaderboard", game="koikoi")).message).text

    assert house.ben.mention in await board(house.anna)
    theirs = await sure(finn, await panel(finn, house.channel, member=house.ben), "Hide from leaderboards")
    question = await sure(eva, await panel(eva, house.channel, member=house.ben), "Hide from leaderboards")
    assert f"Hide {house.ben.mention} from all leaderboards here" in question.text
    assert house.ben.mention in await board(house.anna)
    done = await sure(eva, question, "Hide from leaderboards")
    assert "**Hidden from this server's leaderboards.**" in done.text
    assert house.ben.mention not in await board(house.anna)
    mine = await board(house.ben)
    assert "You: not shown here. A moderator has hidden you from this server's leaderboards." in mine
    answer = await finn.press(theirs, label="Hide from leaderboards")
    assert "Something changed in the meantime, so nothing was done." in there(answer.message).text
    people = await panel(eva, house.channel, page="people")
    assert f"### Hidden from the leaderboards\n- {house.ben.mention}" in people.text
    assert [each.value for each in people.selects[0].options] == [str(house.ben.id)]
    shown = there((await eva.select(people, "member:0:choose", [str(house.ben.id)])).message)
    await sure(eva, await sure(eva, shown, "Show on leaderboards"), "Show on leaderboards")
    assert house.ben.mention in await board(house.anna)
    log = await panel(eva, house.channel, page="log")
    assert log.text.index("is shown on the leaderboards again") < log.text.index("was hidden from the leaderboards")

"""What players read of moderators' actions: under the result, in /history, and once in private."""

from tests.bot.evenings.test_results import settle
from tests.bot.evenings.test_threads import resigned, threaded
from tests.bot.house import PATIENCE_S
from tests.bot.moderation.desk import chosen, moderator, panel, sure
from tests.bot.waiting import at_rest, eventually
from tests.there import there

VOIDED = "Voided by a moderator"


async def results(house, thread):
    """The last message in the thread, as Anna sees it."""
    return (await house.anna.sees(thread))[-1].text


async def test_a_voided_result_is_told_below_it_in_its_archived_thread_in_history_and_once_to_each(house):
    eva = moderator(house, "Eva", "MANAGE_GUILD")
    _, thread = await threaded(house)
    await settle(house)
    await resigned(house, house.ben, thread)
    before = await results(house, thread)
    assert "The match is over." in before
    house.discord.archive(thread)
    await house.discord.synced()
    done = await sure(
        eva, await sure(eva, await panel(eva, house.channel, table=1), "Void the result"), "Void the result"
    )

    async def shown():
        return VOIDED in await results(house, thread)

    await eventually(shown)
    assert (thread.archived, thread.archived_after_min) == (False, 60)
    history = there((await house.ben.command(house.channel, "history")).message)
    assert " · table 1 · *voided by a moderator*" in history.text
    told = await house.ben.wait(house.channel, lambda m: "voided the result of your match" in m.text, PATIENCE_S)
    assert (told.ephemeral, told.text.endswith("at table 1. It doesn't count for anyone.")) == (True, True)
    await house.ben.command(house.channel, "history")
    await at_rest(house)
    assert len([each for each in await house.ben.sees(house.channel) if "voided the result" in each.text]) == 1

    await sure(eva, await sure(eva, done, "Let the result count again"), "Let the result count again")

    async def restored():
        return VOIDED not in await results(house, thread)

    await eventually(restored)
    for person, news in ((house.ben, 1), (house.anna, 0)):  # Anna heard of neither, so nothing has changed for her
        await person.command(house.channel, "preferences")
        await at_rest(house)
        assert len([each for each in await person.sees(house.channel) if "counts again" in each.text]) == news


async def test_whoever_lost_their_seat_is_told_once_and_the_result_says_so(house):
    eva = moderator(house)
    await house.started()
    await settle(house)
    shown = await chosen(eva, house.channel, 1)
    await sure(
        eva, there((await eva.select(shown, shown.selects[0].custom_id, ["1"])).message), "Give a seat to a computer"
    )
    await house.ben.command(house.channel, "preferences")
    told = await house.ben.wait(house.channel, lambda m: "gave your seat at table 1" in m.text, PATIENCE_S)
    assert told.ephemeral
    await resigned(house, house.anna)
    shown = (await house.public())[-1].text
    assert f"A moderator gave {house.ben.mention}'s seat to a computer." in shown
    assert "The match isn't rated, because fewer than half of its usual hands had been played." in shown


async def test_a_reason_is_read_by_the_player_and_in_the_log_without_its_markup(house):
    eva = moderator(house, "Eva", "MANAGE_GUILD")
    await house.started()
    await settle(house)
    await resigned(house, house.ben)
    question = await sure(eva, await panel(eva, house.channel, table=1), "Void the result")
    form = await eva.press(question, label="Give a reason…")
    await eva.submit(form, {"reason": "played **twice** @everyone"})
    log = await panel(eva, house.channel, page="log")
    reason = "Reason: played \\*\\*twice\\*\\* @\u200beveryone"
    effect = f"Worse off: {house.anna.mention}. Better off: {house.ben.mention}."
    assert f"{eva.mention}: Table 1: the result was voided. {effect} {reason}" in log.text
    await house.ben.command(house.channel, "preferences")
    told = await house.ben.wait(house.channel, lambda m: "voided the result of your match" in m.text, PATIENCE_S)
    assert told.text.endswith(reason)

    async def shown():
        return reason in (await house.public())[-1].text

    await eventually(shown)
    for words in ("reason:moderate:1:show", "reason:", "reason:result:1:ask:void"):
        assert "This button no longer works" in there((await eva.press(question, words, raw=True)).message).text

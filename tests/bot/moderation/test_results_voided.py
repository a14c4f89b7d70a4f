"""Voiding the result of a finished match: who may, what goes with it, and that it comes back."""

from bot.store.records import since
from bot.store.seasons import season_name
from tests.bot.evenings.test_results import settle
from tests.bot.evenings.test_threads import resigned
from tests.bot.leaderboards import leaderboard
from tests.bot.moderation.desk import moderator, panel, sure
from tests.bot.waiting import eventually
from tests.bot.wishes import set_of_server
from tests.there import there


async def over(house):
    """Anna and Ben play a round, then Ben resigns."""
    await house.started()
    await settle(house)
    await resigned(house, house.ben)


async def told(house):
    """The leaderboard of the server, by wins and by rating."""
    rows = await leaderboard(house.bot.store, house.guild.id, "koikoi")
    rated = await house.bot.store.writer.read(
        lambda db: db.execute(
            "SELECT user, mu, sigma, rated FROM standings WHERE period = 'all' ORDER BY user"
        ).fetchall()
    )
    return [(row.user, row.won, row.points) for row in rows], rated


async def made_anew(house):
    """The ratings that are due are made anew."""

    async def none_is_due():
        return not await house.bot.store.records.due()

    await eventually(none_is_due)


async def test_a_result_is_voided_by_one_of_two_at_once_and_comes_back(house):
    eva, finn = moderator(house, "Eva", "MANAGE_GUILD"), moderator(house, "Finn", "MANAGE_GUILD")
    await over(house)
    theirs = await sure(finn, await panel(finn, house.channel, table=1), "Void the result")
    before = await told(house)
    assert [row[0] for row in before[0]] == [house.anna.id, house.ben.id]
    shown = await panel(eva, house.channel, table=1)
    assert "The result counts." in shown.text
    assert f"**1.** {house.anna.mention}: 1st place" in shown.text
    question = await sure(eva, shown, "Void the result")
    assert "as if the match had never been played" in question.text
    done = await sure(eva, question, "Void the result")
    assert "**The result is void:** it doesn't count." in done.text
    answer = await finn.press(theirs, label="Void the result")
    assert "Something changed in the meantime, so nothing was done." in there(answer.message).text
    assert len(await house.bot.store.moderation.log(house.guild.id, 0, 9)) == 1
    await made_anew(house)
    assert await told(house) == ([], [])
    profile = there((await house.anna.command(house.channel, "profile")).message)
    assert "You have no matches here that count yet" in profile.text
    done = await sure(eva, await sure(eva, done, "Let the result count again"), "Let the result count again")
    assert "The result counts." in done.text
    await made_anew(house)
    assert await told(house) == before
    log = await panel(eva, house.channel, page="log")
    assert log.text.index("Table 1: the result counts again.") < log.text.index("Table 1: the result was voided.")


async def test_nobody_voids_a_match_that_they_played_nor_without_managing_the_server(house):
    eva = moderator(house)
    finn = moderator(house, "Finn", "MANAGE_GUILD")
    for player in (house.anna, house.ben):
        house.discord.grant(house.guild, player, "MANAGE_MESSAGES", "MANAGE_GUILD")
    await over(house)
    before = await told(house)
    for player in (house.anna, house.ben):
        shown = await panel(player, house.channel, table=1)
        assert "You played in this match, so someone else has to decide" in shown.text
        assert [each.label for each in shown.buttons] == ["All open tables"]
        for words in ("ask:void", "do:void", "do:count"):
            answer = await player.press(shown, f"result:1:{words}", raw=True)
            assert "You played in this match" in there(answer.message).text
    mine = await panel(eva, house.channel)
    for words in ("show", "do:void", "ask:void"):
        answer = await eva.press(mine, f"result:1:{words}", raw=True)
        assert there(answer.message).text == "Only members with **Manage Server** can do that."
    theirs = await panel(finn, house.channel)
    for custom_id in ("result:1:dance", "result:1", "result:9:show", "result:1:do:x", f"result:{10**19}:show"):
        answer = await finn.press(theirs, custom_id, raw=True)
        assert "This button no longer works" in there(answer.message).text, custom_id
    assert "This match is over" not in (await panel(eva, house.channel, table=1)).text
    assert (await told(house), await house.bot.store.moderation.log(house.guild.id, 0, 9)) == (before, [])


async def test_a_result_is_voided_also_where_its_channel_is_gone(house):
    eva, finn = moderator(house, "Eva", "MANAGE_GUILD"), moderator(house, "Finn")
    office = house.discord.add_channel(house.guild, "office")
    await over(house)
    house.discord.remove_channel(house.channel)
    await house.discord.synced()
    refused = there((await finn.command(office, "moderate", table=1)).message)
    assert "Void" not in str(refused.buttons)
    assert house.anna.mention not in refused.text
    done = await sure(eva, await sure(eva, await panel(eva, office, table=1), "Void the result"), "Void the result")
    assert "**The result is void:** it doesn't count." in done.text
    await made_anew(house)
    assert await told(house) == ([], [])


async def test_a_result_of_a_season_that_was_told_stays(house):
    eva = moderator(house, "Eva", "MANAGE_GUILD")
    await over(house)
    question = await sure(eva, await panel(eva, house.channel, table=1), "Void the result")
    season, before = since("season", house.bot.registry.now()), await told(house)
    await set_of_server(house, "season", str(house.channel.id))
    await house.bot.store.seasons.claim(house.guild.id, season, 1)
    await house.bot.store.seasons.mark_announced(house.guild.id, season, shown=True)
    await set_of_server(house, "season")
    await house.bot.store.seasons.notice(season)
    for shown in (question, await panel(eva, house.channel, table=1)):
        answer = await eva.press(shown, label="Void the result")
        assert f"The end of season {season_name(season)} has been announced here" in there(answer.message).text
    assert await told(house) == before


async def test_a_moderator_whose_season_is_told_while_they_press_reads_that(monkeypatch, house):
    eva, store = moderator(house, "Eva", "MANAGE_GUILD"), house.bot.store
    await over(house)
    question = await sure(eva, await panel(eva, house.channel, table=1), "Void the result")
    season, before, void = since("season", house.bot.registry.now()), await told(house), store.moderation.void
    await set_of_server(house, "season", str(house.channel.id))

    async def late(deed):
        await store.seasons.claim(house.guild.id, season, 60_000)
        return await void(deed)

    monkeypatch.setattr(store.moderation, "void", late)
    answer = await eva.press(question, label="Void the result")
    assert f"The end of season {season_name(season)} is being announced right now." in there(answer.message).text
    assert await told(house) == before

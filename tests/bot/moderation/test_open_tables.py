"""/moderate: which tables it lists for whom, what each deed does to the table, and what two moderators at once do."""

import pytest

from bot.features.moderation.rights import Powers
from bot.features.moderation.table_messages import table_message
from bot.playground.limits.refusal import NotPossible
from bot.store.moderation import Deed
from bot.tables.table import Table
from engine.core import Rng
from tests.bot.house import PATIENCE_S, evening
from tests.bot.lobby.test_rematch import resigned
from tests.bot.moderation.desk import chosen, moderator, panel, sure
from tests.bot.named import SPEAK
from tests.bot.refusals.test_secrets import otherwise
from tests.bot.waiting import at_rest
from tests.bot.wishes import set_of_server
from tests.there import there


async def test_it_is_offered_to_who_may_manage_messages_and_lists_the_tables_of_their_channels(house):
    with pytest.raises(NotPossible, match="no permission"):
        await house.ben.command(house.channel, "moderate")
    eva = moderator(house)
    hidden = house.discord.add_channel(house.guild, "hidden")
    hidden.overwrite(eva, deny="VIEW_CHANNEL")
    unmanaged = house.discord.add_channel(house.guild, "unmanaged")
    unmanaged.overwrite(eva, deny="MANAGE_MESSAGES")
    assert "No tables are open" in (await panel(eva, house.channel)).text
    await house.started()
    await house.ben.command(hidden, "play", game="koikoi")
    await house.ben.command(unmanaged, "play", game="stopgo")
    shown = await panel(eva, house.channel)
    assert "One table is open" in shown.text
    assert [(each.value, each.label) for each in shown.selects[0].options] == [("1", "table 1 · Koi-Koi · #games")]
    assert shown.selects[0].options[0].description == "idle for 0 min · Anna and Ben"
    for table in (2, 3, 9):
        answer = await eva.select(shown, shown.selects[0].custom_id, [str(table)], raw=True)
        assert f"There's no table {table} in a channel where you have" in there(answer.message).text
        refused = there((await eva.command(house.channel, "moderate", table=table)).message)
        assert f"There's no table {table}" in refused.text
    choices = await eva.complete(house.channel, "moderate", "table", "koi")
    assert [each["value"] for each in choices] == [1]


async def test_a_panel_shows_what_everybody_may_know_and_what_can_be_done(house):
    eva = moderator(house)
    await house.started()
    await house.ready(house.anna, house.ben)
    await at_rest(house)
    shown = await chosen(eva, house.channel, 1)
    assert "Koi-Koi · table 1" in shown.text
    assert "The match is waiting for <@" in shown.text
    assert [each.label for each in shown.buttons] == ["Close without a result", "Skip the wait", "All open tables"]
    assert [each.label for each in shown.selects[0].options] == ["1. Anna", "2. Ben"]
    assert shown.pings == []
    table = await house.bot.registry.get(1)
    other = Table(table.row, table.sitters, otherwise(table.match, None, Rng(b"moderator")), table.orders)
    first, second = (table_message(each, eva.id, str, SPEAK, Powers()) for each in (table, other))
    assert first.view.to_components() == second.view.to_components()
    assert table.match.scene(0) != there(other.match).scene(0)
    assert table.row.server_seed.hex() not in str(shown.raw)


async def test_a_match_is_closed_after_a_question_and_everybody_reads_why(house):
    eva = moderator(house)
    board = await house.started()
    shown = await chosen(eva, house.channel, 1)
    question = await sure(eva, shown, "Close without a result")
    assert question.text == (
        "Close the match at table 1 without a result? It won't count for anyone. This can't be undone."
    )
    assert "Close without a result" in str((await sure(eva, question, "Cancel")).buttons)
    question = await sure(eva, await eva.now(shown), "Close without a result")
    done = await sure(eva, question, "Close without a result")
    assert "**Done.**" in done.text
    assert "This table is closed." in done.text
    await at_rest(house)
    assert "A moderator closed this match. It doesn't count." in (await house.anna.now(board)).text
    await house.anna.wait(house.channel, lambda m: m.ephemeral and "A moderator closed" in m.text, PATIENCE_S)


async def test_a_lobby_is_closed_and_says_so_and_a_log_channel_that_is_shut_is_named(house):
    eva = moderator(house)
    record = house.discord.add_channel(house.guild, "mod-log")
    await set_of_server(house, "log", str(record.id))
    record.deny("SEND_MESSAGES")
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    shown = await chosen(eva, house.channel, 1)
    assert "This is a lobby" in shown.text
    done = await sure(eva, await sure(eva, shown, "Close the lobby"), "Close the lobby")
    assert f"I can't write in the log channel <#{record.id}>." in done.text
    assert "Table 1 was closed" in (await panel(eva, house.channel, page="log")).text
    await at_rest(house)
    assert await eva.sees(record) == []
    assert "A moderator closed this lobby." in (await house.ben.now(lobby)).text


async def test_a_seat_goes_to_a_computer_and_the_match_goes_on(tmp_path):
    async with evening(tmp_path, thought=0.01) as house:
        eva = moderator(house)
        board = await house.started()
        shown = await chosen(eva, house.channel, 1)
        question = there((await eva.select(shown, "moderate:1:ask:seat", ["1"])).message)
        assert f"Give seat 2 at table 1 to a computer? {house.ben.mention} can't come back" in question.text
        done = await sure(eva, question, "Give a seat to a computer")
        assert "Tama (computer)" in done.text
        assert done.selects == []  # the last person keeps their seat
        await house.ben.wait(house.channel, lambda m: m.ephemeral and "gave your seat to a computer" in m.text, 60)
        await at_rest(house)
        assert f"**Tama (computer)** has {house.ben.mention}'s seat now." in (await house.anna.now(board)).text
        await house.ready(house.anna)
        await at_rest(house)
        assert "round 1" in (await house.hand(house.anna)).text


async def test_of_two_moderators_at_once_one_changes_something_and_the_other_reads_that(house):
    eva, finn = moderator(house), moderator(house, "Finn")
    await house.started()
    mine, theirs = await chosen(eva, house.channel, 1), await chosen(finn, house.channel, 1)
    mine, theirs = await sure(eva, mine, "Skip the wait"), await sure(finn, theirs, "Skip the wait")
    await sure(eva, mine, "Skip the wait")
    moves = (await house.bot.registry.get(1)).match.seq
    answer = await finn.press(theirs, label="Skip the wait")
    assert "They answered in the meantime, so nothing was done." in there(answer.message).text
    assert (await house.bot.registry.get(1)).match.seq == moves
    mine, theirs = await chosen(eva, house.channel, 1), await chosen(finn, house.channel, 1)
    mine, theirs = (
        await sure(eva, mine, "Close without a result"),
        await sure(finn, theirs, "Close without a result"),
    )
    await sure(eva, mine, "Close without a result")
    answer = await finn.press(theirs, label="Close without a result")
    assert there(answer.message).text == "This table is closed."
    assert len(await house.bot.store.moderation.log(house.guild.id, 0, 9)) == 2


async def test_who_plays_there_or_moderates_no_more_changes_nothing(house):
    eva = moderator(house)
    house.discord.grant(house.guild, house.ben, "MANAGE_MESSAGES")
    await house.started()
    mine = await chosen(house.ben, house.channel, 1)
    assert "You've played at this table, so another moderator has to handle it." in mine.text
    assert ([each.label for each in mine.buttons], mine.selects) == (["All open tables"], [])
    question = await sure(eva, await chosen(eva, house.channel, 1), "Close without a result")
    house.channel.overwrite(eva, deny="MANAGE_MESSAGES")
    for person, message in ((house.ben, mine), (eva, question), (house.anna, await house.hand(house.anna))):
        for words in ("do:close", "do:seat:0", "do:wait:1", "ask:close", "do:dance", "ask:seat:x"):
            answer = await person.press(message, f"moderate:1:{words}", raw=True)
            assert there(answer.message).text in (
                "You've played at this table, so another moderator has to handle it.",
                "There's no table 1 in a channel where you have **Manage Messages**.",
                "This button no longer works. `/hand` shows your hand again.",
            )
    assert (await house.bot.registry.get(1)).row.state == "playing"
    assert await house.bot.store.moderation.log(house.guild.id, 0, 9) == []


async def test_each_deed_has_a_line_in_the_channel_that_the_server_names_and_in_the_log(house):
    eva = moderator(house)
    record = house.discord.add_channel(house.guild, "mod-log")
    await set_of_server(house, "log", str(record.id))
    await house.started()
    shown = await chosen(eva, house.channel, 1)
    question = there((await eva.select(shown, "moderate:1:ask:seat", ["1"])).message)
    await sure(eva, question, "Give a seat to a computer")
    line = await eva.wait(record, lambda m: "seat 2" in m.text, PATIENCE_S)
    said = f"{eva.mention}: Table 1, seat 2: a computer took over. Worse off: {house.ben.mention}."
    said += f" Better off: {house.anna.mention}."
    assert (line.text, line.pings) == (said, [])
    log = await panel(eva, house.channel, page="log")
    assert f" · {said}" in log.text
    house.discord.remove_channel(record)
    await at_rest(house)
    shown = await chosen(eva, house.channel, 1)
    done = await sure(eva, await sure(eva, shown, "Close without a result"), "Close without a result")
    assert "The log channel no longer exists" in done.text
    finn = moderator(house, "Finn", "MANAGE_GUILD")
    assert f"{eva.mention}: Table 1 was closed without a result." in (await panel(finn, house.channel, page="log")).text
    await house.bot.store.people.forget(eva.id, -9, [])
    log = await panel(finn, house.channel, page="log")
    assert "Someone whose data was deleted: Table 1 was closed without a result." in log.text
    assert eva.mention not in log.text


async def test_the_log_is_read_by_who_manages_the_server_and_of_their_channels_by_moderators(house):
    eva, finn = moderator(house), moderator(house, "Finn", "MANAGE_GUILD")
    other = house.discord.add_channel(house.guild, "other")
    for number, place in enumerate((house.channel, other), 1):
        await house.anna.command(place, "play", game="koikoi")
        shown = await chosen(finn, house.channel, number)
        await sure(finn, await sure(finn, shown, "Close the lobby"), "Close the lobby")
    other.overwrite(eva, deny="VIEW_CHANNEL")
    assert "Table 2" not in (await panel(eva, house.channel, page="log")).text
    assert "Table 1" in (await panel(eva, house.channel, page="log")).text
    assert "Table 2" in (await panel(finn, house.channel, page="log")).text


async def test_more_tables_than_fit_a_select_have_pages_and_so_has_the_log(house):
    eva = moderator(house)
    bot = house.bot
    for number in range(27):
        await bot.lobbies.open(house.guild.id, house.channel.id, 1000 + number, 1, "koikoi", "kirin")
    shown = await panel(eva, house.channel)
    assert ("27 tables are open" in shown.text, len(shown.selects[0].options)) == (True, 25)
    shown = await sure(eva, shown, "More")
    assert [each.value for each in shown.selects[0].options] == ["26", "27"]
    shown = await sure(eva, shown, "Back")
    for number in range(14):
        await bot.store.moderation.write(deed_at(house, number))
    log = await sure(eva, shown, "Moderation log")
    assert log.text.count("was closed") == 12
    log = await sure(eva, log, "Older")
    assert log.text.count("was closed") == 2
    await sure(eva, log, "Newest")


def deed_at(house, number):
    return Deed(guild=house.guild.id, at=1000 * number, kind="close", moderator=house.anna.id, table=1)


async def test_ways_to_persons_results_and_activity_are_greyed_with_the_permission_they_need(house):
    eva, grace, finn = (
        moderator(house, name, *more)
        for name, more in (("Eva", ()), ("Grace", ("MODERATE_MEMBERS",)), ("Finn", ("MANAGE_GUILD",)))
    )
    ways = {
        eva: ["A person… (needs Moderate Members)", "A result… (needs Manage Server)"],
        grace: ["A person…", "A result… (needs Manage Server)"],
        finn: ["A person…", "A result…"],
    }
    for person, labels in ways.items():
        shown = await panel(person, house.channel)
        assert [each.label for each in shown.buttons][:2] == labels
        assert [each.disabled for each in shown.buttons] == ["needs" in (each.label or "") for each in shown.buttons]
    await resigned(house)
    over = await panel(eva, house.channel, table=1)
    assert next((each.label, each.disabled) for each in over.buttons) == ("Its result… (needs Manage Server)", True)
    for typed, said in (
        ("1", "This match doesn't count anyway."),
        ("9", "There's no finished match at table 9 here."),
        ("x", "table x"),
    ):
        form = await finn.press(await panel(finn, house.channel), label="A result…")
        assert said in there((await finn.submit(form, {"number": typed})).message).text

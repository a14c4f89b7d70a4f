"""Club nights in trouble: restarts, an outage, who does not come, who goes, a bot that was away, two at once."""

from typing import Any

import pytest

from tests.bot.nights.clubs import (
    announced,
    begun,
    board,
    gave_up,
    lines,
    loaded,
    looked,
    played,
    pressed,
    running,
    thread_in,
    until,
)
from tests.bot.seasons.calendar import again
from tests.bot.waiting import eventually
from tests.there import there

pytestmark = pytest.mark.slow


async def seated(house, one, other):
    """Both want a table and get one; where it is played."""
    await pressed(house, one, "Next table")
    return thread_in(await pressed(house, other, "Next table"))


async def first_table(house):
    """A night that begins at once, with its first table; a third person, where that is played, the table."""
    chie = house.discord.add_person("Chie")
    await announced(house, at="now")
    await until(house, "Until <t>")
    place = await seated(house, house.anna, house.ben)
    (table,) = running(house)
    return chie, place, table


async def test_a_night_survives_a_restart_with_who_waits_and_who_plays(late_calendar, house):
    chie, dora = house.discord.add_person("Chie"), house.discord.add_person("Dora")
    await announced(house, at="now")
    await until(house, "Until <t>")
    place = await seated(house, house.anna, house.ben)
    await begun(house, [house.anna, house.ben], place)
    await pressed(house, chie, "Next table")
    shown = await until(house, "**1 table**")
    async with again(house):
        await looked()
        assert (await board(house)).id == shown.id  # not sent again
        assert thread_in(await pressed(house, house.anna, "Next table")) == place  # led to where they sit
        told = await pressed(house, dora, "Next table")
        assert f"with {chie.mention}" in told.text
        await until(house, "**2 tables**")
        await gave_up(house, house.ben, place)
        await until(house, f"1. {house.anna.mention} · **2** · won 1 of 1")
        late_calendar.turn(2026, 11, 24, 21, 30)
        assert f"{house.anna.mention} wins the night!" in (await until(house, "· over")).text


async def test_a_bot_that_was_down_at_the_beginning_begins_late_and_one_that_slept_through_it_says_so(calendar, house):
    await announced(house)
    await pressed(house, house.ben, "I'll come")
    other = house.discord.add_channel(house.guild, "other")
    await announced(house, channel=other, length="30min")
    await house.bot.close()
    calendar.turn(2026, 11, 24, 20, 40)
    async with again(house):
        shown = await until(house, "Until <t>")
        assert [each.label for each in shown.buttons] == ["Next table", "Details"]
        assert not [each for each in await house.public() if each.pings]  # too late to be called
        slept = await until(house, "It didn't take place", other)
        assert slept.buttons == []


@pytest.mark.usefixtures("fixed_seeds")
async def test_who_does_not_come_in_two_minutes_is_replaced_and_who_was_there_is_first_in_line(late_calendar, house):
    chie, place, table = await first_table(house)
    await house.anna.press(await house.anna.wait(place, lambda m: bool(m.images) and not m.ephemeral), label="Ready")
    await eventually(lambda: len(table.match.question.asked) == 1)
    late_calendar.ms += 100_000
    await looked()
    assert running(house) == [table]
    late_calendar.ms += 15_000
    await eventually(lambda: running(house) == [])
    assert table.row.reason == "absent"
    told = await pressed(house, chie, "Next table")
    assert f"with {house.anna.mention}" in told.text
    shown = await pressed(house, house.anna, "Details")
    assert "No table has finished yet." in shown.text


async def test_a_table_where_everybody_is_away_does_not_sleep_but_is_closed_and_counts_for_nobody(late_calendar, house):
    chie, place, table = await first_table(house)
    await begun(house, [house.anna, house.ben], place)
    for each in (house.anna, house.ben):
        await house.bot.matches.stand_in(table.id, each.id)
    await eventually(lambda: running(house) == [])
    assert (table.row.state, table.row.reason) == ("closed", "deserted")
    assert "No table has finished yet." in (await pressed(house, house.anna, "Details")).text
    await looked()
    assert running(house) == []  # nobody is seated again before they are back
    await pressed(house, chie, "Next table")
    assert f"with {chie.mention}" in (await pressed(house, house.anna, "Next table")).text


async def test_a_night_goes_on_without_its_host_and_ends_where_a_moderator_ends_it(late_calendar, house):
    chie, dora = house.discord.add_person("Chie"), house.discord.add_person("Dora")
    await announced(house, chie, at="now")
    await until(house, "Until <t>")
    house.discord.leave(house.guild, chie)
    place = await seated(house, house.anna, house.ben)
    await begun(house, [house.anna, house.ben], place)
    assert [each.label for each in (await pressed(house, dora, "Details")).buttons] == []
    forged = await dora.press(await board(house), "night:1:stop", raw=True)
    assert "Only the person who announced the club night or a moderator" in there(forged.message).text
    house.discord.grant(house.guild, dora, "MANAGE_MESSAGES")
    details = await pressed(house, dora, "Details")
    sure = there((await dora.press(details, label="End it now")).message)
    assert "End this club night now?" in sure.text
    await dora.press(sure, label="End it now")
    await until(house, "Time's up")
    answer = await dora.press(await board(house), "night:1:next", raw=True)
    assert "no new tables start tonight" in (await loaded(dora, there(answer.message))).text
    await gave_up(house, house.anna, place)
    assert f"{house.ben.mention} wins the night!" in (await until(house, "· over")).text


async def test_a_night_that_is_called_off_or_where_one_person_waits_alone_ends_in_peace(calendar, house):
    other = house.discord.add_channel(house.guild, "other")
    await announced(house)
    details = await pressed(house, house.anna, "Details")
    sure = there((await house.anna.press(details, label="Call it off")).message)
    await house.anna.press(sure, label="Call it off")
    shown = await until(house, "Called off.")
    assert shown.buttons == []
    late = await house.ben.press(shown, "night:1:come", raw=True)
    assert lines(there(late.message)) == ["This club night is over."]
    await announced(house, channel=other, at="now")
    await until(house, "Until <t>", other)
    await pressed(house, house.ben, "Next table", other)
    calendar.ms += 90 * 60_000
    assert (await until(house, "No match was finished", other)).buttons == []
    assert "No club nights are planned." in there((await house.ben.command(other, "club-night")).message).text


async def test_bad_input_gets_a_sentence_and_changes_nothing(calendar, house):

    async def said(**options):
        answer = there((await house.anna.command(house.channel, "club-night", **options)).message)
        assert answer.ephemeral
        return answer.text

    assert "I can't read that time" in await said(at="soon")
    assert "I can't read that time" in await said(at="25:00")
    assert "or it's in the past" in await said(at="2026-11-23 20:00")
    assert "I can't read that length" in await said(at="20:00", length="long")
    assert "from 20 to 300 minutes" in await said(at="20:00", length="5min")
    assert "at most 28 days ahead" in await said(at="2027-11-23 20:00")
    assert "I can't tell which game you mean." in await said(game="chess", at="20:00")
    assert await house.bot.store.nights.open() == []
    for channel in ("one", "two", "three"):
        await announced(house, channel=house.discord.add_channel(house.guild, channel))
    assert "You've already announced 3 club nights" in await said(at="20:00")
    shown = (await house.anna.sees(house.discord.world.channels[max(house.discord.world.channels)]))[-1]
    answer = await house.anna.press(shown, "night:99:next", raw=True)
    assert "There's no such club night here." in there(answer.message).text
    for custom_id in ("night:1:what", "night:1", "night:x:next", "night:99999999999999999999:next"):
        answer = await house.anna.press(shown, custom_id, raw=True)
        assert there(answer.message).ephemeral
    assert [each.state for each in await house.bot.store.nights.open()] == ["coming"] * 3


async def test_time_is_up_in_the_middle_of_a_hand_which_goes_on_to_its_end_and_counts(late_calendar, house):
    await announced(house, at="now")
    await until(house, "Until <t>")
    place = await seated(house, house.anna, house.ben)
    (table,) = running(house)
    await begun(house, [house.anna, house.ben], place)
    late_calendar.ms += 90 * 60_000
    await until(house, "Time's up")
    await looked()
    assert table.match.result is None
    await played(house, [house.anna, house.ben], place)
    result: Any = table.match.result
    assert (result.reason, result.hands) == ("finished", 1)  # of several: the next one does not begin
    over = await until(house, "· over")
    assert sorted(line.partition(" · ")[2] for line in lines(over) if "won " in line) == sorted(
        ["**2** · won 1 of 1", "**0** · won 0 of 1"] if len({*result.places}) == 2 else ["**1** · won 1 of 1"] * 2
    )


async def test_a_clock_that_is_set_back_and_everybody_leaving_at_once_harm_no_night(late_calendar, house):
    chie, dora = house.discord.add_person("Chie"), house.discord.add_person("Dora")
    await announced(house, chie, at="now")
    await until(house, "Until <t>")
    await pressed(house, house.anna, "Next table")
    late_calendar.ms -= 3 * 60 * 60_000
    await looked()
    assert (await board(house)).buttons[0].label == "Next table"  # what has begun goes on
    place = thread_in(await pressed(house, house.ben, "Next table"))
    (table,) = running(house)
    assert table.row.channel == place
    await pressed(house, chie, "Next table")
    await pressed(house, dora, "Next table")
    for each in (house.ben, chie, dora):
        house.discord.leave(house.guild, each)
    late_calendar.ms += 115_000
    await eventually(lambda: running(house) == [])
    assert {each.row.reason for each in house.bot.registry.known.values() if each.row.night} == {"absent"}
    await looked()
    assert running(house) == []  # nobody is seated again who was not there
    late_calendar.ms += 5 * 60 * 60_000
    assert (await until(house, "It didn't take place")).buttons == []

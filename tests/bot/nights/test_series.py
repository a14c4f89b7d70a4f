"""A series of club nights over the stand-in: announced, skipped, handed over, ended by somebody or by what it lacks."""

import pytest

from bot.playground.api.events import CANCELED
from bot.store.moderation import Deed
from tests.bot.nights.clubs import announced, board, lines, looked, pressed, until
from tests.bot.seasons.calendar import at
from tests.bot.waiting import at_rest, eventually
from tests.bot.wishes import manager, panel, set_of_server
from tests.there import there

FRIDAY = at(2026, 11, 27, 20)
MINUTE_MS = 60_000


async def weekly(house, every="fri 20:00", **options):
    """Anna announces a series."""
    return await announced(house, at=None, every=every, **options)


async def page(house, person):
    """What somebody reads of the series."""
    listed = there((await person.command(house.channel, "club-night")).message)
    return there((await person.press(listed, label="Every Friday")).message)


async def test_a_series_from_its_announcement_to_its_end(calendar, house):
    shown = await weekly(house)
    assert f"<t:{FRIDAY // 1000}:F>" in shown.text
    skip = "It's skipped if fewer than 3 people have signed up 15 minutes before the start."
    assert f"This club night is held every Friday at 20:00. {skip}" in lines(shown)
    await pressed(house, house.ben, "I'll come")
    calendar.ms = FRIDAY - 15 * MINUTE_MS
    await until(house, "Skipped, because fewer than 3 people signed up.")
    skips = [each for each in await house.public() if "is skipped" in each.text]
    assert lines(skips[0]) == [
        "The Koi-Koi club night on <f> is skipped, because fewer than 3 people signed up. "
        f"The next one is on <f>. {house.ben.mention}"
    ]
    assert skips[0].pings == [house.ben.id]
    await looked()
    assert len([each for each in await house.public() if "is skipped" in each.text]) == 1
    calendar.turn(2026, 12, 1, 20, 1)
    await looked()
    calendar.ms += 2 * MINUTE_MS
    shown = await until(house, "Nobody has signed up yet.")
    assert f"<t:{at(2026, 12, 4, 20) // 1000}:F>" in shown.text
    chie = house.discord.add_person("Chie")
    shown = await page(house, house.anna)
    assert lines(shown)[:2] == [
        "## Koi-Koi · every Friday at 20:00",
        f"Run by {house.anna.mention} in <#{house.channel.id}>.",
    ]
    assert (await page(house, chie)).selects == []
    given = await house.anna.select(shown, shown.selects[0].custom_id, [str(chie.id)])
    assert f"Run by {chie.mention}" in there(given.message).text
    assert there(given.message).selects == []
    told = await until(house, "now runs")
    assert (lines(told), told.pings) == (
        [f"{chie.mention} now runs the Koi-Koi club nights every Friday at 20:00."],
        [chie.id],
    )
    sure = there((await chie.press(await page(house, chie), label="End series")).message)
    over = there((await chie.press(sure, label="End series")).message)
    assert "This series of club nights has ended." in lines(over)
    await until(house, "Called off.")
    calendar.turn(2026, 12, 20)
    await looked()
    assert await house.bot.store.nights.open() == []


@pytest.mark.parametrize(
    ("late", "said"), [(0, "Until <t>"), (9, "Until <t>"), (11, "Skipped, because I was offline.")]
)
async def test_a_night_that_begins_late_is_held_until_half_of_it_is_over(late, said, calendar, house):
    await weekly(house, length="20min")
    for each in (house.anna, house.ben, house.discord.add_person("Chie")):
        await pressed(house, each, "I'll come")
    calendar.ms = FRIDAY + late * MINUTE_MS
    await until(house, said)
    lines_ = [line for each in await house.public() for line in lines(each) if each.pings]
    assert len(lines_) == 1


async def test_a_moderator_of_another_channel_alone_can_not_end_or_hand_over_a_series(calendar, house):
    den = house.discord.add_channel(house.guild, "den")
    den.overwrite(house.ben, allow="MANAGE_MESSAGES")
    await weekly(house)
    for place, leads in ((den, False), (house.channel, False), (den, True)):
        if leads:
            house.channel.overwrite(house.ben, allow="MANAGE_MESSAGES")
        listed = there((await house.ben.command(place, "club-night")).message)
        shown = there((await house.ben.press(listed, label="Every Friday")).message)
        assert bool(shown.selects) == leads
        listed = there((await house.ben.command(place, "club-night")).message)
        shown = there((await house.ben.press(listed, label="Details: Koi-Koi")).message)
        assert ("Call it off" in [each.label for each in shown.buttons]) == leads


async def test_a_series_is_not_handed_to_anyone_who_is_suspended_or_has_enough_nights(calendar, house):
    await weekly(house)
    busy = house.discord.add_person("Chie")
    for hour in (17, 18, 19):
        await announced(house, busy, at=f"{hour}:00", length="20min")
    out = Deed(guild=house.guild.id, at=calendar.ms, kind="out", moderator=1, person=house.ben.id, until=FRIDAY)
    await house.bot.settings.kept_out.keep_out(out, None)
    shown = await page(house, house.anna)
    for person in (busy, house.ben):
        refused = there((await house.anna.select(shown, shown.selects[0].custom_id, [str(person.id)])).message)
        assert refused.text == f"{person.mention} can't take over these club nights now."
    assert [each.host for each in await house.bot.store.series.active()] == [house.anna.id]


@pytest.mark.parametrize("lack", ["channel", "permission"])
async def test_a_deleted_channel_or_a_lost_permission_ends_a_series_and_its_host_learns_it(lack, calendar, house):
    place = house.discord.add_channel(house.guild, "den")
    await weekly(house, channel=place)
    await looked()
    if lack == "channel":
        house.discord.remove_channel(place)
        said = "because their channel was deleted."
    else:
        place.deny("SEND_MESSAGES")
        calendar.ms = FRIDAY - 15 * MINUTE_MS
        said = f"because I can no longer write in <#{place.id}>."
    await eventually(lambda: _over(house), "the series goes on")
    await looked()
    line = f"The Koi-Koi club nights every Friday at 20:00 have ended, {said}"
    manager(house, house.ben)
    assert line in lines(await panel(house.ben, house.channel))
    await house.anna.command(house.channel, "help")
    told = await house.anna.wait(house.channel, lambda each: each.ephemeral and line in each.text)
    assert told.text == line
    await house.anna.command(house.channel, "help")
    await looked()
    assert len([each for each in await house.anna.sees(house.channel) if line in each.text]) == 1


async def _over(house):
    return not await house.bot.store.series.active() and not await house.bot.store.nights.open()


async def test_another_time_zone_moves_a_night_and_its_event_to_the_same_time_there(calendar, house):
    house.discord.grant(house.guild, house.discord.bot_user, "CREATE_EVENTS")
    calendar.turn(2031, 1, 6)
    await weekly(house)
    await at_rest(house)
    calendar.ms += 61_000
    await eventually(lambda: len(house.guild.events) == 1, "no event")
    (event,) = house.guild.events.values()
    assert event["scheduled_start_time"].startswith("2031-01-10T20:00")
    await set_of_server(house, "zone", "Asia/Tokyo")
    await until(house, "Nobody")
    await eventually(lambda: event["scheduled_start_time"].startswith("2031-01-10T11:00"), "the event does not move")
    assert event["scheduled_end_time"].startswith("2031-01-10T12:30")
    assert f"<t:{at(2031, 1, 10, 11) // 1000}:F>" in (await board(house)).text
    calendar.ms = at(2031, 1, 10, 10, 45)
    await until(house, "Skipped, because")
    await eventually(lambda: event["status"] == CANCELED)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"every": "someday"}, "I can't read that weekly time."),
        ({"every": "fri 20:00", "at": "20:00"}, "`at` for a single night"),
        ({"every": "fri 21:00"}, "Another club night takes place in this channel"),
        ({"at": "2026-12-11 19:00"}, "Another club night takes place in this channel"),
    ],
)
async def test_what_is_no_weekly_time_or_is_taken_is_refused(options, sentence, calendar, house):
    await weekly(house)
    answer = await house.ben.command(house.channel, "club-night", game="koikoi", **options)
    assert sentence in there(answer.message).text
    assert len(await house.bot.store.nights.open()) == 1

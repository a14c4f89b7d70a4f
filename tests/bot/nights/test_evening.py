"""A club night over the stand-in, from its announcement to its end, read line by line."""

import asyncio
import time
from datetime import UTC, datetime

from bot.features.nights.course import OPEN_PAUSE_S
from tests.bot.nights.clubs import (
    announced,
    begun,
    board,
    gave_up,
    lines,
    loaded,
    looked,
    plain,
    pressed,
    thread_in,
    until,
)
from tests.bot.seasons.calendar import at
from tests.bot.wishes import set_of_server
from tests.there import there


async def test_a_night_announced_too_late_for_a_ping_promises_none(calendar, house):
    calendar.turn(2026, 11, 24, 19, 50)
    await announced(house)
    assert lines(await pressed(house, house.ben, "I'll come")) == ["You're on the list. Play starts <R>."]
    assert "ping" not in (await pressed(house, house.ben, "Details")).text


async def test_a_night_from_its_announcement_to_its_end(calendar, house):
    chie, dora = house.discord.add_person("Chie"), house.discord.add_person("Dora")
    shown = await announced(house)
    assert lines(shown) == [
        "## Club night · Koi-Koi",
        "<F> (<R>), until <t>",
        "Free? Press *Next table* to play someone near you in the standings, if possible not the player you just met. "
        "A win is worth 2 points, or 3 right after another win. "
        "Your points count for more the better your opponents do at their other tables.",
        "Nobody has signed up yet.",
    ]
    assert [each.label for each in shown.buttons] == ["I'll come", "I won't come", "Details"]
    assert lines(await pressed(house, house.ben, "I'll come")) == [
        "You're on the list. Play starts <R>.",
        "-# I'll ping everyone on the list once, 15 minutes before the start.",
    ]
    await pressed(house, chie, "I'll come")
    await pressed(house, dora, "I'll come")
    await pressed(house, dora, "I won't come")
    shown = await until(house, "**2 people**")
    assert lines(shown)[3] == f"**2 people** are coming: {house.ben.mention}, {chie.mention}"
    assert not shown.pings
    early = await house.ben.press(shown, "night:1:next", raw=True)
    assert lines(there(early.message)) == ["This club night hasn't started yet. It starts <R>."]
    calendar.turn(2026, 11, 24, 19, 44)
    await looked()
    assert not [each for each in await house.public() if each.pings]
    calendar.turn(2026, 11, 24, 19, 45)
    await looked()
    (call,) = [each for each in await house.public() if each.pings]
    assert sorted(call.pings) == sorted([house.ben.id, chie.id])
    assert lines(call) == [f"The Koi-Koi club night starts <R>. {house.ben.mention}, {chie.mention}"]
    calendar.turn(2026, 11, 24, 20, 0)
    shown = await until(house, "Until <t>")
    assert shown.id > call.id
    assert [each.label for each in shown.buttons] == ["Next table", "Details"]
    assert len([each for each in await house.public() if each.pings]) == 1
    waits = await pressed(house, house.anna, "Next table")
    assert lines(waits) == ["You're waiting for a table. Nobody else is free right now."]
    assert [each.label for each in waits.buttons] == ["Play a computer", "Stop waiting"]
    sits = await pressed(house, house.ben, "Next table")
    assert lines(sits)[0].endswith(
        f"with {house.anna.mention}. Be ready within two minutes, or the table will be closed."
    )
    place = thread_in(sits)
    told = await house.anna.wait(house.channel, lambda m: m.ephemeral and "You're at" in m.text)
    assert thread_in(told) == place
    called = await house.anna.wait(place, lambda m: bool(m.pings))
    assert sorted(called.pings) == sorted([house.anna.id, house.ben.id])
    await begun(house, [house.anna, house.ben], place)
    await until(house, "**1 table**")
    await gave_up(house, house.anna, place)
    (row,) = [line for line in lines(await until(house, "**2**")) if line[0].isdigit() and "**2**" in line]
    assert row == f"1. {house.ben.mention} · **2** · won 1 of 1"
    (end,) = [m for m in await house.ben.sees(place) if "The match is over" in m.text and not m.ephemeral]
    assert [each.label for each in end.buttons][:2] == ["Next table", "Replay"]
    # they have just met: they wait for others
    answer = await house.ben.press(end, label="Next table")
    assert "You're waiting for a table" in (await loaded(house.ben, there(answer.message))).text
    assert "You're waiting" in (await pressed(house, house.anna, "Next table")).text
    assert thread_in(await pressed(house, chie, "Next table")) != place
    calendar.turn(2026, 11, 24, 21, 31)
    shown = await until(house, "· over")
    assert lines(shown)[:3] == [
        "## Club night · Koi-Koi · over",
        "<F> (<R>), until <t>",
        f"{house.ben.mention} wins the night!",
    ]
    assert shown.buttons == []
    (podium,) = shown.images
    assert podium.alt == "The podium of a Koi-Koi club night. 1. Ben 2, 2. Anna 0."
    assert await board(house) == shown
    answer = await dora.command(house.channel, "club-night")
    assert f"Koi-Koi · <d> · 1. {house.ben.mention} 2 · 2. {house.anna.mention} 0" in lines(there(answer.message))


async def test_a_night_is_announced_by_the_clock_of_its_server(calendar, house):
    await set_of_server(house, "zone", "Europe/Berlin")
    assert f"<t:{at(2026, 11, 24, 19) // 1000}:F>" in (await announced(house, at="20:00")).text


async def test_a_coming_night_begins_at_its_minute_although_it_is_looked_at_less_often(house):
    await asyncio.sleep(10)  # its looks fall in the middle of a minute
    begins = (time.time() // 60 + 6) * 60
    await announced(house, at=f"{datetime.fromtimestamp(begins, UTC):%Y-%m-%d %H:%M}")
    await asyncio.sleep(begins - time.time() - 1)
    assert "Until <t>" not in plain((await board(house)).text)
    await asyncio.sleep(1 + OPEN_PAUSE_S + 1)
    assert "Until <t>" in plain((await board(house)).text)

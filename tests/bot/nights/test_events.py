"""The scheduled event of Discord that a club night may have: made, begun, ended, and ended by hand."""

import time
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from bot.features.nights import event as event_of_night
from bot.features.nights import feature
from bot.playground.api.events import ACTIVE, CANCELED, COMPLETED, SCHEDULED
from tests.bot.house import evening
from tests.bot.nights.clubs import announced, begun, gave_up, looked, pressed, thread_in, turned, until
from tests.bot.seasons.calendar import again
from tests.bot.waiting import eventually
from tests.bot.wishes import manager, panel, set_of_server
from tests.there import there

pytestmark = pytest.mark.slow

HOUR_MS = 60 * 60_000


def at_hand(monkeypatch):
    """A calendar of now: Discord takes no event that begins in the past. It stands at the full hour to come."""
    monkeypatch.setattr(event_of_night, "YOUNG_MS", 0)
    calendar = turned(monkeypatch, 2026, 1, 1)
    calendar.ms = int(time.time() * 1000) // HOUR_MS * HOUR_MS + HOUR_MS
    return calendar


def in_hours(calendar, hours):
    return f"{datetime.fromtimestamp(calendar.ms / 1000 + hours * 3600, UTC):%Y-%m-%d %H:%M}"


async def wanting(house):
    """The server wants events, and the bot may make them."""
    await set_of_server(house, "events", "on")
    house.discord.grant(house.guild, house.discord.bot_user, "CREATE_EVENTS")


def moment_of(made, which):
    """When an event begins, or ends, in unix milliseconds."""
    return datetime.fromisoformat(made[f"scheduled_{which}_time"]).timestamp() * 1000


async def event(house):
    """The one event of the server."""
    await eventually(lambda: len(house.guild.events) == 1, "no event")
    return next(iter(house.guild.events.values()))


async def noted(house, made):
    """Whether the bot remembers that its night has this event."""
    return int(made["id"]) in [each.event for each in await house.bot.store.nights.open()]


async def test_a_bot_that_had_no_night_looks_at_a_new_one_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr(feature, "LOOK_PAUSE_S", 3600.0)
    async with evening(tmp_path) as house:
        await wanting(house)
        await announced(house, at=in_hours(SimpleNamespace(ms=time.time() * 1000), 2))
        await event(house)


async def test_a_night_has_an_event_that_begins_and_ends_with_it(tmp_path, monkeypatch):
    calendar = at_hand(monkeypatch)
    async with evening(tmp_path) as house:
        await wanting(house)
        await announced(house, at=in_hours(calendar, 2))
        made = await event(house)
        assert (made["name"], made["entity_type"], made["status"]) == ("Club night: Koi-Koi", 3, SCHEDULED)
        assert made["entity_metadata"] == {"location": "#games"}
        assert moment_of(made, "start") == calendar.ms + 2 * HOUR_MS
        async with again(house):
            await looked()
            assert (await event(house))["status"] == SCHEDULED  # none is made twice
            calendar.ms += 2 * HOUR_MS
            await eventually(lambda: made["status"] == ACTIVE)
            await until(house, "Until <t>")
            await pressed(house, house.anna, "Next table")
            place = thread_in(await pressed(house, house.ben, "Next table"))
            await begun(house, [house.anna, house.ben], place)
            calendar.ms += 91 * 60_000
            await until(house, "Time's up")
            await looked()
            assert made["status"] == ACTIVE  # as long as somebody plays
            await gave_up(house, house.ben, place)
            await until(house, "· over")
            await eventually(lambda: made["status"] == COMPLETED)


async def test_an_event_that_is_ended_by_hand_ends_the_night_or_calls_it_off(tmp_path, monkeypatch):
    calendar = at_hand(monkeypatch)
    async with evening(tmp_path) as house:
        await wanting(house)
        await announced(house, at=in_hours(calendar, 2))
        made = await event(house)
        house.discord.end_event(house.guild, int(made["id"]), gone=True)
        assert (await until(house, "Called off.")).buttons == []
        other = house.discord.add_channel(house.guild, "other")
        await announced(house, at=in_hours(calendar, 3), channel=other)
        made = await event(house)
        calendar.ms += 3 * HOUR_MS
        await eventually(lambda: made["status"] == ACTIVE)
        house.discord.end_event(house.guild, int(made["id"]))
        await until(house, "It didn't take place", other)
        assert made["status"] == COMPLETED


async def test_a_night_that_begins_at_once_has_one_too_as_soon_as_discord_takes_it(tmp_path, monkeypatch):
    calendar = at_hand(monkeypatch)
    async with evening(tmp_path) as house:
        await wanting(house)
        await announced(house, at="now")
        made = await event(house)
        starts, ends = (moment_of(made, which) for which in ("start", "end"))
        assert (starts, ends) == (calendar.ms + 60_000, calendar.ms + 90 * 60_000)  # none begins in the past
        await eventually(lambda: made["status"] == ACTIVE)
        await until(house, "Until <t>")
        async with again(house):
            await looked()
            assert (await event(house))["id"] == made["id"]
            house.discord.end_event(house.guild, int(made["id"]))
            await until(house, "It didn't take place")
            assert made["status"] == COMPLETED
            assert len(house.guild.events) == 1  # and no other one comes


async def test_a_night_of_which_less_than_a_minute_is_left_gets_none(tmp_path, monkeypatch):
    calendar = at_hand(monkeypatch)
    async with evening(tmp_path) as house:
        await announced(house, at="now", length="20min")
        await until(house, "Until <t>")
        calendar.ms += 19 * 60_000
        await wanting(house)
        await looked()
        assert house.guild.events == {}


async def test_no_night_waits_for_its_event(tmp_path, monkeypatch):
    """Of all that Discord does its events alone give no answer."""
    at_hand(monkeypatch)
    async with evening(tmp_path) as house:
        await wanting(house)
        house.discord.hang("POST", "/guilds/.*/scheduled-events")
        await announced(house, at="now")
        await until(house, "Until <t>")
        await pressed(house, house.anna, "Next table")
        place = thread_in(await pressed(house, house.ben, "Next table"))
        await begun(house, [house.anna, house.ben], place)
        await gave_up(house, house.ben, place)
        await until(house, f"1. {house.anna.mention} · **2** · won 1 of 1")
        assert house.guild.events == {}
        house.discord.mend()
        made = await event(house)
        await eventually(lambda: made["status"] == ACTIVE)


async def test_one_that_is_taken_away_while_the_bot_is_down_counts_as_well(tmp_path, monkeypatch):
    calendar = at_hand(monkeypatch)
    async with evening(tmp_path) as house:
        await wanting(house)
        await announced(house, at=in_hours(calendar, 2))
        made = await event(house)
        await eventually(lambda: noted(house, made), "the bot does not keep which event the night has")
        await house.bot.close()
        house.discord.end_event(house.guild, int(made["id"]), gone=True)
        async with again(house):
            await until(house, "Called off.")


async def test_a_night_has_no_event_before_it_has_been_there_for_a_minute_and_called_off_it_cancels_it(
    tmp_path, monkeypatch
):
    calendar = at_hand(monkeypatch)
    monkeypatch.setattr(event_of_night, "YOUNG_MS", 60_000)
    async with evening(tmp_path) as house:
        await wanting(house)
        await announced(house, at=in_hours(calendar, 2))
        calendar.ms += 59_000
        await looked()
        assert house.guild.events == {}
        calendar.ms += 1_000
        made = await event(house)
        details = await pressed(house, house.anna, "Details")
        sure = there((await house.anna.press(details, label="Call it off")).message)
        await house.anna.press(sure, label="Call it off")
        await eventually(lambda: made["status"] == CANCELED)


async def test_without_the_wish_or_the_permission_there_is_none_and_the_panel_says_what_lacks(tmp_path, monkeypatch):
    calendar = at_hand(monkeypatch)
    async with evening(tmp_path) as house:
        manager(house, house.anna)
        first = await announced(house, at=in_hours(calendar, 2))
        await set_of_server(house, "events", "on")
        await looked()
        assert house.guild.events == {}
        shown = await panel(house.anna, house.channel)
        told = [shown.text, there((await house.anna.press(shown, label="More")).message).text]
        assert any("I need **Create Events**" in each for each in told)
        assert [each.label for each in (await house.anna.now(first)).buttons] == [
            "I'll come",
            "I won't come",
            "Details",
        ]
        house.discord.fail("POST", "/guilds/.*/scheduled-events", 403, 50013)
        house.discord.grant(house.guild, house.discord.bot_user, "CREATE_EVENTS")
        await eventually(lambda: house.bot.store.nights.open())
        await looked()
        assert [each.event for each in await house.bot.store.nights.open()] == [0]  # refused once, and left at that
        assert house.guild.events == {}

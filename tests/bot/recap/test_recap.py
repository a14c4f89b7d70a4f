"""The weekly recap: posted once where a server wants it, with what happened, and never without anything to say."""

import asyncio
from dataclasses import replace

import pytest

from bot.features.recap.feature import LOOK_PAUSE_S
from bot.store import Win
from tests.bot.seasons.calendar import again, at, evening, turned
from tests.bot.store.contract.test_nights import NIGHT, SERIES
from tests.bot.store.samples import finish, move, seated
from tests.bot.wishes import manager, opened, panel, set_of_server
from tests.there import there

WANTED = ["daily", "puzzles", "season", "recap"]


async def recaps(house, place):
    return [each for each in await house.anna.sees(place) if "Weekly recap" in each.text]


async def won(house, day, places=(1, 2), patterns=("kasu",), night=None, points=24, **elsewhere):
    """A match of Anna and Ben on a day of November."""
    store, people = house.bot.store, (house.anna.id, house.ben.id)
    where = {"guild": house.guild.id, "channel": house.channel.id, "night": night} | elsewhere
    table = await seated(store, *people, **where, host=people[0])
    over = replace(finish(places=places, ended_at=at(2026, 11, day, 20), hands=1, rated=True), feats=((0, "comeback"),))
    await store.tables.append(table, move(1), "", over, won=[Win(1, 0, points, patterns)])


async def looked():
    """Let the bot look for recaps that are due."""
    await asyncio.sleep(LOOK_PAUSE_S + 10)


@pytest.fixture
async def club(tmp_path, monkeypatch):
    """A calendar on a Monday before ten o'clock, a house, and its channel for the recap."""
    calendar = turned(monkeypatch, 2026, 11, 23, 9)
    async with evening(tmp_path) as house:
        hall = house.discord.add_channel(house.guild, "hall")
        await set_of_server(house, "recap", str(hall.id))
        yield calendar, house, hall


async def test_a_week_is_told_once_with_hand_streak_rare_achievement_and_rivals_who_agree(club):
    calendar, house, hall = club
    where = {"guild": house.guild.id, "channel": house.channel.id, "host": house.ben.id, "game": "koikoi"}
    night = replace(NIGHT, **where, state="over", ended_at=at(2026, 11, 20, 22))
    _, number = await house.bot.store.series.new(replace(SERIES, **where), night)
    den = house.discord.add_channel(house.guild, "den")
    den.overwrite(house.guild, deny="VIEW_CHANNEL")
    den.overwrite(house.discord.bot_user, allow="VIEW_CHANNEL")
    hidden = where | {"channel": den.id}
    _, secret = await house.bot.store.series.new(replace(SERIES, **hidden), replace(night, **hidden))
    for day, its in ((16, secret), (17, None), (18, None), (20, number), (22, None)):
        await won(house, day, places=(2, 1) if day == 16 else (1, 2), night=its)
    await won(house, 19, points=99, channel=1, parent=den.id)  # in a thread of a channel which others can't see
    await looked()
    assert await recaps(house, hall) == []
    calendar.turn(2026, 11, 23, 10)
    await looked()
    (told,) = await recaps(house, hall)
    mine = house.anna.mention
    assert f"<t:{at(2026, 11, 16) // 1000}:d>" in told.text
    assert "24 points with Plains カス" in told.text
    assert f"{mine}: 5 wins in a row (Koi-Koi)" in told.text
    nights = "Club nights every Friday at 20:00 (Koi-Koi), each player's best 8: "
    assert f"{nights}1. {mine} 2 · 2. {house.ben.mention} 0" in told.text
    assert told.text.count("Club nights") == 1  # not that in a channel which others can't see
    assert "Rivals" not in told.text
    assert not told.pings
    for person in (house.anna, house.ben):
        await house.bot.settings.read(users=[person.id])
        await house.bot.settings.set_for_user(person.id, "rivals", ["on"])
    await won(house, 23, patterns=("goko",))
    async with again(house):
        await looked()
        calendar.turn(2026, 11, 22, 9)  # the clock was set back
        await looked()
        assert len(await recaps(house, hall)) == 1
        calendar.turn(
            2026, 12, 9, 15
        )  # the bot was down on the last day of November, and a week later nothing happened
        await looked()
        assert len(await recaps(house, hall)) == 1


async def test_it_comes_late_after_downtime_in_the_time_zone_of_the_server(club):
    calendar, house, hall = club
    await set_of_server(house, "zone", "America/Los_Angeles")
    for person in (house.anna, house.ben):
        await house.bot.settings.read(users=[person.id])
        await house.bot.settings.set_for_user(person.id, "rivals", ["on"])
    await won(house, 14, places=(2, 1))
    await won(house, 23)  # still Monday in Los Angeles
    await won(house, 24, patterns=("goko",))
    calendar.turn(2026, 11, 30, 17, 59)
    await looked()
    assert await recaps(house, hall) == []
    hall.deny("SEND_MESSAGES")
    calendar.turn(2026, 12, 2, 3)
    await looked()
    hall.allow("SEND_MESSAGES")
    await looked()
    (told,) = await recaps(house, hall)
    assert f"🏅 Koi-Koi: first Five Brights 五光 · {house.anna.mention}" in told.text
    assert f"Rivals so far: {house.anna.mention} 2 : 1 {house.ben.mention}" in told.text


async def test_one_press_turns_on_everything_in_a_channel_where_the_bot_can_write(house):
    manager(house, house.anna)
    hall = house.discord.add_channel(house.guild, "games")
    shown = await panel(house.anna, hall)
    hall.deny("SEND_MESSAGES")
    refused = there((await house.anna.press(shown, label="Post everything in #games")).message)
    assert "I need" in refused.text or "**Send Messages**" in refused.text
    server = await house.bot.settings.server(house.guild.id)
    assert [getattr(server, key) for key in (*WANTED, "ledger")] == [None] * 4 + [False]
    hall.allow("SEND_MESSAGES")
    shown = there((await house.anna.press(shown, label="Post everything in #games")).message)
    assert "Everything is on" in shown.text
    server = await house.bot.settings.server(house.guild.id)
    assert [getattr(server, key) for key in (*WANTED, "ledger")] == [hall.id] * 4 + [True]
    assert "Post everything in #games" not in [each.label for each in shown.buttons]
    assert len(shown.selects) == 2  # the control of a setting, and no select of a channel for everything
    for key in (*WANTED, "ledger"):
        shown = there((await house.anna.press(await opened(house.anna, shown, key), label="Reset to default")).message)
    server = await house.bot.settings.server(house.guild.id)
    assert [getattr(server, key) for key in (*WANTED, "ledger")] == [None] * 4 + [False]
    den = house.discord.add_channel(house.guild, "den")
    shown = await panel(house.anna, hall)
    shown = there((await house.anna.select(shown, shown.selects[1].custom_id, [str(den.id)])).message)
    assert "Everything is on" in shown.text
    server = await house.bot.settings.server(house.guild.id)
    assert [getattr(server, key) for key in (*WANTED, "ledger")] == [den.id] * 4 + [True]

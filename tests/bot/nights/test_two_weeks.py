"""Two weeks on three servers in three time zones, with twelve people: dailies, days without the bot, club nights."""

import random
import re
from dataclasses import dataclass, field

import pytest

from bot.features.daily import service
from tests.bot.daily import days
from tests.bot.daily.days import awake_until, came, opened
from tests.bot.house import PATIENCE_S, evening
from tests.bot.nights.clubs import announced, begun, board, gave_up, lines, looked, pressed, running, thread_in, until
from tests.bot.seasons.calendar import again
from tests.bot.waiting import eventually
from tests.there import there

NAMES = ("Chie", "Dora", "Emil", "Finn", "Gül", "Hana", "Ivo", "Juna", "Kaito", "Lena")
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo")
DAYS = (16, 20, 23, 24, 25, 26, 27)
"""The days of November on which the bot is there."""
WHOLE = (24, 25)
"""Those of them on which it is there all day long: any other ends no streak."""
FEW = {"Anna": {*DAYS} - {24}, "Ben": {16, 23}, "Chie": {24}}
"""Who plays when where not all do. Ben misses two whole days of a week."""


def attendance(everybody):
    """The days on which each of the twelve plays the daily; by chance, the same each time, where all do."""
    chance, names = random.Random("two weeks"), ("Anna", "Ben", *NAMES)
    if not everybody:
        return {name: FEW.get(name, set()) for name in names}
    return {name: FEW.get(name, {day for day in DAYS if chance.random() < 0.6}) for name in names}


def streak_of(played):
    """The streak on the last day, the longest, and whether the free day of the last week is spent."""
    run = longest = missed = 0
    for day in DAYS:
        run += day in played
        longest = max(longest, run)
        if played and day in WHOLE and day not in played and day > min(played):
            missed += 1
            run = 0 if missed == 2 else run
    return run, longest, missed > 0


async def staged(house):
    """Three servers with their time zones, each with a channel; all twelve are on all of them."""
    guilds = [house.guild, house.discord.add_guild("Second Club"), house.discord.add_guild("Third Club")]
    house.places = [house.channel, *(house.discord.add_channel(guild, "games") for guild in guilds[1:])]
    house.people = [house.anna, house.ben, *map(house.discord.add_person, NAMES)]
    await eventually(lambda: len(house.bot.guilds) == 3)
    for guild, zone in zip(guilds, ZONES, strict=True):
        assert await house.bot.settings.set_for_guild(guild.id, "zone", [zone])


@dataclass
class Dailies:
    """On which days each person plays, by name, and the points that were made, by day."""

    comes: dict[str, set[int]]
    made: dict[int, list[int]] = field(default_factory=dict)


async def daily(house, dailies, day):
    """All who play it that day do, on three servers; whoever comes next sees what was made before."""
    await days.looked()
    played = [each for each in house.people if day in dailies.comes[each.name]]
    made = dailies.made[day] = []
    for number, person in enumerate(played):
        place = house.places[house.people.index(person) % len(house.places)]
        shown = (await days.played(person, place, number))[-1]
        points = there(re.search(r"You scored \*\*(−?\d+) point", shown.text))[1]
        made.append(int(points.replace("−", "-")))
        assert results(shown) == sorted(made, reverse=True)
        assert f"{person.mention} · {points}" in shown.text
    if day - 1 in dailies.made:
        over = await came(played[0], await played[0].press(await opened(played[0], house.places[0]), label="Yesterday"))
        assert "so the deal is public" in over.text
        assert results(over) == sorted(dailies.made[day - 1], reverse=True)


def results(shown):
    """The points of a day, as its table lists them."""
    return [int(points) for points in re.findall(r"^\d+\. .+ · (-?\d+)$", shown.text.replace("−", "-"), re.M)]


async def streaks(house, dailies):
    """Everybody reads their streak."""
    for person in house.people:
        shown = await came(person, await person.press(await opened(person, house.places[0]), label="My streak"))
        run, longest, free = streak_of(dailies.comes[person.name])
        said = lines(shown)
        assert said[1:3] == [f"**{run} {_days(run)}** in a row.", f"Your longest streak: {longest} {_days(longest)}."]
        assert ("used this week's free day" in said[3]) == free


def _days(count):
    return "day" if count == 1 else "days"


async def rows(house, place):
    """The standing, as everybody reads it."""
    return [line for line in lines(await board(house, place)) if "won " in line]


async def match(house, one, other, place):
    """Both want a table at once and get it, and the second gives up after a move."""
    await pressed(house, one, "Next table", place)
    there_ = thread_in(await pressed(house, other, "Next table", place))
    await begun(house, [one, other], there_)
    await gave_up(house, other, there_)


@pytest.mark.slow
@pytest.mark.parametrize("everybody", [False, pytest.param(True, marks=pytest.mark.full)])
async def test_two_weeks_of_dailies_and_a_night_with_a_restart_an_outage_and_a_no_show(
    tmp_path, monkeypatch, everybody
):
    calendar = days.turned(monkeypatch, 2026, 11, 16, 12)
    monkeypatch.setattr(service, "OUTAGE_MS", 8 * 3_600_000)  # so that it has to look less often
    async with evening(tmp_path) as house:
        await staged(house)
        dailies = Dailies(attendance(everybody))
        anna, ben, chie, dora, emil, *others = house.people
        berlin, new_york, tokyo = house.places
        await daily(house, dailies, 16)
        shown = await announced(house, channel=berlin, at="2026-11-20 20:00")
        assert f"<t:{_at(calendar, 4, 7)}:F>" in shown.text  # 20:00 in Berlin is 19:00 in UTC
        shown = await announced(house, chie, channel=tokyo, at="2026-11-27 20:00", length="1h")
        assert f"<t:{_at(calendar, 11, -1)}:F>" in shown.text  # and in Tokyo 11:00
        shown = await announced(house, dora, channel=new_york, at="20:00")
        assert f"<t:{_at(calendar, 0, 13)}:F>" in shown.text  # in New York 1:00 of the next day
        await house.bot.close()  # nobody comes there anyway, and the bot is away
        calendar.turn(2026, 11, 20, 12)
        async with again(house):
            await until(house, "It didn't take place", new_york)
            for each in (anna, ben, chie, dora, emil):
                await pressed(house, each, "I'll come", berlin)
            await daily(house, dailies, 20)
            calendar.turn(2026, 11, 20, 18, 45)
            await looked()
            (call,) = [each for each in await house.public() if each.pings]
            assert sorted(call.pings) == sorted(each.id for each in (anna, ben, chie, dora, emil))
            calendar.turn(2026, 11, 20, 19, 0)
            await until(house, "Until <t>", berlin)
            await match(house, anna, ben, berlin)
            calendar.ms += 5 * 60_000
            await match(house, chie, dora, berlin)
            await until(house, f"{chie.mention} · **2**", berlin)
            assert sorted(line.partition(". ")[2] for line in (await rows(house, berlin))[:2]) == sorted(
                f"{each.mention} · **2** · won 1 of 1" for each in (anna, chie)
            )
            # those nearest in standing meet, and not those who have just met
            calendar.ms += 60_000
            for each in (ben, dora, anna, chie):
                await pressed(house, each, "Next table", berlin)
            pairs = await eventually(lambda: {frozenset(each.persons) for each in running(house)})
            assert pairs == {frozenset((ben.id, dora.id)), frozenset((anna.id, chie.id))}
        async with again(house):  # a restart in the middle of both
            first = thread_in(await pressed(house, anna, "Next table", berlin))
            await begun(house, [anna, chie], first)
            house.discord.outage(503, path_regex="/channels/.*")  # a minute without Discord
            calendar.ms += 60_000
            await looked()
            house.discord.mend()
            await gave_up(house, chie, first)
            await until(house, f"1. {anna.mention} · **4** · won 2 of 2", berlin)  # by resignations: no half
            second = thread_in(await pressed(house, dora, "Next table", berlin))
            await begun(house, [ben, dora], second)
            await gave_up(house, dora, second)
            # Emil wants a table, and goes away: Ben, who is there, is first in line
            await pressed(house, emil, "Next table", berlin)
            third = thread_in(await pressed(house, ben, "Next table", berlin))
            table = next(each for each in running(house) if emil.id in each.persons)
            shown = await ben.wait(third, lambda m: bool(m.images) and not m.ephemeral, PATIENCE_S)
            await ben.press(shown, label="Ready")
            await eventually(lambda: len(table.match.question.asked) == 1)
            calendar.ms += 115_000
            await eventually(lambda: table.row.reason == "absent")
            late = await pressed(house, others[0], "Next table", berlin)  # from zero, an hour late
            assert f"with {ben.mention}" in late.text
            await begun(house, [ben, others[0]], thread_in(late))
            await gave_up(house, ben, thread_in(late))
            calendar.turn(2026, 11, 20, 20, 30)
            over = await until(house, "· over", berlin)
            assert lines(over)[2:6] == [
                f"{anna.mention} wins the night!",
                f"1. {anna.mention} · **4** · won 2 of 2",
                *sorted(lines(over)[4:6]),
            ]
            assert over.images[0].alt.startswith("The podium of a Koi-Koi club night. 1. Anna 4, ")
            assert emil.mention not in over.text
            house.complaints[:] = [each for each in house.complaints if "Discord is failing" not in each]  # the outage
        calendar.turn(2026, 11, 23, 15)  # after two days without the bot
        async with again(house):
            await daily(house, dailies, 23)
            for day in (24, 25, 26):
                await awake_until(calendar, 2026, 11, day, 0, 1)
                await awake_until(calendar, 2026, 11, day, 12)
                await daily(house, dailies, day)
        calendar.turn(2026, 11, 27, 11, 1)
        async with again(house):
            await daily(house, dailies, 27)
            await streaks(house, dailies)
            await until(house, "Until <t>", tokyo)
            await match(house, others[1], others[2], tokyo)
            calendar.turn(2026, 11, 27, 12, 0)
            assert f"{others[1].mention} wins the night!" in (await until(house, "· over", tokyo)).text
            archive = there((await anna.command(tokyo, "club-night")).message).text
            assert archive.count("Koi-Koi · ") == 1  # nights of other servers are not told
            assert [each.state for each in await house.bot.store.nights.open()] == []


def _at(calendar, day, hours):
    """A moment in unix seconds, so many days and hours after noon of the first day."""
    return calendar.ms // 1000 + (day * 24 + hours) * 3600

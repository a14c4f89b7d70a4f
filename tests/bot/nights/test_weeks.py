"""A year of two series of club nights over the stand-in: both changes of the clocks, too few people, a bot that is
down, another time zone, another host, a night called off and a deleted channel. HANAPAI_WEEKS names a file for its log.
"""

import asyncio
import os
import re
from contextlib import AsyncExitStack
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.common.zones import local
from bot.playground.api.events import CANCELED, COMPLETED
from tests.bot.house import evening, running
from tests.bot.nights.clubs import TITLE, announced, loaded, turned
from tests.bot.seasons.calendar import at
from tests.bot.store.samples import played
from tests.bot.waiting import at_rest
from tests.bot.wishes import manager, panel, set_of_server
from tests.there import there

MINUTE_MS = 60_000
DAY_MS = 1440 * MINUTE_MS
FIRST, WEEKS = date(2031, 1, 6), 52
"""A Monday after the stand-in's present, so that events may begin in this year."""
ZONES = [("Asia/Tokyo", 0), ("Europe/Berlin", at(2031, 2, 12, 12))]
"""Time zones of the server, and since when. The second comes after a night was announced for the first."""
FEW, LATE, SLEPT, UNTOLD, HANDED, OFF, DELETED = 7, 10, 14, 17, 20, 22, 44
"""Weeks in which something happens. In LATE, SLEPT and UNTOLD the bot is down."""
DOWN = {
    LATE: ((4, 18), (4, 19, 40)),  # when Friday's night begins
    SLEPT: ((3, 12), (5, 10)),  # all through Friday's night
    UNTOLD: ((0, 0), (4, 17, 50)),  # from before Friday's night is announced to ten minutes before it would begin
}
PAUSE_S = 10.0
"""Virtual seconds after each look, so that Discord limits no event."""
LONG = 85
"""Letters of a line that is logged only once for the second series."""
STAMP = re.compile(r"<t:(\d+):\w>")


def utc(week, day, hour=0, minute=0):
    """A moment of a week, by UTC."""
    there_ = FIRST + timedelta(weeks=week, days=day)
    return at(there_.year, there_.month, there_.day, hour, minute)


def zone_of(ms):
    return next(zone for zone, since in reversed(ZONES) if since <= ms)


def begins(week, day, hour, minute):
    """When the night of a week begins, as the test reckons it."""
    then, zone = FIRST + timedelta(weeks=week, days=day), zone_of(utc(week, day))
    if then == date(2031, 3, 30):
        return at(2031, 3, 30, 1)  # the clocks skip from 2 to 3
    shown = datetime(then.year, then.month, then.day, hour, minute, tzinfo=ZoneInfo(zone))
    return int(shown.timestamp() * 1000)


FRIDAYS = [begins(week, 4, 20, 0) for week in range(WEEKS)]
SUNDAYS = [begins(week, 6, 2, 30) for week in range(DELETED)]


class Year:
    """A house whose bot looks at nights only when the test says so, and the log of what it says.

    `log`: when something was first seen, where, and how many it pinged.
    """

    def __init__(self, house, calendar, den):
        self.house, self.calendar, self.den = house, calendar, den
        self.log = list[tuple[int, str, str, int]]()
        self.seen, self.known, self.down = dict[int, str](), set[str](), False

    async def awake(self):
        for chore in self.house.bot.chores:
            await chore.close()
            if getattr(chore, "_key", None) == ("chore", "nights"):
                self.nights = chore
        await self.look()

    async def look(self):
        """The bot looks at its nights twice; what is new in the channels is noted."""
        for _ in range(2):
            await self.nights.do()
            await at_rest(self.house)
            await asyncio.sleep(PAUSE_S)
        for channel in (self.house.channel, self.den):
            if channel.id in self.house.discord.world.channels:
                for each in await self.house.anna.sees(channel):
                    if not each.ephemeral and self.seen.get(each.id) != each.text:
                        self.seen[each.id] = each.text
                        self.note(channel.name, each.text, len(each.pings))

    def note(self, place, text, pings=0):
        self.log.append((self.calendar.ms, place, text, pings))
        if "HANAPAI_WEEKS" in os.environ:
            with Path(os.environ["HANAPAI_WEEKS"]).open("a", encoding="utf-8") as file:
                print(self.written(*self.log[-1]), file=file)

    async def pressed(self, person, label, channel):
        """What somebody reads who presses that under the night that is to come."""
        shown = [
            each
            for each in await person.sees(channel)
            if TITLE in each.text and label in [one.label for one in each.buttons]
        ]
        answer = await loaded(person, there((await person.press(shown[-1], label=label)).message))
        if label != "I'll come":
            self.note("private", answer.text)
        return answer

    def written(self, ms, place, text, pings):
        """An entry of the log, with times by the clocks of the server."""
        zone = zone_of(ms)
        told = STAMP.sub(lambda found: f"[{local(int(found[1]) * 1000, zone):%a %d %b %H:%M}]", text)
        head = f"{local(ms, zone):%a %Y-%m-%d %H:%M %Z} {place:9}"
        lines = [each for each in told.splitlines() if len(each) < LONG or place != "den" or each not in self.known]
        self.known |= {*lines}
        return "\n".join(head + line for line in [*lines[:-1], lines[-1] + f" (pings {pings})" * bool(pings)])


async def plan(year, hosts):
    """What happens in the year: (when, what to do), but not while the bot is down."""
    house, (anna, ben, chie) = year.house, hosts

    def come(channel, people):
        async def do():
            for each in people:
                await year.pressed(each, "I'll come", channel)

        return do

    def results(begins_at, turn):
        async def do():
            """They play three matches, of which the test knows who wins."""
            for night in await house.bot.store.nights.open():
                if night.starts_at == begins_at and night.state == "running":
                    order = [*hosts[turn % 3 :], *hosts[: turn % 3]]
                    for one, other in ((0, 1), (0, 2), (1, 2)):
                        users = order[one].id, order[other].id
                        await played(house.bot.store, *users, guild=house.guild.id, hands=2, night=night.id)

        return do

    async def nothing():
        pass

    async def zone():
        await set_of_server(house, "zone", ZONES[1][0])

    async def hand_over():
        details = await year.pressed(anna, "Details", house.channel)
        shown = there((await anna.press(details, label="Every Friday")).message)
        given = await anna.select(shown, shown.selects[0].custom_id, [str(chie.id)])
        year.note("private", there(given.message).text)

    async def off():
        details = await year.pressed(chie, "Details", house.channel)
        sure = there((await chie.press(details, label="Call it off")).message)
        await chie.press(sure, label="Call it off")

    async def delete():
        house.discord.remove_channel(year.den)
        await year.nights.do()
        await year.nights.do()
        await ben.command(house.channel, "help")
        told = await ben.wait(house.channel, lambda each: each.ephemeral and "have ended" in each.text)
        year.note("private", told.text)
        shown = (await panel(anna, house.channel)).text.splitlines()
        year.note("settings", "\n".join(line for line in shown if "have ended" in line))

    found = [(ZONES[1][1], zone), (utc(HANDED, 3, 12), hand_over), (utc(OFF, 3, 12), off), (utc(DELETED, 0), delete)]
    for series, channel in ((FRIDAYS, house.channel), (SUNDAYS, year.den)):
        for week, moment in enumerate(series):
            friday = series is FRIDAYS
            count = {FEW: 2, OFF: 0}.get(week, 3) if friday else 3
            steps = [(-3 * DAY_MS - 6 * 60 * MINUTE_MS, nothing), (-3 * DAY_MS + MINUTE_MS, nothing)]
            steps += [
                (-3 * DAY_MS + 3 * MINUTE_MS, nothing),
                (-6 * 60 * MINUTE_MS, come(channel, hosts[:count])),
            ]
            steps += [(minutes * MINUTE_MS, nothing) for minutes in (-16, -15, -14, 0)]
            played_at = 60 if friday and week == LATE else 30
            steps += [(played_at * MINUTE_MS, results(moment, week)), (91 * MINUTE_MS, nothing)]
            found += [(moment + later, do) for later, do in steps]
    return sorted(found, key=lambda each: each[0])


@pytest.mark.full
async def test_each_week_of_a_year_is_announced_once_and_held_or_skipped_once(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, FIRST.year, FIRST.month, FIRST.day, 0, 1)
    async with evening(tmp_path) as house:
        den, chie = house.discord.add_channel(house.guild, "den"), house.discord.add_person("Chie")
        manager(house, house.anna)
        house.discord.grant(house.guild, house.discord.bot_user, "CREATE_EVENTS")
        for channel in (house.channel, den):
            channel.deny("ATTACH_FILES")  # words are enough here
        await set_of_server(house, "zone", ZONES[0][0])
        year, downs = (
            Year(house, calendar, den),
            [(utc(week, *since), utc(week, *until)) for week, (since, until) in DOWN.items()],
        )
        await year.awake()
        await announced(house, at=None, every="fri 20:00")
        await announced(house, house.ben, den, at=None, every="日曜2時30分")
        await at_rest(house)
        async with AsyncExitStack() as stack:
            for moment, do in await plan(year, [house.anna, house.ben, chie]):
                if downs and moment >= downs[0][0] and not year.down:
                    await house.bot.close()
                    year.down = True
                if year.down and moment >= downs[0][1]:
                    since, calendar.ms = downs.pop(0)
                    year.note("", f"(The bot was down since <t:{since // 1000}:f>.)")
                    house.bot = await stack.enter_async_context(running(house.discord, house.database))
                    year.down = False
                    await year.awake()
                if not year.down:
                    calendar.ms = moment
                    await do()
                    await year.look()
        assert {each["status"] for each in house.guild.events.values()} <= {COMPLETED, CANCELED}
        assert len(house.guild.events) == len(FRIDAYS) + len(SUNDAYS) - 1  # all but the one that nobody was told of
    _check(year, house.channel.name, FRIDAYS, {FEW: "few", SLEPT: "late", UNTOLD: "late"}, OFF)
    _check(year, "den", SUNDAYS, {}, None)
    (told,) = [text for _, where, text, _ in year.log if where == "private" and "have ended" in text]
    assert told == "The Koi-Koi club nights every Sunday at 2:30 have ended, because their channel was deleted."
    assert [text for _, where, text, _ in year.log if where == "settings"] == [told]


def _check(year, place, series, skipped, off):
    """Each week was announced once, if the bot was up then, and came once to its end."""
    told = [(text.partition("The next one")[0], pings) for _, where, text, pings in year.log if where == place]
    boards = [text.partition(", until")[0] for text, _ in told if "signed up" in text]
    moved = str(at(2031, 2, 14, 11) // 1000)  # as it was announced, before the time zone was changed
    assert {each for text in boards for each in STAMP.findall(text)} - {str(each // 1000) for each in series} <= {moved}
    for week, begins_at in enumerate(series):
        mine = [text for text, _ in told if f"<t:{begins_at // 1000}:" in text]
        reasons = ["few" if "fewer than 3" in each else "late" for each in mine if "is skipped" in each]
        unseen = skipped.get(week) == "late" and week == UNTOLD
        assert sum("Nobody has signed up" in each for each in mine) == (not unseen), (week, mine)
        assert reasons == ([skipped[week]] if week in skipped else []), (week, mine)
        assert sum("· over" in each for each in mine) == (week not in skipped and week != off), (week, mine)
        assert sum("Called off" in each for each in mine) == (week == off), (week, mine)
    late = [text for text, pings in told if pings and "starting late" in text]
    usual = [text for text, pings in told if pings and "club night starts" in text]
    assert len(late) == (place != "den")
    assert len({*usual}) == len(usual) == len(series) - len({*skipped, off} - {None}) - len(late)

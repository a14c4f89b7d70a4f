"""Two weeks on three servers in three time zones, with twelve people: dailies, days without the bot, club nights."""

from tests.bot.daily import days
from tests.bot.daily.days import opened
from tests.bot.house import PATIENCE_S, evening
from tests.bot.night import clubs
from tests.bot.night.clubs import announced, begun, board, gave_up, lines, looked, pressed, running, thread_in, until
from tests.bot.season.calendar import again
from tests.bot.waiting import eventually
from tests.there import there

NAMES = ("Chie", "Dora", "Emil", "Finn", "Gül", "Hana", "Ivo", "Juna", "Kaito", "Lena")
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo")


async def staged(house):
    """Three servers with their time zones, each with a channel; all twelve are on all of them."""
    guilds = [house.guild, house.discord.add_guild("Second Club"), house.discord.add_guild("Third Club")]
    house.places = [house.channel, *(house.discord.add_channel(guild, "games") for guild in guilds[1:])]
    house.people = [house.anna, house.ben, *map(house.discord.add_person, NAMES)]
    await eventually(lambda: len(house.bot.guilds) == 3)
    for guild, zone in zip(guilds, ZONES, strict=True):
        assert await house.bot.settings.set_of_server(guild.id, "zone", [zone])


async def daily(house, *people):
    """They play the daily of this day, each on another server."""
    await looked(house)
    for person, place in zip(people, house.places, strict=False):
        shown = (await days.played(person, place))[-1]
        assert "You made" in shown.text


async def rows(house, place):
    """The standing, as everybody reads it."""
    return [line for line in lines(await board(house, place)) if " won" in line]


async def match(house, one, other, place):
    """Both want a table at once and get it, and the second gives up after a move."""
    await pressed(house, one, "Next table", place)
    there_ = thread_in(await pressed(house, other, "Next table", place))
    await begun(house, [one, other], there_)
    await gave_up(house, other, there_)


async def test_two_weeks_of_dailies_and_a_night_with_a_restart_an_outage_and_a_no_show(tmp_path, monkeypatch):
    calendar = days.turned(monkeypatch, 2026, 11, 16, 12)
    monkeypatch.setattr(clubs.feature, "LOOK_PAUSE_S", clubs.LOOK_S)
    async with evening(tmp_path) as house:
        await staged(house)
        anna, ben, chie, dora, emil, *others = house.people
        berlin, new_york, tokyo = house.places
        await daily(house, anna, ben)
        shown = await announced(house, channel=berlin, at="2026-11-20 20:00")
        assert f"<t:{_at(calendar, 4, 7)}:F>" in shown.text  # 20:00 in Berlin is 19:00 in UTC
        shown = await announced(house, chie, channel=tokyo, at="2026-11-27 20:00", length="1h")
        assert f"<t:{_at(calendar, 11, -1)}:F>" in shown.text  # and in Tokyo 11:00
        shown = await announced(house, dora, channel=new_york, at="20:00")
        assert f"<t:{_at(calendar, 0, 13)}:F>" in shown.text  # in New York 1:00 of the next day
        await house.bot.close()  # nobody comes there anyway, and the bot is away
        for day in (17, 18, 19):
            calendar.turn(2026, 11, day, 15)
            async with again(house):
                await daily(house, anna, ben)
        calendar.turn(2026, 11, 20, 12)
        async with again(house):
            assert "It did not take place" in (await board(house, new_york)).text
            for each in (anna, ben, chie, dora, emil):
                await pressed(house, each, "I'll come", berlin)
            await daily(house, anna, chie)
            calendar.turn(2026, 11, 20, 18, 45)
            await looked(house)
            (call,) = [each for each in await house.public() if each.pings]
            assert sorted(call.pings) == sorted(each.id for each in (anna, ben, chie, dora, emil))
            calendar.turn(2026, 11, 20, 19, 0)
            await until(house, "Until <t>", berlin)
            await match(house, anna, ben, berlin)
            calendar.ms += 5 * 60_000
            await match(house, chie, dora, berlin)
            await until(house, f"{chie.mention} · **2**", berlin)
            assert sorted(line.partition(". ")[2] for line in (await rows(house, berlin))[:2]) == sorted(
                f"{each.mention} · **2** · 1 of 1 won" for each in (anna, chie)
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
            await looked(house)
            house.discord.mend()
            await gave_up(house, chie, first)
            await until(house, f"1. {anna.mention} · **4** · 2 of 2 won", berlin)  # by resignations: no half
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
                f"1. {anna.mention} · **4** · 2 of 2 won",
                *sorted(lines(over)[4:6]),
            ]
            assert over.images[0].alt.startswith("The podium of a club night of Koi-Koi. 1. Anna 4, ")
            assert emil.mention not in over.text
            house.complaints[:] = [each for each in house.complaints if "Discord fails" not in each]  # the outage
        for day in (23, 25, 26):  # two days without the bot
            calendar.turn(2026, 11, day, 15)
            async with again(house):
                await daily(house, anna)
        calendar.turn(2026, 11, 27, 11, 1)
        async with again(house):
            await daily(house, anna)
            streak = await anna.press(await opened(anna, berlin), label="My streak")
            assert "days** in a row" in there(streak.message).text
            await until(house, "Until <t>", tokyo)
            await match(house, others[1], others[2], tokyo)
            calendar.turn(2026, 11, 27, 12, 0)
            assert f"{others[1].mention} wins the night!" in (await until(house, "· over", tokyo)).text
            archive = there((await anna.command(tokyo, "night")).message).text
            assert archive.count("Koi-Koi · ") == 1  # nights of other servers are not told
            assert [each.state for each in await house.bot.store.nights.open()] == []


def _at(calendar, day, hours):
    """A moment in unix seconds, so many days and hours after noon of the first day."""
    return calendar.ms // 1000 + (day * 24 + hours) * 3600

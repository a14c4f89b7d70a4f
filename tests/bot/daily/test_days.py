"""A week of dailies on two servers, with days on which the bot was away, read line by line."""

import re

import pytest

from bot.features.daily import service
from bot.features.daily.feature import LINE_PAUSE_S
from bot.features.daily.seeds import seal_of, seed_of
from tests.bot.daily.days import KEY, Here, awake_until, begun, came, finished, looked, moves, opened, played, turned
from tests.bot.house import POSTED_ENOUGH, evening, used_up
from tests.bot.seasons.calendar import again, at
from tests.bot.waiting import eventually
from tests.bot.wishes import set_of_server
from tests.there import there

DAY = at(2026, 11, 24) // 86_400_000


def seal(day):
    return seal_of(seed_of(bytes.fromhex(KEY), "koikoi", day))


def lines(shown):
    return [re.sub(r"<t:\d+:(\w)>", r"<\1>", line) for line in shown.text.splitlines()]


async def details(house):
    """The lines behind *Details* of today's deal."""
    return lines(await press(house.anna, await opened(house.anna, house.channel), "Details"))


async def press(person, shown, label):
    answer = await person.press(shown, label=label)
    assert answer.message is not None, answer.error
    return await came(person, answer)


@pytest.mark.slow
async def test_a_day_from_its_seal_to_its_opening(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 11, 23, 12)
    async with evening(tmp_path) as house:
        await looked()
        assert f"-# Seal of 2026-11-24: `{seal(DAY)}`" in await details(house)
        calendar.turn(2026, 11, 24, 0, 1)
        await looked()
        assert lines(await opened(house.anna, house.channel)) == [
            "## Koi-Koi · 2026-11-24",
            "You get one hand a day, with the same deal for everyone on all servers. There's no clock, no advice and "
            "no rating. Start before <t> and finish by <t>. Then everyone's results are shown.",
            "You play against a computer (hard). It answers the same moves in the same way for everyone.",
        ]
        assert await details(house) == [
            f"-# Seal of this deal, published the day before: `{seal(DAY)}`",
            f"-# Seal of 2026-11-25: `{seal(DAY + 1)}`",
            "-# The person who runs this bot has its key, so they could know the deal in advance.",
            "-# With a second account, someone could see a deal before they play it. So nothing but this ranking "
            "depends on it.",
        ]
        seen = await played(house.anna, house.channel)
        assert len(seen) > 2
        assert {line for shown in seen[:-1] for line in lines(shown) if "Today's deal ends" in line} == {
            "-# Today's deal ends <R>. If you've started a hand, you can finish it until <t>."
        }
        over = seen[-1]
        assert lines(over)[1].startswith("You scored **")
        told = [line for line in lines(over) if "reached the par" not in line]
        assert told[2:4] == ["**1 person** has played:", f"1. {house.anna.mention} · {points(over)}"]
        assert [each.label for each in over.buttons] == ["My streak", "Yesterday", "This week", "Details", "Share"]
        shown = await opened(house.anna, house.channel)  # once a person: it is not dealt again
        assert (lines(shown), moves(shown)) == (lines(over), [])
        answer = await house.anna.press(over, f"daily:{DAY}:open", raw=True)
        assert "That day isn't over yet" in there(answer.message).text
        calendar.turn(2026, 11, 25, 0, 59)
        await looked()
        answer = await house.anna.press(await opened(house.anna, house.channel), f"daily:{DAY}:open")
        assert "That day isn't over yet" in there(answer.message).text
        calendar.turn(2026, 11, 25, 1, 0)
        await looked()
        day = await press(house.anna, await opened(house.anna, house.channel), "Yesterday")
        assert lines(day) == [
            "## Koi-Koi · 2026-11-24",
            "This day is over, so the deal is public.",
            "**1 person** has played:",
            f"1. {house.anna.mention} · {points(over)}",
            f"-# The par is {par_of(over)}: that's what the strongest computer scored from your seat.",
            f"-# Seed: `{seed_of(bytes.fromhex(KEY), 'koikoi', DAY).hex()}`. Its SHA-256 is the seal: `{seal(DAY)}`. "
            "The seed is the HMAC-SHA256 of `koikoi 2026-11-24`, made with the bot's key.",
        ]
        with used_up(house, house.anna):
            answer = await house.anna.press(day, f"daily:{DAY}:share")
            assert POSTED_ENOUGH in there(answer.message).text
        day = await press(house.anna, day, "Share")
        assert "-# You've shared this." in day.text
        (public,) = await house.public()
        assert lines(public)[:2] == [f"-# {house.anna.mention} shared this day's results.", "## Koi-Koi · 2026-11-24"]
        assert not public.pings
        answer = await house.anna.select(day, f"daily:{DAY}:way", ["0"])
        way = await came(house.anna, answer)
        assert lines(way)[0].startswith(f"## {house.anna.mention} · 2026-11-24: {points(over)} point")
        assert f"{house.anna.mention} plays" in way.text
        assert "hanapai-daily-2026-11-24.txt" in str(way)
        lost = await press(house.anna, await press(house.anna, way, "Back to results"), "Where did I lose the most?")
        assert "This is where you lost the most. You chose **" in lost.text or "You lost almost nothing" in lost.text


def points(over):
    found = re.search(r"You scored \*\*(\S+) point", over.text)
    return there(found)[1]


def par_of(over):
    found = re.search(r"The par is (\S+):", over.text)
    return there(found)[1]


def without_good(shown):
    """The lines about a streak but the one about days on which the par was reached, which is chance."""
    return [line for line in lines(shown) if "reached the par" not in line]


async def test_a_hand_begun_before_midnight_may_be_finished_within_an_hour_and_no_longer(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 11, 24, 23, 50)
    async with evening(tmp_path) as house:
        anna, ben = await begun(house.anna, house.channel), await begun(house.ben, house.channel)
        calendar.turn(2026, 11, 25, 0, 30)
        await looked()
        seen = await finished(house.anna, anna)
        assert "You scored" in seen[-1].text
        assert lines(await opened(house.anna, house.channel))[0] == "## Koi-Koi · 2026-11-25"
        calendar.turn(2026, 11, 25, 1, 0)  # before the bot looks
        answer = await house.ben.press(ben, moves(ben)[0])
        assert lines(there(answer.message)) == ["That day is over. `/daily` has today's deal."]


@pytest.mark.slow
async def test_one_hand_for_all_servers_and_only_those_are_named_whom_leaderboards_would_name(tmp_path, monkeypatch):
    turned(monkeypatch, 2026, 11, 24, 12)
    async with evening(tmp_path) as house:
        elsewhere = house.discord.add_guild("Second Club")
        there_too = house.discord.add_channel(elsewhere, "games")
        shown = await begun(house.anna, house.channel)
        assert moves(await opened(house.anna, there_too)) == moves(shown)
        await finished(house.anna, shown)
        assert house.anna.mention in (await played(house.ben, house.channel, 1))[-1].text
        chie = house.discord.add_person("Chie")
        over = (await played(chie, there_too, 2))[-1]
        assert house.anna.mention not in over.text
        assert [line for line in lines(over) if ". " in line and "someone" in line]
        assert chie.mention in over.text


async def test_the_line_of_a_server_counts_and_leads_to_the_deal(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 11, 24, 12)
    async with evening(tmp_path) as house:
        hall = house.discord.add_channel(house.guild, "hall")
        await set_of_server(house, "daily", str(hall.id))
        await looked(LINE_PAUSE_S)
        (line,) = await house.anna.sees(hall)
        assert lines(line) == ["**Koi-Koi · 2026-11-24** · 0 played · next deal <R>"]
        assert [each.label for each in line.buttons] == ["Play today's deal", "My streak"]
        answer = await house.anna.press(line, label="Play today's deal")
        mine = await came(house.anna, answer)
        assert mine.ephemeral
        over = (await finished(house.anna, mine))[-1]
        best, par = points(over), par_of(over)
        await looked(LINE_PAUSE_S)
        line = await house.anna.now(line)
        told = f"**Koi-Koi · 2026-11-24** · 1 played · best ||{best}|| · par ||{par}||"
        assert lines(line) == [f"{told} · next deal <R>"]
        calendar.turn(2026, 11, 25, 2)
        await looked(LINE_PAUSE_S)
        old, new = (each for each in await house.anna.sees(hall) if not each.ephemeral)
        assert lines(old) == [f"{told} · over"]
        assert lines(new) == ["**Koi-Koi · 2026-11-25** · 0 played · next deal <R>"]
        day = await press(house.ben, old, "Show results")
        assert day.ephemeral
        assert house.anna.mention in day.text


@pytest.mark.slow
async def test_streaks_over_two_days_on_which_the_bot_was_away(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 11, 23, 12)
    async with evening(tmp_path) as house:
        for day in (23, 24):
            calendar.turn(2026, 11, day, 12)
            await looked()
            await played(house.anna, house.channel)
        calendar.turn(2026, 11, 24, 15)
        await looked()
        await house.bot.close()
        calendar.turn(2026, 11, 27, 9)  # away on the 25th and 26th, and at midnight
        async with again(house):
            await looked()
            shown = await press(house.anna, await opened(house.anna, house.channel), "My streak")
            assert without_good(shown) == [
                "## My streak",
                "**2 days** in a row.",
                "Your longest streak: 2 days.",
                "You can miss one day a week, from Monday to Sunday. You still have this week's free day.",
                "You haven't played today's deal yet. It ends <R>.",
            ]
            answer = await house.anna.press(shown, f"daily:{DAY + 1}:open", raw=True)
            assert "There was no deal on that day" in there(answer.message).text
            await played(house.anna, house.channel)
            calendar.turn(2026, 11, 29, 12)  # a jump by the clock of the host, too: nobody could play meanwhile
            await looked()
            shown = await press(house.anna, await opened(house.anna, house.channel), "My streak")
            assert lines(shown)[1] == "**3 days** in a row."
            week = await press(house.anna, shown, "This week")
            assert lines(week)[:2] == ["## Week of 2026-11-23", f"1. {house.anna.mention} · **30** · 3 days"]
            calendar.turn(2026, 11, 30, 12)  # on a Monday it is the week before
            await looked()
            shown = await press(house.anna, await opened(house.anna, house.channel), "My streak")
            assert lines(await press(house.anna, shown, "This week"))[0] == "## Week of 2026-11-23"


@pytest.mark.slow
async def test_a_bot_that_was_down_at_midnight_opens_late_and_that_day_ends_no_streak(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 11, 23, 12)
    async with evening(tmp_path) as house:
        await looked()
        await played(house.anna, house.channel)
        calendar.turn(2026, 11, 23, 23, 50)
        await looked()
        await house.bot.close()
        calendar.turn(2026, 11, 24, 0, 20)  # away for half an hour alone, but at midnight
        monkeypatch.setattr(service, "OUTAGE_MS", 8 * 3_600_000)  # so that it has to look less often
        async with again(house):
            await looked()
            assert f"-# Seal of this deal, published the day before: `{seal(DAY)}`" in await details(house)
            for day in (25, 26):  # nothing is missed on the 24th; the 25th is the free day of the week
                await awake_until(calendar, 2026, 11, day, 0, 1)
            shown = await press(house.anna, await opened(house.anna, house.channel), "My streak")
            assert without_good(shown)[1:4] == [
                "**1 day** in a row.",
                "Your longest streak: 1 day.",
                "You've used this week's free day.",
            ]
            await awake_until(calendar, 2026, 11, 27, 0, 1)  # and the 26th is one too many
            shown = await press(house.anna, await opened(house.anna, house.channel), "My streak")
            assert lines(shown)[1:3] == ["**0 days** in a row.", "Your longest streak: 1 day."]


@pytest.mark.slow
async def test_a_clock_that_jumps_forward_and_back_shows_no_deal_twice(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 11, 24, 12)
    async with evening(tmp_path) as house:
        await looked()
        shown = await begun(house.anna, house.channel)
        calendar.turn(2026, 11, 26, 12)
        await looked()
        day = await press(house.ben, await opened(house.ben, house.channel), "My streak")
        answer = await house.ben.press(day, f"daily:{DAY}:open", raw=True)
        assert "This day is over" in there(answer.message).text  # so nobody plays it any more
        calendar.turn(2026, 11, 24, 13)
        await looked()
        for person, pressed in ((house.anna, moves(shown)[0]), (house.ben, f"daily:{DAY}:play")):
            answer = await person.press(shown if person is house.anna else day, pressed, raw=True)
            assert "Today's deal is already over" in there(answer.message).text
            refused = await person.command(house.channel, "daily")
            assert "Today's deal is already over" in there(refused.message).text
        calendar.turn(2026, 11, 25, 12)
        await looked()
        assert len(await played(house.ben, house.channel)) > 1


async def test_an_update_of_the_engine_takes_effect_the_next_day(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 11, 24, 12)
    async with evening(tmp_path) as house:
        shown = await begun(house.anna, house.channel)
        monkeypatch.setattr("bot.features.daily.service.fingerprint", lambda _game: "another one")
        await looked()
        for person, pressed in ((house.anna, moves(shown)[0]), (house.ben, f"daily:{DAY}:play")):
            place = shown if person is house.anna else await opened(house.ben, house.channel)
            answer = await person.press(place, pressed, raw=True)
            assert "The bot was updated and this deal would now play differently" in there(answer.message).text
        calendar.turn(2026, 11, 25, 0, 5)
        await looked()
        await played(house.anna, house.channel)


async def test_a_lost_key_is_told_and_what_was_sealed_before_stays(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 11, 24, 12)
    async with evening(tmp_path) as house:
        await looked()
        await house.bot.store.key_values.keep("daily_key", "")
        monkeypatch.setattr("bot.features.daily.service.new_key", lambda: "08" * 32)
        calendar.turn(2026, 11, 25, 0, 1)
        await looked()
        assert "The key of the dailies was lost" in " ".join(house.complaints)
        await eventually(lambda: house.bot.store.dailies.get(DAY + 2), "no new deal is announced")
        shown = await details(house)
        assert f"-# Seal of this deal, published the day before: `{seal(DAY + 1)}`" in shown
        assert "-# The key behind the daily seeds was lost, so there's a new one from today." in shown
        assert f"-# Seal of 2026-11-26: `{seal(DAY + 2)}`" not in shown
        house.complaints.clear()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "worker"), [("hanaawase", Here), ("jiaxing", None)])
async def test_the_owner_may_set_another_game_by_weekday(tmp_path, monkeypatch, game, worker):
    turned(monkeypatch, 2026, 11, 24, 12, worker=worker)
    monkeypatch.setattr("bot.config.Config.__init__", configured({1: game}))
    async with evening(tmp_path) as house:
        shown = await begun(house.anna, house.channel)
        _, day, _, number, action = moves(shown)[0].split(":", 4)
        answer = await house.anna.select(shown, f"daily:{day}:pick:{number}", [action], raw=True)  # as in longer rows
        seen = await finished(house.anna, await came(house.anna, answer))
        assert "You scored" in seen[-1].text
        assert len(seen) > 4


def configured(games):
    from bot.config import Config

    init = Config.__init__

    def made(self, *words, **more):
        init(self, *words, **more, daily=games)

    return made


@pytest.mark.slow
async def test_a_par_to_reach_a_streak_to_show_and_a_reminder_before_it_ends(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 11, 23, 12)
    async with evening(tmp_path) as house:
        anna, ben, chie = house.anna, house.ben, house.discord.add_person("Chie")
        for key in ("streak", "reminder"):
            await house.bot.settings.set_for_user(anna.id, key, ["on"])
        await looked()
        over = (await played(anna, house.channel))[-1]
        good = int(points(over).replace("−", "-")) >= int(par_of(over).replace("−", "-"))
        assert ("You reached the par" in over.text) == good
        about = await press(anna, over, "My streak")
        assert f"You've reached the par on {'1 day' if good else '0 days'}." in lines(about)
        others = (await played(ben, house.channel, 1))[-1]
        assert f"{anna.mention} · {points(over)} · 1 day in a row" in others.text
        assert others.text.count("in a row") == 1
        answer = await anna.press(await opened(anna, house.channel), label="Share")
        await came(anna, answer)
        told = (await chie.sees(house.channel))[-1]
        reached = " and reached the par" if good else ""
        assert lines(told)[1] == f"{anna.mention} has played this deal{reached}. That's 1 day in a row."
        hall = house.discord.add_channel(house.guild, "hall")
        await set_of_server(house, "daily", str(hall.id))
        for hour, count in ((19, 0), (20, 1), (21, 1)):
            calendar.turn(2026, 11, 24, hour, 1)
            await looked()
            reminders = [each for each in await ben.sees(hall) if "today's deal yet" in each.text]
            assert len(reminders) == count
        assert lines(reminders[0]) == [f"{anna.mention}, you haven't played today's deal yet. It ends <R>."]
        assert reminders[0].pings == [anna.id]
        assert moves(await came(anna, await anna.press(reminders[0], label="Play today's deal")))

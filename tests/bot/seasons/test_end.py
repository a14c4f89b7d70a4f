"""The end of a season: told once where a server wants it, with its first and its dearest hand."""

import re
from unittest.mock import AsyncMock

import pytest

from bot.features.seasons.service import told_at
from bot.store import StoreError
from bot.store.moderation import Deed
from tests.bot.moderation.desk import moderator, panel, sure
from tests.bot.seasons.calendar import LATER_S, again, at, evening, lines, looked, played, regular, turned
from tests.bot.store.samples import found
from tests.bot.waiting import eventually
from tests.bot.wishes import set_of_server
from tests.there import there

Q3 = 20260701


def told(message):
    return "is over" in message.text


async def announcements(house, place):
    return [each for each in await house.anna.sees(place) if told(each)]


@pytest.fixture
async def club(tmp_path, monkeypatch):
    """A calendar in September, a house, its channel for the end of the season, and four regulars."""
    calendar = turned(monkeypatch, 2026, 9, 20)
    async with evening(tmp_path) as house:
        hall = house.discord.add_channel(house.guild, "hall")
        people = [house.ben, house.anna, house.discord.add_person("Chie"), house.discord.add_person("Dora")]
        await set_of_server(house, "season", str(hall.id))
        await regular(house, people, 2026, 9, 1)
        await looked()
        yield calendar, house, hall, people


@pytest.mark.parametrize(
    ("zone", "moment"),
    [
        ("UTC", (2026, 10, 1, 10)),
        ("Europe/Berlin", (2026, 10, 1, 8)),
        ("America/Los_Angeles", (2026, 10, 1, 17)),
        ("Pacific/Pago_Pago", (2026, 10, 1, 21)),
        ("Asia/Tokyo", (2026, 10, 1, 1)),
        ("Pacific/Kiritimati", (2026, 10, 1, 0)),  # there it is two in the afternoon, and the season has just ended
        ("Mars/Olympus", (2026, 10, 1, 10)),
    ],
)
def test_it_is_told_at_ten_there_and_never_before_it_has_ended(zone, moment):
    assert told_at(Q3, zone) == at(*moment)


@pytest.mark.slow
async def test_the_first_three_of_each_game_and_the_dearest_hand_are_told_once(club):
    calendar, house, hall, people = club
    await set_of_server(house, "zone", "Europe/Berlin")
    await regular(house, people, 2026, 5, 1)
    await played(house, people[0], people[1], 2026, 6, 3, won=[(0, 99, ("goko",))])
    await regular(house, people[::-1], 2026, 9, 2, game="stopgo")
    hand = (1, 24, ("goko", "kasu")), (0, 3, ("kasu",))
    await played(house, people[2], people[3], 2026, 9, 3, won=hand)
    den = house.discord.add_channel(house.guild, "den")
    den.overwrite(house.guild, deny="VIEW_CHANNEL")
    den.overwrite(house.discord.bot_user, allow="VIEW_CHANNEL")
    await played(house, people[2], people[3], 2026, 9, 3, won=[(0, 99, ("goko",))], channel=den.id)
    await looked()
    calendar.turn(2026, 10, 1, 7, 59)
    await looked()
    assert await announcements(house, hall) == []
    calendar.turn(2026, 10, 1, 8, 0)
    (message,) = [await house.anna.wait(hall, told, LATER_S)]
    assert lines(message)[0] == "## Season 2026-Q3 is over"
    koikoi, stopgo = (line for line in lines(message) if "1. " in line)
    order = [koikoi.index(each.mention) for each in people[:3]]
    assert order == sorted(order)
    assert people[3].mention not in koikoi
    assert koikoi.startswith("**Koi-Koi")
    assert stopgo.index(people[3].mention) < stopgo.index(people[2].mention)
    (dearest,) = (line for line in lines(message) if "Best hand of the season" in line)
    assert f"24 points in Koi-Koi with Five Brights 五光 and Plains カス, by {people[3].mention}" in dearest
    assert re.search(rf"1\. {people[0].mention} 1\d\d\d ±[1-9]\d* · 2\. {people[1].mention} \d+ ±[1-9]", koikoi)
    assert "± shows how uncertain a rating is." in message.text
    assert [each.label for each in message.buttons] == ["Leaderboard: Koi-Koi", "Leaderboard: Hanafuda Stop/Go 花札"]
    board = there((await house.anna.press(message, label="Leaderboard: Koi-Koi")).message)
    assert (board.ephemeral, "Season 2026-Q3, by rating." in board.text) == (True, True)
    (first,) = re.findall(r"\*\*1\.\*\* (<@\d+>)", board.text)
    assert first == people[0].mention
    assert not message.pings
    alt = message.images[0].alt
    assert alt.startswith("Season 2026-Q3. Koi-Koi: 1. Ben 1")
    assert "Best hand of the season: 24 points in Koi-Koi" in alt
    assert str(people[0].id) not in alt
    for date in ((2026, 10, 2), (2026, 9, 30), (2026, 10, 1, 9), (2026, 10, 3)):  # the clock is set back, too
        calendar.turn(*date)
        await looked()
    assert len(await announcements(house, hall)) == 1


async def test_it_is_told_at_the_next_start_once_where_the_bot_was_down(club):
    calendar, house, hall, _ = club
    await house.bot.close()
    calendar.turn(2026, 11, 3)
    for _ in range(2):
        async with again(house):
            await house.anna.wait(hall, told, LATER_S)
            await looked()
    assert len(await announcements(house, hall)) == 1


@pytest.mark.parametrize("key", ["season", "champion"])
async def test_a_server_is_noted_as_soon_as_it_chooses(key, house):
    await house.bot.settings.set_for_guild(house.guild.id, key, [str(house.channel.id)])
    assert found(house.database, "SELECT guild, told, crowned FROM season_ends") == [
        (house.guild.id, 20291001, 20291001)
    ]


async def test_a_result_that_is_voided_right_before_is_missing_in_the_message_as_well(club, monkeypatch):
    calendar, house, hall, people = club
    seasons, claim = house.bot.store.seasons, house.bot.store.seasons.claim
    void = Deed(guild=house.guild.id, at=at(2026, 10, 2), kind="void", moderator=1, table=1)

    async def after_a_void(*values):
        monkeypatch.setattr(seasons, "claim", claim)
        await house.bot.store.moderation.void(void)
        return await claim(*values)

    monkeypatch.setattr(seasons, "claim", after_a_void)
    calendar.turn(2026, 10, 2)
    message = await house.anna.wait(hall, told, LATER_S)
    assert people[0].mention in message.text
    assert await house.bot.store.moderation.voided(1)
    assert await seasons.latest(house.guild.id) == Q3


async def test_a_void_of_a_podium_is_told_in_the_channel_and_after_the_end_in_the_message(club):
    calendar, house, hall, people = club
    ben, anna, eva = *people[:2], moderator(house, "Eva", "MANAGE_GUILD")

    async def voided(table):
        question = await sure(eva, await panel(eva, house.channel, table=table), "Void the result")
        return await sure(eva, question, "Void the result")

    async def titles(person):
        return there((await person.command(house.channel, "profile")).message).images[0].alt

    await voided(1)
    line = await anna.wait(hall, lambda m: "voided" in m.text, LATER_S)
    concerned = f"It concerns {ben.mention} (place 1) and {anna.mention} (place 2) in season 2026-Q3."
    assert (line.text, line.pings) == (f"{eva.mention} voided the result of table 1 (Koi-Koi). {concerned}", [])
    await eventually(lambda: not house.bot.services.ratings.busy)
    calendar.turn(2026, 10, 2)
    message = await anna.wait(hall, told, LATER_S)
    assert "voided" not in message.text
    await looked()
    assert "Titles: Koi-Koi: champion of 2026-Q3." in await titles(ben)
    calendar.turn(2026, 10, 3)
    for table in range(2, 12):  # all but one of Ben's wins
        void = Deed(guild=house.guild.id, at=at(2026, 10, 3), kind="void", moderator=eva.id, table=table)
        assert await house.bot.store.moderation.void(void)
    await voided(12)
    changed = await anna.wait(hall, lambda m: m.id == message.id and "table 12" in m.text, LATER_S)
    assert f"-# {eva.mention} voided the result of table 12 (Koi-Koi). It concerns" in changed.text
    (first,) = (line for line in lines(changed) if "1. " in line)
    assert (anna.mention in first, ben.mention in first) == (True, False)
    await looked()
    assert "Titles: Koi-Koi: champion of 2026-Q3." in await titles(anna)
    assert (
        "You have no matches here that count yet" in there((await ben.command(house.channel, "profile")).message).text
    )
    assert len(await announcements(house, hall)) == 1


async def test_what_failed_in_passing_is_told_later_and_once(club):
    calendar, house, hall, _ = club
    house.discord.fail("POST", rf"/channels/{hall.id}/messages", 500, times=1, late=True)
    house.discord.reset("POST", rf"/channels/{hall.id}/messages", times=2)
    calendar.turn(2026, 10, 2)
    await house.anna.wait(hall, told, LATER_S)
    await looked()
    assert len(await announcements(house, hall)) == 1


async def test_nothing_is_told_where_nobody_is_listed_or_nobody_wanted_it_before_it_ended(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 6, 20)
    async with evening(tmp_path) as house:
        await set_of_server(house, "season", str(house.channel.id))
        await played(house, house.ben, house.anna, 2026, 6, 3)
        await looked()
        calendar.turn(2026, 7, 2)
        await looked()
        await set_of_server(house, "season")
        people = [house.ben, house.anna, house.discord.add_person("Chie"), house.discord.add_person("Dora")]
        await regular(house, people, 2026, 9, 1)
        calendar.turn(2026, 10, 2)
        await looked()
        await set_of_server(house, "season", str(house.channel.id))
        await looked()
        assert await announcements(house, house.channel) == []
        assert await house.bot.store.seasons.latest(house.guild.id) == 0


async def test_a_private_leaderboard_is_not_told_nor_when_it_is_made_public_afterwards(club):
    calendar, house, hall, _ = club
    await set_of_server(house, "leaderboard", "private")
    calendar.turn(2026, 10, 2)
    await looked()
    await set_of_server(house, "leaderboard", "public")
    await looked()
    assert await announcements(house, hall) == []
    assert await house.bot.store.seasons.latest(house.guild.id) == 0


@pytest.mark.slow
async def test_a_channel_that_is_gone_or_shut_is_told_of_in_the_log_where_there_is_one(club):
    calendar, house, hall, people = club
    log = house.discord.add_channel(house.guild, "log")
    await set_of_server(house, "log", str(log.id))
    hall.deny("SEND_MESSAGES")
    calendar.turn(2026, 10, 2)
    said = await house.anna.wait(log, lambda m: "I couldn't post" in m.text, LATER_S)
    asked = "I need **View Channel** and **Send Messages** there."
    assert said.text == f"I couldn't post the results of season 2026-Q3 in <#{hall.id}>. {asked}"
    await regular(house, people, 2026, 12, 1)
    house.discord.remove_channel(hall)
    calendar.turn(2027, 1, 2)
    said = await house.anna.wait(log, lambda m: "2026-Q4" in m.text, LATER_S)
    assert said.text.endswith("the channel chosen in `/server-settings` no longer exists.")
    await looked()
    assert len([each for each in await house.anna.sees(log) if "I couldn't post" in each.text]) == 2
    await regular(house, people, 2027, 3, 1)
    house.discord.remove_channel(log)
    calendar.turn(2027, 4, 2)
    await looked()
    assert await house.bot.store.seasons.due(20270101) == []
    assert await house.bot.store.seasons.latest(house.guild.id) == 0


async def test_without_files_it_is_told_in_words(club):
    calendar, house, hall, people = club
    hall.deny("ATTACH_FILES")
    calendar.turn(2026, 10, 2)
    message = await house.anna.wait(hall, told, LATER_S)
    assert message.images == []
    assert people[0].mention in message.text


async def test_who_had_their_data_deleted_or_is_off_the_leaderboards_is_named_nowhere(club):
    calendar, house, hall, people = club
    await played(house, people[0], people[3], 2026, 9, 3, won=[(0, 50, ("goko",))])
    await played(house, people[1], people[3], 2026, 9, 3, won=[(0, 99, ("goko",))])
    off = Deed(guild=house.guild.id, at=at(2026, 9, 4), kind="off", moderator=1, person=people[1].id)
    await house.bot.store.moderation.set_off(off, (people[1].id,))
    await looked()
    page = (await people[0].command(house.channel, "privacy")).message
    page = (await people[0].press(page, label="Delete…")).message
    await people[0].press(page, label="Delete everything")
    calendar.turn(2026, 10, 2)
    message = await house.anna.wait(hall, told, LATER_S)
    assert not [each for each in people[:2] if each.mention in message.text]
    assert "points in Koi-Koi with" not in message.text
    assert not [name for name in ("Ben", "Anna") if name in message.images[0].alt]


async def test_a_message_that_could_not_be_noted_is_not_sent_again(club, monkeypatch):
    calendar, house, hall, _ = club
    with monkeypatch.context() as broken:
        broken.setattr(house.bot.store.seasons, "mark_announced", AsyncMock(side_effect=StoreError("the disk is full")))
        calendar.turn(2026, 10, 2)
        await house.anna.wait(hall, told, LATER_S)
        await looked()
        house.discord.clock.advance(3600.0)  # no nonce is known for so long
        await looked()
    assert len(await announcements(house, hall)) == 1
    async with again(house):
        await looked()
        assert await house.bot.store.seasons.due(Q3) == []
    assert len(await announcements(house, hall)) == 1
    house.complaints[:] = [each for each in house.complaints if "the disk is full" not in each]


async def test_what_the_picture_shows_is_said_in_the_signs_of_the_language(club):
    calendar, house, hall, _ = club
    await set_of_server(house, "language", "zh-TW")
    calendar.turn(2026, 10, 1, 12)
    message = await house.anna.wait(hall, lambda each: "2026-Q3" in each.text, LATER_S)
    assert message.images[0].alt.startswith("2026-Q3賽季。來來（Koi-Koi）：1. Ben ")
    assert message.buttons[0].label == "排行榜：來來（Koi-Koi）"

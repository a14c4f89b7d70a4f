"""/server-settings > Numbers: what was played by week and hour, only for managers of the server, without names."""

from datetime import UTC, datetime

from bot.features.stats.handlers import WEEKS, spans
from tests.bot.store.samples import row, sitters
from tests.bot.wishes import manager, panel, prefer, set_of_server
from tests.there import there

NOW = (2026, 11, 25, 12)


def at(*date):
    return int(datetime(*date, tzinfo=UTC).timestamp() * 1000)


async def opened(house, *users, guild=None, state="playing", **when):
    values = {"guild": guild or house.guild.id, "state": state} | when
    await house.bot.store.tables.new(row(**values), sitters(*users))


async def numbers(house, person):
    shown = await panel(person, house.channel)
    return there((await person.press(shown, label="Numbers")).message)


def test_weeks_begin_on_the_monday_of_the_server():
    weeks = spans(at(2026, 11, 22, 20), "Asia/Tokyo")  # where it is Monday
    assert len(weeks) == WEEKS
    assert weeks[-1] == (at(2026, 11, 22, 15), at(2026, 11, 29, 15))
    assert spans(at(2026, 11, 22, 20), "UTC")[-1] == (at(2026, 11, 16), at(2026, 11, 23))
    berlin = spans(at(2026, 10, 28), "Europe/Berlin")  # clocks are set back in the week before
    assert berlin[-1][0] - berlin[-2][0] == (7 * 24 + 1) * 3600 * 1000
    assert spans(at(2026, 11, 25), "Mars/Olympus") == spans(at(2026, 11, 25), "UTC")


async def test_a_picture_tells_weeks_and_hours_of_this_server(house):
    house.bot.store.now = lambda: at(*NOW)
    anna, ben = house.anna.id, house.ben.id
    await opened(house, anna, ben, created_at=at(2026, 6, 1))
    await opened(house, anna, 501, created_at=at(2026, 11, 17, 19, 50))
    await opened(house, anna, None, created_at=at(2026, 11, 18, 20, 10), state="closed")
    await opened(house, ben, 502, created_at=at(2026, 11, 18, 20, 20))
    await opened(house, 501, 502, created_at=at(2026, 11, 24, 3))
    await opened(house, 601, 602, created_at=at(2026, 11, 24, 3), guild=77)
    await opened(house, 603, created_at=at(2026, 11, 24, 3), state="closed", start_id=None)
    await set_of_server(house, "zone", "Asia/Tokyo")
    page = await numbers(house, house.anna)
    assert page.ephemeral
    alt = page.images[0].alt
    assert "Busiest hour: 5:00 (Asia/Tokyo), with 2 tables." in alt
    assert "Week of 2026-11-16: tables 3, people 4, new 2, unfinished 1." in alt
    assert "Week of 2026-11-23: tables 1, people 2, new 0, unfinished 0." in alt
    assert "Week of 2026-10-05: tables 0" in alt
    for person in (anna, ben, 501):
        assert str(person) not in f"{page.text} {alt}"
    await prefer(house, house.anna, "in_words", "on")
    page = await numbers(house, house.anna)
    assert page.images == []
    assert "Week of 2026-11-16: tables 3, people 4, new 2, unfinished 1." in page.text


async def test_where_nothing_was_played_a_sentence_says_so(house):
    manager(house, house.anna)
    page = await numbers(house, house.anna)
    assert "No matches started here in the last 8 weeks." in page.text


async def test_only_who_manages_the_server_sees_it(house):
    mine = await panel(house.ben, house.channel, "preferences")
    refused = there((await house.ben.press(mine, "numbers:0:show", raw=True)).message)
    assert "You need **Manage Server**" in refused.text
    assert "Numbers" not in [each.label for each in mine.buttons]
    manager(house, house.anna)
    shown = await panel(house.anna, house.channel)
    refused = there((await house.anna.press(shown, "numbers:0:all", raw=True)).message)
    assert "button no longer works" in refused.text

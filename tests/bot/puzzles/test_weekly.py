"""The puzzle of the week: asked once where a server wants it, answered in private, told a day later."""

from dataclasses import replace

import pytest

from bot.features.puzzles import feature
from bot.features.puzzles.book import Book
from bot.features.puzzles.models import written
from bot.features.puzzles.weekly import week_of
from tests.bot.puzzles.test_puzzle import BOOK, answers, key_of, pressed
from tests.bot.seasons.calendar import again, at, evening, looked, turned
from tests.bot.wishes import set_of_server
from tests.there import there


@pytest.fixture
def calendar(monkeypatch):
    return turned(monkeypatch, 2026, 11, 23, 10)


async def messages(house, place, word):
    return [each for each in await house.anna.sees(place) if word in each.text]


@pytest.mark.parametrize(("zone", "moment", "week"), [
    ("UTC", (2026, 11, 23, 9, 59), 20261116), ("UTC", (2026, 11, 23, 10), 20261123),
    ("Asia/Tokyo", (2026, 11, 23, 1), 20261123), ("America/Los_Angeles", (2026, 11, 23, 17), 20261116),
    ("UTC", (2027, 1, 1, 12), 20261228),
])  # fmt: skip
def test_a_week_begins_on_monday_at_ten_there(zone, moment, week):
    assert week_of(at(*moment), zone) == week


async def test_it_is_asked_once_answered_in_private_and_told_a_day_later(calendar, house):
    hall = house.discord.add_channel(house.guild, "hall")
    await set_of_server(house, "puzzles", str(hall.id))
    await looked()
    (asked,) = await messages(house, hall, "puzzle of the week")
    assert asked.text.startswith("## Koi-Koi: puzzle of the week,")
    key = key_of(asked)
    puzzle, match = there(BOOK.at(key))
    wrong = next(each for each in match.pending[puzzle.seat] if each != puzzle.best)
    mine, other = await pressed(house.anna, asked, puzzle.best), await pressed(house.ben, asked, wrong)
    assert (mine.ephemeral, other.ephemeral) == (True, True)
    assert "Right." in mine.text
    assert "would have been best" in other.text
    now = await house.anna.now(asked)
    assert (now.text, answers(now)) == (asked.text, answers(asked))
    calendar.turn(2026, 11, 24, 9, 58)
    await looked()
    assert await messages(house, hall, "the answer") == []
    calendar.turn(2026, 11, 24, 10, 0)
    await looked()
    (told,) = await messages(house, hall, "the answer")
    assert "50% of 2 people found the best move." in told.text
    assert not told.pings
    calendar.turn(2026, 11, 30, 10, 0)
    await looked()
    assert len(await messages(house, hall, "puzzle of the week,")) == 3


async def test_a_restart_and_a_clock_that_is_set_back_ask_and_tell_no_second_time(calendar, house):
    hall = house.discord.add_channel(house.guild, "hall")
    await set_of_server(house, "puzzles", str(hall.id))
    await looked()
    async with again(house):
        await looked()
        calendar.turn(2026, 11, 16, 9, 0)
        await looked()
        assert len(await messages(house, hall, "puzzle of the week")) == 1
        calendar.turn(2026, 11, 25, 10, 0)
        await looked()
    async with again(house):
        await looked()
        (told,) = await messages(house, hall, ": the answer")
        assert "November 23, 2026: the answer" in told.text


async def test_while_the_channel_is_closed_it_waits(calendar, house):
    hall = house.discord.add_channel(house.guild, "hall")
    await set_of_server(house, "puzzles", str(hall.id))
    await looked()
    hall.deny("SEND_MESSAGES")
    calendar.turn(2026, 11, 25, 10, 0)
    await looked()
    assert await messages(house, hall, "the answer") == []
    hall.allow("SEND_MESSAGES")
    await looked()
    assert len(await messages(house, hall, "the answer")) == 1


async def test_one_whose_rules_change_before_its_answer_is_passed_over_and_the_next_week_has_another(
    tmp_path, calendar, monkeypatch
):
    file = tmp_path / "koikoi.jsonl"
    first, second = [*BOOK._read("koikoi").values()][:2]
    file.write_text(written([first]), "utf-8")
    monkeypatch.setattr(feature, "Book", lambda: Book(tmp_path))
    async with evening(tmp_path) as house:
        hall = house.discord.add_channel(house.guild, "hall")
        await set_of_server(house, "puzzles", str(hall.id))
        await looked()
        (asked,) = await messages(house, hall, "puzzle of the week")
        file.write_text(written([replace(first, seen="0" * 16), second]), "utf-8")
        calendar.turn(2026, 11, 25, 10)
        async with again(house):
            await looked()
            gone = there((await house.ben.press(asked, answers(asked)[0])).message)
            assert "because the rules have changed" in gone.text
            assert await messages(house, hall, "the answer") == []
            calendar.turn(2026, 11, 30, 10)
            await looked()
            _, other = await messages(house, hall, "puzzle of the week")
            assert key_of(other) == second.key
            assert {first.key in each for each in house.complaints} == {True}
            house.complaints.clear()

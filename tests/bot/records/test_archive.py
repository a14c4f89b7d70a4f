"""/leaderboard of a season that has ended: what it ended with is kept, and found by its name."""

from datetime import UTC, datetime

import pytest

from bot.store.seasons import is_season, season_before, season_begins, season_meant, season_name
from tests.bot.house import chosen, picked
from tests.bot.store.samples import finish, move, row, sitters
from tests.bot.wishes import set_of_server
from tests.there import there


def at(*date):
    return int(datetime(*date, tzinfo=UTC).timestamp() * 1000)


async def played(house, winner, loser, ended_at, times=1, game="koikoi"):
    """Matches that the first won, that ended then."""
    store = house.bot.store
    for number in range(times):
        table = await store.tables.new(row(guild=house.guild.id, game=game), sitters(winner.id, loser.id))
        await store.tables.append(table, move(1), "", finish(ended_at=ended_at + number, hands=1, rated=True))
        await store.tables.drop_snapshot(table, "")  # no game can be played again from this move


async def asked(house, person, **options):
    return there((await person.command(house.channel, "leaderboard", **options)).message)


@pytest.mark.parametrize(("typed", "first"), [
    ("2026-Q3", 20260701), ("2026q1", 20260101), (" q4 2025 ", 20251001), ("2026 Q2", 20260401),
    ("2026-Q5", None), ("Q3", None), ("", None), ("summer", None), ("0000-Q1", None), ("12026-Q1", None),
    ("２０２６-Q1", None),
])  # fmt: skip
def test_a_season_is_found_by_its_name(typed, first):
    assert season_meant(typed) == first


def test_seasons_follow_each_other_through_the_years():
    assert season_name(20260701) == "2026-Q3"
    seasons = [first := 20270101, *(first := season_before(first) for _ in range(4))]
    assert [season_name(each) for each in seasons] == ["2027-Q1", "2026-Q4", "2026-Q3", "2026-Q2", "2026-Q1"]
    assert season_begins(20260701) == datetime(2026, 7, 1, tzinfo=UTC)
    assert [is_season(each) for each in (20260701, 20260801, 20260702, 7, 0)] == [True, False, False, False, False]


async def test_what_a_season_ended_with_is_kept_and_read_by_its_name(house):
    house.bot.store.now = lambda: at(2026, 11, 20)
    await played(house, house.anna, house.ben, at(2026, 8, 1), times=3)
    await played(house, house.ben, house.anna, at(2026, 11, 1))
    page = await asked(house, house.anna, game="koikoi", season="2026-Q3")
    assert "Season 2026-Q3, by matches won." in page.text
    assert f"**1.** {house.anna.mention} — won 3 of 3" in page.text
    assert "You: rank 1, won 3 of 3" in page.text
    assert chosen(page) == ["Koi-Koi", "Wins"]  # no period of now
    rated = await picked(house.anna, page, "Rating")
    assert "Season 2026-Q3, by rating." in rated.text
    assert house.anna.mention in rated.text
    now = await picked(house.anna, rated, "Season")
    assert "This season, since 2026-10-01, by rating." in now.text
    page = await asked(house, house.anna, game="koikoi", season="2026-q4", sort="won", period="day")
    assert "This season, since 2026-10-01, by matches won." in page.text
    assert f"**1.** {house.ben.mention} — won 1 of 1" in page.text


async def test_seasons_that_exist_are_offered_and_others_get_a_sentence(house):
    house.bot.store.now = lambda: at(2026, 11, 20)
    await played(house, house.anna, house.ben, at(2026, 8, 1))
    await played(house, house.anna, house.ben, at(2025, 2, 1), game="stopgo")

    async def offered(text, **options):
        return [each["value"] for each in await house.anna.complete(house.channel, "leaderboard", "season", text)]

    assert await offered("") == ["2026-Q3", "2025-Q1"]
    assert await offered("2025") == ["2025-Q1"]
    assert await offered("q3") == ["2026-Q3"]
    for typed in ("2024-Q1", "summer", "2026-Q9"):
        refused = await asked(house, house.anna, season=typed)
        assert refused.text.startswith(f"There's no season {typed} here.")
    empty = await asked(house, house.anna, game="fuzhou", season="2025-Q1")
    assert "Nobody is ranked here yet." in empty.text


async def test_a_page_of_an_archive_is_shared_as_it_is(house):
    house.bot.store.now = lambda: at(2026, 11, 20)
    await played(house, house.anna, house.ben, at(2026, 8, 1))
    page = await asked(house, house.anna, game="koikoi", season="2026-Q3")
    await house.anna.press(page, label="Share")
    shared = await house.ben.wait(house.channel, lambda m: not m.ephemeral and "2026-Q3" in m.text)
    assert f"{house.anna.mention} shared the leaderboard." in shared.text
    assert f"**1.** {house.anna.mention} — won 1 of 1" in shared.text


async def test_what_all_servers_ended_with_is_asked_for_only_where_this_one_takes_part(house):
    refused = await asked(house, house.ben, season="2026-Q3", scope="all")
    assert refused.text.startswith("This server isn't on the global")
    await set_of_server(house, "worldwide", "on")
    refused = await asked(house, house.ben, season="2026-Q3", scope="all")
    assert refused.text.startswith("There's no season 2026-Q3 here.")

"""What stands out in the matches of late: short ones, given up ones, circles; and what does not."""

from dataclasses import replace
from itertools import combinations

from bot.features.moderation.abuse_report import FEW, MANY, Flag, load_flagged, seen, shortest
from bot.store.moderation import CountedMatch
from tests.bot.store.samples import finish, move, seated
from tests.bot.tables.players import ANNA, BEN, NOW, refuses

DAY_MS = 24 * 60 * 60 * 1000
OTHERS = [*combinations(range(201, 209), 2)]


def matches(*users, times=MANY, hands=6, gave_up=()):
    return [CountedMatch(0, "koikoi", 0, hands, users, gave_up) for _ in range(times)]


def others():
    """Eight people who play each other."""
    return [match for pair in OTHERS for match in matches(*pair, times=2)]


def sights(*found):
    return seen([match for each in found for match in each], lambda _: 3).sights


def test_many_short_matches_of_the_same_people_stand_out_in_whatever_order_they_sit():
    assert sights(matches(1, 2, hands=2, times=6), matches(2, 1, hands=1, times=4)) == [Flag("short", (1, 2), 10, 10)]
    assert sights(matches(1, 2, hands=2, times=MANY - 1)) == []
    assert sights(matches(1, 2, hands=3)) == []
    assert sights(matches(1, 2, hands=1), matches(1, 2, times=MANY + 1)) == []  # most of theirs are long
    assert sights(matches(1, hands=0)) == []  # alone with computers


def test_who_gives_up_again_and_again_stands_out():
    assert sights(matches(1, 2, times=5, gave_up=(2,)), matches(2, 3, times=3)) == [Flag("resigned", (2,), 5, 8)]
    assert sights(matches(1, 2, times=4, gave_up=(2,))) == []


def test_who_plays_only_each_other_stands_out_where_others_play_too():
    assert sights(matches(1, 2)) == []
    assert sights(matches(1, 2), others()) == [Flag("circle", (1, 2), 10, 10)]
    assert sights(matches(1, 2, times=MANY - 1), others()) == []
    assert sights(matches(1, 2, 3, 4), others()) == [Flag("circle", (1, 2, 3, 4), 10, 10)]
    assert sights(matches(1, 2), matches(1, 201, times=1), others()) == [Flag("circle", (1, 2), 11, 11, 201)]


def test_many_accounts_around_one_are_one_sight():
    around = [match for other in range(2, 9) for match in matches(1, other, times=3)]
    assert sights(around, matches(1, 201, times=2), others()) == [Flag("circle", (2, 3, 4, 5, 6, 7, 8), 21, 21, 1)]


def test_people_who_play_many_others_or_hardly_ever_are_no_circle():
    assert sights(others()) == []
    crowd = [match for one in range(FEW + 2) for match in matches(one, (one + 1) % (FEW + 2))]
    assert sights(crowd, others()) == []
    once = [match for other in range(2, 9) for match in matches(1, other, times=2)]
    assert sights(once, matches(1, 201, times=2), others()) == []


def test_a_short_match_is_one_by_the_shortest_preset_of_its_game():
    assert (shortest("koikoi"), shortest("jiaxing"), shortest("poker")) == (3, 5, 0)


async def test_only_the_last_thirty_days_are_looked_at_some_matches_at_a_time(house, monkeypatch):
    monkeypatch.setattr("bot.features.moderation.abuse_report.PAGE", 4)
    house.store.now = lambda: NOW
    for days in (31, 29, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3):
        table = await seated(house.store, ANNA, BEN)
        gives_up = replace(move(1), action="resign")
        over = finish(reason="resigned", ended_at=NOW - days * DAY_MS)
        await house.store.tables.append(table, gives_up, "", over)
    found = await load_flagged(house.store, 1)
    assert (found.matches, found.whole) == (11, True)
    assert found.sights == [Flag("short", (ANNA, BEN), 11, 11), Flag("resigned", (BEN,), 11, 11)]
    assert (await load_flagged(house.store, 2)).matches == 0
    monkeypatch.setattr("bot.features.moderation.abuse_report.MOST", 8)
    found = await load_flagged(house.store, 1)
    assert (found.matches, found.whole) == (8, False)


async def test_what_cannot_be_read_is_refused(house):
    await house.store.close()
    await refuses("not-loaded", load_flagged(house.store, 1))

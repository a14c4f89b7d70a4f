"""What stands out in the matches of late: short ones, given up ones, ratings, voids and pairs; and what does not."""

from dataclasses import replace
from random import Random

from bot.features.moderation.abuse_report import MANY, Flag, load_flagged, seen, shortest
from bot.store.moderation import CountedMatch
from bot.store.records import UncountedGain
from tests.bot.store.samples import finish, move, seated
from tests.bot.tables.players import ANNA, BEN, NOW, refuses

DAY_MS = 24 * 60 * 60 * 1000


def matches(*users, times=MANY, hands=6, gave_up=()):
    return [CountedMatch(0, "koikoi", 0, hands, users, gave_up) for _ in range(times)]


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


def test_who_would_lose_the_most_of_a_rating_and_who_profits_from_voids_is_named_but_at_most_three():
    gains = [UncountedGain("koikoi", user, 1700, 50 + user, 9, 16_000, 17_000) for user in range(5)]
    voided = [(1, 2), (1,), (1, 2), ()]
    found = seen([], shortest, True, gains, voided).sights
    assert found == [
        *(
            Flag("gain", (user,), 16, 17, 9, "koikoi", {"rating": "1700", "board": str(1650 - user)})
            for user in (4, 3, 2)
        ),
        Flag("helped", (1,), 3, 4),
    ]


def test_pairs_at_tables_of_four_are_named_if_their_places_are_far_from_chance_given_those_without_each_other():
    chance, found = Random(1), dict[float, list[Flag]]()
    for part in (0, 0.4):
        matches = []
        for number in range(120):
            users = [*chance.sample(range(11, 31), 2), *([1, 2] if number < 60 else [1 + number % 2, 3])]
            places = chance.sample(range(1, 5), 4)
            if number < 60 and chance.random() < part:
                places = [2, 3, *chance.choice([(1, 4), (4, 1)])]
            matches.append(CountedMatch(number, "jiaxing", 0, 8, tuple(users), (), tuple(places)))
        found[part] = [each for each in seen(matches, shortest).sights if each.kind == "pair"]
    assert found[0] == []
    (pair,) = found[0.4]
    assert (pair.people, pair.count, pair.game) == ((1, 2), 60, "jiaxing")
    assert int(pair.figures["apart"]) > 2 * int(pair.figures["apart-chance"])


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

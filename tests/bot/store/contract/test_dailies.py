"""Dailies: announced, opened, closed once, whoever comes second; hands of a day, once a person."""

from dataclasses import replace

from bot.store.dailies import Daily, DailyHand, DailyLine
from tests.bot.store.samples import ANNA, BEN

DAILY = Daily(10, "koikoi", "{}", 2, "hard", 40, b"seed", new_key=False, announced_at=5)
HAND = DailyHand(10, ANNA, 1, ("0",), 7)


async def test_what_is_announced_first_stays_and_is_opened_and_closed_once(store, other):
    await store.dailies.announce(DAILY)
    await other.dailies.announce(replace(DAILY, seed=b"other", game="stopgo"))
    assert await other.dailies.get(10) == DAILY
    assert await store.dailies.get(11) is None
    assert await store.dailies.open(10, 6, "a", kept=False)
    assert not await other.dailies.open(10, 8, "b", kept=True)
    assert await store.dailies.get(10) == replace(DAILY, opened_at=6, engine="a")
    assert await store.dailies.close(9, 20) == []
    assert await store.dailies.close(10, 21) == [10]
    assert await other.dailies.close(12, 22) == []
    await store.dailies.keep(10)
    assert await store.dailies.get(10) == replace(DAILY, opened_at=6, engine="a", kept=True, closed_at=21)


async def test_days_that_were_never_opened_are_not_among_those_between(store):
    for day in (9, 10, 11):
        await store.dailies.announce(replace(DAILY, day=day))
    await store.dailies.open(9, 1, "a", kept=False)
    await store.dailies.open(11, 2, "a", kept=True)
    assert [each.day for each in await store.dailies.between(0, 20)] == [9, 11]
    assert [each.day for each in await store.dailies.between(10, 20)] == [11]
    assert (await store.dailies.latest()).day == 11


async def test_somebody_has_one_hand_a_day_and_none_of_a_day_that_is_not_open(store, other):
    await store.dailies.announce(DAILY)
    assert not await store.dailies.begin(HAND)
    await store.dailies.open(10, 6, "a", kept=False)
    assert await store.dailies.begin(HAND)
    assert not await other.dailies.begin(replace(HAND, guild=2))
    assert await other.dailies.hand(10, (ANNA, -5)) == HAND
    assert await other.dailies.hand(10, (BEN, -5)) is None
    await store.dailies.close(10, 9)
    assert not await store.dailies.begin(replace(HAND, user=BEN))


async def test_of_two_who_move_at_once_one_comes_too_late(store, other):
    await store.dailies.announce(DAILY)
    await store.dailies.open(10, 6, "a", kept=False)
    await store.dailies.begin(HAND)
    moved = replace(HAND, moves=("0", "0 play 01H"))
    assert await store.dailies.move(moved, 1)
    assert not await other.dailies.move(replace(HAND, moves=("0", "0 play 02H")), 1)
    ended = replace(moved, moves=(*moved.moves, "1 x"), ended_at=9, points=3)
    assert await store.dailies.move(ended, 2)
    assert not await store.dailies.move(replace(ended, points=99), 3)
    assert await other.dailies.hand(10, (ANNA,)) == ended
    assert await store.dailies.played(ANNA) == [10]


async def test_a_hand_of_a_closed_day_moves_no_more_and_those_that_ended_are_in_order(store):
    await store.dailies.announce(DAILY)
    await store.dailies.open(10, 6, "a", kept=False)
    for user, at, points in ((ANNA, 9, 3), (BEN, 8, 3), (7, 7, 5), (8, None, None)):
        await store.dailies.begin(replace(HAND, user=user, ended_at=at, points=points))
    assert [each.user for each in await store.dailies.ended(10)] == [7, BEN, ANNA]
    await store.dailies.close(10, 9)
    assert not await store.dailies.move(replace(HAND, user=8, ended_at=10, points=50), 1)
    assert await store.dailies.played(8) == []


async def test_who_has_their_data_deleted_cannot_play_the_same_deal_again(store):
    for day in (10, 11):
        await store.dailies.announce(replace(DAILY, day=day))
        await store.dailies.open(day, 6, "a", kept=False)
        await store.dailies.begin(replace(HAND, day=day, moves=("0", "0 play 01H"), ended_at=9, points=3))
    await store.dailies.close(10, 9)
    told = (await store.people.about(ANNA))["dailies"]  # the moves of days that are over alone
    assert [(row["day"], "01H" in row["moves"]) for row in told] == [(10, True), (11, False)]
    assert await store.people.forget(ANNA, -5, []) == []
    assert await store.dailies.hand(10, (ANNA, -5)) is None
    known = await store.dailies.hand(11, (ANNA, -5))
    assert (known.user, known.guild, known.moves, known.points) == (-5, 0, (), None)
    assert await store.dailies.ended(11) == []
    await store.dailies.close(11, 12)
    assert await store.dailies.hand(11, (ANNA, -5)) is None


async def test_a_server_has_one_line_and_is_forgotten_with_it(store):
    line = DailyLine(1, 10, 5, 77, "Koi-Koi")
    assert await store.dailies.line(1) is None
    await store.dailies.tell(line)
    await store.dailies.tell(replace(line, day=11, message=78))
    assert await store.dailies.line(1) == replace(line, day=11, message=78)

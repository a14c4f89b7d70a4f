"""Club nights: how they stand, who comes and waits, and what their tables came to."""

from dataclasses import replace

from bot.store.nights import ABSENT, Guest, Night, NightTable, Series
from tests.bot.store.samples import ANNA, BEN, CHIE, played, seated

NIGHT = Night(guild=1, channel=5, host=ANNA, game="koikoi", seats=2, seed=b"s", starts_at=10, ends_at=90, created_at=1)


async def kept(store, **changes):
    night = replace(NIGHT, **changes)
    return replace(night, id=await store.nights.new(night))


async def test_a_night_stands_as_the_first_of_two_left_it(store, other):
    night = await kept(store)
    assert await other.nights.get(night.id) == night
    begun = replace(night, state="running", message=7, called_at=8, threads=False)
    assert await store.nights.save(begun, night)
    assert not await other.nights.save(replace(night, state="off"), night)
    assert await other.nights.get(night.id) == begun
    assert await store.nights.get(night.id + 1) is None


async def test_open_nights_come_by_their_beginning_and_past_ones_the_newest_first(store):
    late, early = await kept(store, starts_at=20), await kept(store, starts_at=5)
    over, older = await kept(store, state="over", starts_at=4), await kept(store, state="over", starts_at=3)
    await kept(store, state="off")
    await kept(store, guild=2, state="over")
    assert await store.nights.open() == [early, late]
    assert await store.nights.past(1, 9) == [over, older]
    assert await store.nights.past(1, 1) == [over]


async def test_people_come_and_stay_away(store, other):
    night = await kept(store)
    assert await store.nights.come(night.id, BEN, 4)
    assert not await other.nights.come(night.id, BEN, 6)
    assert await store.nights.come(night.id, ANNA, 5)
    assert await other.nights.guests(night.id) == [Guest(BEN, 4), Guest(ANNA, 5)]
    assert await store.nights.stay_away(night.id, BEN)
    assert not await store.nights.stay_away(night.id, BEN)


async def test_who_waits_is_seated_once_and_waits_at_one_night_alone(store, other):
    night, second = await kept(store), await kept(store, channel=6)
    await store.nights.wait(night.id, ANNA, 11)
    await store.nights.wait(night.id, ANNA, 15)  # who waits goes on waiting
    await store.nights.wait(night.id, BEN, 12)
    await store.nights.meanwhile(night.id, BEN, 33)
    assert await store.nights.guests(night.id) == [Guest(ANNA, 11, 11), Guest(BEN, 12, 12, 33)]
    assert not await other.nights.seat(night.id, (ANNA, CHIE))
    assert await other.nights.seat(night.id, (ANNA, BEN))
    assert not await store.nights.seat(night.id, (ANNA, BEN))
    assert await store.nights.guests(night.id) == [Guest(ANNA, 11), Guest(BEN, 12, None, 33)]
    await store.nights.wait(night.id, ANNA, 20)
    await store.nights.wait(second.id, ANNA, 21)
    assert await store.nights.guests(night.id) == [Guest(ANNA, 11), Guest(BEN, 12, None, 33)]
    assert await store.nights.leave(second.id, ANNA)
    assert not await store.nights.leave(second.id, ANNA)


async def test_the_tables_of_a_night_are_told_with_the_places_of_persons(store):
    night = await kept(store)
    first = await played(store, ANNA, None, BEN, points=(4, 2, 0), places=(1, 2, 3), hands=3, night=night.id)
    void = await played(store, ANNA, BEN, places=(1, 1), counted=False, night=night.id)
    runs = await seated(store, CHIE, BEN, night=night.id)
    await store.tables.close_match(await seated(store, CHIE, ANNA, night=night.id), ABSENT, 60)
    await seated(store, CHIE, ANNA)
    await seated(store, CHIE, ANNA, night=night.id, start_id=None, state="lobby")
    assert await store.nights.bouts(night.id) == [
        NightTable(first, (ANNA, BEN), 1_000, 9_000, (1, 3), 3),
        NightTable(void, (ANNA, BEN), 1_000, 9_000, (), 0),
        NightTable(runs, (CHIE, BEN), 1_000),
    ]
    assert await store.nights.tables(night.id) == 5


SERIES = Series(
    guild=1, channel=5, host=ANNA, game="koikoi", weekday=4, minute=1200, length_min=90, day=700_000, created_at=1
)


async def test_each_week_of_a_series_is_saved_once_and_none_after_its_end(store, other):
    number, first = await store.series.new(SERIES, NIGHT)
    series = replace(SERIES, id=number)
    assert await other.series.active() == [series]
    assert (await other.nights.get(first)).series == number
    assert await store.series.go_on(series, series.day + 7, replace(NIGHT, series=number))
    assert not await other.series.go_on(series, series.day + 7, replace(NIGHT, series=number))
    assert len(await store.nights.open()) == 2
    assert await store.series.end(number, "gone", 9)
    assert not await other.series.end(number, "host", 10)
    assert not await other.series.hand_over(number, BEN)
    over = replace(series, day=series.day + 7, ended_at=9, reason="gone", told=False)
    assert not await other.series.go_on(over, over.day + 7, NIGHT)
    assert (await store.series.active(), await store.series.untold(over.guild, over.host)) == ([], [over])
    assert (await store.series.lost(1, 9), await store.series.lost(1, 10), await store.series.lost(2, 0)) == (
        [over],
        [],
        [],
    )
    assert await store.series.tell(number)
    assert not await other.series.tell(number)


async def test_a_series_has_the_tables_of_its_nights_that_are_over_and_another_host_after_one_is_forgotten(store):
    number, first = await store.series.new(SERIES, replace(NIGHT, state="over"))
    second = await kept(store, series=number, state="over")
    for night in (first, second.id, (await kept(store, series=number)).id, (await kept(store, state="over")).id):
        await played(store, ANNA, BEN, hands=3, night=night)
    assert [[each.people for each in bouts] for bouts in await store.nights.bouts_of_series(number)] == [
        [(ANNA, BEN)]
    ] * 2
    assert await store.series.hand_over(number, BEN)
    assert (await store.series.get(number)).host == BEN
    assert [row["id"] for row in (await store.people.about(BEN))["series"]] == [number]
    known = await store.series.get(number)
    await store.people.forget(BEN, -BEN, ())
    assert (await store.series.get(number)).host == 0
    assert not await store.series.go_on(known, known.day + 7, replace(NIGHT, host=BEN, series=number))

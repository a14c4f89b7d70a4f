"""What a weekly recap tells of a server, and that each week is claimed and told once."""

from dataclasses import replace

from bot.store import Win
from bot.store.evenings import Best
from engine.core import first
from tests.bot.store.contract.test_nights import NIGHT, SERIES
from tests.bot.store.kinds import passed
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, move, seated

WEEK = 1, 100, 200
"""The server, and a week by its clock."""
LASTS = 1_000


async def won(store, winner, loser, ended_at, *, patterns=("kasu",), points=5, rated=True, **values):
    table = await seated(store, winner, loser, **values)
    over = finish(ended_at=ended_at, hands=1, rated=rated)
    await store.tables.append(table, move(1), "", over, won=[Win(1, 0, points, patterns)])
    return table


async def test_a_week_is_claimed_by_one_and_told_once(store, other):
    assert await store.recaps.claim(1, 20261123, LASTS)
    assert not await other.recaps.claim(1, 20261123, LASTS)
    await passed(store, LASTS + 1)  # that process has ended before it told anything
    assert await other.recaps.claim(1, 20261123, LASTS)
    await other.recaps.done(1, 20261123)
    for week in (20261123, 20261116):
        assert not await store.recaps.claim(1, week, LASTS)
    assert await store.recaps.claim(1, 20261130, LASTS)


async def test_it_tells_only_of_that_week_and_server_and_of_rivals_who_agree(store):
    recaps = store.recaps
    await store.records.declare({"koikoi": first("goko", rare=True)})
    await won(store, BEN, ANNA, 50, points=99)
    await won(store, ANNA, BEN, 150, points=99, guild=2)
    await won(store, ANNA, BEN, 100)
    best = await won(store, ANNA, BEN, 120, points=9, patterns=("goko",))
    await won(store, ANNA, CHIE, 130)
    await won(store, CHIE, BEN, 200, points=99, patterns=("goko",))
    found = (10, Best("koikoi", best, 1, ANNA, 9, ("goko",)))
    den = (12, Best("koikoi", await won(store, ANNA, BEN, 125, channel=11, parent=12), 1, ANNA, 5, ("kasu",)))
    assert await recaps.best("koikoi", 1, 100, 200, rated=True) == [found, den]
    hall = (
        13,
        Best("koikoi", await won(store, ANNA, BEN, 126, points=6, channel=13, rated=False), 1, ANNA, 6, ("kasu",)),
    )
    assert await recaps.best("koikoi", 1, 100, 200) == [found, hall, den]
    assert await recaps.best("koikoi", 1, 100, 200, rated=True) == [found, den]
    assert await recaps.best("stopgo", 1, 100, 200) == []
    assert await recaps.streaks(*WEEK) == [(ANNA, "koikoi", 5)]
    assert await recaps.rare(*WEEK) == [(ANNA, "koikoi", "goko")]
    for user in (ANNA, BEN):
        assert await recaps.rivals(*WEEK) == []
        await store.people.preferences.keep(user, "rivals", "on", 0)
    assert await recaps.rivals(*WEEK) == [(ANNA, BEN, 4, 1)]
    assert await recaps.rivals(1, 300, 400) == []


async def test_it_shows_series_that_were_played_that_week_with_who_is_on_the_boards(store):
    over = replace(NIGHT, state="over", ended_at=150)
    await store.series.new(SERIES, over)  # nobody played there
    number, night = await store.series.new(SERIES, over)
    await won(store, ANNA, BEN, 120, night=night)
    assert await store.recaps.series(*WEEK) == [(number, ANNA), (number, BEN)]
    await store.records.hide_user(BEN, 1, 0)
    assert await store.recaps.series(*WEEK) == [(number, ANNA)]
    for elsewhere in ((2, 100, 200), (1, 151, 200), (1, 100, 150)):
        assert await store.recaps.series(*elsewhere) == []

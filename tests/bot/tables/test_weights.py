"""How much a match counts for ratings: by its length, by what was played of it, and by who gave it up."""

from dataclasses import replace

import pytest

from bot.common.units import DAY_MS
from bot.history.rating_refresh import Rating, weigh
from bot.tables.leaving import stake
from bot.tables.match_end import moved
from bot.tables.weights import length, weights
from engine import GAMES
from tests.bot.tables.players import ANNA, BEN, CHIE, asked, given_up, on, press, saved, started, trio, until_settled
from tests.there import there

WEIGHTS = "SELECT user, place, weight FROM scores ORDER BY table_id, seat"


@pytest.mark.parametrize(("key", "expected"), [
    ("koikoi", {"kirin": 1000, "nintendo": 2000, "quick": 500, "year": 2000}),
    ("stopgo", {"standard": 1000, "quick": 500}),
    ("hanaawase", {"standard": 1000, "quick": 500}),
    ("jiaxing", {"standard": 1000, "one_round": 238}),
    ("fuzhou", {"standard": 1000, "online": 1000, "short": 667}),
])  # fmt: skip
def test_a_preset_weighs_by_its_usual_number_of_hands_and_2_at_most(key, expected):
    game = GAMES[key]
    assert {name: length(game, rules) for name, rules in game.presets.items()} == expected


def test_house_rules_of_one_round_weigh_a_sixth_and_those_of_twenty_twice():
    game = GAMES["koikoi"]
    assert length(game, replace(game.rules(), rounds=1)) == 167
    assert length(GAMES["fuzhou"], replace(GAMES["fuzhou"].rules(), match_rounds=8)) == 2000


@pytest.mark.parametrize(("hands", "reason", "resigned", "expected"), [
    (6, "played", (), (1000, 1000)),
    (9, "played", (), (1000, 1000)),  # with overtime
    (1, "finished", (), (167, 167)),
    (3, "finished", (), (500, 500)),
    (0, "resigned", (1,), (0, 1000)),
    (2, "resigned", (0,), (1000, 333)),
])  # fmt: skip
def test_an_early_end_weighs_by_the_hands_settled_but_for_who_gave_it_up(hands, reason, resigned, expected):
    game = GAMES["koikoi"]
    assert weights(game, game.rules(), 2, hands, reason, resigned) == expected


async def until_moved(house, table):
    """Play on until somebody has moved, and one of the two is asked."""
    while (await asked(house, table))[1][0].verb == "ready":
        await on(house, table, 1)
    await on(house, table, 1)


async def test_who_resigns_after_the_first_move_loses_in_full_and_the_other_wins_nothing(house):
    table = await started(house)
    assert await stake(house.store, table, 0) is None
    await until_moved(house, table)
    table = await house.registry.get(table.id)
    expected = there(await stake(house.store, table, 0))
    await house.leaving.resign(table.id, ANNA)
    assert saved(house, "SELECT counted, hands, rated FROM results") == [(1, 0, 1)]
    assert saved(house, WEIGHTS) == [(ANNA, 2, 1000), (BEN, 1, 0)]
    ((before, mu),) = saved(house, "SELECT mu_before, mu FROM scores WHERE user = ?", ANNA)
    assert round(40 * (mu - before)) == expected
    assert -20 < expected < -5
    assert saved(house, "SELECT mu FROM scores WHERE user = ?", BEN) == [(None,)]


async def test_who_leaves_among_three_that_go_on_weighs_all_of_it(house):
    table = await trio(house)
    await until_settled(house, table)
    await house.leaving.resign(table.id, BEN)
    for user in (ANNA, CHIE):
        await house.leaving.go_on(table.id, user)
    await given_up(house, table, 0)
    assert saved(house, WEIGHTS) == [(ANNA, 2, 1000), (BEN, 3, 1000), (CHIE, 1, 167)]


async def test_who_leaves_three_before_anybody_moves_is_told_what_it_costs_if_they_go_on(house):
    table = await trio(house)
    expected = there(await stake(house.store, table, 1))
    await house.leaving.resign(table.id, BEN)
    for user in (ANNA, CHIE):
        await house.leaving.go_on(table.id, user)
    while not moved((await house.registry.get(table.id)).match):
        match = (await house.registry.get(table.id)).match
        seat, actions = next(iter(match.pending.items()))
        if seat == 1:
            await house.matches.play_computer(table.id, seat, match.number, actions[0])
        else:
            await press(house, table, (ANNA, BEN, CHIE)[seat], actions[0])
    await given_up(house, table, 0)
    ((before, mu),) = saved(house, "SELECT mu_before, mu FROM scores WHERE user = ?", BEN)
    assert abs(round(40 * (mu - before)) - expected) <= 15
    assert max(expected, 40 * (mu - before)) < -5


async def test_matches_of_before_are_weighed_once_and_rated_anew_in_the_background(house):
    for user in (ANNA, BEN):
        table = await started(house)
        await until_settled(house, table)
        await house.leaving.resign(table.id, user)
    kinds = (WEIGHTS, "SELECT * FROM standings ORDER BY user, period", "SELECT mu_before, mu, total FROM scores")
    before = [saved(house, sql) for sql in kinds]
    assert any(mu for _, mu, _ in before[2])
    await house.store.key_values.keep("formula", "")
    await house.store.writer.write(lambda db: db.execute("UPDATE scores SET weight = 0, mu = 3.0, total = 1"))
    await house.store.writer.write(lambda db: db.execute("UPDATE standings SET mu = 3.0, sigma = 1.0, rating = 7"))
    wanted = []
    await Rating(house.store, lambda: wanted.append(True)).run_once()
    assert wanted == [True]
    for due in await house.store.records.due():
        await house.store.records.rate_anew(*due)
    assert [saved(house, sql) for sql in kinds] == before
    await house.store.writer.write(lambda db: db.execute("UPDATE scores SET weight = 5"))
    await weigh(house.store)  # not again
    assert {weight for *_, weight in saved(house, WEIGHTS)} == {5}


async def test_who_has_not_played_for_90_days_rests_off_the_boards_until_their_next_match(house):
    table = await started(house)
    await until_settled(house, table)
    await house.leaving.resign(table.id, ANNA)
    now, shown = house.registry.now(), "SELECT DISTINCT user, shown FROM standings ORDER BY user"
    house.store.now = lambda: now + 89 * DAY_MS
    await Rating(house.store, lambda: None).run_once()
    assert saved(house, shown) == [(ANNA, 1), (BEN, 1)]
    house.store.now = lambda: now + 91 * DAY_MS
    await Rating(house.store, lambda: None).run_once()
    hidden = "SELECT DISTINCT user, shown FROM standings WHERE period <> 'season' ORDER BY user"
    assert saved(house, hidden) == [(ANNA, 0), (BEN, 0)]
    assert saved(house, "SELECT count(*) FROM tallies WHERE period = 'all'") == [(0,)]
    await house.store.records.rebuild()
    assert saved(house, hidden) == [(ANNA, 0), (BEN, 0)]
    again = await started(house)
    await until_settled(house, again)
    await house.leaving.resign(again.id, BEN)
    assert saved(house, shown) == [(ANNA, 1), (BEN, 1)]
    assert saved(house, "SELECT count(*) FROM resting") == [(0,)]

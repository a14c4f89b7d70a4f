"""Which matches count: by their end, by whoever leaves, and by how many persons played."""

from dataclasses import replace

from bot.tables.match_end import ends_as_kept, places_of
from tests.bot.leaderboards import leaderboard
from tests.bot.tables.players import (
    ANNA,
    BEN,
    CHIE,
    FINISH,
    READY,
    USERS,
    all_finish,
    asked,
    given_up,
    on,
    press,
    saved,
    started,
    trio,
    until_settled,
)
from tests.there import there


async def until_the_next_hand(house, table):
    """Play on until both are asked `ready` for the second hand."""
    await on(house, table, 2)
    while (await asked(house, table))[1][0].verb not in ("ready", "play_on"):
        await on(house, table, 1)


async def test_a_match_that_all_finish_is_counted_once_a_hand_is_settled_by_its_share(house):
    table = await started(house)
    await press(house, table, ANNA, FINISH)
    await press(house, table, BEN, READY)  # one who finishes alone plays on
    assert table.match.result is None
    early = await started(house)
    await all_finish(house, early)
    assert (early.match.result.reason, early.row.state) == ("finished", "over")
    assert saved(house, "SELECT reason, counted FROM results") == [("finished", 0)]
    assert await leaderboard(house.store, 1, "koikoi") == []
    table = await started(house)
    await until_the_next_hand(house, table)
    await all_finish(house, table)
    result = table.match.result
    assert (result.reason, result.hands) == ("finished", 1)
    assert saved(house, "SELECT reason, counted FROM results ORDER BY table_id")[1:] == [("finished", 1)]
    scores = "SELECT seat, user, points, place, weight FROM scores WHERE table_id = ? ORDER BY seat"
    expected = [(seat, USERS[seat], result.points[seat], result.places[seat], 167) for seat in (0, 1)]
    assert saved(house, scores, table.id) == expected  # of six hands one was played


async def test_one_who_resigns_is_last_but_among_two_it_counts_only_once_a_hand_is_settled(house):
    table = await started(house)
    await house.leaving.resign(table.id, ANNA)
    assert saved(house, "SELECT user, place FROM scores ORDER BY seat") == [(ANNA, 2), (BEN, 1)]
    assert await leaderboard(house.store, 1, "koikoi") == []
    later = await started(house)
    await until_settled(house, later)
    await house.leaving.resign(later.id, ANNA)
    assert [(each.user, each.won) for each in await leaderboard(house.store, 1, "koikoi")] == [(BEN, 1), (ANNA, 0)]
    assert saved(house, "SELECT hands, rated FROM results ORDER BY table_id") == [(0, 0), (1, 1)]
    rated = saved(house, "SELECT user, rated, mu > 25 FROM standings WHERE period = 'all' ORDER BY user")
    assert rated == [(ANNA, 1, 0), (BEN, 1, 1)]


async def test_jx113_before_a_settled_hand_all_but_who_resigned_share_their_place(house):
    table = await house.lobbies.open(1, 5, ANNA, 1000, "jiaxing", "standard")
    for _ in range(3):
        await house.lobbies.add_computer(table.id, ANNA, 1001)
    await house.lobbies.start(table.id, ANNA, 1002)
    await house.leaving.resign(table.id, ANNA)
    result = there(table.match.result)
    mine = table.seat_of(ANNA)
    shared = tuple(4 if seat == mine else 1 for seat in range(4))
    assert (result.hands, places_of(table, result)) == (0, shared)
    kept = there(await house.store.tables.get_finish(table.id))
    assert kept.places == shared
    assert ends_as_kept(table, result, replace(kept, places=result.places))  # as an earlier version kept it
    assert not ends_as_kept(table, result, replace(kept, places=result.places, hands=1))


async def test_a_match_that_a_computer_began_counts_and_is_not_rated(house):
    table = await trio(house, computer=True)
    await given_up(house, table, 1)
    assert saved(house, "SELECT counted, rated FROM results") == [(1, 0)]
    assert saved(house, "SELECT count(*) FROM standings WHERE mu IS NOT NULL") == [(0,)]


async def test_who_leaves_for_good_or_has_a_stand_in_is_rated_all_the_same(house):
    table = await trio(house)
    await until_settled(house, table)
    await house.matches.stand_in(table.id, CHIE)
    await house.leaving.resign(table.id, BEN)
    await house.leaving.go_on(table.id, ANNA)
    assert (await house.registry.get(table.id)).sitter(1).user is None
    await given_up(house, table, 0)
    assert saved(house, "SELECT rated FROM results") == [(1,)]
    places = dict(saved(house, "SELECT user, place FROM scores"))
    skills = dict(saved(house, "SELECT user, mu FROM standings WHERE period = 'all'"))
    assert places.keys() == skills.keys() == {ANNA, BEN, CHIE}
    assert places[BEN] == 3
    assert min(skills, key=skills.__getitem__) == BEN

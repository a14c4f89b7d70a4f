"""A rematch: the same persons and rules under a new seal, seats turned by one, once, and begun when all have agreed."""

import asyncio
from dataclasses import replace

import pytest

from bot.tables import table as tables
from bot.tables.limits import FRIEND_LIMITS, MOST_LOBBIES
from bot.tables.rematches import REMATCH_WITHIN_MS
from bot.tables.table import match_seed
from tests.bot.tables.players import (
    ANNA,
    BEN,
    CHIE,
    DORA,
    disk_out_of_reach,
    given_up,
    lobby,
    refuses,
    saved,
    started,
)
from tests.there import there


async def over(house):
    """A match of Anna and Ben that is over."""
    table = await started(house)
    await house.leaving.resign(table.id, BEN)
    return table


async def over_at_four(house, **changes):
    """A match of Anna, Ben, a computer and Chie that is over."""
    table = await house.lobbies.open(1, 5, ANNA, 1000, "jiaxing", "standard")
    await house.lobbies.join(table.id, BEN, 1)
    await house.lobbies.add_computer(table.id, ANNA, 2, "normal")
    await house.lobbies.join(table.id, CHIE, 3)
    for name, value in changes.items():
        await house.lobbies.set_rule(table.id, ANNA, name, value)
    table = await house.lobbies.start(table.id, ANNA, 4)
    await given_up(house, table, there(table.seat_of(BEN)))
    return await house.registry.get(table.id)


async def again(house, old, user, press=500, *, by_itself=True):
    return await house.rematches.ask(old.id, user, press, by_itself=by_itself)


async def test_it_has_a_new_seal_the_same_rules_and_seats_turned_by_one(house):
    option = next(option for option in tables.GAMES["jiaxing"].rules.options() if option.low is None)
    value = next(str(value) for value in option.offer if value != getattr(tables.GAMES["jiaxing"].rules(), option.name))
    old = await over_at_four(house, **{option.name: value})
    table, new = await again(house, old, BEN)
    assert new
    assert (table.row.rematch_of, table.row.host, table.row.state) == (old.id, BEN, "lobby")
    assert (table.row.game, table.row.preset, table.rules) == (old.row.game, old.row.preset, old.rules)
    assert table.row.server_seed != old.row.server_seed
    assert (table.row.start_id, table.row.message, table.row.ended_at) == (None, None, None)
    assert set(table.row.invited) == {ANNA, CHIE}
    assert [(sitter.user, sitter.level) for sitter in table.sitters] == [(BEN, None), (None, "normal")]
    house.registry.forget(table.id)
    await house.lobbies.join(table.id, ANNA, 501)
    table = await house.lobbies.join(table.id, CHIE, 502)
    assert [sitter.user for sitter in table.sitters] == [BEN, None, CHIE, ANNA]
    assert [sitter.level for sitter in table.sitters] == [None, "normal", None, None]
    assert table.row.state == "playing"


@pytest.mark.parametrize(("by", "then"), [("host", "host"), ("server", "server"), (None, "server")])
async def test_it_keeps_whose_choice_the_clock_was_and_takes_one_of_before_for_the_servers(house, by, then):
    old = await over(house)
    old.row = replace(old.row, clock_by=by)
    table, _ = await again(house, old, ANNA)
    assert (table.row.clock_by, table.row.clock_s) == (then, old.row.clock_s)
    assert saved(house, "SELECT clock_by FROM tables WHERE id = ?", table.id) == [(then,)]


async def test_it_begins_with_the_press_by_which_all_have_accepted(house):
    table, _ = await again(house, await over(house), ANNA)
    assert table.match is None
    joined = await house.lobbies.join(table.id, BEN, 777)
    assert (joined.row.state, joined.row.start_id, joined.persons) == ("playing", 777, (BEN, ANNA))
    assert joined.match.seed == match_seed(joined.row.server_seed, ["777", "500"], 777)
    assert (joined.row.seating, joined.row.starts_itself) == ((), False)
    house.registry.forget(table.id)
    loaded = await house.registry.get(table.id)
    assert (loaded.match.seed, loaded.persons) == (joined.match.seed, (BEN, ANNA))


async def test_who_asks_second_joins_the_one_rematch_also_after_a_restart(house, make_house):
    old = await over(house)
    with disk_out_of_reach(house):
        await refuses("not-saved", again(house, old, ANNA))
    table, new = await again(house, old, ANNA)
    assert new
    with disk_out_of_reach(house):
        await refuses("not-saved", again(house, old, BEN))
    assert (await house.registry.get(table.id)).row.state == "lobby"
    await refuses("rematch-waits", again(house, old, ANNA))
    await house.store.close()
    house = await make_house()
    joined, new = await again(house, old, BEN, 888)
    assert (joined.id, new, joined.row.start_id, joined.persons) == (table.id, False, 888, (BEN, ANNA))
    await refuses("rematch-begun", again(house, old, ANNA), again(house, old, BEN))
    assert saved(house, "SELECT count(*) FROM tables WHERE rematch_of = ?", old.id) == [(1,)]


async def test_of_two_who_ask_at_the_same_time_one_opens_and_the_other_joins(house):
    old = await over(house)
    found = await asyncio.gather(again(house, old, ANNA, 500), again(house, old, BEN, 501))
    assert sorted(new for _, new in found) == [False, True]
    assert {table.id for table, _ in found} == {old.id + 1}
    assert (await house.registry.get(old.id + 1)).row.state == "playing"


async def test_who_declines_keeps_it_from_starting_by_itself_and_the_host_may_start(house):
    old = await over_at_four(house)
    table, _ = await again(house, old, ANNA)
    await house.lobbies.decline(table.id, BEN)
    await house.lobbies.join(table.id, CHIE, 502)
    assert (table.row.state, table.row.declined) == ("lobby", (BEN,))
    await refuses("declined", again(house, old, BEN))
    await house.guests.start_with_computers(table.id, ANNA, 503)
    assert [sitter.user for sitter in table.sitters] == [None, CHIE, ANNA, None]


async def test_when_everybody_declines_it_is_closed_for_good(house):
    old = await over(house)
    table, _ = await again(house, old, ANNA)
    await house.lobbies.decline(table.id, BEN)
    assert (table.row.state, table.row.declined) == ("closed", (BEN,))
    await refuses("rematch-closed", again(house, old, ANNA), again(house, old, BEN))


async def test_one_that_could_not_be_shown_is_no_rematch(house):
    old = await over(house)
    table, _ = await again(house, old, ANNA)
    await house.lobbies.unseen(table.id)
    assert table.row.state == "closed"
    other, new = await again(house, old, BEN)
    assert new
    assert other.row.rematch_of == old.id


async def test_only_those_who_played_to_the_end_ask_and_only_for_a_day(house):
    playing, old = await started(house), await over(house)
    await refuses("rematch-early", again(house, playing, ANNA))
    await refuses("rematch-stranger", again(house, old, CHIE))
    await refuses("no-table", house.rematches.ask(99, ANNA, 1, by_itself=True))
    await house.registry.close_tables(channel=5)
    await refuses("closed", again(house, playing, ANNA))
    now = house.registry.now()
    house.store.now = lambda: now + REMATCH_WITHIN_MS + 1
    await refuses("rematch-late", again(house, old, ANNA))
    house.store.now = lambda: now + REMATCH_WITHIN_MS
    await again(house, old, ANNA)


async def test_alone_with_computers_the_seal_is_shown_before_the_host_starts_and_there_is_no_clock(house):
    table = await lobby(house)
    await house.guests.start_with_computers(table.id, ANNA, 2)
    table.row = replace(table.row, clock_by=None)  # as an earlier version kept it
    assert there(table.clock_s)
    await house.leaving.resign(table.id, ANNA)
    table, _ = await again(house, table, ANNA)
    assert (table.row.state, table.row.starts_itself) == ("lobby", False)
    assert [sitter.user for sitter in table.sitters] == [None, ANNA]
    await refuses("not-invited", house.lobbies.join(table.id, BEN, 3))
    table = await house.lobbies.start(table.id, ANNA, 4)
    assert (table.row.state, table.solo, table.clock_s, table.row.due_at) == ("playing", True, None, None)


async def test_with_other_seats_it_waits_for_the_host(house):
    old = await over(house)
    table, _ = await again(house, old, ANNA, by_itself=False)
    await house.lobbies.join(table.id, BEN, 501)
    assert (table.row.state, table.persons) == ("lobby", (BEN, ANNA))
    await house.guests.turn(table.id, ANNA)
    await house.lobbies.start(table.id, ANNA, 502)
    assert [(sitter.user, sitter.cut) for sitter in table.sitters] == [(ANNA, "500"), (BEN, "501")]


@pytest.mark.parametrize("change", ["remove", "invite"])
async def test_where_the_host_changes_who_plays_the_host_starts(house, change):
    old = await over_at_four(house)
    table, _ = await again(house, old, ANNA)
    if change == "remove":
        await house.guests.remove(table.id, ANNA, "c0" if table.sitters[0].user is None else "c1")
    else:
        await house.guests.remove(table.id, ANNA, str(BEN))
        await house.guests.invite(table.id, ANNA, [DORA])
    for number, user in enumerate(table.row.invited):
        await house.lobbies.join(table.id, user, 501 + number)
    assert (table.row.state, table.row.starts_itself) == ("lobby", False)


async def test_who_is_asked_still_keeps_their_place_behind_those_whom_the_host_has_seated(house):
    table, _ = await again(house, await over_at_four(house), ANNA)
    await house.guests.turn(table.id, ANNA)
    for press, user in enumerate((CHIE, BEN), 501):
        await house.lobbies.join(table.id, user, press)
    assert [sitter.user for sitter in table.sitters][2:] == [BEN, CHIE]


async def test_rematches_count_towards_no_limit_on_invitations_and_hold_those_on_lobbies(house):
    most, _ = FRIEND_LIMITS[0]
    table = await lobby(house, BEN)
    await house.lobbies.join(table.id, BEN, 1)
    await house.lobbies.start(table.id, ANNA, 2)
    for press in range(2 * most):
        await house.leaving.resign(table.id, BEN)
        rematch, _ = await again(house, table, ANNA, 10 + press)
        table = await house.lobbies.join(rematch.id, BEN, 100 + press)
    assert len(saved(house, "SELECT * FROM invitations")) == 1
    await house.leaving.resign(table.id, BEN)
    for _ in range(MOST_LOBBIES):
        await lobby(house)
    await refuses("too-many-lobbies", again(house, table, ANNA))
    assert saved(house, "SELECT count(*) FROM tables WHERE rematch_of = ?", table.id) == [(0,)]

"""Tables and their moves: what is confirmed is there, in order, and what is refused has changed nothing."""

import asyncio
from dataclasses import replace

import pytest

from bot.store import ForkedHistory, Sitter, StoreError, Win
from bot.store.models import LARGEST_ID
from tests.bot.store.failing import fails
from tests.bot.store.samples import ANNA, BEN, CHIE, finish, move, played, row, seated, sitters
from tests.there import there

FULL = {
    "parent": 8,
    "thread_link": 9,
    "message": 2**63 - 1,
    "message_at": 11,
    "round": 12,
    "due_at": 13,
    "clock_s": 60,
    "clock_by": "host",
    "calm": True,
    "pace": "slow",
    "active_at": 14,
    "invited": (BEN, CHIE),
    "invited_only": True,
    "declined": (7,),
    "kicked": (6,),
    "seating": (BEN, 0),
    "starts_itself": True,
    "advice": True,
    "rules": {"flag": True, "number": 1, "choice": "1"},
}


async def saved(store, table):
    return there(await store.tables.load(table))


@pytest.mark.parametrize("values", [{}, FULL], ids=["least", "most"])
async def test_a_table_is_told_as_it_was_kept(memory, values):
    store = await memory()
    people = (ANNA, BEN, None)
    table = await store.tables.new(row(**values), sitters(*people))
    kept = await saved(store, table)
    assert kept.table == row(**values, id=table)
    assert {*map(type, kept.table.rules.values())} == {bool, int, str}
    assert (kept.sitters, kept.moves, kept.snapshot) == (tuple(sitters(*people)), (), None)
    assert await saved(await memory(), table) == kept


async def test_a_table_changes_whole_but_for_its_standing_orders(store):
    table, other = await store.tables.new(row(state="lobby", **FULL), sitters(ANNA)), await seated(store, CHIE)
    await store.tables.set_order(table, 0, "pass", on=True)
    changed = replace(row(id=table), channel=77, state="playing", seats=3)
    await store.tables.save(changed, sitters(ANNA, BEN, None))
    kept = await saved(store, table)
    assert (kept.table, kept.sitters, kept.orders) == (changed, tuple(sitters(ANNA, BEN, None)), ((0, "pass"),))
    assert (await saved(store, other)).sitters == tuple(sitters(CHIE))


async def test_what_makes_no_sense_is_refused_and_changes_nothing(store):
    table = await seated(store)
    before = await saved(store, table)
    for wrong in ({"server_seed": b"short"}, {"state": "asleep"}, {"guild": None}):
        await fails(StoreError, store.tables.new(row(**wrong), sitters(ANNA)))
    await fails(StoreError, store.tables.save(row(id=table, channel=77), sitters(ANNA, ANNA)), seated(store, BEN, BEN))
    for number, seat, name in ((table, 0, None), (table, -1, "pass"), (table + 9, 0, "pass")):
        await fails(StoreError, store.tables.set_order(number, seat, name, on=True))
    assert await saved(store, table) == before
    assert await store.tables.on_server(1) == [table]


@pytest.mark.parametrize(("pause", "kept"), [(-1, -1), (0, 0), (59_999, 0), (60_000, 60_000)])
async def test_when_a_person_moved_last_is_kept_to_the_minute_and_never_later_than_it_was(store, pause, kept):
    began = 1_000_000
    table = await seated(store, active_at=began)
    await store.tables.append(table, replace(move(1), at=began + pause), "")
    assert (await saved(store, table)).table.active_at == began + kept
    await store.tables.append(table, replace(move(2), by="computer", at=began + 10 * 60_000), "")
    assert (await saved(store, table)).table.active_at == began + kept


async def test_moves_are_told_in_the_order_in_which_they_were_made(memory):
    store = await memory()
    table, other = await seated(store), await seated(store)
    first, second = replace(move(1), by="clock"), replace(move(2), by="computer")
    third, fourth = replace(move(3), by="table", seat=-1), move(4)
    await store.tables.append(table, first, "one", due_at=5)
    assert (await saved(store, table)).table.due_at == 5
    await asyncio.gather(
        store.tables.append(table, second, "two", then=[third, fourth]),
        *(store.tables.append(other, move(seq), "") for seq in range(1, 20)),
    )
    kept = await saved(await memory(), table)
    assert kept.moves == (first, second, third, fourth)
    assert (kept.snapshot, kept.table.due_at) == ("two", None)


@pytest.mark.parametrize(("made", "seq"), [(0, -1), (0, 0), (0, 2), (2, 0), (2, 1), (2, 2), (2, 4)])
async def test_a_move_that_is_not_the_next_one_changes_nothing(store, made, seq):
    table = await seated(store)
    for each in range(1, made + 1):
        await store.tables.append(table, move(each), "")
    before = await saved(store, table)
    await fails(ForkedHistory, store.tables.append(table, move(seq), "other", finish(), 99, sitters(CHIE)))
    assert await saved(store, table) == before
    assert await store.tables.get_finish(table) is None


async def test_of_two_next_moves_one_is_kept_and_the_refused_one_takes_no_other_along(store):
    table, other = await seated(store), await seated(store)
    attempts = [store.tables.append(number, move(1), "") for number in (table, table, other)]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcomes) == ["ForkedHistory", "tuple", "tuple"]
    assert [(await saved(store, number)).moves for number in (table, other)] == [(move(1),)] * 2


@pytest.mark.parametrize("state", ["lobby", "closed", "over"])
async def test_there_are_moves_only_where_a_match_is_played(store, state):
    table = await seated(store, state=state)
    for number in (table, table + 1):
        await fails(ForkedHistory, store.tables.append(number, move(1), ""))
    assert (await saved(store, table)).moves == ()
    assert await store.tables.load(table + 1) is None


async def test_the_end_of_a_match_is_kept_with_its_last_move(memory):
    store = await memory()
    table = await seated(store)
    over = finish(hands=2)
    told = await store.tables.append(table, move(1), "one", over, won=[Win(1, 0, 5, ("kasu",))])
    assert [outcome.seat for outcome in told] == [0, 1]
    store = await memory()
    assert await store.tables.get_finish(table) == over
    kept = await saved(store, table)
    assert (kept.table.state, kept.table.ended_at, kept.outcomes) == ("over", over.ended_at, told)
    await fails(ForkedHistory, store.tables.append(table, move(2), ""))


async def test_the_seal_of_the_last_move_stays_when_its_snapshot_goes(store):
    table = await seated(store)
    await store.tables.append(table, move(1), "one", seal="first")
    assert (await saved(store, table)).seal == "first"
    await store.tables.append(table, move(2), "two", finish(), seal="second")
    await store.tables.drop_snapshot(table, "two")
    kept = await saved(store, table)
    assert (kept.snapshot, kept.seal) == (None, "second")


@pytest.mark.parametrize("points", [(1, 2, 3), (1,)])
async def test_an_end_that_does_not_fit_leaves_the_match_as_it_was(store, points):
    table = await seated(store)
    before = await saved(store, table)
    await fails(ValueError, store.tables.append(table, move(1), "one", finish(points, (1, 2))), match="zip")
    assert await saved(store, table) == before
    assert await store.tables.get_finish(table) is None


async def test_standing_orders_come_and_go_and_who_sits_there_changes_with_the_move_or_without(store):
    table, other = await seated(store), await seated(store)
    await store.tables.set_orders(table, {0: frozenset({"b", "a"}), 1: frozenset({"hide"})})
    assert (await saved(store, table)).orders == ((0, "a"), (0, "b"), (1, "hide"))
    for seat, name, on in ((0, "a", False), (0, "b", False), (1, "hide", False), (1, "pass", True), (1, "pass", True)):
        await store.tables.set_order(table, seat, name, on=on)
    assert [(await saved(store, each)).orders for each in (table, other)] == [((1, "pass"),), ()]
    stand_in = replace(sitters(ANNA, BEN)[1], level="easy", misses=2)
    await store.tables.append(table, move(1), "", sitters=[stand_in])
    assert (await saved(store, table)).sitters == (sitters(ANNA, BEN)[0], stand_in)
    assert (await saved(store, table)).orders == ((1, "pass"),)
    computer = Sitter(seat=1, user=None, level="hard", cut="", joined_at=5, leaver=BEN)
    await store.tables.set_sitters(table, [computer], 70, 60)
    kept = await saved(store, table)
    assert (kept.sitters[1], kept.orders, kept.table.due_at, kept.table.active_at) == (computer, (), 70, 60)


async def test_the_message_and_the_deadline_change_alone_and_a_table_that_moves_is_shown_by_no_message(store):
    table = await seated(store, channel=10)
    await store.tables.set_message(table, 5, 6, 7)
    await store.tables.set_due(table, 9)
    assert (await saved(store, table)).table == row(id=table, message=5, message_at=6, round=7, due_at=9)
    await store.tables.move(table, 10, 10, None)
    kept = (await saved(store, table)).table
    assert (kept.message, kept.message_at, kept.round, kept.parent) == (5, 6, 7, 10)
    await store.tables.move(table, 11, 10, 99)
    kept = (await saved(store, table)).table
    assert (kept.channel, kept.parent, kept.thread_link, kept.message, kept.message_at) == (11, 10, 99, None, None)


async def test_closing_says_which_tables_were_open(store):
    lobby, running, over = await seated(store, state="lobby"), await seated(store), await played(store)
    assert await store.tables.close([running, over, lobby, 10**6], 88) == [running, lobby]
    assert (await saved(store, running)).table.state == "closed"
    assert (await saved(store, over)).table.state == "over"
    other = await seated(store, message=4, due_at=9)
    await store.tables.close_match(other, "idle", 77)
    kept = (await saved(store, other)).table
    assert (kept.state, kept.reason, kept.ended_at, kept.message, kept.due_at) == ("closed", "idle", 77, 4, None)


async def test_there_is_no_table_of_another_number(store):
    table = await seated(store)
    for number in (0, -1, table + 1, LARGEST_ID, LARGEST_ID + 1, 10**30):
        assert await store.tables.load(number) is None
        assert await store.records.match(number) is None
    with pytest.raises(ForkedHistory):
        await store.tables.append(table + 1, move(1), "")


async def test_tables_are_found_by_host_place_and_person(store):
    lobby = await seated(store, ANNA, None, state="lobby", host=ANNA, channel=10)
    thread = await seated(store, ANNA, BEN, host=BEN, channel=11, parent=10)
    abroad = await seated(store, ANNA, BEN, host=ANNA, guild=2, channel=20)
    over = await played(store, ANNA, BEN, host=ANNA, channel=10)
    assert [each.id for each in await store.tables.get_for_host(ANNA)] == [lobby, abroad]
    assert await store.tables.in_channel(10) == [lobby, thread]
    assert await store.tables.on_server(1) == [lobby, thread]
    assert await store.tables.latest(ANNA, 10) == thread
    assert await store.tables.latest(CHIE, 10) is None
    assert await store.tables.latest(ANNA, 20) == abroad
    left = await seated(store, CHIE, host=BEN, channel=12)
    assert (await store.tables.latest(BEN, 12), await store.tables.latest(ANNA, 12)) == (left, None)
    found = await store.tables.get_for_user(1, ANNA, ("lobby", "over"), 5)
    assert [(each.id, users) for each, users in found] == [(over, (ANNA, BEN)), (lobby, (ANNA, None))]
    assert len(await store.tables.get_for_user(1, ANNA, ("lobby", "playing", "over"), 2)) == 2


async def test_the_latest_table_is_a_running_one_then_a_lobby_then_a_finished_then_a_closed_one(store):
    states = ["closed", "over", "lobby", "playing"]
    for number, state in enumerate(states):
        await seated(store, state=state)
        wanted = await seated(store, state=state)
        for worse in states[:number]:
            await seated(store, state=worse)
        assert await store.tables.latest(ANNA, 10) == wanted


async def test_a_match_has_one_rematch(store):
    table = await played(store)
    assert await store.tables.get_rematch(table) is None
    again = await seated(store, state="lobby", rematch_of=table)
    assert await store.tables.get_rematch(table) == again
    await fails(StoreError, seated(store, state="lobby", rematch_of=table))
    assert await store.tables.get_rematch(table) == again


async def test_a_match_sleeps_while_all_of_its_persons_are_away(store):
    awake, both, alone = await seated(store), await seated(store, active_at=1), await seated(store, ANNA, None)
    away = [replace(each, level="easy") for each in sitters(ANNA, BEN)]
    await store.tables.set_sitters(awake, away[:1], None, 1)
    await store.tables.set_sitters(both, away, None, 2)
    await store.tables.set_sitters(alone, away[:1], None, 3)
    assert [each.id for each, _ in await store.tables.asleep(ANNA)] == [alone, both]
    assert [each.id for each, _ in await store.tables.asleep(BEN)] == [both]
    resigned = replace(away[1], resigned_at=5)
    await store.tables.set_sitters(both, [resigned], None, 4)
    assert await store.tables.asleep(BEN) == []


async def test_lobbies_that_wait_are_told_nearest_first_and_none_that_is_full_or_private(store):
    lobby = {"state": "lobby", "start_id": None}

    async def opened(*users, **values):
        return await store.tables.new(row(**lobby | values), sitters(*users))

    old = await opened(ANNA, channel=11, created_at=1)
    near = await opened(BEN, channel=10, created_at=9)
    thread = await opened(CHIE, channel=12, parent=10, created_at=8)
    await opened(ANNA, BEN)
    await opened(ANNA, invited_only=True)
    await opened(ANNA, game="stopgo")
    await opened(ANNA, guild=2)
    await seated(store, ANNA, None)
    found = await store.tables.waiting(1, "koikoi", 10, 9)
    assert [(each.id, there) for each, there in found] == [(thread, (CHIE,)), (near, (BEN,)), (old, (ANNA,))]
    assert [each.id for each, _ in await store.tables.waiting(1, "koikoi", 10, 1)] == [thread]


async def test_what_is_open_in_channels_is_told_lobbies_first_in_pages(store):
    lobby = {"state": "lobby", "start_id": None}
    running = await seated(store, created_at=5)
    newer = await seated(store, created_at=6, channel=12, parent=11)
    second = await store.tables.new(row(**lobby, created_at=2), sitters(ANNA))
    first = await store.tables.new(row(**lobby, created_at=1, invited_only=True), sitters(BEN))
    await store.tables.new(row(**lobby), sitters(ANNA, BEN))
    await store.tables.new(row(**lobby, channel=13), sitters(ANNA))
    await played(store)
    everything = [each.id for each, _ in await store.tables.open_in(1, [11, 10], 0, 9)]
    assert everything == [first, second, newer, running]
    assert [each.id for each, _ in await store.tables.open_in(1, [11, 10], 1, 2)] == [second, newer]
    assert await store.tables.open_in(1, [], 0, 9) == await store.tables.open_in(2, [10], 0, 9) == []


async def test_open_tables_are_counted_by_game_and_state_each_for_the_process_that_has_it(store, other):
    assert await store.tables.open_by_game() == {}
    for game, state in (("koikoi", "lobby"), ("koikoi", "playing"), ("koikoi", "playing"), ("fuzhou", "playing")):
        await store.tables.new(row(game=game, state=state), sitters(ANNA, BEN))
    gone = await store.tables.new(row(game="fuzhou"), sitters(ANNA, BEN))
    await store.tables.close([gone], 5)
    assert await store.tables.open_by_game() == {
        ("koikoi", "lobby"): 1,
        ("koikoi", "playing"): 2,
        ("fuzhou", "playing"): 1,
    }
    assert await other.tables.open_by_game() == {}

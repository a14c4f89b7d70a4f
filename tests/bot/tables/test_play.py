"""Play: what is refused, what is saved before it is shown, what counts, and going on from the database."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bot.store import Move, StoreError
from bot.tables.table import Refused, Table
from engine.core import Action
from tests.bot.rooms import Rooms
from tests.bot.tables.players import (
    ANNA,
    BEN,
    CHIE,
    FINISH,
    NOW,
    READY,
    USERS,
    asked,
    disk_out_of_reach,
    lobby,
    on,
    picture,
    press,
    refused,
    saved,
    started,
    unchanged,
)
from tests.there import there


async def until_the_next_hand(house, table):
    """Play on until both are asked `ready` for the second hand."""
    await on(house, table, 2)
    while (await asked(house, table))[1][0].verb not in ("ready", "play_on"):
        await on(house, table, 1)


async def test_who_may_not_play_is_told_why_and_nothing_changes(house):
    waiting = await lobby(house)
    with refused("in-lobby"):
        await house.matches.play(waiting.id, ANNA, 1, READY)
    await house.lobbies.leave(waiting.id, ANNA)
    with refused("not-seated"):
        await house.matches.play(waiting.id, ANNA, 1, READY)
    gone = await lobby(house)
    await house.lobbies.expire(gone.id)
    with refused("closed"):
        await house.matches.play(gone.id, ANNA, 1, READY)
    table = await started(house)
    async with unchanged(house, table):
        with refused("not-seated"):
            await press(house, table, CHIE, READY)
        with refused("not-seated"):
            await house.leaving.resign(table.id, CHIE)
    with refused("no-table"):
        await house.matches.play(99, ANNA, 1, READY)


async def test_an_old_button_a_repeated_one_and_one_that_is_not_offered_are_told_apart(house):
    table = await started(house)
    first = table.match.number
    await press(house, table, ANNA, READY)
    async with unchanged(house, table):
        with refused("repeated"):
            await press(house, table, ANNA, READY)
        with refused("not-asked"):
            await press(house, table, ANNA, FINISH)
    await press(house, table, BEN, READY)
    assert table.match.number > first
    user, actions = await asked(house, table)
    other = next(each for each in (ANNA, BEN) if each != user)
    async with unchanged(house, table):
        with refused("stale"):
            await house.matches.play(table.id, user, first, actions[0])
        with refused("repeated"):
            await house.matches.play(table.id, user, first, READY)
        with refused("not-asked"):
            await press(house, table, other, actions[0])
        with refused("not-asked"):
            await press(house, table, user, Action("play", ("99X",)))
        with refused("not-asked"):
            await press(house, table, user, FINISH)
    question = table.match.number
    await house.matches.play(table.id, user, question, actions[0])
    async with unchanged(house, table):
        with refused("repeated"):
            await house.matches.play(table.id, user, question, actions[0])


async def test_a_match_that_is_over_takes_nothing_more(house):
    table = await started(house)
    await house.leaving.resign(table.id, BEN)
    async with unchanged(house, table):
        with refused("over"):
            await press(house, table, ANNA, READY)
        with refused("over"):
            await house.leaving.resign(table.id, ANNA)
        with refused("already-started"):
            await house.lobbies.join(table.id, CHIE, 1)


async def test_every_move_is_saved_with_who_made_it_and_when(house):
    table = await started(house)
    await on(house, table, 6)
    seen = await house.store.load(table.id)
    record = table.match.record().moves
    assert seen.moves == tuple(
        Move(seq, seat, str(action), "person", NOW) for seq, (seat, action) in enumerate(record, start=1)
    )
    assert seen.snapshot == table.match.snapshot()


async def test_two_who_press_at_the_same_moment_are_both_heard(house):
    table = await started(house)
    question = table.match.number
    await asyncio.gather(*(house.matches.play(table.id, user, question, READY) for user in (ANNA, BEN)))
    assert {move[0] for move in saved(house, "SELECT seat FROM moves")} == {0, 1}
    assert table.match.number > question


async def test_the_same_press_many_times_at_once_is_recorded_once(house):
    table = await started(house)
    await on(house, table, 2)
    user, actions = await asked(house, table)
    presses = [house.matches.play(table.id, user, table.match.number, actions[0]) for _ in range(5)]
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(outcome.key for outcome in outcomes if isinstance(outcome, Refused)) == ["repeated"] * 4
    assert saved(house, "SELECT seq FROM moves") == [(1,), (2,), (3,)]


async def test_two_resignations_at_once_end_the_match_once(house):
    table = await started(house)
    outcomes = await asyncio.gather(
        *(house.leaving.resign(table.id, user) for user in (ANNA, BEN, ANNA)), return_exceptions=True
    )
    assert [outcome.key for outcome in outcomes if isinstance(outcome, Refused)] == ["over", "over"]
    assert saved(house, "SELECT seat, action FROM moves") == [(0, "resign")]
    assert saved(house, "SELECT reason FROM results") == [("resigned",)]


async def test_a_move_that_cannot_be_saved_leaves_the_match_as_it_was_and_is_asked_again(house):
    table = await started(house)
    await on(house, table, 3)
    user, actions = await asked(house, table)
    told = []
    house.keeper.watchers.append(lambda *what: told.append(what))
    before, question = picture(table), table.match.number
    with disk_out_of_reach(house):
        for attempt in (house.matches.play(table.id, user, question, actions[0]), house.leaving.resign(table.id, user)):
            with refused("not-saved"):
                await attempt
        again = await house.keeper.get(table.id)
    assert again is not table
    assert picture(again) == picture(table) == before
    assert told == []
    await house.matches.play(table.id, user, question, actions[0])
    assert len(told) == 1
    assert saved(house, "SELECT max(seq) FROM moves") == [(4,)]


async def test_who_waits_while_a_move_fails_plays_on_the_table_as_it_was_saved(house):
    table = await started(house)
    question = table.match.number
    with disk_out_of_reach(house):
        failing = asyncio.create_task(house.matches.play(table.id, ANNA, question, READY))
        waiting = asyncio.create_task(house.matches.play(table.id, BEN, question, READY))
        with refused("not-saved"):
            await failing
    await waiting
    assert (await house.keeper.get(table.id)).match.record().moves == ((1, READY),)
    await press(house, table, ANNA, READY)
    assert saved(house, "SELECT seq, seat FROM moves") == [(1, 1), (2, 0)]


async def test_a_table_another_process_has_played_on_is_loaded_again(house):
    table = await started(house)
    other = Rooms(house.store, lambda: NOW)
    await press(other, table, ANNA, READY)
    assert table.match.seq == 0
    with refused("not-saved"):
        await press(house, table, BEN, READY)
    assert (await house.keeper.get(table.id)).match.seq == 1
    await press(house, table, BEN, READY)
    assert picture(await house.keeper.get(table.id))[0] != picture(table)[0]


async def test_who_waits_for_a_table_that_is_forgotten_gets_the_one_that_is_saved(house):
    table = await started(house)
    question = table.match.number
    await press(Rooms(house.store, lambda: NOW), table, ANNA, READY)
    presses = [house.matches.play(table.id, BEN, question, READY) for _ in range(2)]
    first, second = await asyncio.gather(*presses, return_exceptions=True)
    assert isinstance(first, Refused)
    assert isinstance(second, Table)
    assert first.key == "not-saved"
    assert there(second.match).record().moves == ((0, READY), (1, READY))


async def test_a_table_that_cannot_be_read_is_told_in_words(house, monkeypatch):
    table = await started(house)
    house.keeper.forget(table.id)

    async def fails(table_id):
        raise StoreError("The disk failed.")

    monkeypatch.setattr(house.store, "load", fails)
    with refused("not-loaded"):
        await press(house, table, ANNA, READY)


@pytest.mark.parametrize("snapshot", ["kept", "lost", "damaged"])
async def test_a_forgotten_table_goes_on_with_the_same_cards(house, snapshot):
    table = await started(house)
    for _ in range(25):
        if table.match.result is not None:
            break
        await on(house, table, 1)
        if snapshot != "kept":
            sql = {"lost": "DELETE FROM snapshots", "damaged": "UPDATE snapshots SET data = '{\"version\": 1'"}[
                snapshot
            ]
            with closing(sqlite3.connect(house.path)) as db, db:
                db.execute(sql)
        before = picture(table)
        house.keeper.forget(table.id)
        again = await house.keeper.get(table.id)
        assert again is not table
        assert picture(again) == before
        assert (again.row, again.sitters) == (table.row, table.sitters)
        table = again
    assert table.match.seq == 25


async def test_a_match_played_with_restarts_is_the_match_played_without(house):
    table = await started(house)
    twin = Rooms(house.store, lambda: NOW)
    while table.match.result is None:
        await on(house, table, 1)
        twin.keeper.forget(table.id)
        assert picture(await twin.keeper.get(table.id)) == picture(table)
    assert (await twin.keeper.get(table.id)).row == table.row
    assert table.row.state == "over"
    with refused("over"):
        await press(twin, table, ANNA, READY)


async def test_watchers_see_only_what_is_saved_and_each_change_once(house):
    seen = []

    def watcher(table, events):
        moves = saved(house, "SELECT count(*) FROM moves WHERE table_id = ?", table.id)[0][0]
        state = saved(house, "SELECT state FROM tables WHERE id = ?", table.id)[0][0]
        assert (moves, state) == (table.match.seq, table.row.state)
        assert table.lock.locked()
        seen.append((table.match.seq, events))

    house.keeper.watchers.append(watcher)
    table = await started(house)
    await on(house, table, 5)
    with refused("not-asked"):
        await press(house, table, ANNA, Action("play", ("99X",)))
    await house.leaving.resign(table.id, BEN)
    assert [seq for seq, _ in seen] == list(range(7))
    assert seen[1][1] == ()
    assert all(seen[number][1] for number in (0, 2, 6))
    assert seen[6][1][-1].kind == "over"


async def test_a_computer_plays_its_own_seat_only_and_only_the_question_it_was_asked(house):
    table = await lobby(house)
    await house.lobbies.add_computer(table.id, ANNA, 1)
    with refused("stale"):
        await house.matches.play_computer(table.id, 1, 1, READY)
    await house.lobbies.start(table.id, ANNA, 2)
    question = table.match.number
    async with unchanged(house, table):
        with refused("stale"):
            await house.matches.play_computer(table.id, 0, question, READY)
        with refused("stale"):
            await house.matches.play_computer(table.id, 1, question + 1, READY)
        with refused("not-asked"):
            await house.matches.play_computer(table.id, 1, question, Action("agari"))
    await house.matches.play_computer(table.id, 1, question, READY)
    assert saved(house, 'SELECT seat, action, "by" FROM moves') == [(1, "ready", "computer")]


async def test_a_match_all_finish_before_the_first_hand_is_settled_is_not_counted(house):
    table = await started(house)
    for user in (ANNA, BEN):
        await press(house, table, user, FINISH)
    assert (table.match.result.reason, table.row.state) == ("finished", "over")
    assert saved(house, "SELECT reason, counted FROM results") == [("finished", 0)]
    assert await house.store.leaderboard(1, "koikoi") == []


async def test_a_match_all_finish_after_a_settled_hand_is_counted(house):
    table = await started(house)
    await until_the_next_hand(house, table)
    for user in (ANNA, BEN):
        await press(house, table, user, FINISH)
    result = table.match.result
    assert (result.reason, result.hands) == ("finished", 1)
    assert saved(house, "SELECT reason, counted FROM results") == [("finished", 1)]
    expected = [(seat, USERS[seat], result.points[seat], result.places[seat]) for seat in (0, 1)]
    assert saved(house, "SELECT seat, user, points, place FROM scores ORDER BY seat") == expected


async def test_one_who_finishes_alone_plays_on(house):
    table = await started(house)
    await press(house, table, ANNA, FINISH)
    await press(house, table, BEN, READY)
    assert table.match.result is None


async def test_one_who_resigns_is_last_but_among_two_it_counts_only_once_a_hand_is_settled(house):
    table = await started(house)
    await house.leaving.resign(table.id, ANNA)
    assert saved(house, "SELECT user, place FROM scores ORDER BY seat") == [(ANNA, 2), (BEN, 1)]
    assert await house.store.leaderboard(1, "koikoi") == []
    later = await started(house)
    while not (later.match.scene(None).settled):
        await on(house, later, 1)
    await house.leaving.resign(later.id, ANNA)
    assert [(each.user, each.won) for each in await house.store.leaderboard(1, "koikoi")] == [(BEN, 1), (ANNA, 0)]


async def test_a_match_with_fewer_than_two_persons_is_not_counted(house):
    table = await lobby(house)
    await house.lobbies.add_computer(table.id, ANNA, 1)
    await house.lobbies.start(table.id, ANNA, 2)
    await house.leaving.resign(table.id, ANNA)
    assert saved(house, "SELECT counted FROM results") == [(0,)]
    assert await house.store.leaderboard(1, "koikoi") == []


async def test_the_message_of_a_table_is_remembered_across_a_restart(house):
    table = await started(house)
    await house.keeper.set_message(table.id, 777, 3)
    assert (table.row.message, table.row.message_at, table.row.round) == (777, NOW, 3)
    house.keeper.forget(table.id)
    assert (await house.keeper.get(table.id)).row == table.row


async def test_a_running_table_is_found_before_a_newer_lobby(house):
    table = await started(house)
    await lobby(house)
    assert await house.keeper.latest(ANNA, 5) is table
    assert await house.keeper.latest(BEN, 5) is table

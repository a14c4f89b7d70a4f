"""Play: what is refused, what is saved before it is shown, and who sees it."""

import asyncio
from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.store import Move, StoreError
from engine.core import Action
from tests.bot.listening import listen
from tests.bot.tables.players import (
    ANNA,
    BEN,
    CHIE,
    FINISH,
    NOW,
    READY,
    asked,
    disk_out_of_reach,
    lobby,
    on,
    picture,
    press,
    refuses,
    saved,
    started,
    trio,
    unchanged,
)


async def test_who_may_not_play_is_told_why_and_nothing_changes(house):
    waiting = await lobby(house)
    await refuses("in-lobby", house.matches.play(waiting.id, ANNA, 1, READY))
    await house.lobbies.leave(waiting.id, ANNA)
    await refuses("not-seated", house.matches.play(waiting.id, ANNA, 1, READY))
    gone = await lobby(house)
    await house.lobbies.expire(gone.id)
    await refuses("closed", house.matches.play(gone.id, ANNA, 1, READY))
    table = await started(house)
    async with unchanged(house, table):
        await refuses("not-seated", press(house, table, CHIE, READY), house.leaving.resign(table.id, CHIE))
    await refuses("no-table", house.matches.play(99, ANNA, 1, READY))


async def test_what_all_see_of_a_table_changes_with_its_sitters_its_clock_and_its_match(house):
    table = (await started(house)).frozen_copy()
    seen = [table.moment]
    first, second = table.sitters
    table.sitters = (replace(first, misses=1), second)
    assert table.moment == seen[0]
    table.sitters = (replace(first, level="normal"), second)
    seen.append(table.moment)
    assert table.then(table.match, [first]).moment == seen[0]
    table.row = replace(table.row, due_at=NOW)
    seen.append(table.moment)
    table.match = table.match.after(0, READY).after(1, READY)
    seen.append(table.moment)
    assert len(set(seen)) == 4


async def test_an_old_button_a_repeated_one_and_one_that_is_not_offered_are_told_apart(house):
    table = await started(house)
    first = table.match.number
    await press(house, table, ANNA, READY)
    async with unchanged(house, table):
        await refuses("repeated", press(house, table, ANNA, READY))
        await refuses("not-asked", press(house, table, ANNA, FINISH))
    await press(house, table, BEN, READY)
    assert table.match.number > first
    user, actions = await asked(house, table)
    other = next(each for each in (ANNA, BEN) if each != user)
    async with unchanged(house, table):
        await refuses("stale", house.matches.play(table.id, user, first, actions[0]))
        await refuses("repeated", house.matches.play(table.id, user, first, READY))
        await refuses(
            "not-asked",
            press(house, table, other, actions[0]),
            press(house, table, user, Action("play", ("99X",))),
            press(house, table, user, FINISH),
        )
    question = table.match.number
    await house.matches.play(table.id, user, question, actions[0])
    async with unchanged(house, table):
        await refuses("repeated", house.matches.play(table.id, user, question, actions[0]))


async def test_a_match_that_is_over_takes_nothing_more(house):
    table = await started(house)
    await house.leaving.resign(table.id, BEN)
    async with unchanged(house, table):
        await refuses("over", press(house, table, ANNA, READY), house.leaving.resign(table.id, ANNA))
        await refuses("already-started", house.lobbies.join(table.id, CHIE, 1))


async def test_every_move_is_saved_with_who_made_it_and_when(house):
    table = await started(house)
    await on(house, table, 6)
    seen = await house.store.tables.load(table.id)
    record = table.match.record().moves
    assert seen.moves == tuple(
        Move(seq, seat, str(action), "person", NOW) for seq, (seat, action) in enumerate(record, start=1)
    )
    assert seen.snapshot == table.match.snapshot()


async def test_two_who_press_at_the_same_moment_are_both_heard_and_one_who_presses_many_times_once(house):
    table = await started(house)
    question = table.match.number
    await asyncio.gather(*(house.matches.play(table.id, user, question, READY) for user in (ANNA, BEN)))
    assert {move[0] for move in saved(house, "SELECT seat FROM moves")} == {0, 1}
    assert table.match.number > question
    user, actions = await asked(house, table)
    presses = [house.matches.play(table.id, user, table.match.number, actions[0]) for _ in range(5)]
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(outcome.key for outcome in outcomes if isinstance(outcome, UserError)) == ["repeated"] * 4
    assert saved(house, "SELECT seq FROM moves") == [(1,), (2,), (3,)]


async def test_two_resignations_at_once_end_the_match_once(house):
    table = await started(house)
    outcomes = await asyncio.gather(
        *(house.leaving.resign(table.id, user) for user in (ANNA, BEN, ANNA)), return_exceptions=True
    )
    assert [outcome.key for outcome in outcomes if isinstance(outcome, UserError)] == ["over", "over"]
    assert saved(house, "SELECT seat, action FROM moves") == [(0, "resign")]
    assert saved(house, "SELECT reason FROM results") == [("resigned",)]


async def test_a_move_that_cannot_be_saved_leaves_the_match_as_it_was_and_is_asked_again(house):
    table = await started(house)
    await on(house, table, 3)
    user, actions = await asked(house, table)
    told = []
    listen(house.registry, lambda *what: told.append(what))
    before, question = picture(table), table.match.number
    with disk_out_of_reach(house):
        await refuses("not-saved", house.matches.play(table.id, user, question, actions[0]))
        await refuses("not-saved", house.leaving.resign(table.id, user))
        again = await house.registry.get(table.id)
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
        await refuses("not-saved", failing)
    await waiting
    assert (await house.registry.get(table.id)).match.record().moves == ((1, READY),)
    await press(house, table, ANNA, READY)
    assert saved(house, "SELECT seq, seat FROM moves") == [(1, 1), (2, 0)]


async def test_watchers_see_only_what_is_saved_and_each_change_once(house):
    seen = []

    def watcher(table, events):
        moves = saved(house, "SELECT count(*) FROM moves WHERE table_id = ?", table.id)[0][0]
        state = saved(house, "SELECT state FROM tables WHERE id = ?", table.id)[0][0]
        assert (moves, state) == (table.match.seq, table.row.state)
        assert table.lock.locked()
        seen.append((table.match.seq, events))

    listen(house.registry, watcher)
    table = await started(house)
    await on(house, table, 5)
    await refuses("not-asked", press(house, table, ANNA, Action("play", ("99X",))))
    await house.leaving.resign(table.id, BEN)
    assert [seq for seq, _ in seen] == list(range(7))
    assert seen[1][1] == ()
    assert all(seen[number][1] for number in (0, 2, 6))
    assert seen[6][1][-1].kind == "over"


async def test_a_computer_plays_its_own_seat_only_and_only_the_question_it_was_asked(house):
    waiting = await lobby(house)
    await house.lobbies.add_computer(waiting.id, ANNA, 1)
    await refuses("stale", house.matches.play_computer(waiting.id, 1, 1, READY))
    table = await trio(house, computer=True)
    question = table.match.number
    async with unchanged(house, table):
        await refuses(
            "stale",
            house.matches.play_computer(table.id, 0, question, READY),
            house.matches.play_computer(table.id, 2, question + 1, READY),
        )
        await refuses("not-asked", house.matches.play_computer(table.id, 2, question, Action("agari")))
    await house.matches.play_computer(table.id, 2, question, READY)
    assert saved(house, 'SELECT seat, action, "by" FROM moves') == [(2, "ready", "computer")]


async def test_a_move_that_was_saved_though_its_caller_was_told_otherwise_is_not_played_twice(house, monkeypatch):
    table = await started(house)
    question, append = table.match.number, house.store.tables.append

    async def saves_and_fails(*move, seal):
        await append(*move, seal=seal)
        raise StoreError("The power went out after the commit.")

    monkeypatch.setattr(house.store.tables, "append", saves_and_fails)
    await refuses("not-saved", house.matches.play(table.id, ANNA, question, READY))
    assert table.match.seq == 0
    monkeypatch.setattr(house.store.tables, "append", append)
    await refuses("repeated", house.matches.play(table.id, ANNA, question, READY))
    await house.matches.play(table.id, BEN, question, READY)
    assert saved(house, "SELECT seq, seat FROM moves") == [(1, 0), (2, 1)]


async def test_a_table_is_played_on_by_those_who_hold_it_while_it_is_forgotten(house):
    table = await started(house)
    async with table.lock:
        presses = [asyncio.create_task(press(house, table, user, READY)) for user in (ANNA, BEN)]
        await asyncio.sleep(0.05)
        house.registry.forget(table.id)
    await asyncio.gather(*presses)
    again = await house.registry.get(table.id)
    assert (table.match.seq, again.match.seq) == (0, 2)
    assert saved(house, "SELECT count(*) FROM moves") == [(2,)]


async def test_the_other_players_moves_are_out_of_reach_whatever_is_sent(house):
    """A custom_id can be forged: only one's own seat, only what is offered there, and no resigning by a button."""
    table = await started(house)
    await on(house, table, 2)
    [(mover, offered)] = table.match.pending.items()
    idle = (BEN, ANNA)[mover]
    async with unchanged(house, table):
        for action in (*offered, Action("resign"), Action("go_on"), Action("play"), Action("play", ("",))):
            await refuses("not-asked", press(house, table, idle, action))
        await refuses("not-asked", press(house, table, (ANNA, BEN)[mover], Action("resign")))
        for question in (-1, 0, table.match.number + 1, 10**30):
            with pytest.raises(UserError, match="stale"):
                await house.matches.play(table.id, (ANNA, BEN)[mover], question, offered[0])

"""A claim window at a table: who may end it, what is saved of it, and what standing orders answer."""

import asyncio

import pytest

from bot.errors import UserError
from engine.core import Ask
from tests.bot.listening import listen
from tests.bot.rooms import Rooms
from tests.bot.windows.guests import ANNA, BEN, CHIE, P1, P2, P3, P5, moves, press, seated
from tests.bot.windows.parlour import CHOW, PARLOUR, PASS, PONG, WIN
from tests.there import there


def refused(key):
    return pytest.raises(UserError, match=f"^{key}$")


async def test_the_table_goes_on_once_and_only_in_the_window_it_was_asked_in(house):
    table = await seated(house, ANNA, BEN)
    with refused("stale"):
        await house.matches.play_table(table.id, table.match.number)
    await press(house, table, ANNA, P2)
    question = table.match.number
    with refused("stale"):
        await house.matches.play_table(table.id, question + 1)
    await house.matches.play_table(table.id, question)
    with refused("stale"):
        await house.matches.play_table(table.id, question)
    assert moves(house) == [(0, "discard p2", "person"), (-1, "go_on", "table")]
    assert table.match.number == question


async def test_a_window_nobody_is_asked_in_ends_with_the_table_and_the_others_stay_open(house):
    for discard, ends in ((P1, True), (P2, False), (P3, False)):
        table = await seated(house, ANNA, BEN, CHIE)
        await press(house, table, ANNA, discard)
        question = table.match.number
        assert table.match.question.about == discard.pieces
        await house.matches.play_table(table.id, question)
        assert (table.match.number > question, not table.in_window) == (ends, ends)


async def test_no_answer_ends_a_window_before_the_table_has_gone_on(house):
    table = await seated(house, ANNA, BEN, CHIE)
    await press(house, table, ANNA, P3)
    question = table.match.number
    await press(house, table, CHIE, PONG)
    await press(house, table, BEN, CHOW)
    assert (table.match.number, list(table.match.pending)) == (question, [-1])
    await house.matches.play_table(table.id, question)
    assert list(table.match.pending) == [2]


async def test_the_clock_passes_for_everybody_still_asked_and_for_nobody_else(house):
    table = await seated(house, ANNA, BEN, CHIE)
    await press(house, table, ANNA, P3)
    question = table.match.number
    await press(house, table, BEN, CHOW)
    await house.matches.play_clock(table.id, question)
    assert moves(house)[1:] == [(1, "chow", "person"), (2, "pass", "clock")]
    await house.matches.play_table(table.id, question)
    assert list(table.match.pending) == [1]


async def test_the_clock_passes_for_computers_too(house):
    table = await seated(house, ANNA, None, None)
    await press(house, table, ANNA, P3)
    question = table.match.number
    await house.matches.play_table(table.id, question)
    await house.matches.play_clock(table.id, question)
    assert moves(house)[2:] == [(1, "pass", "clock"), (2, "pass", "clock")]
    assert list(table.match.pending) == [1]


async def test_the_clock_leaves_turns_and_other_windows_alone(house):
    table = await seated(house, ANNA, BEN)
    await house.matches.play_clock(table.id, table.match.number)
    await press(house, table, ANNA, P2)
    await house.matches.play_clock(table.id, table.match.number - 1)
    await house.matches.play_clock(table.id, table.match.number + 1)
    assert moves(house) == [(0, "discard p2", "person")]


async def test_who_comes_after_the_clock_is_told_so_and_changes_nothing(house):
    table = await seated(house, ANNA, BEN)
    await press(house, table, ANNA, P2)
    question = table.match.number
    await house.matches.play_table(table.id, question)
    late, ringing = await asyncio.gather(
        house.matches.play_clock(table.id, question),
        house.matches.play(table.id, BEN, question, CHOW),
        return_exceptions=True,
    )
    assert (late.id, ringing.key) == (table.id, "stale")
    assert moves(house)[2:] == [(1, "pass", "clock")]


async def test_the_end_of_a_window_is_saved_with_the_move_that_opens_it_and_goes_with_it(house):
    house.store.now = lambda: 5_000
    table = await seated(house, ANNA, BEN, CHIE)
    await press(house, table, ANNA, P3)
    house.store.now = lambda: 9_000
    await press(house, table, BEN, PASS)
    await house.matches.play_table(table.id, table.match.number)
    assert table.row.due_at == (await house.store.tables.load(table.id)).table.due_at == 13_000
    await press(house, table, CHIE, PASS)
    assert table.row.due_at is (await house.store.tables.load(table.id)).table.due_at is None


@pytest.mark.parametrize("gone_on", [False, True])
async def test_a_window_is_known_after_a_restart_and_has_its_whole_time_again(house, gone_on):
    house.store.now = lambda: 5_000
    table = await seated(house, ANNA, BEN)
    await press(house, table, ANNA, P2)
    if gone_on:
        await house.matches.play_table(table.id, table.match.number)
    again = Rooms(house.store, lambda: 90_000)
    table = await again.matches.resume(table.id)
    assert there(table.match).question.about == ("p2",)
    assert table.row.due_at == (await house.store.tables.load(table.id)).table.due_at == 98_000


async def test_a_turn_has_no_end_to_renew(house):
    table = await seated(house, ANNA, BEN)
    await house.matches.resume(table.id)
    assert table.row.due_at is (await house.store.tables.load(table.id)).table.due_at is None


@pytest.mark.parametrize(
    ("orders", "chow", "pong", "win", "chow_or_win"),
    [
        ((), None, None, None, None),
        (("no_claims",), PASS, PASS, None, None),
        (("no_waits",), None, None, None, None),
        (("pass_chows",), PASS, None, None, None),
        (("always_win",), None, None, WIN, WIN),
        (("no_claims", "always_win"), PASS, PASS, WIN, WIN),
        (("pass_chows", "always_win"), PASS, None, WIN, WIN),
        (tuple(order.key for order in PARLOUR.orders), PASS, PASS, WIN, WIN),
    ],
)
def test_what_standing_orders_answer_is_decided_by_what_is_offered(orders, chow, pong, win, chow_or_win):
    offers = ((PASS, CHOW), (PASS, PONG), (PASS, WIN), (PASS, WIN, CHOW))

    def answered(legal):
        answers = [order.answer(Ask.WINDOW, legal) for order in PARLOUR.orders if order.key in orders]
        return next((answer for answer in answers if answer is not None), None)

    assert tuple(map(answered, offers)) == (chow, pong, win, chow_or_win)
    assert answered((PASS, CHOW, PONG)) == (PASS if "no_claims" in orders else None)


async def test_standing_orders_answer_when_the_table_goes_on_and_not_before(house):
    table = await seated(house, ANNA, BEN, CHIE)
    await house.matches.set_order(table.id, BEN, "pass_chows", on=True)
    await press(house, table, ANNA, P3)
    assert moves(house) == [(0, "discard p3", "person")]
    await house.matches.set_order(table.id, CHIE, "no_claims", on=True)
    assert moves(house) == [(0, "discard p3", "person")]
    await house.matches.play_table(table.id, table.match.number)
    assert moves(house)[1:] == [(1, "pass", "person"), (2, "pass", "person"), (-1, "go_on", "table")]
    assert list(table.match.pending) == [1]


async def test_an_order_to_win_takes_the_win_and_no_order_ever_passes_one(house):
    for order, won in (("always_win", True), ("no_claims", False), ("pass_chows", False)):
        table = await seated(house, ANNA, BEN)
        await house.matches.set_order(table.id, BEN, order, on=True)
        await press(house, table, ANNA, P5)
        await house.matches.play_table(table.id, table.match.number)
        assert (table.row.state == "over") == won
        assert (table.match.pending.get(1) is None) == won


async def test_what_was_answered_by_hand_stands_before_an_order(house):
    table = await seated(house, ANNA, BEN)
    await house.matches.set_order(table.id, BEN, "no_claims", on=True)
    await press(house, table, ANNA, P2)
    await press(house, table, BEN, CHOW)
    await house.matches.play_table(table.id, table.match.number)
    assert moves(house)[1:] == [(1, "chow", "person"), (-1, "go_on", "table")]


async def test_an_order_given_late_in_a_window_answers_at_once_for_its_own_seat(house):
    table = await seated(house, ANNA, BEN, CHIE)
    await press(house, table, ANNA, P3)
    await house.matches.play_table(table.id, table.match.number)
    await house.matches.set_order(table.id, CHIE, "pass_chows", on=True)
    assert len(moves(house)) == 2
    await house.matches.set_order(table.id, CHIE, "no_claims", on=True)
    assert moves(house)[2:] == [(2, "pass", "person")]
    await house.matches.set_order(table.id, BEN, "pass_chows", on=True)
    assert moves(house)[3:] == [(1, "pass", "person")]
    assert not table.in_window


async def test_an_order_that_is_taken_back_or_given_to_another_table_answers_nothing(house):
    other, table = await seated(house, ANNA, BEN), await seated(house, ANNA, BEN)
    await house.matches.set_order(other.id, BEN, "no_claims", on=True)
    await house.matches.set_order(table.id, BEN, "no_claims", on=True)
    await house.matches.set_order(table.id, BEN, "no_claims", on=False)
    await press(house, table, ANNA, P2)
    await house.matches.play_table(table.id, table.match.number)
    assert list(table.match.pending) == [1]


async def test_orders_survive_a_restart(house):
    table = await seated(house, ANNA, BEN)
    await house.matches.set_order(table.id, BEN, "no_claims", on=True)
    await house.matches.set_order(table.id, BEN, "always_win", on=True)
    await house.matches.set_order(table.id, ANNA, "pass_chows", on=True)
    again = await Rooms(house.store).registry.get(table.id)
    assert again.orders == {0: {"pass_chows"}, 1: {"no_claims", "always_win"}} == table.orders


async def test_who_may_give_no_order_is_told_why(house):
    table = await seated(house, ANNA, BEN)
    with refused("not-seated"):
        await house.matches.set_order(table.id, CHIE, "no_claims", on=True)
    with refused("unknown-button"):
        await house.matches.set_order(table.id, BEN, "cheat", on=True)
    lobby = await house.lobbies.open(1, 5, ANNA, 1, "parlour", "standard")
    with refused("in-lobby"):
        await house.matches.set_order(lobby.id, ANNA, "no_claims", on=True)
    await house.leaving.resign(table.id, ANNA)
    with refused("over"):
        await house.matches.set_order(table.id, BEN, "no_claims", on=True)
    assert (await Rooms(house.store).registry.get(table.id)).orders == {}


async def test_giving_an_order_tells_nobody_anything(house):
    told = []
    table = await seated(house, ANNA, BEN)
    await press(house, table, ANNA, P2)
    before = [table.match.scene(seat) for seat in (None, 0, 1)], table.match.number, table.row
    listen(house.registry, lambda *what: told.append(what))
    await house.matches.set_order(table.id, BEN, "no_claims", on=True)
    assert told == []
    assert ([table.match.scene(seat) for seat in (None, 0, 1)], table.match.number, table.row) == before

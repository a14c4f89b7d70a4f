"""What else goes by itself: questions about a contract end, standing orders take wins, lost timers are found again."""

import asyncio
from unittest.mock import AsyncMock

import pytest

from bot.errors import UserError
from bot.store import StoreError
from engine.core import TABLE, Action, Rng
from tests.bot import fuzhou_table
from tests.bot.crafted import DICE, dealing
from tests.bot.mahjong_table import laid
from tests.bot.tables.players import refused
from tests.bot.waiting import eventually
from tests.bot.windows.guests import ANNA, BEN, CHIE, moves, press, until

DORA = 44
USERS = (ANNA, BEN, CHIE, DORA)
READY, WIN = Action("ready"), Action("win")
BOUND = ("m123 p159 s159 NCFBW", "m112233 ESWNCFB", "p234 s678", "p678 s234")
DEALT = ("m123456789 EEE SS", "", "", "")


@pytest.fixture
def stacked(monkeypatch):
    """The first hand of Jiaxing mahjong is dealt as a test says."""

    def stack(hands):
        class Stacked(Rng):
            def __init__(self, seed, *path):
                super().__init__(seed, *path)
                self.dice = iter((0, 1, 0, 0))

            def shuffled(self, items):
                return tuple(laid(hands, "p9"))

            def below(self, n):
                return next(self.dice)

        monkeypatch.setattr("engine.jiaxing.opening.Rng", Stacked)

    return stack


async def table_for_four(house, game="jiaxing"):
    table = await house.lobbies.open(1, 5, ANNA, 1000, game, "standard")
    for number, user in enumerate((BEN, CHIE, DORA), start=1001):
        await house.lobbies.join(table.id, user, number)
    await house.lobbies.set_clock(table.id, ANNA, "off")
    return await house.lobbies.start(table.id, ANNA, 2000)


async def gone_on(table):
    """Wait until the table has gone on, where a window is open."""
    await eventually(lambda: TABLE not in table.match.pending)


async def all_ready(house, table):
    for user in USERS:
        table = await press(house, table, user, READY)
    return table


async def test_a_question_about_a_contract_has_a_clock_of_its_own_which_ends_before_the_match_sleeps(timed, stacked):
    stacked(BOUND)
    table = await all_ready(timed, await table_for_four(timed))
    for tile in ("m1", "m2", "m3"):
        await press(timed, table, ANNA, Action("discard", (tile,)))
        await press(timed, table, BEN, Action("pong", (tile,)))
        await gone_on(table)
        while tile != "m3" and not (0 in table.match.pending and not table.in_window):
            # the others discard what they drew, and claim nothing
            for seat in [seat for seat in table.match.pending if seat != TABLE]:
                await press(timed, table, USERS[seat], table.match.pending[seat][0])
            await gone_on(table)
    assert set(table.match.pending) == {2, 3}
    assert table.row.due_at is not None
    await press(timed, table, CHIE, Action("continue"))
    for user in USERS:
        await timed.matches.stand_in(table.id, user)
    assert (table.deserted, table.asleep) == (True, False)
    before = moves(timed)
    await asyncio.sleep(timed.timing.choice_s)
    assert (await until(timed, len(before) + 1))[len(before) :] == [(3, "give_up", "clock")]
    assert table.match.pending.keys() == {1}
    assert (table.asleep, table.row.due_at) == (True, None)


async def test_a_standing_order_takes_the_win_of_an_own_turn(timed, stacked):
    stacked(DEALT)
    table = await table_for_four(timed)
    await timed.matches.set_order(table.id, ANNA, "always_win", on=True)
    await all_ready(timed, table)
    assert (await until(timed, 5))[4] == (0, "win", "person")


async def test_an_order_given_while_a_win_is_offered_takes_it(timed, stacked):
    stacked(DEALT)
    table = await all_ready(timed, await table_for_four(timed))
    assert WIN in table.match.pending[0]
    await timed.matches.set_order(table.id, ANNA, "no_claims", on=True)
    await timed.matches.set_order(table.id, ANNA, "always_win", on=True)
    assert (await until(timed, 5))[4] == (0, "win", "person")


async def test_an_order_taken_back_in_time_takes_nothing(timed, stacked):
    stacked(DEALT)
    table = await table_for_four(timed)
    await timed.matches.set_order(table.id, ANNA, "always_win", on=True)
    table = await all_ready(timed, table)
    await timed.matches.set_order(table.id, ANNA, "always_win", on=False)
    with pytest.raises(UserError, match="stale"):
        await timed.matches.play_order(table.id, 0, table.match.number)
    assert WIN in table.match.pending[0]


async def test_a_table_of_which_nobody_knows_what_was_saved_is_looked_at_again(house, stacked, monkeypatch):
    stacked(DEALT)
    table, unsure = await table_for_four(house), []
    house.registry.unsure = unsure.append
    with monkeypatch.context() as broken:
        broken.setattr(house.store.tables, "append", AsyncMock(side_effect=StoreError("the disk is gone")))
        with refused("not-saved"):
            await press(house, table, ANNA, READY)
    assert unsure == [table.id]


async def test_an_order_takes_the_win_that_comes_after_another_was_left_for_a_kong(timed, monkeypatch):
    hands = ("m1111 m23 m456 p123456 s11", "", "", "")
    wall = fuzhou_table.laid(hands, "m9 m4", dice=DICE)
    monkeypatch.setattr("engine.fuzhou.opening.Rng", dealing(wall))
    table = await table_for_four(timed, "fuzhou")
    await timed.matches.set_order(table.id, ANNA, "always_win", on=True)
    table = await all_ready(timed, table)
    assert WIN in table.match.pending[0]
    await press(timed, table, ANNA, Action("concealed_kong", ("m1",)))
    assert WIN in table.match.pending[0]
    assert (await until(timed, 6))[5] == (0, "win", "person")

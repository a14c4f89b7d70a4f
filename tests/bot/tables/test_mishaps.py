"""What goes wrong between the press and the answer: nothing is lost, doubled or taken from somebody else."""

import asyncio

import pytest

from bot.errors import UserError
from bot.store import StoreError
from engine.core import Action
from tests.bot.tables.players import ANNA, BEN, READY, on, press, refuses, saved, started, unchanged


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

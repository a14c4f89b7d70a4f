"""What a table knows of itself, and which tables are kept in memory."""

import asyncio

import pytest

from bot.store import StoreError
from bot.tables import registry
from engine.core import Match
from tests.bot.tables.players import ANNA, BEN, FINISH, READY, lobby, on, picture, press, refused, saved, started


async def test_a_table_knows_what_those_who_are_not_asked_any_more_said_last(house):
    table = await lobby(house)
    assert table.answers() == {}
    await house.lobbies.join(table.id, BEN, 1)
    await house.lobbies.start(table.id, ANNA, 2)
    assert table.answers() == {}
    await press(house, table, BEN, FINISH)
    assert table.answers() == {1: FINISH}
    await press(house, table, ANNA, READY)
    [mover] = table.match.pending
    assert table.answers() == {1 - mover: (READY, FINISH)[1 - mover]}


async def test_a_table_started_with_free_seats_has_no_more_than_are_taken(house, wide):
    table = await lobby(house)
    await house.lobbies.add_computer(table.id, ANNA, 1)
    assert table.row.seats == 4
    await house.lobbies.start(table.id, ANNA, 2)
    assert (table.row.seats, table.match.seats, table.persons) == (2, 2, (ANNA,))
    assert saved(house, "SELECT seats, state FROM tables") == [(2, "playing")]


async def test_a_table_is_loaded_from_its_snapshot_and_not_played_again_from_the_start(house, monkeypatch):
    table = await started(house)
    await on(house, table, 10)
    house.registry.forget(table.id)

    def replay(*record):
        raise AssertionError("played again from the first move")

    monkeypatch.setattr(Match, "replay", replay)
    assert picture(await house.registry.get(table.id)) == picture(table)


async def test_the_longest_unused_tables_leave_the_memory_first(house, monkeypatch):
    monkeypatch.setattr(registry, "MOST_CACHED", 3)
    first, second, third = [await lobby(house) for _ in range(3)]
    assert await house.registry.get(first.id) is first
    await lobby(house, host=BEN)
    assert await house.registry.get(first.id) is first
    assert await house.registry.get(third.id) is third
    assert await house.registry.get(second.id) is not second


async def test_a_table_somebody_holds_stays_in_memory(house, monkeypatch):
    monkeypatch.setattr(registry, "MOST_CACHED", 2)
    held = await started(house)
    async with held.lock:
        waiting = asyncio.create_task(press(house, held, ANNA, READY))
        for host in range(100, 104):
            await lobby(house, host=host)
        assert await house.registry.get(held.id) is held
    assert await waiting is held
    assert held.match.seq == 1


async def test_two_who_ask_for_a_forgotten_table_at_once_get_the_same_one(house):
    table = await started(house)
    house.registry.forget(table.id)
    first, second = await asyncio.gather(house.registry.get(table.id), house.registry.get(table.id))
    assert first is second is not table


@pytest.mark.parametrize("change", ["join", "start"])
async def test_a_lobby_that_was_saved_though_its_caller_was_told_otherwise_is_loaded_as_it_was_saved(
    house, monkeypatch, change
):
    table = await lobby(house)
    save = house.store.tables.save

    async def saves_and_fails(*row):
        await save(*row)
        raise StoreError("The power went out after the commit.")

    if change == "start":
        await house.lobbies.join(table.id, BEN, 1)
    monkeypatch.setattr(house.store.tables, "save", saves_and_fails)
    with refused("not-saved"):
        await (house.lobbies.join(table.id, BEN, 1) if change == "join" else house.lobbies.start(table.id, ANNA, 2))
    monkeypatch.setattr(house.store.tables, "save", save)
    with refused("already-seated" if change == "join" else "already-started"):
        await house.lobbies.join(table.id, BEN, 1)
    assert (await house.registry.get(table.id)).persons == (ANNA, BEN)

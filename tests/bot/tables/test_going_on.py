"""Tables that were forgotten, restarted or played on elsewhere go on from the database."""

import asyncio
import sqlite3
from contextlib import closing
from unittest.mock import AsyncMock

import pytest

from bot.errors import UserError
from bot.store import StoreError
from bot.tables.table import Table
from tests.bot.rooms import Rooms
from tests.bot.tables.players import ANNA, BEN, NOW, READY, on, picture, press, refuses, started
from tests.there import there


async def test_a_table_another_process_has_played_on_is_loaded_again(house):
    table = await started(house)
    other = Rooms(house.store, lambda: NOW)
    await press(other, table, ANNA, READY)
    assert table.match.seq == 0
    await refuses("not-saved", press(house, table, BEN, READY))
    assert (await house.registry.get(table.id)).match.seq == 1
    await press(house, table, BEN, READY)
    assert picture(await house.registry.get(table.id))[0] != picture(table)[0]


async def test_who_waits_for_a_table_that_is_forgotten_gets_the_one_that_is_saved(house):
    table = await started(house)
    question = table.match.number
    await press(Rooms(house.store, lambda: NOW), table, ANNA, READY)
    presses = [house.matches.play(table.id, BEN, question, READY) for _ in range(2)]
    first, second = await asyncio.gather(*presses, return_exceptions=True)
    assert isinstance(first, UserError)
    assert isinstance(second, Table)
    assert first.key == "not-saved"
    assert there(second.match).record().moves == ((0, READY), (1, READY))


async def test_a_table_that_cannot_be_read_is_told_in_words(house, monkeypatch):
    table = await started(house)
    house.registry.forget(table.id)
    monkeypatch.setattr(house.store.tables, "load", AsyncMock(side_effect=StoreError("The disk failed.", "not-loaded")))
    await refuses("not-loaded", press(house, table, ANNA, READY))


@pytest.mark.parametrize("snapshot", ["kept", "lost", "damaged"])
async def test_a_forgotten_table_goes_on_with_the_same_cards(house, snapshot):
    table = await started(house)
    for _ in range(10):
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
        house.registry.forget(table.id)
        again = await house.registry.get(table.id)
        assert again is not table
        assert picture(again) == before
        assert (again.row, again.sitters) == (table.row, table.sitters)
        table = again
    assert table.match.seq == 10

"""Leaving a table of Fuzhou mahjong (FZ-94, FZ-95): the price is said, and the match ends or a computer takes over."""

import asyncio
import sqlite3

import pytest

from bot.store.sqlite import SqliteStore
from engine.core import Action
from tests.bot.house import PATIENCE_S
from tests.bot.listening import listen
from tests.bot.rooms import Rooms
from tests.bot.tables.players import ANNA, BEN, CHIE, DORA, NOW, USERS, refused, saved
from tests.bot.waiting import eventually
from tests.there import there


@pytest.fixture
async def tables(tmp_path):
    store = await SqliteStore.open(tmp_path / "tables.sqlite3", patience_s=0.1)
    tables = Rooms(store, lambda: NOW)
    tables.path = tmp_path / "tables.sqlite3"
    yield tables
    await store.close()


async def started(tables, after_escape):
    """Four persons in the pause before the first hand."""
    table = await tables.lobbies.open(1, 5, ANNA, 1000, "fuzhou", "standard", ())
    await tables.lobbies.set_rule(table.id, ANNA, "after_escape", after_escape)
    await tables.lobbies.set_rule(table.id, ANNA, "pause_exit", "price")
    for press, guest in enumerate(USERS[1:], 1001):
        await tables.lobbies.join(table.id, guest, press)
    return await tables.lobbies.start(table.id, ANNA, 1010)


async def again(tables, table):
    """The table as it comes out of the database."""
    tables.registry.forget(table.id)
    return await tables.registry.get(table.id)


async def test_where_the_match_ends_the_one_who_left_pays_and_is_last(tables):
    table = await started(tables, "end_match")
    assert not table.outlives(1)
    table = await tables.leaving.resign(table.id, BEN)
    assert table.match.result.reason == "escaped"
    assert table.match.result.points == (0, -200, 0, 0)
    assert table.persons == USERS
    assert saved(tables, "SELECT reason, counted FROM results") == [("escaped", 1)]


async def test_where_the_match_goes_on_a_computer_sits_there_from_the_same_commit_on(tables):
    table = await started(tables, "bot")
    before, seen = table.sitters[1], []
    listen(tables.registry, lambda told, _: seen.append(told.sitter(1).user))
    assert table.outlives(1)
    table = await tables.leaving.resign(table.id, BEN)
    for found in (table, await again(tables, table)):
        heir = found.sitter(1)
        assert (heir.user, heir.level, heir.cut, heir.joined_at) == (None, "normal", before.cut, before.joined_at)
        assert found.match.result is None
        assert found.persons == (ANNA, CHIE, DORA)
        assert found.match.scene(None).places[1].points == -200
    assert seen == [None]
    assert saved(tables, "SELECT seat, action FROM moves") == [(1, "resign")]


async def test_a_leaving_that_cannot_be_saved_has_not_happened(tables):
    table = await started(tables, "bot")
    held = sqlite3.connect(tables.path, isolation_level=None)
    held.execute("BEGIN IMMEDIATE")
    with refused("not-saved"):
        await tables.leaving.resign(table.id, BEN)
    held.close()
    table = await again(tables, table)
    assert table.persons == USERS
    assert table.match.seq == 0


async def test_who_has_left_has_no_seat_any_more_and_their_standing_orders_are_gone(tables):
    table = await started(tables, "bot")
    for user in (BEN, CHIE):
        await tables.matches.set_order(table.id, user, "no_claims", on=True)
    table = await tables.leaving.resign(table.id, BEN)
    assert table.orders == {2: {"no_claims"}}
    assert (await again(tables, table)).orders == {2: {"no_claims"}}
    for attempt in (
        tables.leaving.resign(table.id, BEN),
        tables.matches.play(table.id, BEN, table.match.number, Action("ready")),
        tables.matches.set_order(table.id, BEN, "no_claims", on=True),
    ):
        with refused("not-seated"):
            await attempt


async def test_an_evening_one_leaves_and_the_others_play_on_with_a_computer(house):
    lobby = there((await house.anna.command(house.channel, "play", game="fuzhou")).message)
    await house.ben.press(await house.ben.now(lobby), label="Join")
    for _ in range(2):
        await house.anna.press(await house.anna.now(lobby), "l:1:add", raw=True)
    await house.bot.lobbies.set_rule(1, house.anna.id, "after_escape", "bot")
    await house.bot.lobbies.set_rule(1, house.anna.id, "pause_exit", "price")
    await house.anna.press(await house.anna.now(lobby), label="Start")
    hand = await house.ben.wait(house.channel, lambda m: m.ephemeral and "· hand 1" in m.text, PATIENCE_S)
    sure = there((await house.ben.command(house.channel, "resign")).message)
    assert "Leave table 1? A computer takes your seat" in sure.text
    assert "You lose **200** points." in sure.text
    done = there((await house.ben.press(sure, label="Resign")).message)
    assert "You left table 1. A computer plays on in your seat" in done.text
    left = await house.ben.wait(house.channel, lambda m: m.id == hand.id and "left this table" in m.text, PATIENCE_S)
    assert left.buttons == []
    await house.anna.wait(
        house.channel, lambda m: bool(m.images) and "② Tama (computer) — −200 points" in m.images[0].alt, PATIENCE_S
    )
    refused = await house.ben.command(house.channel, "hand", table=1)
    assert "You don't have a seat at this table." in there(refused.message).text


async def alone(house, table=1, **rules):
    """Anna plays with three computers by these house rules."""
    lobby = there((await house.anna.command(house.channel, "play", game="fuzhou")).message)
    for name, value in rules.items():
        await house.bot.lobbies.set_rule(table, house.anna.id, name, value)
    for _ in range(3):
        await house.anna.press(await house.anna.now(lobby), f"l:{table}:add", raw=True)
    await house.anna.press(await house.anna.now(lobby), label="Start")


async def paused(house, monkeypatch):
    """Anna plays with three computers, in the pause before a hand."""
    monkeypatch.setattr(house.bot.matches, "skip_first_pause", lambda _: asyncio.sleep(0))
    await alone(house)


async def test_before_a_match_ends_by_leaving_the_price_is_said_and_where_it_is_free_nothing(house):
    for table, price in ((1, 50), (2, 0)):
        await alone(house, table, escape=str(price), pause_exit="price")
        sure = there((await house.anna.command(house.channel, "resign", table=table)).message)
        assert f"Resign the match at table {table}?" in sure.text
        assert ("You lose **50** points" in sure.text) is (price == 50)
        done = await house.anna.press(sure, label="Resign")
        assert f"You resigned at table {table}." in there(done.message).text


async def test_who_was_told_that_leaving_is_free_is_asked_once_more_when_the_hand_has_begun(house, monkeypatch):
    """FZ-95: nobody pays more than they have agreed to."""
    await paused(house, monkeypatch)
    free = there((await house.anna.command(house.channel, "resign", table=1)).message)
    assert "You lose" not in free.text
    match = (await house.bot.registry.get(1)).match
    await house.bot.matches.play(1, house.anna.id, match.number, match.pending[0][0])
    await eventually(lambda: priced(house), "the hand does not begin")
    dear = there((await house.anna.press(free, label="Resign")).message)
    assert "You lose **200** points." in dear.text
    assert (await house.bot.registry.get(1)).match.result is None
    done = there((await house.anna.press(dear, label="Resign")).message)
    assert "You resigned at table 1." in done.text
    assert (await house.bot.registry.get(1)).match.result.points[0] == -200


async def priced(house):
    return (await house.bot.registry.get(1)).match.price > 0


async def test_a_match_that_somebody_left_for_nothing_says_so_without_a_price(house, monkeypatch):
    await paused(house, monkeypatch)
    free = there((await house.anna.command(house.channel, "resign", table=1)).message)
    await house.anna.press(free, label="Resign")
    end = await house.anna.wait(house.channel, lambda m: "left the table" in m.text, PATIENCE_S)
    assert "left the table." in end.text
    assert not [price for price in ("to nobody", "loses") if price in end.text]

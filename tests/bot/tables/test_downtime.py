"""Time that nobody could use does not count: the bot was down, or a channel out of reach. What nobody plays closes."""

import pytest

from bot.store import StoreError
from tests.bot.timed_rooms import PERSONS
from tests.there import there

ANNA, *_ = PERSONS
DAY_S = 24 * 3600


async def test_a_downtime_moves_deadlines_and_gives_windows_their_whole_time(rooms):
    table = await rooms.started("koikoi", 2, "3m")
    await rooms.glass.pass_s(60)
    await rooms.restart(down_s=10_000)
    table = await rooms.keeper.get(table.id)
    left_s = (table.row.due_at - rooms.glass.ms) / 1000
    assert 120 <= left_s <= 130  # a heartbeat may be ten seconds old
    await rooms.glass.pass_s(119)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(12)
    assert len(await rooms.moves(table.id)) == 2


async def test_time_with_a_channel_out_of_reach_does_not_count(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    other = await rooms.started("koikoi", 2, "30s", channel=6)
    await rooms.glass.pass_s(10)
    rooms.downtime.down(5)
    await rooms.glass.pass_s(600)
    assert await rooms.moves(table.id) == []
    assert len(await rooms.moves(other.id)) > 2
    rooms.downtime.up(5)
    await rooms.glass.pass_s(19)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(6)
    assert await rooms.moves(table.id) == [(0, "ready", "clock"), (1, "ready", "clock")]


async def test_a_channel_that_is_lost_again_at_once_stays_out_of_reach(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    rooms.downtime.down(5)
    rooms.downtime.up(5)
    rooms.downtime.down(5)
    await rooms.glass.pass_s(600)
    assert rooms.downtime.is_down(table.row)
    assert await rooms.moves(table.id) == []
    rooms.downtime.up(5)
    await rooms.glass.pass_s(20)
    assert not rooms.downtime.is_down(table.row)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(15)
    assert len(await rooms.moves(table.id)) == 2


async def test_a_kill_while_a_channel_is_out_of_reach_loses_no_time(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    rooms.downtime.down(5)
    await rooms.glass.pass_s(600)
    await rooms.restart(down_s=100)
    await rooms.glass.pass_s(15)
    assert await rooms.moves(table.id) == []


@pytest.mark.parametrize(("down", "days"), [(False, 14), (True, 14), (False, 3)])
async def test_a_match_in_which_nobody_did_anything_for_the_days_of_its_server_closes(long, down, days):
    rooms = long
    if days != 14:
        await rooms.settings.set_of_server(1, "idle_days", [str(days)])
    table = await rooms.started("koikoi", 2, "off")
    await rooms.press(table.id, ANNA)
    if down:
        await rooms.restart(down_s=20 * DAY_S)
    await rooms.glass.pass_s(days * DAY_S - 3600)
    assert there(await rooms.store.load(table.id)).table.state == "playing"
    await rooms.glass.pass_s(2 * 3600)
    row = there(await rooms.store.load(table.id)).table
    assert (row.state, row.reason) == ("closed", "idle")
    assert await rooms.store.finish_of(table.id) is None


async def test_a_channel_counts_as_out_of_reach_until_its_deadlines_could_be_moved(rooms, monkeypatch):
    table = await rooms.started("koikoi", 2, "30s")
    rooms.downtime.down(5)
    await rooms.glass.pass_s(100)
    with monkeypatch.context() as broken:

        async def failing():
            raise StoreError("no disk")

        broken.setattr(rooms.store, "open_tables", failing)
        rooms.downtime.up(5)
        await rooms.glass.pass_s(60)
    assert rooms.downtime.is_down(table.row)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(10)
    assert not rooms.downtime.is_down(table.row)
    await rooms.glass.pass_s(15)
    assert await rooms.moves(table.id) == []

"""A channel or server that is gone takes its tables with it: closed for good, without a result."""

import asyncio
from functools import partial
from unittest.mock import patch

import pytest

from bot.errors import UserError
from bot.tables.timers import Timers
from engine import GAMES
from tests.bot.listening import listen
from tests.bot.tables.players import ANNA, BEN, CHIE, READY, disk_out_of_reach, lobby, on, refused, saved, started

CLOSED = [("closed", None, None)]


async def elsewhere(house, guild, channel):
    """A running match of Anna and Ben in another place."""
    table = await house.lobbies.open(guild, channel, ANNA, 1, "koikoi", "kirin")
    await house.lobbies.join(table.id, BEN, 2)
    return await house.lobbies.start(table.id, ANNA, 3)


async def refuses_everything(house, table):
    """Nothing can be done at that table any more."""
    question = 1
    for work in (
        house.matches.play(table.id, ANNA, question, READY),
        house.matches.play_computer(table.id, 1, question, READY),
        house.matches.play_table(table.id, question),
        house.matches.play_clock(table.id, question),
        house.matches.play_order(table.id, 0, question),
        house.matches.set_order(table.id, ANNA, "no_waits", on=True),
        house.leaving.resign(table.id, ANNA),
        house.lobbies.join(table.id, CHIE, 1),
        house.lobbies.leave(table.id, ANNA),
        house.lobbies.cut(table.id, ANNA, "plum"),
        house.lobbies.start(table.id, ANNA, 1),
        house.lobbies.expire(table.id),
    ):
        with refused("closed"):
            await work
    await house.matches.resume(table.id)
    assert saved(house, "SELECT state, due_at, message FROM tables WHERE id = ?", table.id) == CLOSED


@pytest.mark.parametrize("in_memory", [True, False])
async def test_lobbies_and_matches_of_a_channel_close_without_a_result(house, in_memory):
    waiting, running = await lobby(house), await started(house)
    await on(house, running, 4)
    await house.registry.set_message(running.id, 777, 1)
    over = await started(house)
    await house.leaving.resign(over.id, ANNA)
    others = [await lobby(house, channel=6), await elsewhere(house, 2, 9)]
    before = [await house.store.tables.load(table.id) for table in (over, *others)]
    moves = saved(house, "SELECT * FROM moves")
    if not in_memory:
        for table in (waiting, running):
            house.registry.forget(table.id)
    assert await house.registry.close_tables(channel=5) == [waiting.id, running.id]
    assert await house.registry.close_tables(channel=5) == []
    for number in (waiting.id, running.id):
        table = await house.registry.get(number)
        assert (table.match, table.row.state, table.row.ended_at) == (None, "closed", house.registry.now())
        await refuses_everything(house, table)
        house.registry.forget(number)
        assert await house.registry.get(number) is not table
        assert (await house.registry.get(number)).row == table.row
        await refuses_everything(house, table)
    assert saved(house, "SELECT * FROM moves") == moves
    assert saved(house, "SELECT table_id FROM results") == [(over.id,)]
    assert [await house.store.tables.load(table.id) for table in (over, *others)] == before


async def test_a_server_closes_all_its_channels_and_no_other_server(house):
    first, second, other = await lobby(house), await lobby(house, channel=6), await elsewhere(house, 2, 9)
    assert await house.registry.close_tables(guild=1) == [first.id, second.id]
    assert await house.registry.close_tables(guild=3) == []
    assert saved(house, "SELECT state FROM tables ORDER BY id") == [("closed",), ("closed",), ("playing",)]
    await on(house, other, 1)


async def test_a_table_whose_game_is_not_played_any_more_closes_as_well(house):
    table = await started(house)
    house.registry.forget(table.id)
    with patch.dict(GAMES):  # which gives the games back in their order
        del GAMES["koikoi"]
        assert await house.registry.close_tables(channel=5) == [table.id]
    assert saved(house, "SELECT state FROM tables") == [("closed",)]


async def test_those_who_watch_are_told_and_timers_go(house):
    clock, told = Timers(), []
    house.timed(clock)
    table = await lobby(house)
    other = await started(house)
    for key in ("go on", "clock"):
        clock.set((key, other.id), 600.0, partial(asyncio.sleep, 0))
    listen(house.registry, lambda table, events: told.append((table.id, table.row.state, table.match, events)))
    await house.registry.close_tables(channel=5)
    assert told == [(each.id, "closed", None, ()) for each in (table, other)]
    assert [(key, other.id) in clock for key in ("go on", "clock")] == [False, False]
    await clock.close()


async def test_tables_at_which_much_goes_on_close_and_stay_closed(house):
    running, waiting = (
        [await started(house) for _ in range(4)],
        [await lobby(house, host=host) for host in range(90, 94)],
    )
    answered = []

    async def until_refused(work):
        while True:
            try:
                answered.append(await work())
            except UserError as refusal:
                return refusal.key

    async def come_and_go(table):
        table = await house.lobbies.join(table.id, CHIE, 5)
        return await house.lobbies.leave(table.id, CHIE)

    async def move(table):
        match = (await house.registry.get(table.id)).match
        if match is None:
            return await house.matches.play(table.id, ANNA, 1, READY)
        seat, actions = next(iter(match.pending.items()))
        return await house.matches.play(table.id, (ANNA, BEN)[seat], match.number, actions[0])

    busy = [asyncio.create_task(until_refused(lambda table=table: come_and_go(table))) for table in waiting]
    busy += [asyncio.create_task(until_refused(lambda table=table: move(table))) for table in running]
    while len(answered) < 20:
        await asyncio.sleep(0)
    closed = await asyncio.gather(house.registry.close_tables(guild=1), house.registry.close_tables(channel=5))
    numbers = [table.id for table in (*running, *waiting)]
    assert sorted(closed[0] + closed[1]) == numbers
    assert await asyncio.gather(*busy) == ["closed"] * 8
    assert saved(house, "SELECT DISTINCT state, due_at, message FROM tables") == CLOSED
    for number in numbers:
        house.registry.forget(number)
        assert (await house.registry.get(number)).match is None


async def test_a_closing_that_cannot_be_saved_closes_nothing(house):
    table, unsure = await started(house), []
    house.registry.unsure = unsure.append
    with disk_out_of_reach(house), refused("not-saved"):
        await house.registry.close_tables(channel=5)
    assert unsure == [table.id]
    await on(house, table, 1)
    assert saved(house, "SELECT state FROM tables") == [("playing",)]
    assert not (await house.registry.get(table.id)).lock.locked()
    await house.leaving.resign(table.id, BEN)


async def test_one_match_that_cannot_go_on_keeps_no_other_table_open(house):
    bad, good = await started(house), await lobby(house, channel=6)
    await on(house, bad, 3)
    await house.store.writer.write(lambda db: db.execute("DELETE FROM snapshots"))
    sql = "INSERT INTO moves SELECT table_id, 1 + max(seq), 0, 'dance', 'person', 1 FROM moves"
    await house.store.writer.write(lambda db: db.execute(sql))
    house.registry.forget(bad.id)
    assert await house.registry.close_tables(guild=1) == [bad.id, good.id]
    assert saved(house, "SELECT DISTINCT state FROM tables") == [("closed",)]
    assert (await house.registry.get(bad.id)).row.state == "closed"


async def test_one_table_of_another_process_keeps_no_other_table_open(house):
    mine, theirs = await started(house), await lobby(house)
    await house.store.writer.write(
        lambda db: db.execute("UPDATE tables SET owner = 'other' WHERE id = ?", (theirs.id,))
    )
    assert await house.registry.close_tables(channel=5) == [mine.id]
    assert saved(house, "SELECT state FROM tables ORDER BY id") == [("closed",), ("lobby",)]
    assert (await house.registry.get(theirs.id)).row.state == "lobby"
    with refused("elsewhere"):
        await house.registry.close_tables(channel=5)

"""Snapshots of finished matches go once playing again gives the same; whatever is in doubt stays."""

import asyncio
import json
import threading

import pytest

from bot.common.units import DAY_MS
from bot.tables import cleanup
from bot.tables.cleanup import Cleanup
from bot.ui.verify_message import holds
from tests.bot.house import evening
from tests.bot.tables.players import ANNA, BEN, disk_out_of_reach, lobby, on, picture, saved, started
from tests.bot.waiting import eventually
from tests.there import there


@pytest.fixture
async def swept(house):
    """A house with a sweep that has not begun."""
    house.cleanup = Cleanup(house.store)
    house.registry.events.subscribe(house.cleanup)
    yield house
    await house.cleanup.close()


async def finished(house, moves=6):
    table = await started(house)
    await on(house, table, moves)
    await house.leaving.resign(table.id, ANNA)
    return await house.registry.get(table.id)


def kept(house):
    return [number for (number,) in saved(house, "SELECT table_id FROM snapshots ORDER BY table_id")]


def rewrite(house, table, change):
    """Change the snapshot of a table behind everybody's back."""

    def job(db):
        [data] = db.execute("SELECT data FROM snapshots WHERE table_id = ?", (table.id,)).fetchone()
        db.execute("UPDATE snapshots SET data = ? WHERE table_id = ?", (change(data), table.id))

    return house.store.writer.write(job)


def version(snapshot, number=1):
    return json.dumps(json.loads(snapshot) | {"version": number})


def warnings(caplog):
    return [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


async def test_old_finished_matches_lose_their_snapshot_and_load_as_before(swept):
    over = [await finished(swept, moves) for moves in (0, 3, 6)]
    running = await started(swept)
    await on(swept, running, 3)
    before = [(picture(table), table.row, table.sitters) for table in over]
    assert kept(swept) == [table.id for table in (*over, running)]
    sweep_of_next_start = Cleanup(swept.store)
    swept.registry.events.subscribe(sweep_of_next_start)
    sweep_of_next_start.start()
    await eventually(lambda: kept(swept) == [running.id])
    await sweep_of_next_start.close()
    for table, expected in zip(over, before, strict=True):
        swept.registry.forget(table.id)
        again = await swept.registry.get(table.id)
        assert again is not table
        assert (picture(again), again.row, again.sitters) == expected
        assert holds(again)


async def test_a_match_that_ends_while_the_bot_runs_loses_its_snapshot_too(swept):
    first = await started(swept)
    second = await finished(swept)
    swept.cleanup.start()
    swept.cleanup.start()
    await eventually(lambda: kept(swept) == [])
    await on(swept, first, 3)
    assert kept(swept) == [first.id]
    await swept.leaving.resign(first.id, BEN)
    await eventually(lambda: kept(swept) == [])
    assert second.id > first.id


async def test_a_match_that_ends_while_others_are_cleared_away_is_not_overlooked(house):
    ended = []

    async def end_one():
        if not ended:
            ended.append(await finished(house))

    house.cleanup = Cleanup(house.store, end_one)
    house.registry.events.subscribe(house.cleanup)
    house.cleanup.start()
    await eventually(lambda: ended and kept(house) == [])
    await house.cleanup.close()


async def test_a_snapshot_that_differs_stays_and_is_warned_of_once(swept, caplog):
    odd = await finished(swept)
    await rewrite(swept, odd, lambda data: data.replace('"seq":', '"seq": '))
    swept.cleanup.start()
    for _ in range(2):
        later = await finished(swept)
        await eventually(lambda later=later: later.id not in kept(swept))
    assert kept(swept) == [odd.id]
    assert warnings(caplog) == [f"Table {odd.id} doesn't replay to its saved result, so its snapshot is kept."]


@pytest.mark.parametrize("points", [True, False])
async def test_a_snapshot_of_another_version_goes_only_with_the_recorded_result(swept, caplog, points):
    old, other = await finished(swept), await finished(swept)
    await rewrite(swept, old, version)
    if not points:
        sql = "UPDATE scores SET points = points + 1 WHERE table_id = ?"
        await swept.store.writer.write(lambda db: db.execute(sql, (old.id,)))
    swept.cleanup.start()
    await eventually(lambda: other.id not in kept(swept))
    assert kept(swept) == [old.id] * (not points)
    assert len(warnings(caplog)) == (not points)


async def test_a_snapshot_of_another_version_goes_also_where_the_winner_by_points_had_left(swept, caplog):
    table = await finished(swept)
    await rewrite(swept, table, version)
    for sql in (
        "UPDATE sitters SET leaver = user, user = NULL, level = 'easy' WHERE table_id = ? AND seat = 1",
        "UPDATE scores SET place = 3 - place WHERE table_id = ?",
    ):
        await swept.store.writer.write(lambda db, sql=sql: db.execute(sql, (table.id,)))
    assert saved(swept, "SELECT place FROM scores ORDER BY seat") == [(1,), (2,)]
    swept.cleanup.start()
    await eventually(lambda: kept(swept) == [])
    assert warnings(caplog) == []


@pytest.mark.parametrize("data", ["", "no JSON", "[]", "{}"])
async def test_a_snapshot_that_cannot_be_read_stays(swept, data):
    odd, other = await finished(swept), await finished(swept)
    await rewrite(swept, odd, lambda _: data)
    swept.cleanup.start()
    await eventually(lambda: other.id not in kept(swept))
    assert kept(swept) == [odd.id]


async def test_a_match_that_cannot_be_played_again_keeps_its_snapshot(swept, caplog):
    odd, other = await finished(swept), await finished(swept)
    sql = "UPDATE tables SET server_seed = zeroblob(32) WHERE id = ?"
    await swept.store.writer.write(lambda db: db.execute(sql, (odd.id,)))
    swept.cleanup.start()
    await eventually(lambda: other.id not in kept(swept))
    assert kept(swept) == [odd.id]
    assert len(warnings(caplog)) == 1


async def test_a_database_in_trouble_does_not_end_the_sweep(swept, caplog):
    table = await finished(swept)
    with disk_out_of_reach(swept):
        swept.cleanup.start()
        await eventually(lambda: "is locked by another program" in caplog.text)
    await asyncio.sleep(cleanup.RETRY_S + 2 * cleanup.GROUP_PAUSE_S)
    assert kept(swept) == []
    assert table.match.result is not None


async def test_matches_are_played_again_in_small_groups_and_not_in_the_thread_of_the_loop(swept, monkeypatch):
    monkeypatch.setattr(cleanup, "GROUP", 2)
    seen, sleep, here = [], asyncio.sleep, threading.get_ident()
    for _ in range(5):
        await finished(swept, 0)
    swept.cleanup._ended.clear()
    redundant = cleanup.redundant

    def noted(*saved):
        seen.append("here" if threading.get_ident() == here else "elsewhere")
        return redundant(*saved)

    async def paused(seconds):
        seen.extend(["pause"] * (seconds == cleanup.GROUP_PAUSE_S))
        await sleep(seconds)

    monkeypatch.setattr(cleanup, "redundant", noted)
    monkeypatch.setattr(cleanup.asyncio, "sleep", paused)
    swept.cleanup.start()
    while kept(swept):
        await sleep(1)
    await swept.cleanup.close()
    assert seen[:8] == ["pause", *["elsewhere"] * 2, "pause", *["elsewhere"] * 2, "pause", "elsewhere"]


async def test_invitations_are_forgotten_after_a_day(swept):
    now = swept.registry.now()
    await lobby(swept, BEN)
    swept.store.now = lambda: now + 1
    await lobby(swept, ANNA, host=BEN)
    swept.store.now = lambda: now + DAY_MS
    swept.cleanup.start()
    await eventually(lambda: saved(swept, "SELECT host, friend FROM invitations") == [(BEN, ANNA)])


async def test_the_bot_sweeps_by_itself_and_verify_stillholds(tmp_path):
    async with evening(tmp_path) as house:
        await house.started()
        await eventually(lambda: kept(house) == [])
        bot = house.bot
        await bot.matches.play(1, house.anna.id, 1, (await bot.registry.get(1)).match.pending[0][0])
        assert kept(house) == [1]
        await bot.leaving.resign(1, house.ben.id)
        await eventually(lambda: kept(house) == [])
        bot.registry.forget(1)
        answer = await house.anna.command(house.channel, "verify", table=1)
        assert "2 moves" in there(answer.message).text, there(answer.message).text

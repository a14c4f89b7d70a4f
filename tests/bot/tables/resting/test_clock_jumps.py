"""The clock of the host is set by an hour while tables are open, forwards or back: everybody has the time that they
had, nothing waits an hour longer, and what is told of it is true by the new clock."""

from contextlib import suppress

import pytest

from bot.errors import UserError
from bot.store.deadlines import Place
from bot.tables.events import LobbyChanged, Resumed
from bot.tables.lobby_expiry import GRACE_S, LobbyExpiry
from tests.bot.tables.resting.test_waking import awake
from tests.bot.timed_rooms import PERSONS

ANNA, BEN, *_ = PERSONS
HOUR_S = 3600
JUMPS = pytest.mark.parametrize("jump_s", [HOUR_S, -HOUR_S])


@pytest.fixture
async def jumping(rooms):
    """Rooms in which it is looked, as a bot does, which tables are to be woken again."""
    woken, hurried = awake(rooms), []
    await woken.all()
    rooms.downtime.hurry = lambda: hurried.append("jumped")

    async def jumps(seconds):
        rooms.ahead_ms += seconds * 1000

    async def passes(seconds):
        """With a look after each heartbeat that calls for one."""
        beat = rooms.timing.heartbeat_s
        while seconds > 0:
            await rooms.glass.pass_s(min(beat, seconds))
            if hurried:
                hurried.clear()
                await woken.run_once()
            seconds -= beat

    rooms.jumps, rooms.passes = jumps, passes
    return rooms


async def left_s(rooms, table):
    """Seconds until its time is over, by the clock of the host, as everybody reads it."""
    row = (await rooms.registry.get(table.id)).row
    return (row.due_at - rooms.glass.ms - rooms.ahead_ms) / 1000


@JUMPS
async def test_a_clock_has_what_it_had_and_nobody_has_less(jumping, jump_s):
    table = await jumping.started("koikoi", 2, "3m")
    await jumping.passes(60)
    await jumping.jumps(jump_s)
    # in this moment somebody presses, and the deadline is looked at
    await jumping.press(table.id, ANNA)
    await jumping.passes(20)
    assert 100 <= await left_s(jumping, table) <= 120 + jumping.timing.heartbeat_s
    assert await jumping.moves(table.id) == [(0, "ready", "person")]
    await jumping.passes(95)
    assert len(await jumping.moves(table.id)) == 1
    await jumping.passes(30)
    assert (1, "ready", "clock") in await jumping.moves(table.id)


@JUMPS
async def test_a_question_that_is_asked_just_after_the_jump_has_its_whole_time(jumping, jump_s):
    table = await jumping.started("koikoi", 2, "30s")
    await jumping.jumps(jump_s)
    for user in (ANNA, BEN):
        await jumping.press(table.id, user)
    await jumping.passes(25)
    assert len(await jumping.moves(table.id)) == 2
    await jumping.passes(25)
    assert len(await jumping.moves(table.id)) > 2


@JUMPS
async def test_windows_go_on_and_nothing_stands_still(jumping, jump_s):
    table = await jumping.started("jiaxing" if jump_s > 0 else "fuzhou", 4, "30s")
    await jumping.passes(100)
    for jump in (jump_s, -jump_s, jump_s):
        for user in PERSONS:  # who let the clock move is away, and all of them together asleep
            with suppress(UserError):
                await jumping.matches.be_back(table.id, user)
        before = len(await jumping.moves(table.id))
        await jumping.jumps(jump)
        await jumping.passes(90)
        assert len(await jumping.moves(table.id)) > before


@JUMPS
async def test_a_restart_after_the_clock_was_set_while_the_bot_was_away_leaves_the_time_there_was(jumping, jump_s):
    table = await jumping.started("koikoi", 2, "3m")
    await jumping.passes(60)
    jumping.ahead_ms += jump_s * 1000
    await jumping.restart(down_s=10)
    assert 110 <= await left_s(jumping, table) <= 130 + jumping.timing.heartbeat_s
    assert await jumping.moves(table.id) == []


@JUMPS
async def test_a_lobby_is_closed_no_sooner_than_five_minutes_later_and_in_the_end(jumping, jump_s):
    closed, jumping.timing.heartbeat_s = [], 30.0
    expiry = LobbyExpiry(jumping.lobbies, jumping.registry.now, jumping.glass, jumping.timing, closed.append)
    table = await jumping.lobbies.open(1, 5, ANNA, 1000, "koikoi", "kirin")
    jumping.registry.events.subscribe(expiry)
    expiry.on_lobby_changed(LobbyChanged(table))
    await jumping.passes(600)
    await jumping.jumps(jump_s)
    await jumping.passes(30)
    expiry.on_lobby_changed(Resumed(await jumping.registry.get(table.id)))  # as the bot wakes each table again
    await jumping.passes(GRACE_S - 60)
    assert closed == []
    await jumping.passes(2 * HOUR_S)
    assert closed == [table.id]


@JUMPS
async def test_a_match_that_sleeps_still_does_and_one_that_is_awake_falls_asleep_in_its_time(jumping, jump_s):
    alone = await jumping.started("koikoi", 1, None, computers=1)
    asleep = await jumping.started("koikoi", 1, None, computers=1, channel=6)
    await jumping.matches.stand_in(asleep.id, ANNA)
    await jumping.passes(60)
    await jumping.jumps(jump_s)
    await jumping.passes(jumping.timing.doze_s - 120)
    assert not (await jumping.registry.get(alone.id)).asleep
    assert (await jumping.registry.get(asleep.id)).asleep
    await jumping.passes(180 + jumping.timing.heartbeat_s)
    assert (await jumping.registry.get(alone.id)).asleep
    await jumping.matches.be_back(asleep.id, ANNA)
    assert not (await jumping.registry.get(asleep.id)).asleep


@JUMPS
async def test_a_farewell_has_its_minute(jumping, jump_s):
    table = await jumping.started("hanaawase", 3, "10m")
    await jumping.leaving.resign(table.id, ANNA)
    await jumping.passes(20)
    await jumping.jumps(jump_s)
    await jumping.passes(20)
    assert (await jumping.registry.get(table.id)).match.result is None
    await jumping.passes(40)
    assert (await jumping.registry.get(table.id)).match.result is not None


@JUMPS
async def test_a_vote_on_the_end_has_its_minute(jumping, jump_s):
    table = await jumping.started("hanaawase", 3, "10m")
    await jumping.leaving.ending.ask(table.id, ANNA, table.match.number)
    await jumping.passes(20)
    await jumping.jumps(jump_s)
    await jumping.passes(20)
    assert (await jumping.registry.get(table.id)).wish is not None
    await jumping.passes(20 + 2 * jumping.timing.heartbeat_s)
    assert (await jumping.registry.get(table.id)).wish is None


@JUMPS
async def test_what_was_out_of_reach_meanwhile_gets_its_time_back_once(jumping, jump_s):
    table = await jumping.started("koikoi", 2, "3m")
    await jumping.passes(60)
    jumping.downtime.down(Place("channel", 5))
    await jumping.passes(300)
    await jumping.jumps(jump_s)
    await jumping.passes(300)
    assert await jumping.moves(table.id) == []
    jumping.downtime.up(Place("channel", 5))
    await jumping.passes(10)
    assert 100 <= await left_s(jumping, table) <= 120 + 2 * jumping.timing.heartbeat_s


async def test_the_jump_is_said(jumping, caplog):
    await jumping.jumps(-HOUR_S)
    await jumping.passes(20)
    said = [each.message for each in caplog.records if "machine jumped" in each.message]
    why = "The clock of this machine jumped by -3600 s, or this process stood still"
    assert said == [f"{why}; deadlines were moved."]

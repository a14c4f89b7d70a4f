"""A match in which nobody is there sleeps: nothing is lost, and the first who is back wakes it."""

import asyncio
import sqlite3
from contextlib import closing
from unittest.mock import AsyncMock

import pytest

from bot.errors import UserError
from bot.store.deadlines import Place
from bot.tables.limits import MOST_ASLEEP
from bot.ui.hand_message import hand_message
from bot.ui.lesson_message import lesson_message
from bot.ui.table_status import away_line
from engine import GAMES
from engine.core import Ask
from tests.bot.leaderboards import leaderboard
from tests.bot.mahjong_table import shown
from tests.bot.named import SPEAK
from tests.bot.reading import reading
from tests.bot.tables.players import refused
from tests.bot.timed_rooms import PERSONS
from tests.there import there

pytestmark = pytest.mark.usefixtures("long")
ANNA, BEN, CHIE, _ = PERSONS
DAY_S = 24 * 60 * 60


async def state(rooms, table):
    return there(await rooms.store.tables.load(table.id)).table


def change(tmp_path, sql):
    """As somebody else would who writes to the database."""
    with closing(sqlite3.connect(tmp_path / "clocks.sqlite3")) as db, db:
        db.execute(sql)


async def slept(rooms, game="koikoi", persons=2, clock="30s"):
    """A match that has fallen asleep, because nobody does anything there."""
    table = await rooms.started(game, persons, clock)
    for _ in range(20):
        await rooms.glass.pass_s(60)
        if table.asleep:
            return table
    raise AssertionError("it does not sleep")


@pytest.mark.parametrize(("game", "computers"), [("koikoi", 1), ("hanaawase", 2), ("jiaxing", 3), ("fuzhou", 3)])
async def test_alone_with_computers_there_is_no_clock_and_nobody_is_replaced_or_closed(rooms, game, computers):
    table = await rooms.started(game, 1, computers=computers)
    assert table.row.clock_s is not None
    await rooms.glass.pass_s(60)
    assert table.row.due_at is None or table.match.question.ask is Ask.WINDOW
    while 0 not in table.match.pending or table.match.question.ask is not Ask.TURN:
        await rooms.glass.pass_s(8)
    moves = await rooms.moves(table.id)
    await rooms.glass.pass_s(10 * 60)
    assert await rooms.moves(table.id) == moves
    assert table.sitter(0).here
    await rooms.press(table.id, ANNA)


async def test_a_clock_that_the_host_chose_runs_alone_as_well_and_puts_the_match_to_sleep(rooms):
    table = await rooms.started("koikoi", 1, "30s", computers=1)
    assert there(table.row.due_at) == rooms.glass.ms + 30_000
    for _ in range(20):
        await rooms.glass.pass_s(30)
    assert table.asleep
    clocked = [by for mover, _, by in await rooms.moves(table.id) if mover == 0]
    assert clocked == ["clock", "clock"]
    assert (await state(rooms, table)).state == "playing"
    moves = await rooms.moves(table.id)
    await rooms.glass.pass_s(3600)
    assert await rooms.moves(table.id) == moves
    assert not any(mover == 0 and by == "computer" for mover, _, by in moves)


async def test_a_clock_of_before_goes_on_alone_but_replaces_nobody(rooms, tmp_path):
    table = await rooms.started("koikoi", 1, "30s", computers=1)
    change(tmp_path, "UPDATE tables SET clock_by = NULL")
    rooms.registry.forget(table.id)
    await rooms.restart()
    table = await rooms.registry.get(table.id)
    assert table.row.clock_by is None
    assert table.row.due_at is not None
    for _ in range(20):
        await rooms.glass.pass_s(30)
    table = await rooms.registry.get(table.id)
    assert table.asleep
    assert not any(mover == 0 and by == "computer" for mover, _, by in await rooms.moves(table.id))


async def test_a_table_that_becomes_one_person_s_in_mid_match_has_no_clock_any_more(rooms):
    table = await rooms.lobbies.open(1, 5, ANNA, 1, "fuzhou", "standard")
    await rooms.lobbies.join(table.id, BEN, 2)
    await rooms.lobbies.set_rule(table.id, ANNA, "after_escape", "bot")
    for press in (3, 4):
        await rooms.lobbies.add_computer(table.id, ANNA, press)
    table = await rooms.lobbies.start(table.id, ANNA, 5)
    assert table.row.due_at is not None
    assert table.row.clock_by == "server"
    await rooms.leaving.resign(table.id, BEN)
    assert table.solo
    assert table.row.due_at is None
    assert (await state(rooms, table)).due_at is None


async def test_after_those_who_resigned_are_let_go_the_one_who_is_left_has_no_clock(rooms):
    table = await rooms.started("hanaawase", 2, computers=1)
    await rooms.leaving.resign(table.id, BEN)
    await rooms.leaving.go_on(table.id, ANNA)
    assert table.solo
    assert table.row.due_at is None


@pytest.mark.parametrize(("game", "persons"), [("koikoi", 2), ("hanaawase", 3), ("jiaxing", 4), ("fuzhou", 4)])
async def test_a_match_whose_players_are_all_away_sleeps_at_a_turn_or_pause_for_as_long_as_need_be(
    rooms, game, persons
):
    table = await slept(rooms, game, persons)
    assert table.match.question.ask in (Ask.TURN, Ask.PAUSE)
    assert (await state(rooms, table)).due_at is None
    moves = await rooms.moves(table.id)
    await rooms.glass.pass_s(6 * 3600)
    assert await rooms.moves(table.id) == moves
    assert (await state(rooms, table)).state == "playing"


async def test_an_open_window_ends_before_the_match_sleeps(rooms):
    table = await rooms.started("jiaxing", 4, "10m")
    for user in PERSONS:
        await rooms.press(table.id, user)
    while table.match.question.ask is not Ask.WINDOW:
        seat = next(iter(table.match.pending))
        await rooms.press(table.id, table.sitter(seat).user)
    for user in PERSONS:
        await rooms.matches.stand_in(table.id, user)
    assert table.deserted
    assert not table.asleep
    assert "paused" not in away_line(table, SPEAK)
    assert table.row.due_at is not None
    await rooms.glass.pass_s(20)
    assert table.asleep
    assert "are away, so this match is paused" in away_line(table, SPEAK)
    assert table.row.due_at is None


@pytest.mark.parametrize("way", ["I'm back", "My hand", "a move"])
async def test_whoever_wakes_it_has_the_whole_time_again_and_the_others_stay_away(rooms, way):
    table = await slept(rooms)
    seat = next(iter(table.match.pending))
    user, other = table.sitter(seat).user, table.sitter(1 - seat)
    await rooms.glass.pass_s(3600)
    if way == "I'm back":
        await rooms.matches.be_back(table.id, user)
    elif way == "My hand":
        assert (await rooms.sleeping.wake(table, user))[1]
    else:
        await rooms.press(table.id, user)
    assert table.sitter(seat).here
    assert table.sitter(other.seat).away
    assert not table.asleep
    assert table.row.due_at == rooms.glass.ms + 30_000
    if way != "a move":
        moves = await rooms.moves(table.id)
        await rooms.glass.pass_s(29)
        assert await rooms.moves(table.id) == moves
    await rooms.glass.pass_s(5)
    assert len(await rooms.moves(table.id)) > 0


async def test_who_wakes_it_at_the_turn_of_another_lets_their_stand_in_move(rooms):
    table = await slept(rooms)
    seat = next(iter(table.match.pending))
    await rooms.matches.be_back(table.id, table.sitter(1 - seat).user)
    await rooms.glass.pass_s(2)
    assert (await rooms.moves(table.id))[-1][2] == "computer"


async def test_to_look_at_a_hand_wakes_nothing_that_is_awake_and_nobody_who_does_not_sit_there(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    assert await rooms.sleeping.wake(table, ANNA) == (table, False)
    await rooms.matches.stand_in(table.id, ANNA)
    assert await rooms.sleeping.wake(table, ANNA) == (table, False)
    assert table.sitter(0).away
    await rooms.matches.stand_in(table.id, BEN)
    assert await rooms.sleeping.wake(table, CHIE) == (table, False)


async def test_who_has_come_back_meanwhile_wakes_nothing_and_what_cannot_be_saved_is_said(rooms, monkeypatch):
    table = await rooms.started("koikoi", 1, computers=1)
    await rooms.matches.stand_in(table.id, ANNA)
    monkeypatch.setattr(
        rooms.matches, "be_back", AsyncMock(side_effect=[UserError("not-away"), UserError("not-saved")])
    )
    assert await rooms.sleeping.wake(table, ANNA) == (table, False)
    with refused("not-saved"):
        await rooms.sleeping.wake(table, ANNA)
    assert table.asleep


async def test_no_standing_order_computer_or_clock_moves_in_a_match_that_sleeps(rooms):
    table = await slept(rooms)
    seat, number = next(iter(table.match.pending)), table.match.number
    legal = table.match.pending[seat]
    for late in (
        lambda: rooms.matches.play_computer(table.id, seat, number, legal[0]),
        lambda: rooms.matches.play_order(table.id, seat, number),
        lambda: rooms.matches.play_table(table.id, number),
    ):
        with pytest.raises(UserError, match="stale"):
            await late()
    before = await rooms.moves(table.id)
    await rooms.matches.play_clock(table.id, number)
    assert await rooms.moves(table.id) == before


async def test_a_move_that_ends_a_match_which_slept_until_then_counts_for_those_who_made_it(rooms):
    table = await rooms.lobbies.open(1, 5, ANNA, 1, "koikoi", next(iter(GAMES["koikoi"].presets)))
    await rooms.lobbies.join(table.id, BEN, 2)
    table = await rooms.lobbies.start(table.id, ANNA, 3)
    await rooms.press(table.id, ANNA)
    await rooms.press(table.id, BEN)
    while table.match.question.ask is not Ask.PAUSE:
        await rooms.press(table.id, table.sitter(next(iter(table.match.pending))).user)
    for user in (ANNA, BEN):
        await rooms.matches.stand_in(table.id, user)
    assert table.asleep
    await rooms.leaving.resign(table.id, ANNA)
    finish = there(await rooms.store.tables.get_finish(table.id))
    assert (finish.reason, finish.counted) == ("resigned", True)
    assert await leaderboard(rooms.store, 1, "koikoi") != []


async def test_idle_days_close_a_match_that_sleeps_and_it_does_not_count(rooms):
    table = await slept(rooms)
    await rooms.glass.pass_s(15 * DAY_S)
    row = await state(rooms, table)
    assert (row.state, row.reason) == ("closed", "idle")
    assert await rooms.store.tables.get_finish(table.id) is None


async def test_a_match_that_sleeps_still_does_after_a_restart_and_an_outage(rooms):
    table = await slept(rooms)
    moves = await rooms.moves(table.id)
    rooms.downtime.down(Place("channel", 5))
    await rooms.glass.pass_s(120)
    rooms.downtime.up(Place("channel", 5))
    await rooms.restart(down_s=3600)
    await rooms.glass.pass_s(3600)
    table = await rooms.registry.get(table.id)
    assert table.asleep
    assert table.row.due_at is None
    assert await rooms.moves(table.id) == moves
    await rooms.matches.be_back(table.id, ANNA)
    assert table.row.due_at == rooms.glass.ms + 30_000


async def test_a_table_of_before_at_which_stand_ins_were_playing_sleeps_after_the_start(rooms, tmp_path):
    table = await rooms.started("koikoi", 2, "3m")
    change(tmp_path, "UPDATE sitters SET level = 'normal'")
    rooms.registry.forget(table.id)
    await rooms.restart(down_s=60)
    table = await rooms.registry.get(table.id)
    assert table.asleep
    assert (await state(rooms, table)).due_at is None
    await rooms.glass.pass_s(3600)
    assert await rooms.moves(table.id) == []


async def test_who_plays_alone_without_a_clock_and_does_nothing_for_a_quarter_of_an_hour_is_away(rooms):
    rooms.timing.heartbeat_s = 5.0
    table = await rooms.started("koikoi", 1, computers=1)
    await rooms.glass.pass_s(14 * 60)
    await rooms.restart(down_s=7200)
    table = await rooms.registry.get(table.id)
    await rooms.glass.pass_s(50)
    assert not table.asleep
    await rooms.glass.pass_s(30)
    assert table.asleep
    assert await rooms.moves(table.id) == []
    await rooms.press(table.id, ANNA)
    assert not table.asleep
    await rooms.glass.pass_s(14 * 60)
    if not table.asleep and 0 in table.match.pending:
        await rooms.press(table.id, ANNA)
    await rooms.glass.pass_s(14 * 60)
    assert not table.asleep


async def test_sleeping_matches_do_not_count_as_open_and_the_sixth_has_to_wait_until_one_is_ended(rooms):
    tables = [await rooms.started("koikoi", 1, computers=1) for _ in range(MOST_ASLEEP)]
    for table in tables[:-1]:
        await rooms.matches.stand_in(table.id, ANNA)
    assert {row.id for row, _ in await rooms.store.tables.asleep(ANNA)} == {table.id for table in tables[:-1]}
    lobby = await rooms.started("koikoi", 1, computers=1)
    for table in (tables[-1], lobby):
        await rooms.matches.stand_in(table.id, ANNA)
    with refused("too-many-asleep"):
        await rooms.lobbies.open(2, 6, ANNA, 1, "koikoi", "kirin")
    await rooms.lobbies.open(1, 5, BEN, 1, "koikoi", "kirin")
    with refused("not-seated"):
        await rooms.sleeping.end(lobby.id, BEN)
    for table in (tables[0], lobby):
        await rooms.sleeping.end(table.id, ANNA)
        assert (await state(rooms, table)).reason == "ended"
    awake = await rooms.lobbies.open(2, 6, ANNA, 1, "koikoi", "kirin")
    with refused("in-lobby"):
        await rooms.sleeping.end(awake.id, ANNA)


async def test_only_a_match_that_sleeps_and_that_nobody_else_plays_is_closed_by_who_ends_it(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    with refused("not-asleep"):
        await rooms.sleeping.end(table.id, ANNA)
    for user in (ANNA, BEN):
        await rooms.matches.stand_in(table.id, user)
    with refused("not-alone"):
        await rooms.sleeping.end(table.id, ANNA)
    assert (await state(rooms, table)).state == "playing"


async def test_twenty_open_tables_are_the_most_whatever_sleeps_beside_them(rooms, monkeypatch):
    monkeypatch.setattr("bot.tables.limits.MOST_OPEN", 3)
    for _ in range(3):
        table = await rooms.started("koikoi", 1, computers=1)
        await rooms.matches.stand_in(table.id, ANNA)
    tables = [await rooms.started("koikoi", 1, computers=1) for _ in range(3)]
    with refused("too-many-tables"):
        await rooms.started("koikoi", 1, computers=1)
    await rooms.matches.stand_in(tables[0].id, ANNA)
    await rooms.started("koikoi", 1, computers=1)


async def test_a_computer_that_thought_when_the_match_fell_asleep_moves_after_it_was_woken(rooms):
    table = await rooms.started("koikoi", 1, computers=1)
    await rooms.press(table.id, ANNA)
    while 1 not in table.match.pending:
        await rooms.press(table.id, ANNA)
        await asyncio.sleep(0)
    await rooms.matches.stand_in(table.id, ANNA)
    before = await rooms.moves(table.id)
    await rooms.glass.pass_s(60)
    assert await rooms.moves(table.id) == before
    await rooms.matches.be_back(table.id, ANNA)
    await rooms.glass.pass_s(5)
    assert len(await rooms.moves(table.id)) > len(before)


async def test_a_course_opened_alone_lets_a_clock_of_the_host_s_rest(rooms):
    table = await rooms.started("koikoi", 1, "30s", computers=1)
    await rooms.sleeping.pause(table, ANNA)
    await rooms.glass.pass_s(600)
    assert await rooms.moves(table.id) == []
    await rooms.sleeping.wake(table, ANNA)
    assert table.row.due_at == rooms.glass.ms + 30_000
    other = await rooms.started("koikoi", 2, "30s")
    await rooms.sleeping.pause(other, ANNA)
    assert other.sitter(0).here


async def test_a_course_opened_while_its_learner_is_asked_says_how_long_and_then_the_match_waits(rooms):
    table = await rooms.started("jiaxing", 1, computers=3)

    async def page():
        return shown(await lesson_message(table.game, 0, 1, ANNA, reading(), home=table)).text

    for _ in range(2000):
        if 0 in table.match.pending and table.match.question.ask is Ask.WINDOW:
            break
        if 0 in table.match.pending:
            await rooms.press(table.id, ANNA)
        await rooms.glass.pass_s(0.2)
    await rooms.sleeping.pause(table, ANNA)
    assert not table.asleep
    hand = shown(await hand_message(table, 0, reading())).text
    assert "the match is paused" in hand
    assert "This match is paused" not in hand
    due_s = there(table.row.due_at) // 1000
    said = f"Answer at table {table.id} by <t:{due_s}:T> (<t:{due_s}:R>)"
    assert said in await page()
    assert "No clock" not in await page()
    await rooms.glass.pass_s(60)
    assert table.asleep
    assert f"Table {table.id} is waiting for you. No clock is running there." in await page()
    moves = await rooms.moves(table.id)
    await rooms.glass.pass_s(600)
    assert await rooms.moves(table.id) == moves

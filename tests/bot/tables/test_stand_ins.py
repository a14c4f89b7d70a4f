"""Who lets their time run out is away: a stand-in plays for them until they are back, and what a match then counts."""

import asyncio
from dataclasses import replace

from bot.tables.table import Table, back
from bot.ui.table_message import board_message
from engine import GAMES
from engine.core import FINISH, Ask
from tests.bot.leaderboards import leaderboard
from tests.bot.mahjong_table import shown
from tests.bot.reading import reading
from tests.bot.tables.players import refuses
from tests.bot.timed_rooms import PERSONS
from tests.there import there

ANNA, BEN, CHIE, _ = PERSONS


async def test_after_two_missed_questions_in_a_row_a_stand_in_plays(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    await rooms.glass.pass_s(30)
    first = next(iter(table.match.pending))
    absent, other = table.sitter(first).user, table.sitter(1 - first).user
    assert [sitter.misses for sitter in table.sitters] == [1, 1]
    await rooms.glass.pass_s(30)
    assert table.sitter(first).away
    assert table.sitter(first).user == absent
    assert table.sitter(1 - first).here
    while first not in table.match.pending:
        await rooms.press(table.id, other)
    assert table.sitter(1 - first).misses == 0  # a move begins to count anew
    await rooms.glass.pass_s(1)
    assert (await rooms.moves(table.id))[-1][::2] == (first, "computer")


async def test_a_stand_in_plays_at_normal_where_its_game_has_that_level_and_else_at_the_first(rooms, monkeypatch):
    table = await rooms.started("jiaxing", 4)
    await rooms.matches.stand_in(table.id, BEN)
    assert table.sitter(1).level == "normal"
    monkeypatch.setitem(GAMES, "jiaxing", replace(GAMES["jiaxing"], players={"slow": None, "hard": None}))
    await rooms.matches.stand_in(table.id, CHIE)
    assert table.sitter(2).level == "slow"


async def test_a_stand_in_is_relieved_by_its_owner_and_a_saved_table_knows_it(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    await rooms.matches.stand_in(table.id, BEN)
    assert table.sitter(1).away
    rooms.registry.forget(table.id)
    table = await rooms.registry.get(table.id)
    assert table.sitter(1).away
    table = await rooms.matches.be_back(table.id, BEN)
    assert table.sitter(1).here
    await refuses("not-away", rooms.matches.be_back(table.id, BEN))
    await refuses("not-seated", rooms.matches.be_back(table.id, CHIE))
    await rooms.matches.stand_in(table.id, BEN)
    await rooms.press(table.id, BEN)  # a move does it as well
    assert table.sitter(1).here


async def test_who_is_back_has_the_whole_time_for_a_question_of_theirs(rooms):
    table = await rooms.started("koikoi", 2, "3m")
    await rooms.press(table.id, ANNA)
    await rooms.press(table.id, BEN)
    seat = next(iter(table.match.pending))
    user = table.sitter(seat).user
    await rooms.matches.stand_in(table.id, user)
    await rooms.glass.pass_s(0.1)
    await rooms.matches.be_back(table.id, user)
    assert table.row.due_at == rooms.glass.ms + 180_000
    moves = await rooms.moves(table.id)
    await rooms.glass.pass_s(170)
    assert await rooms.moves(table.id) == moves


async def test_a_clock_that_rings_while_somebody_is_coming_back_answers_nothing(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    await rooms.matches.stand_in(table.id, BEN)
    await rooms.glass.pass_s(29.9)
    async with rooms.registry.hold(table.id):
        returning = asyncio.create_task(rooms.matches.be_back(table.id, BEN))
        await asyncio.sleep(0)
        ringing = asyncio.create_task(rooms.glass.pass_s(0.1))
        await asyncio.sleep(0.01)
    await asyncio.gather(returning, ringing)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(30)
    assert await rooms.moves(table.id) == [(0, "ready", "clock"), (1, "ready", "clock")]


async def test_a_match_that_stand_ins_played_to_its_end_says_that_it_does_not_count(rooms, monkeypatch):
    table = await rooms.lobbies.open(1, 5, ANNA, 1, "koikoi", next(iter(GAMES["koikoi"].presets)))
    await rooms.lobbies.join(table.id, BEN, 2)
    await rooms.lobbies.set_rule(table.id, ANNA, "rounds", "1")
    table = await rooms.lobbies.start(table.id, ANNA, 3)
    await rooms.press(table.id, ANNA)
    await rooms.press(table.id, BEN)
    monkeypatch.setattr(Table, "asleep", False)  # as it was before matches slept
    await rooms.matches.stand_in(table.id, ANNA)
    await rooms.matches.stand_in(table.id, BEN)
    await rooms.glass.pass_s(600)
    finish = there(await rooms.store.tables.get_finish(table.id))
    assert not finish.counted
    table = await rooms.registry.get(table.id)
    card = await board_message(table, reading())
    assert "Only computers were playing at the end, so the match doesn't count." in shown(card).text
    table.sitters = tuple(back(sitter) for sitter in table.sitters)
    assert "Only computers" not in shown(await board_message(table, reading())).text


async def test_a_match_that_was_ended_while_somebody_was_away_counts_for_nobody_and_says_so(rooms):
    table = await rooms.started("koikoi", 2, "off")
    for user in (ANNA, BEN):
        await rooms.press(table.id, user)
    while table.match.question.ask is not Ask.PAUSE:
        await rooms.press(table.id, there(table.sitter(min(table.match.pending)).user))
    await rooms.matches.stand_in(table.id, BEN)
    await rooms.press(table.id, ANNA, FINISH)
    await rooms.glass.pass_s(60)
    finish = there(await rooms.store.tables.get_finish(table.id))
    assert (finish.reason, finish.counted) == ("finished", False)
    card = shown(await board_message(await rooms.registry.get(table.id), reading()))
    assert "<@22> was away when the match ended, so it doesn't count." in card.text
    assert await leaderboard(rooms.store, 1, "koikoi") == []


async def test_a_window_and_a_secret_choice_never_count_as_missed(rooms):
    table = await rooms.started("jiaxing", 4, "10m")
    for user in PERSONS:
        await rooms.press(table.id, user)
    for _ in range(60):
        if table.match is None or table.match.question.ask is Ask.PAUSE:
            break
        if table.match.question.ask is Ask.TURN:
            seat = next(iter(table.match.pending))
            actions = table.match.pending[seat]
            await rooms.press(table.id, table.sitter(seat).user, actions[0])
        else:
            await rooms.glass.pass_s(8)
    by_clock = [move for move in await rooms.moves(table.id) if move[2] == "clock"]
    assert by_clock
    assert {action for _, action, _ in by_clock} <= {"pass", "give_up"}
    assert all(sitter.here and sitter.misses == 0 for sitter in table.sitters)

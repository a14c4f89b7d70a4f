"""Clocks: what happens at a table when nobody answers, on an hourglass."""

import asyncio

import pytest

from bot.messages.board import board_post
from bot.store import StoreError
from bot.tables.table import Refused, back
from bot.tables.timing import CLOCKS, clocks_of
from engine import GAMES
from engine.core import FINISH, Ask
from tests.bot.mahjong_table import shown
from tests.bot.reading import reading
from tests.bot.timed_rooms import PERSONS
from tests.there import there

ANNA, BEN, CHIE, DORA = PERSONS
DAY_S = 24 * 3600


@pytest.mark.parametrize(("game", "clock"), [("koikoi", 180), ("stopgo", 180), ("jiaxing", 60), ("fuzhou", 60)])
async def test_a_new_table_has_the_clock_of_its_game(rooms, game, clock):
    persons = GAMES[game].seats[0]
    table = await rooms.started(game, persons)
    assert table.row.clock_s == clock
    assert table.row.due_at == rooms.glass.ms + clock * 1000


@pytest.mark.parametrize("game", GAMES)
async def test_the_host_chooses_among_the_clocks_of_the_game(rooms, game):
    table = await rooms.lobbies.open(1, 5, ANNA, 1, game, next(iter(GAMES[game].presets)))
    for clock, seconds in CLOCKS.items():
        if clock in clocks_of(GAMES[game]):
            assert (await rooms.lobbies.set_clock(table.id, ANNA, clock)).row.clock_s == seconds
        else:
            with pytest.raises(Refused, match="bad-setting"):
                await rooms.lobbies.set_clock(table.id, ANNA, clock)
    assert ("1d" in clocks_of(GAMES[game])) == (GAMES[game].deck == "hanafuda")
    for user, clock, key in ((BEN, "1m", "host-only"), (ANNA, "2m", "bad-setting")):
        with pytest.raises(Refused, match=key):
            await rooms.lobbies.set_clock(table.id, user, clock)


@pytest.fixture
def long(rooms):
    """Days pass: a heartbeat every ten seconds of them would take minutes."""
    rooms.timing.heartbeat_s = 3600.0
    return rooms


async def test_off_waits_for_ever(long):
    rooms = long
    table = await rooms.started("koikoi", 2, "off")
    await rooms.glass.pass_s(10 * DAY_S)
    assert await rooms.moves(table.id) == []
    assert table.row.due_at is None


async def test_the_clock_answers_with_the_default_and_not_before(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    await rooms.glass.pass_s(29.9)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(0.1)
    assert await rooms.moves(table.id) == [(0, "ready", "clock"), (1, "ready", "clock")]
    seat = next(iter(table.match.pending))
    default = table.match.pending[seat][0]
    await rooms.glass.pass_s(30)
    assert (await rooms.moves(table.id))[2] == (seat, str(default), "clock")


async def test_a_move_gives_the_next_question_its_whole_time(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    await rooms.glass.pass_s(20)
    await rooms.press(table.id, ANNA)
    await rooms.press(table.id, BEN)
    assert table.row.due_at == rooms.glass.ms + 30_000
    await rooms.glass.pass_s(29)
    assert len(await rooms.moves(table.id)) == 2


async def test_an_answer_that_is_only_heard_moves_no_deadline(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    due_at = table.row.due_at
    await rooms.glass.pass_s(20)
    await rooms.press(table.id, ANNA)
    assert table.row.due_at == due_at


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
    await rooms.glass.pass_s(1)
    assert (await rooms.moves(table.id))[-1][2] == "computer"
    assert (await rooms.moves(table.id))[-1][0] == first


async def test_a_move_between_two_missed_questions_begins_to_count_anew(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    await rooms.glass.pass_s(30)
    for _ in range(3):
        seat = next(iter(table.match.pending))
        await rooms.press(table.id, table.sitter(seat).user)
    assert [sitter.misses for sitter in table.sitters] == [0, 0]


async def test_a_stand_in_is_relieved_by_its_owner_and_a_saved_table_knows_it(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    await rooms.matches.stand_in(table.id, BEN)
    assert table.sitter(1).away
    rooms.keeper.forget(table.id)
    table = await rooms.keeper.get(table.id)
    assert table.sitter(1).away
    table = await rooms.matches.be_back(table.id, BEN)
    assert table.sitter(1).here
    with pytest.raises(Refused, match="not-away"):
        await rooms.matches.be_back(table.id, BEN)
    with pytest.raises(Refused, match="not-seated"):
        await rooms.matches.be_back(table.id, CHIE)


async def test_a_move_of_the_owner_relieves_the_stand_in_as_well(rooms):
    table = await rooms.started("koikoi", 2, "30s")
    await rooms.matches.stand_in(table.id, BEN)
    await rooms.press(table.id, BEN)
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
    async with rooms.keeper.hold(table.id):
        returning = asyncio.create_task(rooms.matches.be_back(table.id, BEN))
        await asyncio.sleep(0)
        ringing = asyncio.create_task(rooms.glass.pass_s(0.1))
        await asyncio.sleep(0.01)
    await asyncio.gather(returning, ringing)
    assert await rooms.moves(table.id) == []
    await rooms.glass.pass_s(30)
    assert await rooms.moves(table.id) == [(0, "ready", "clock"), (1, "ready", "clock")]


@pytest.mark.parametrize(("game", "persons"), [("koikoi", 2), ("hanaawase", 3), ("jiaxing", 4), ("fuzhou", 4)])
async def test_a_match_whose_players_are_all_away_closes_after_the_hand_and_does_not_count(rooms, game, persons):
    table = await rooms.started(game, persons, "30s")
    for _ in range(200):
        await rooms.glass.pass_s(60)
        row = there(await rooms.store.load(table.id)).table
        if row.state != "playing":
            break
    assert (row.state, row.reason) == ("closed", "deserted")
    saved = there(await rooms.store.load(table.id))
    hands = [move for move in saved.moves if move.action == "ready"]
    assert len(hands) == persons  # one hand, and no second one
    assert await rooms.store.finish_of(table.id) is None
    assert await rooms.store.leaderboard(1, game) == []


async def test_a_match_that_stand_ins_played_to_its_end_says_that_it_does_not_count(rooms):
    table = await rooms.lobbies.open(1, 5, ANNA, 1, "koikoi", next(iter(GAMES["koikoi"].presets)))
    await rooms.lobbies.join(table.id, BEN, 2)
    await rooms.lobbies.set_rule(table.id, ANNA, "rounds", "1")
    table = await rooms.lobbies.start(table.id, ANNA, 3)
    await rooms.press(table.id, ANNA)
    await rooms.press(table.id, BEN)
    await rooms.matches.stand_in(table.id, ANNA)
    await rooms.matches.stand_in(table.id, BEN)
    await rooms.glass.pass_s(600)
    finish = there(await rooms.store.finish_of(table.id))
    assert not finish.counted
    table = await rooms.keeper.get(table.id)
    card = await board_post(table, reading())
    assert "Only computers played at its end, so it does not count." in shown(card).text
    table.sitters = tuple(back(sitter) for sitter in table.sitters)
    assert "Only computers" not in shown(await board_post(table, reading())).text


async def test_a_match_that_was_ended_while_somebody_was_away_counts_for_nobody_and_says_so(rooms):
    table = await rooms.started("koikoi", 2, "off")
    for user in (ANNA, BEN):
        await rooms.press(table.id, user)
    while table.match.question.ask is not Ask.PAUSE:
        await rooms.press(table.id, there(table.sitter(min(table.match.pending)).user))
    await rooms.matches.stand_in(table.id, BEN)
    await rooms.press(table.id, ANNA, FINISH)
    await rooms.glass.pass_s(60)
    finish = there(await rooms.store.finish_of(table.id))
    assert (finish.reason, finish.counted) == ("finished", False)
    card = shown(await board_post(await rooms.keeper.get(table.id), reading()))
    assert "<@22> was away when it was ended, so it does not count." in card.text
    assert await rooms.store.leaderboard(1, "koikoi") == []


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


@pytest.mark.parametrize(("calm", "seconds"), [((), 8), ((CHIE,), 15)])
async def test_windows_run_although_the_clock_is_off_and_are_longer_where_somebody_was_calm_at_the_start(
    rooms, calm, seconds
):
    for user in calm:
        await rooms.settings.set_of_user(user, "calm", ["on"])
    table = await rooms.started("jiaxing", 4, "off")
    await rooms.settings.set_of_user(ANNA, "calm", ["on"])
    for user in PERSONS:
        await rooms.press(table.id, user)
    seat = next(iter(table.match.pending))
    assert table.row.due_at is None
    await rooms.press(table.id, table.sitter(seat).user)
    assert table.match.question.ask is Ask.WINDOW
    assert table.row.due_at == rooms.glass.ms + seconds * 1000


async def test_a_server_chooses_the_clock_and_pace_of_new_tables_and_a_host_their_own_pace(rooms):
    await rooms.settings.set_of_server(1, "clock", ["1d"])
    await rooms.settings.set_of_server(1, "pace", ["calm"])
    table = await rooms.started("koikoi", 2)
    assert (table.row.clock_s, table.row.pace) == (DAY_S, "calm")
    mahjong = await rooms.started("jiaxing", 4, channel=6)
    assert mahjong.row.clock_s == 60  # a day is not offered there
    await rooms.settings.set_of_user(ANNA, "pace", ["instant"])
    assert (await rooms.started("koikoi", 2, channel=7)).row.pace == "instant"


async def test_a_correspondence_match_over_five_days_with_three_restarts(long):
    rooms = long
    table = await rooms.started("koikoi", 2, "1d")
    for day in range(5):
        for _ in range(2):
            table = await rooms.keeper.get(table.id)
            for user in (ANNA, BEN):
                if table.match.result is None and table.seat_of(user) in table.match.pending:
                    await rooms.press(table.id, user)
            await rooms.glass.pass_s(10 * 3600)
        if day in (1, 2, 4):
            await rooms.restart(down_s=4 * 3600)
        else:
            await rooms.glass.pass_s(4 * 3600)
    moves = await rooms.moves(table.id)
    assert len(moves) >= 10
    assert {by for _, _, by in moves} == {"person"}


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

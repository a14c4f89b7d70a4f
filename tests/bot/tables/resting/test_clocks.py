"""Clocks: which a table has, and what happens when nobody answers, on an hourglass."""

import pytest

from bot.errors import UserError
from bot.settings.clocks import CLOCKS, clocks_of
from engine import GAMES
from engine.core import Ask
from tests.bot.timed_rooms import PERSONS

ANNA, BEN, CHIE, _ = PERSONS
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
            with pytest.raises(UserError, match="bad-setting"):
                await rooms.lobbies.set_clock(table.id, ANNA, clock)
    assert ("1d" in clocks_of(GAMES[game])) == (GAMES[game].deck == "hanafuda")
    for user, clock, key in ((BEN, "1m", "host-only"), (ANNA, "2m", "bad-setting")):
        with pytest.raises(UserError, match=key):
            await rooms.lobbies.set_clock(table.id, user, clock)


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


@pytest.mark.parametrize(("calm", "seconds"), [((), 8), ((CHIE,), 15)])
async def test_windows_run_although_the_clock_is_off_and_are_longer_where_somebody_was_calm_at_the_start(
    rooms, calm, seconds
):
    for user in calm:
        await rooms.settings.set_for_user(user, "calm", ["on"])
    table = await rooms.started("jiaxing", 4, "off")
    await rooms.settings.set_for_user(ANNA, "calm", ["on"])
    for user in PERSONS:
        await rooms.press(table.id, user)
    seat = next(iter(table.match.pending))
    assert table.row.due_at is None
    await rooms.press(table.id, table.sitter(seat).user)
    assert table.match.question.ask is Ask.WINDOW
    assert table.row.due_at == rooms.glass.ms + seconds * 1000


async def test_a_server_chooses_the_clock_and_pace_of_new_tables_and_a_host_their_own_pace(rooms):
    await rooms.settings.set_for_guild(1, "clock", ["1d"])
    await rooms.settings.set_for_guild(1, "pace", ["calm"])
    table = await rooms.started("koikoi", 2)
    assert (table.row.clock_s, table.row.pace) == (DAY_S, "calm")
    mahjong = await rooms.started("jiaxing", 4, channel=6)
    assert mahjong.row.clock_s == 60  # a day is not offered there
    await rooms.settings.set_for_user(ANNA, "pace", ["instant"])
    assert (await rooms.started("koikoi", 2, channel=7)).row.pace == "instant"

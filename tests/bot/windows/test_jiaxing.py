"""Jiaxing mahjong at a table: every discard has its window."""

import secrets

import pytest

from bot.tables.timers import Timers
from engine.core import TABLE, Action, Match
from tests.bot.waiting import eventually
from tests.bot.windows.guests import ANNA, InThread


@pytest.fixture
async def dealt(timed, monkeypatch):
    """Tables with the same tiles in every run, and computers that think in a thread of this process."""
    clock = Timers()
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    timed.computers = timed.players(clock, InThread())
    yield timed
    await clock.close()


async def with_three_computers(house):
    table = await house.lobbies.open(1, 5, ANNA, 1000, "jiaxing", "standard")
    for press in (1001, 1002, 1003):
        await house.lobbies.add_computer(table.id, ANNA, press)
    return await house.lobbies.start(table.id, ANNA, 2000)


async def play_on(house, table, moves):
    """Anna is ready and discards what is drawn; she never answers a claim."""

    async def moved():
        match = (await house.registry.get(table.id)).match
        if 0 in match.pending and not table.in_window:
            await house.matches.play(table.id, ANNA, match.number, match.pending[0][0])
        return match.seq > number

    for number in range(moves):
        await eventually(moved, f"after {number} moves it goes no further")


async def test_every_discard_has_one_window_and_it_ends_before_anything_else_is_asked(dealt):
    table = await with_three_computers(dealt)
    await play_on(dealt, table, 120)
    saved = (await dealt.store.tables.load(table.id)).moves
    record = table.match.record()
    match = Match(table.game, record.rules, record.seats, record.seed)
    windows, open_window = 0, False
    for move in saved:
        if move.action == "go_on":
            assert open_window
            assert (move.seat, move.by) == (TABLE, "table")
            windows, open_window = windows + 1, False
        told = {event.kind for event in match.play(move.seat, Action.parse(move.action))}
        # who gave up discards unasked (JX-26), and the discard that leaves nothing to draw ends the hand (JX-25)
        if told & {"discarded", "added_kong"} and "washout" not in told:
            assert not open_window
            open_window = True
    assert windows >= 30
    assert {move.by for move in saved if move.action == "pass" and move.seat == 0} <= {"clock"}
    assert Match.replay(table.game, table.match.record()).pending == table.match.pending

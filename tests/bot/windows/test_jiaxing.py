"""Jiaxing mahjong at a table: every discard has its window, and kills change nothing."""

import asyncio
import random
import secrets

import pytest

from bot.playground import Playground
from bot.playground.limits.refusal import NotPossible
from bot.tables.clock import Clock
from engine.core import TABLE, Action, Match
from tests.bot.evenings.test_three_seats import newest, renew
from tests.bot.house import more
from tests.bot.openapi import inspect
from tests.bot.trouble.test_never_lost import Ledger, check_records, started
from tests.bot.waiting import PATIENCE_S, eventually
from tests.bot.windows.guests import ANNA, InThread
from tests.there import there


@pytest.fixture
async def dealt(timed, monkeypatch):
    """Tables with the same tiles in every run, and computers that think in a thread of this process."""
    clock = Clock()
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
        match = (await house.keeper.get(table.id)).match
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


def windows(ledger):
    """In how many windows the table has gone on."""
    return ledger.moves(1).count((TABLE, "go_on"))


async def play_over_kills(people, channel, bot, ledger, kills, rng):
    """Two persons press a random one of what is offered; the bot is killed every few presses, wherever that falls."""
    for number in range(kills):
        for _ in range(rng.randrange(2, 4)):
            await some_press(people, channel, rng)
        while windows(ledger) <= number:
            await some_press(people, channel, rng)
        await asyncio.sleep(rng.uniform(0, 0.3))
        before = ledger.moves(1)
        await bot.kill()
        assert ledger.moves(1)[: len(before)] == before
        await bot.start()
        for person in people:
            await renew(person, channel)


async def some_press(people, channel, rng):
    for attempt in range(int(PATIENCE_S * 5)):
        for person in rng.sample(people, 2):
            hand = await newest(person, channel)
            ids = [button.custom_id for button in hand.buttons if button.custom_id.startswith("p:")] if hand else []
            ids = [name for name in ids if name.split(":")[3].split()[0] not in ("finish", "give_up", "win")]
            if not ids:
                continue
            try:
                await person.press(hand, rng.choice(ids))
                return
            except NotPossible:
                continue  # the window has just ended
        if attempt % 12 == 11:
            for person in people:
                await renew(person, channel)
        await asyncio.sleep(0.2)
    raise AssertionError("nobody is asked any more")


@pytest.mark.slow
@pytest.mark.real_time
async def test_a_hand_goes_on_over_kills_in_turns_and_windows(tmp_path):
    database, log = tmp_path / "jiaxing.sqlite3", tmp_path / "bot.log"
    async with Playground(token="never-lost", inspect=inspect) as discord:
        channel = discord.add_channel(discord.add_guild("Hanami Club"), "games")
        people = [discord.add_person(name) for name in ("Anna", "Ben")]
        async with started(discord, database, log) as bot:
            lobby = there((await people[0].command(channel, "play", game="jiaxing")).message)
            await people[1].press(lobby, label="Join")
            for _ in range(2):
                await more(people[0], await people[0].now(lobby), "Add easy computer")
            await people[0].press(await people[0].now(lobby), label="Start")
            ledger = Ledger(database)
            await play_over_kills(people, channel, bot, ledger, 3, random.Random(20261121))
            assert windows(ledger) >= 3
        assert discord.violations == []
    assert "ERROR" not in log.read_text()
    check_records(database)

"""Four persons at a mahjong table, played ten times as fast, where a channel has 30 requests by tokens a minute."""

import asyncio
import random
import statistics

import pytest

from tests.bench.crowd import Crowd
from tests.bot.house import evening, retime
from tests.bot.waiting import eventually

FASTER = 10.0
DISCARD_S = 5.0 / FASTER
"""Twelve discards a minute."""

SPAN_S = 60.0 / FASTER


async def seated(house, tables):
    """So many tables of Jiaxing in one channel, in words; the budget counts from now on."""
    house.discord.limit_hooks(seconds=SPAN_S)
    retime(house.bot, hooks_s=SPAN_S, waiting_s=20.0 / FASTER)
    crowd = Crowd(house.discord, tables, ["jiaxing"], words=True, together=True)
    await crowd.sit_down()
    return [sides for _, sides in crowd.tables]


async def played(house, number, sides, discards):
    """So many discards of a table, each by a press on a hand that shows the question. Returns how many seconds each
    question was there before its hand showed it."""
    loop, waits, chance, since = asyncio.get_running_loop(), [], random.Random(number), {}

    def heard(table, _events):
        if table.id == number and table.match is not None:
            since.setdefault(table.match.number, loop.time())

    house.bot.keeper.watchers.append(heard)
    pressed = loop.time()
    while len(waits) < discards:
        match = (await house.bot.keeper.get(number)).match
        asked = [seat for seat in sorted(match.pending) if seat >= 0]
        if match.question.ask == "window" or not asked:
            await asyncio.sleep(0.01)
            continue
        side, key = sides[asked[0]], f":{match.number}:"
        message, moves = await eventually(lambda side=side, key=key: shown(side, key), "a hand does not show its turn")
        discard = [move for move in moves if ":discard " in move["custom_id"]]
        if discard:
            waits.append(loop.time() - since[match.number])
            await asyncio.sleep(max(0.0, pressed + DISCARD_S - loop.time()))
            pressed = loop.time()
        await side.press(message, chance.choice(discard or moves))
    return waits


def shown(side, key):
    """The hand and the moves it offers for a question, if it shows it."""
    hand = side.hand()
    moves = (
        [] if hand is None else [move for move, verb in side.choices(hand) if verb not in ("win", "give_up", "finish")]
    )
    moves = [move for move in moves if key in move["custom_id"]]
    return (hand, moves) if moves else None


def refused(house):
    return [each.path for each in house.discord.requests if each.status == 429]


@pytest.mark.slow
async def test_thirty_requests_a_minute_are_enough_for_four_persons_at_twelve_discards(tmp_path):
    async with evening(tmp_path, claims=(0.15, 0.3, 0.8)) as house:
        ((sides),) = await seated(house, 1)
        waits = await played(house, 1, sides, 30)
        assert refused(house) == []
        assert max(waits) < 1.0


@pytest.mark.slow
async def test_two_such_tables_in_a_channel_go_on_and_nothing_is_refused(tmp_path):
    async with evening(tmp_path, claims=(0.15, 0.3, 0.8)) as house:
        tables = await seated(house, 2)
        both = await asyncio.gather(*(played(house, number, sides, 30) for number, sides in enumerate(tables, start=1)))
        assert refused(house) == []
        for waits in both:
            assert statistics.median(waits) < 1.0
            assert max(waits) < SPAN_S

"""Four persons at a mahjong table where a channel has 30 requests by tokens a minute."""

import asyncio
import random
import statistics

import pytest

from bot.tables.timing import Timing
from tests.bench.crowd import SEATING, Crowd
from tests.bot.hands import living
from tests.bot.listening import listen
from tests.bot.waiting import eventually

DISCARD_S = 5.0
"""Twelve discards a minute."""

FEW, MANY = 16, 30
"""Discards of a table: 80 seconds, longer than the minute for which a channel has its budget; and so many that the
slowest twentieth can be told."""

SPAN_S = Timing().hooks_s
SHOWN_S = 3.0
"""Within so many seconds a question is shown where no budget is used up: a token may wait for 2.2 of them."""


async def seated(house, tables, *, edits=True, seating=SEATING):
    """So many tables of Jiaxing in one channel, in words; the budget counts from now on. edits: Discord counts these,
    too, and the bot knows that."""
    house.discord.limit_hooks(edits=edits)
    if edits:
        house.bot.webhook_limiter.rule.learn()
    crowd = Crowd(house.discord, tables, ["jiaxing"], words=True, together=True, seating=seating)
    await living.knows_no_pictures(house, crowd)
    await crowd.sit_down()
    return [table.sides for table in crowd.tables]


async def played(house, number, sides, discards):
    """So many discards of a table, each by a press on a hand that shows the question. Returns how many seconds each
    question was there before its hand showed it."""
    loop, waits, chance, since = asyncio.get_running_loop(), [], random.Random(number), {}

    def heard(table, _events):
        if table.id == number and table.match is not None:
            since.setdefault(table.match.number, loop.time())

    listen(house.bot.registry, heard)
    pressed = loop.time()
    while len(waits) < discards:
        match = (await house.bot.registry.get(number)).match
        asked = [seat for seat in sorted(match.pending) if seat >= 0]
        if match.question.ask == "window" or not asked:
            await asyncio.sleep(0.1)
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


async def all_played(house, tables, discards=FEW):
    """All tables at once."""
    each = (played(house, number, sides, discards) for number, sides in enumerate(tables, start=1))
    return await asyncio.gather(*each)


def shown(side, key):
    """The hand and the moves it offers for a question, if it shows it."""
    hand = side.hand()
    moves = (
        [] if hand is None else [move for move, verb in side.choices(hand) if verb not in ("win", "give_up", "finish")]
    )
    moves = [move for move in moves if key in move["custom_id"]]
    return (hand, moves) if moves else None


def refused(house):
    return [each for each in house.discord.requests if each.status == 429]


@pytest.mark.slow
async def test_two_such_tables_in_a_channel_go_on_and_nothing_is_refused(house):
    tables = await seated(house, 2)
    both = await all_played(house, tables)
    assert refused(house) == []
    for waits in both:
        assert statistics.median(waits) < 1.0
        assert max(waits) < SPAN_S


@pytest.mark.slow
async def test_where_edits_do_not_count_two_brisk_tables_do_not_starve_each_other(house):
    tables = await seated(house, 2, edits=False)
    both = await all_played(house, tables, MANY)
    assert refused(house) == []
    assert not house.bot.webhook_limiter.rule.counts()
    for waits in both:
        # the two tables wait for the same tokens, up to 3.4 s and seldom more than twice in thirty
        assert statistics.quantiles(waits, n=10)[-1] < SHOWN_S
        assert max(waits) < 2 * SHOWN_S

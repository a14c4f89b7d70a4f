"""Twelve who press without a pause keep nobody else from playing: they wait for themselves."""

import asyncio
from collections import Counter

import pytest

from bot.transport.press_limiter import IN_A_ROW, LEAST, MOST_SILENT, REMEMBERED, SILENT_S, TOLD_S, PressLimiter
from tests.bot.refusals.test_refusals import first_round
from tests.bot.trouble.test_overload import next_press
from tests.bot.waiting import at_rest, eventually
from tests.there import there
from tests.virtual_time import hold_up

pytestmark = pytest.mark.slow

FLOODERS, EACH, AT_ONCE = 12, 20, 6
TAKEN_S, TURNED_AWAY_S = 0.005, 0.0002
"""Seconds of the loop that a press costs which is taken, and one which is not."""
OTHERS_S = 0.2
"""Within so many seconds others are answered meanwhile."""


async def test_whoever_floods_is_told_to_wait_and_whoever_plays_is_answered(monkeypatch, house):
    table = await first_round(house)
    await at_rest(house)
    interactions, hangs = house.bot.interactions, asyncio.Event()
    monkeypatch.setattr(interactions.press_limiter, "felt", lambda _: None)
    interactions.press_limiter.most = LEAST  # the loop is as late as can be
    people = [house.discord.add_person(f"Flood {number}") for number in range(FLOODERS)]
    flooders, met = {person.id for person in people}, interactions.met

    async def slow(interaction, **how):
        if interaction.user.id in flooders:
            await hangs.wait()
        await met(interaction, **how)

    monkeypatch.setattr(interactions, "met", slow)
    told = Counter()

    async def flood(person):
        answer = await person.press(table, label="My hand")
        told[(answer.message.text if answer.message else answer.state)[:8]] += 1

    floods = [asyncio.create_task(flood(person)) for _ in range(AT_ONCE) for person in people]
    await eventually(lambda: told["Too many"] >= FLOODERS * AT_ONCE - LEAST)
    assert [(await next_press(house))[0] for _ in range(4)] == 4 * ["updated"]
    hangs.set()
    await asyncio.gather(*floods)
    assert told["Too many"] < FLOODERS * AT_ONCE
    await at_rest(house)
    assert "round 1" in there((await house.ben.press(table, label="My hand")).message).text


@pytest.mark.parametrize("most", [LEAST, 200])
def test_twelve_who_flood_leave_room_for_others(most):
    gate, under_way = PressLimiter(), Counter()
    gate.most = most
    for person in [flooder for flooder in range(FLOODERS) for _ in range(EACH)]:  # the first takes all it can
        if gate.lets_in(under_way.total() + 1, under_way[person] + 1):
            under_way[person] += 1
    assert set(under_way) == set(range(FLOODERS))
    assert gate.lets_in(under_way.total() + 1, 1)
    assert not gate.lets_in(under_way.total() + 1, 2)
    assert under_way.total() <= most // 4 + FLOODERS


async def test_who_presses_faster_than_anybody_can_play_is_told_so_once():
    gate = PressLimiter()
    gate.press_s = 1000.0
    assert [gate.is_hasty(1) for _ in range(IN_A_ROW + 3)] == (IN_A_ROW + 1) * [False] + 2 * [True]
    assert [gate.tells(1) for _ in range(3)] == [True, False, False]
    assert [gate.acknowledges(1) for _ in range(MOST_SILENT + 2)] == MOST_SILENT * [True] + 2 * [False]
    assert not gate.is_hasty(2)
    for person in range(3, REMEMBERED + 10):
        gate.is_hasty(person)
    assert gate.is_hasty(1)  # still


def costly(monkeypatch, interactions):
    """From now on the loop is busy with each press for a while, the longer if it is taken."""
    met, turned_away = interactions.met, interactions.turned_away

    async def taken(interaction, **how):
        hold_up(TAKEN_S)
        await met(interaction, **how)

    async def looked_at(interaction):
        hold_up(TURNED_AWAY_S)
        return await turned_away(interaction)

    monkeypatch.setattr(interactions, "met", taken)
    monkeypatch.setattr(interactions, "turned_away", looked_at)


async def test_a_flood_of_300_presses_costs_a_few_answers_and_others_are_answered_meanwhile(monkeypatch, house):
    table = await first_round(house)
    await at_rest(house)
    house.bot.interactions.press_limiter.press_s = 1000.0
    costly(monkeypatch, house.bot.interactions)
    loop, zoe = asyncio.get_running_loop(), house.discord.add_person("Zoe")
    began = loop.time()
    flood = [asyncio.create_task(zoe.press(table, label="My hand")) for _ in range(300)]
    for _ in range(4):
        pressed = loop.time()
        assert (await next_press(house))[0] == "updated"
        assert loop.time() - pressed < OTHERS_S
    await asyncio.gather(*flood[:IN_A_ROW])
    assert "You're pressing faster" in there((await zoe.command(house.channel, "hand")).message).text
    house.discord.clock.advance(4)
    states = Counter([(await each).state for each in flood])
    lasted = loop.time() - began
    assert states["deferred"] <= MOST_SILENT + lasted / SILENT_S
    assert states["answered"] <= IN_A_ROW + 2 + lasted / TOLD_S
    assert states["deferred"] >= MOST_SILENT
    assert states["failed"] > 0

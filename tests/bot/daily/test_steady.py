"""Computers of a daily look at no clock: the same moves give the same deal and the same answers, in any process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.occasions.steady import PERSON, SAMPLES, Steady, is_over, planned, points_of
from bot.thinking.patient import Patient
from bot.thinking.thoughts import draw
from engine.core import IllegalAction

ROOT = Path(__file__).parents[3]
ALONE = "import asyncio, sys; from tests.bot.daily.test_steady import worked; print(asyncio.run(worked(sys.argv[1])))"
HOGS = 4


def steady(key, seed=b"a day"):
    rules, seats, level = planned(GAMES[key])
    return Steady(GAMES[key], rules, seats, level, SAMPLES, seed)


async def think(*task):
    return draw(*task)


async def way(plan, think, place=0):
    """The hand, played by somebody who always takes the same of their choices."""
    match = await plan.begun(think)
    while not is_over(match):
        legal = match.pending[PERSON]
        match = await plan.answered(match, legal[place % len(legal)], think)
    return match


async def worked(key):
    """All moves of a hand whose computers think in a process of their own, as in the bot."""
    patient, plan = Patient(), steady(key)
    try:
        return "|".join(plan.moves(await way(plan, patient.draw, 1)))
    finally:
        await patient.close()


@pytest.mark.parametrize("key", ["koikoi", pytest.param("hanaawase", marks=pytest.mark.slow)])
def test_two_processes_one_of_them_starved_give_the_same_answers(key):
    """The second one has what four others leave of the machine, and steps back behind them."""
    rested = run(key)
    hogs = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(HOGS)]
    try:
        starved = run(key, before=lambda: os.nice(10))
    finally:
        for hog in hogs:
            hog.kill()
            hog.wait()
    assert starved == rested
    assert rested.count("|") > 8


def run(key, before=None):
    words = [sys.executable, "-c", ALONE, key]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True, preexec_fn=before)
    return done.stdout.strip()


@pytest.mark.parametrize("key", GAMES)
async def test_a_hand_ends_when_it_is_settled_and_can_be_played_again_from_its_moves(key):
    plan = steady(key)
    match = await way(plan, think)
    moves = plan.moves(match)
    again = plan.again(moves)
    assert (again.scene(None), points_of(again)) == (match.scene(None), points_of(match))
    assert match.scene(None).settled == 1
    assert plan.moves(await way(plan, think)) == moves


@pytest.mark.parametrize("key", GAMES)
async def test_other_moves_or_another_seed_lead_elsewhere(key):
    ways = {
        plan.moves(await way(plan, think, place)) for plan in (steady(key), steady(key, b"other")) for place in (0, 1)
    }
    assert len(ways) == 4


async def test_a_deal_in_which_nothing_is_asked_is_left_out():
    """One in eighty deals of Koi-Koi is settled at once; nobody waits a day for such a one."""
    numbers = set()
    for day in range(200):
        plan = steady("koikoi", f"day {day}".encode())
        match = await plan.begun(think)
        assert match.scene(None).settled == 0
        assert PERSON in match.pending
        numbers.add(plan.moves(match)[0])
    assert len(numbers) > 1


async def test_a_move_that_is_none_changes_nothing():
    plan = steady("koikoi")
    match = await plan.begun(think)
    before = plan.moves(match)
    with pytest.raises(IllegalAction):
        await plan.answered(match, type(match.pending[PERSON][0])("dance"), think)
    assert plan.moves(match) == before


async def test_points_are_told_against_the_others_where_they_are_not_paid_by_somebody():
    plan = steady("koikoi")
    for place in range(6):
        match = await way(plan, think, place)
        mine, theirs = (seat.points for seat in match.scene(None).places)
        assert points_of(match) == mine - theirs

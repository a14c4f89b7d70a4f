"""Computers of a daily look at no clock: the same moves give the same deal and the same answers, in any process."""

import asyncio
import time
from dataclasses import replace
from itertools import count
from types import SimpleNamespace
from unittest import mock

import pytest

from bot.ai.offline_thinker import IDLE_S, OfflineThinker
from bot.ai.thoughts import draw
from bot.ai.workers import Workers
from bot.features.daily import deterministic_match
from bot.features.daily.deterministic_match import PERSON, DailySetup, is_over, planned, points_of
from bot.games import GAMES
from engine.core import IllegalAction

FEW = 4
"""Samples of a computer: how well it plays is not what is tested."""


def steady(key, seed=b"a day"):
    rules, seats, level = planned(GAMES[key])
    return DailySetup(GAMES[key], rules, seats, level, FEW, seed)


async def think(*task):
    return draw(*task)


async def way(plan, think, place=0):
    """The hand, played by somebody who always takes the same of their choices."""
    match = await plan.begin(think)
    while not is_over(match):
        legal = match.pending[PERSON]
        match = await plan.answered(match, legal[place % len(legal)], think)
    return match


@pytest.mark.parametrize("key", GAMES)
async def test_the_same_moves_get_the_same_answers_however_long_computers_think_and_others_lead_elsewhere(
    key, monkeypatch
):
    plan, other = steady(key), steady(key, b"other")
    rested = plan.moves(await way(plan, think, 1))
    hours = count(0, 3600)
    with monkeypatch.context() as starved:
        for clock in ("time", "monotonic", "perf_counter", "process_time", "thread_time"):
            starved.setattr(time, clock, lambda: float(next(hours)))
            starved.setattr(time, f"{clock}_ns", lambda: next(hours) * 10**9)
        assert plan.moves(await way(plan, think, 1)) == rested
    assert len(rested) > 9
    assert len({rested, plan.moves(await way(plan, think)), other.moves(await way(other, think, 1))}) == 3


@pytest.mark.parametrize("key", ["koikoi", "stopgo"])
async def test_the_par_is_what_the_strongest_computer_makes_of_the_hand(key):
    plan, asked = replace(steady(key), level="easy"), set[tuple[bool, str]]()

    async def thinks(game, level, view, *task):
        asked.add((view.viewer == PERSON, level))
        return draw(game, level, view, *task)

    par = await plan.par(thinks)
    assert asked == {(True, "hard"), (False, "easy")}
    assert par == await plan.par(think)


@pytest.mark.parametrize("key", ["koikoi", "hanaawase"])
async def test_computers_that_think_in_another_process_answer_as_in_this_one(key):
    """Processes order sets of strings differently."""
    plan, patient = steady(key), OfflineThinker()
    try:
        elsewhere = plan.moves(await way(plan, patient.draw, 1))
    finally:
        await patient.close()
    assert elsewhere == plan.moves(await way(plan, think, 1))


async def test_the_process_ends_a_minute_after_the_last_thought():
    worker = mock.Mock(Workers)
    patient = OfflineThinker(lambda: worker)
    for pause_s in (40, IDLE_S - 1):
        await patient.draw("koikoi", "hard", None, (), b"", 1)
        await asyncio.sleep(pause_s)
    worker.dismiss.assert_not_called()
    await asyncio.sleep(2)
    worker.dismiss.assert_called_once()


@pytest.mark.parametrize("key", GAMES)
async def test_a_hand_ends_when_it_is_settled_and_can_be_played_again_from_its_moves(key):
    plan = steady(key)
    match = await way(plan, think)
    again = plan.again(plan.moves(match))
    assert (again.scene(None), points_of(again)) == (match.scene(None), points_of(match))
    assert match.scene(None).settled == 1


async def test_a_deal_in_which_nothing_is_asked_is_left_out():
    """One in eighty deals of Koi-Koi is settled at once; nobody waits a day for such a one."""
    for day, number in (("day 271", "0"), ("day 272", "1")):
        plan = steady("koikoi", day.encode())
        match = await plan.begin(think)
        assert match.scene(None).settled == 0
        assert PERSON in match.pending
        assert plan.moves(match)[0] == number


async def test_a_move_that_is_none_changes_nothing():
    plan = steady("koikoi")
    match = await plan.begin(think)
    before = plan.moves(match)
    with pytest.raises(IllegalAction):
        await plan.answered(match, type(match.pending[PERSON][0])("dance"), think)
    assert plan.moves(match) == before


async def test_points_are_told_against_the_others_where_they_are_not_paid_by_somebody():
    plan = steady("koikoi")
    for place in range(3):
        match = await way(plan, think, place)
        mine, theirs = (seat.points for seat in match.scene(None).places)
        assert points_of(match) == mine - theirs


def test_every_file_of_the_engine_counts_but_those_of_its_tests(tmp_path, monkeypatch):
    for name in ("__init__.py", "core.py", "testing/plans.py"):
        file = tmp_path / "engine" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("before")
    monkeypatch.setattr(
        deterministic_match, "engine", SimpleNamespace(__file__=str(tmp_path / "engine" / "__init__.py"))
    )
    fingerprint = deterministic_match.fingerprint.__wrapped__
    before = fingerprint("koikoi")
    (tmp_path / "engine" / "testing" / "plans.py").write_text("after")
    assert fingerprint("koikoi") == before
    (tmp_path / "engine" / "core.py").write_text("after")
    assert fingerprint("koikoi") != before

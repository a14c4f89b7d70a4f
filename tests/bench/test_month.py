"""Six hours with twelve tables, in which everything fails and nobody looks after the bot; and what is noticed there."""

import asyncio
import sys
from contextvars import Context
from multiprocessing import get_context
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.playground import Playground
from tests import virtual_time
from tests.bench.month import host
from tests.bench.month.faults import KINDS
from tests.bench.month.host import MortalLoop
from tests.bench.month.oracle import Oracle
from tests.bench.month.simulation import END, Plan, simulated
from tests.bot.nights.test_night_secrets import forms

PARTS = 6


def hour(folder, part):
    """What is said of an hour with a part of the faults, and what went wrong."""
    virtual_time.install()
    sys.unraisablehook = lambda _: None  # a killed bot closes nothing
    night = (300.0,) if part == 2 else ()
    plan = Plan(hours=1, tables=3 if night else 4, places=6, updates=part % 2, nights=night, dailies=1)
    report = simulated(folder, plan, f"part {part}", kinds=KINDS[part::PARTS])
    return report.said(), report.violations


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_presses_are_answered_nothing_confirmed_is_lost_and_every_table_is_shown_whatever_fails(tmp_path, part):
    """In a process of its own, because what a killed bot leaves open would complain in later tests."""
    with get_context("spawn").Pool(1) as pool:
        said, violations = pool.apply(hour, (tmp_path, part))
        pool.close()
        pool.join()
    print(said)
    assert violations == []


def test_whatever_a_killed_process_has_begun_never_goes_on_and_others_do():
    loop, said = MortalLoop(END.timestamp()), list[str]()

    async def counts(name):
        while True:
            await asyncio.sleep(1)
            said.append(name)

    async def run():
        context = Context()
        context.run(host._life.set, 1)
        killed = loop.create_task(counts("killed"), context=context)
        other = loop.create_task(counts("other"))
        await asyncio.sleep(2.5)
        loop.end(1)
        await asyncio.sleep(2)
        other.cancel()
        assert not killed.done()
        cast(Any, killed)._log_destroy_pending = False

    loop.run_until_complete(run())
    loop.close()
    assert said == ["killed", "other"] * 2 + ["other"] * 2


async def test_a_seed_and_a_move_that_are_sent_to_others_are_violations():
    discord = Playground()
    oracle = Oracle(discord, cast(Any, SimpleNamespace(bot=None, up=True)), cast(Any, None))
    oracle._secrets = forms(bytes(range(32)))

    def asked(body):
        request = SimpleNamespace(method="POST", path="/channels/1/messages", body=body, reply=None, status=200)
        oracle._look_for_secrets(cast(Any, request))

    asked({"content": "the seal is " + "ab" * 32})
    assert oracle.violations == []
    asked({"content": "x", "attachments": [{"description": bytes(range(32)).hex()}]})
    assert "a seed was sent: POST /channels/1/messages" in oracle.violations
    oracle.violations.clear()
    channel = SimpleNamespace(context=0)
    for custom_id in ("p:7:12:ready", "h:7"):
        oracle._check_moves(cast(Any, SimpleNamespace(components=[button(custom_id)], audience=None, channel=channel)))
    assert oracle.violations == []
    oracle._check_moves(
        cast(Any, SimpleNamespace(components=[button("p:7:12:play 03H")], audience=None, channel=channel))
    )
    assert oracle.violations == ["a public message offers moves with pieces: p:7:12:play 03H"]


def button(custom_id):
    return {"type": 2, "custom_id": custom_id}

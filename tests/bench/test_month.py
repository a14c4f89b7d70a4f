"""Six hours with twelve tables, in which everything fails and nobody looks after the bot; and what is noticed there."""

import sys
from multiprocessing import get_context

import pytest

from tests import virtual_time
from tests.bench.month.faults import KINDS
from tests.bench.month.simulation import Plan, simulated

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

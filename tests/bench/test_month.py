"""Six hours with twelve tables, in which everything fails and nobody looks after the bot; and what is noticed there."""

import sys
from multiprocessing import get_context

import pytest

from tests import virtual_time
from tests.bench.month.simulation import Plan, simulated

HOURS, TABLES = 6.0, 12


def six_hours(folder):
    """Return the report on six hours, and the violations."""
    virtual_time.install()
    sys.unraisablehook = lambda _: None  # a killed bot closes nothing
    report = simulated(folder, Plan(HOURS, TABLES, TABLES), "six hours")
    return report.said(), report.violations


@pytest.mark.slow
def test_whatever_fails_presses_are_answered_and_nothing_confirmed_is_lost(tmp_path):
    """In a process of its own, because what a killed bot leaves open would complain in later tests."""
    with get_context("spawn").Pool(1) as pool:
        said, violations = pool.apply(six_hours, (tmp_path,))
        pool.close()
        pool.join()
    print(said)
    assert violations == []

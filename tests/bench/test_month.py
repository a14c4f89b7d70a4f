"""Six hours with twelve tables, in which everything fails and nobody looks after the bot."""

import pytest

from tests.bench.month.faults import KINDS
from tests.bench.month.simulation import Plan, simulated

PARTS = 6


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # a killed bot closes nothing
@pytest.mark.parametrize("part", range(PARTS))
def test_presses_are_answered_nothing_confirmed_is_lost_and_every_table_is_shown_whatever_fails(tmp_path, part):
    night = (300.0,) if part == 2 else ()
    plan = Plan(hours=1, tables=5, places=6, updates=part % 2, nights=night, dailies=1)
    report = simulated(tmp_path, plan, f"part {part}", kinds=KINDS[part::PARTS])
    print(report.said())
    assert report.violations == []

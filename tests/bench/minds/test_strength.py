"""What the bench of strength promises of its figures."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine import GAMES
from tests.bench.minds.duels import Budget, Contest, Played, groups, rules
from tests.bench.minds.tallies import heads, row, tally

FEW = Budget(2)
ROOT = Path(__file__).parents[3]


def contest(key: str, better: str, lower: str, seats: int, rounds: int = 0) -> Contest:
    preset = next(iter(GAMES[key].presets))
    return Contest(key, better, lower, preset, rules(key, preset, rounds), seats, budget=FEW)


RUN = """
from tests.bench.minds.duels import groups
from tests.bench.minds.test_strength import contest
print([*groups(contest("stopgo", "easy", "random", 3, 1), range(3), 2)])
"""


@pytest.mark.slow
def test_a_run_is_the_same_again_with_any_number_of_processes() -> None:
    """A worker of pytest cannot start processes that know where they are from."""
    asked = contest("stopgo", "easy", "random", 3, 1)
    first, again = ([*groups(asked, range(3), 1)] for _ in range(2))
    told = subprocess.run([sys.executable, "-c", RUN], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert first == again
    assert told.stdout.strip() == str(first)
    assert len({group[0] for group in first}) > 1
    assert len(row(asked, tally(first)).split("|")) == len(heads(False).splitlines()[0].split("|"))


@pytest.mark.parametrize(("key", "seats", "count"), [
    pytest.param("hanaawase", 3, 12, marks=pytest.mark.slow),
    pytest.param("koikoi", 2, 40, marks=pytest.mark.slow),
])  # fmt: skip
def test_a_level_is_as_good_as_itself_and_better_than_anything_at_all(key: str, seats: int, count: int) -> None:
    even, odd = (tally([*groups(contest(key, "easy", lower, seats), range(count), 1)]) for lower in ("easy", "random"))
    assert abs(even.single.beyond(1 / seats)) < 3
    assert abs(even.lead.beyond(0)) < 3
    assert odd.single.beyond(1 / seats) > 3
    assert odd.lead.beyond(0) > 3
    assert odd.others.beyond((seats + 1) / 2) > 3


def test_the_deals_of_a_group_are_the_same_whoever_sits_where() -> None:
    """Two players without any luck of their own, who play alike, play the same match again with their seats changed."""
    same = [*groups(contest("koikoi", "greedy", "greedy", 2), range(4), 1)]
    assert all(first == second for first, second in same)
    assert len({*same}) == 4


def test_duplicates_are_won_by_both_matches_together_and_singles_by_one() -> None:
    won = (Played((9, 2), 6), Played((5, 4), 6))  # the better level had seat 0, then seat 1: 9 + 4 against 2 + 5
    tied = (Played((3, 3), 6), Played((0, 0), 5))
    found = tally([won, tied])
    assert (found.duplicate.value, found.single.value) == (0.75, 0.5)
    assert found.lead.value == pytest.approx((7 / 6 - 1 / 6) / 2 / 2)


def test_shared_places_are_the_mean_of_them() -> None:
    found = tally([(Played((8, 8, 0, 0), 4),) * 4])
    assert (found.place.value, found.others.value, found.single.value, found.lead.value) == (2.5, 2.5, 0.25, 0)

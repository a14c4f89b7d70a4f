"""Blocking the strongest players doesn't pay at club nights."""

from statistics import mean

import pytest

from tests.bench.rated.nights import PODIUM, rank


@pytest.mark.slow
def test_the_best_of_those_who_block_the_six_strongest_of_twelve_is_seldom_on_the_podium():
    assert mean(rank(seed, 6, blocks=True) <= PODIUM for seed in range(40)) <= 0.12

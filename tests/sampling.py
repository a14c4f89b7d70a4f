"""Of many cases a few run each time, the same ones; all others are marked."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

SLOW, FULL = pytest.mark.slow, pytest.mark.full


def sampled(cases: Sequence[Any], count: int, seed: int = 26) -> list[Any]:
    """Cases for `parametrize`, each a value or a tuple of values: all but `count` of them, drawn by the seed, are
    marked `full`."""
    kept = set(Random(seed).sample(range(len(cases)), count))
    return [case if number in kept else _marked(case, FULL) for number, case in enumerate(cases)]


def counts(few: int, *, slow: int = 0, full: int = 0) -> pytest.MarkDecorator:
    """Parametrize `count`: a few in every run, more in those of `slow` tests, and the most in the full run."""
    more = [pytest.param(count, marks=mark) for count, mark in ((slow, SLOW), (full, FULL)) if count]
    return pytest.mark.parametrize("count", [few, *more])


def slow_but(kept: Any, cases: Sequence[Any]) -> list[Any]:
    """Cases for `parametrize`, each a value or a tuple of values: all but `kept`, one or a list of them, are marked
    `slow`."""
    few = kept if isinstance(kept, list) else [kept]
    assert all(case in cases for case in few), few
    return [case if case in few else _marked(case, SLOW) for case in cases]


def _marked(case: Any, mark: pytest.MarkDecorator) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=mark)

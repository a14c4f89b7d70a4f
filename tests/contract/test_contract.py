"""The contract: every promise holds in every game, under all rules it can have."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import GAMES
from tests.contract.plans import Plan, plans
from tests.contract.promises import PROMISES

QUICK = settings(
    max_examples=max(5, 20 // len(GAMES)),
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
"""The same tables in every run; what new ones bring to light is for the full run."""

LONG = settings(QUICK, max_examples=400, derandomize=False)

each = pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
in_every_game = pytest.mark.parametrize("key", GAMES)


@in_every_game
@each
@QUICK
@given(data=st.data())
def test_every_game_keeps(key: str, promise: Callable[[Plan], None], data: st.DataObject) -> None:
    promise(data.draw(plans(key)))


@pytest.mark.full
@in_every_game
@each
@LONG
@given(data=st.data())
def test_every_game_keeps_over_many_tables(key: str, promise: Callable[[Plan], None], data: st.DataObject) -> None:
    promise(data.draw(plans(key)))

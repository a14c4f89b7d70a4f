"""The contract: the promises of every game, as tests for packages with games of their own.

from hanapai_comets import GAME
from engine.testing import contract

test_contract = contract(GAME)
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core import AnyGame

PARTS = ("play", "replay", "pieces", "signs", "secrets", "ending")
pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in PARTS))  # so that failures show both sides

from engine.testing import ending, pieces, play, replay, secrets, signs  # noqa: E402
from engine.testing.plans import LONG, Plan, plans  # noqa: E402

__all__ = ["PROMISES", "Plan", "contract", "plans"]

PROMISES: tuple[Callable[[Plan], None], ...] = tuple(
    promise for part in (play, replay, pieces, signs, secrets, ending) for promise in part.PROMISES
)
"""All checks of the contract. Each check plays a plan and asserts."""


def contract(*games: AnyGame, tables: int = 5, long: int = LONG, anew: bool = False) -> Callable[..., None]:
    """Return a test that runs all checks (`PROMISES`) for each game at `tables` random tables.

    The tables are the same in every run, or random if `anew`. `long`: number of moves after which the players of a
    table finish the match at the next pause.
    """

    @pytest.mark.parametrize("game", games, ids=lambda game: game.key)
    @pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
    @settings(
        max_examples=tables,
        deadline=None,
        derandomize=not anew,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(data=st.data())
    def test_every_game_keeps(game: AnyGame, promise: Callable[[Plan], None], data: st.DataObject) -> None:
        promise(data.draw(plans(game, long)))

    return test_every_game_keeps

"""Who deals after a round, and what has no settlement."""

from typing import Any

import pytest

from engine.koikoi.score import settle
from tests.engine.koikoi.table import with_rules
from tests.engine.koikoi.test_decision import with_five_animals


@pytest.mark.parametrize("kind", ["agari", "dealt"])
def test_going_out_needs_a_winner(kind: Any) -> None:
    with pytest.raises(ValueError, match=f"{kind} needs a winner"):
        settle(with_rules(), 0, kind=kind, base=5)


@pytest.mark.parametrize("setting", ["loser", "winner", "alternate"])
def test_kk40_the_next_round_is_dealt_by_the_next_dealer(setting: str) -> None:
    for dealer in (0, 1):
        table = with_five_animals(dealer=dealer, next_dealer=setting).play("agari")
        expected = dealer if setting == "winner" else 1 - dealer
        assert (table.state.round, table.state.dealer, table.state.last.next_dealer) == (2, expected, expected)
        assert list(table.ready().asked) == [expected]

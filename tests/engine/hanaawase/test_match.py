"""The match over its rounds (HA-25, HA-27)."""

import itertools

import pytest

from engine.hanaawase.score import standing
from tests.engine.hanaawase.table import GAME, matches, with_rules
from tests.there import there


def places(points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(1 + sum(other > mine for other in points) for mine in points)


@pytest.mark.parametrize("rounds", [1, 3, 6, 12])
def test_ha25_ha27_the_standing_is_the_sum_of_the_rounds_and_over_after_the_last(rounds: int) -> None:
    rules = with_rules(rounds=rounds)
    scores = [(10, -4, -6), (-7, 0, 7), (3, 3, -6)]
    played = list(itertools.islice(itertools.cycle(scores), rounds))
    for count in range(1, rounds + 1):
        found = standing(rules, played[:count])
        assert found.totals == tuple(sum(scores[seat] for scores in played[:count]) for seat in range(3))
        assert found.state == ("over" if count == rounds else "continue")
    assert standing(rules, []).state == "continue"


def test_ha27_ha_a10_equal_sums_share_the_place() -> None:
    seen = set()
    for table in matches(60, rounds=1, rain_island="void_round"):
        result = there(GAME.result(table.to_the_end().state))
        assert result.places == places(result.points)
        seen.add(tuple(sorted(result.places)))
        if table.state.last.reason == "void_round":
            assert (result.points, result.places) == ((0, 0, 0), (1, 1, 1))
    assert {(1, 1, 1), (1, 2, 3)} <= seen

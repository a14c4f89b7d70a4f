"""The match over its rounds: totals, overtime and numbering (KK-42 to KK-45)."""

import itertools

import pytest

from engine.koikoi.score import standing
from tests.engine.koikoi.table import GAME, matches, with_rules
from tests.there import there

Rounds = tuple[tuple[int, int], ...]


def expected_state(rules, rounds: Rounds) -> str:
    """KK-42 and KK-43, read again."""
    ahead = sum(scores[0] for scores in rounds) - sum(scores[1] for scores in rounds)
    extra = {"none": 0, "single": 1, "until_decided": rules.overtime_cap}[rules.overtime]
    if len(rounds) < rules.rounds or (ahead == 0 and len(rounds) < rules.rounds + extra):
        return "continue"
    return "tie" if ahead == 0 else "win0" if ahead > 0 else "win1"


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("overtime", ["until_decided", "single", "none"])
@pytest.mark.parametrize("cap", [1, 2])
def test_kk42_kk43_the_standing_after_any_rounds(rounds: int, overtime: str, cap: int) -> None:
    rules = with_rules(rounds=rounds, overtime=overtime, overtime_cap=cap)
    for length in range(rounds + cap + 1):
        for played in itertools.product([(0, 0), (3, 0), (0, 3)], repeat=length):
            if all(expected_state(rules, played[:count]) == "continue" for count in range(length)):
                found = standing(rules, played)
                assert found.state == expected_state(rules, played)
                assert found.totals == (sum(s[0] for s in played), sum(s[1] for s in played))


@pytest.mark.parametrize("setting", ["loser", "winner", "alternate"])
def test_kk40_kk41_kk44_kk45_extra_rounds_are_played_like_any_until_one_is_no_draw(setting: str) -> None:
    lengths = set()
    for table in matches(12, rounds=1, next_dealer=setting, overtime_cap=3, dealt_points=0):
        while table.asked:
            before = table.state
            table.ready().to_the_end("koikoi", rounds=1)
            assert (table.state.last.round, table.state.last.dealer) == (before.round, before.dealer)
            assert table.state.last.round == len(table.state.history)
            assert not table.asked or table.state.dealer == table.state.last.next_dealer
        *draws, last = table.state.history
        assert all(scores == (0, 0) for scores in draws)
        assert last != (0, 0) or len(draws) == 3
        assert (last == (0, 0)) == (there(GAME.result(table.state)).places == (1, 1))
        lengths.add(len(draws))
    assert len(lengths) > 1

"""What a round is worth, who pays whom, and who deals next (HA-20 to HA-26)."""

import pytest

from engine.core import Rng
from engine.hanaawase.score import settle, standing
from tests.engine.hanaawase.table import GAME, matches, with_rules
from tests.engine.hanaawase.test_oracle_rules import triples
from tests.there import there

NOBODY = (0, 0, 0)
EVEN = (88, 88, 88)


def balance(payments: tuple[tuple[int, int, int], ...]) -> tuple[int, ...]:
    got = [0, 0, 0]
    for payer, receiver, points in payments:
        assert points > 0
        assert payer != receiver
        got[payer] -= points
        got[receiver] += points
    return tuple(got)


def check_payments(some: list[tuple[int, int, int]]) -> None:
    rng = Rng(b"worth")
    for points in some:
        for worth in (NOBODY, tuple(rng.pick((0, 20, 30, 40, 110, 490)) for _ in range(3))):
            settled = settle(with_rules(), rng.below(3), points, worth)
            assert balance(settled.payments) == settled.scores
            assert sum(settled.scores) == 0


def test_ha23_the_payments_give_what_the_formula_says_and_the_sum_is_0() -> None:
    check_payments(triples(300))


@pytest.mark.full
def test_ha23_the_payments_give_what_the_formula_says_for_all_35_245_triples() -> None:
    every = [(one, two, 264 - one - two) for one in range(265) for two in range(265 - one)]
    assert len(every) == 35_245
    check_payments(every)


def test_ha24_with_fewer_than_264_points_the_identity_would_not_hold() -> None:
    settled = settle(with_rules(), 0, (100, 80, 64), NOBODY)
    assert settled.scores == (12, -8, -24)
    assert sum(settled.scores) == -20


@pytest.mark.parametrize("setting", ["score", "card_points"])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_ha26_of_equals_the_earliest_in_the_order_of_turns_deals_so_a_tied_dealer_stays(
    setting: str, dealer: int
) -> None:
    rules = with_rules(next_dealer=setting)
    second, third = (dealer + 1) % 3, (dealer + 2) % 3
    assert settle(rules, dealer, EVEN, NOBODY).next_dealer == dealer
    for loser, expected in ((third, dealer), (second, dealer), (dealer, second)):
        points = tuple(68 if seat == loser else 98 for seat in range(3))
        assert settle(rules, dealer, points, NOBODY).next_dealer == expected


def test_ha26_ha_a2_the_most_card_points_are_named_and_have_no_other_effect() -> None:
    for table in (table.to_the_end() for table in matches(6, rounds=1)):
        most = max(table.state.last.cards)
        scene = GAME.scene(GAME.view(table.state, None))
        for seat in range(3):
            named = any(row.key == "most_cards" for row in there(scene.sheet("count", seat)).rows)
            assert named == (table.state.last.cards[seat] == most)


def test_points_that_are_not_given_for_every_seat_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        settle(with_rules(), 0, EVEN, (0, 0))
    with pytest.raises(ValueError, match="shorter"):
        standing(with_rules(), [(10, -4, -6), (5, -5)])

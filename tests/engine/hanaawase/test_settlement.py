"""What a round is worth, who pays whom, and who deals next (HA-20 to HA-26)."""

import itertools
from typing import Any

import pytest

from engine.core import Rng
from engine.hanaawase.score import settle, standing
from tests.engine.hanaawase.table import GAME, Table, cards, matches, script, with_rules
from tests.engine.hanaawase.test_oracle_rules import triples
from tests.there import there

NOBODY = (0, 0, 0)
EVEN = (88, 88, 88)


def rounds_with_all_willows(**settings: Any) -> list[Table]:
    """Rounds at their end in which one player has captured the four willows."""
    tables = [table.to_the_end() for table in matches(60, rounds=1, **settings)]
    return [table for table in tables if table.state.last.rain is not None]


def test_ha20_the_rain_island_is_a_yaku_or_voids_all_yaku_or_the_round() -> None:
    points, worth = (100, 90, 74), (20, 60, 0)
    for rain in (0, 1, 2):
        assert settle(with_rules(rain_island="yaku"), 1, points, worth, rain=rain).scores == (-8, 102, -94)
        assert settle(with_rules(rain_island="void_yaku"), 1, points, worth, rain=rain).scores == (12, 2, -14)
        void = settle(with_rules(rain_island="void_round"), 1, points, worth, rain=rain)
        assert (void.scores, void.payments, void.next_dealer) == ((0, 0, 0), (), 1)


@pytest.mark.parametrize("rain_island", ["yaku", "void_yaku", "void_round"])
def test_ha20_without_the_four_willows_in_one_pile_nothing_is_void(rain_island: str) -> None:
    rules = with_rules(rain_island=rain_island)
    assert settle(rules, 1, (100, 90, 74), (20, 60, 0)).scores == (-8, 102, -94)
    assert settle(rules, 1, (100, 90, 74), (20, 60, 0), rain=None).scores == (-8, 102, -94)


def test_ha20_ha_a14_void_yaku_takes_away_all_yaku_of_all_also_the_own() -> None:
    found = rounds_with_all_willows(rain_island="void_yaku")
    assert found
    others = 0
    for table in found:
        last = table.state.last
        assert last.reason == "void_yaku"
        assert dict(last.yaku[last.rain])["ame"] == 20
        others += any(last.yaku[seat] for seat in range(3) if seat != last.rain)
        assert last.scores == tuple(points - 88 for points in last.cards)
        assert "rain" in table.kinds()
    assert others


def test_ha20_a_void_round_counts_as_played_and_the_dealer_stays() -> None:
    found = rounds_with_all_willows(rain_island="void_round")
    assert found
    for table in found:
        last = table.state.last
        assert (last.reason, last.scores, last.payments) == ("void_round", (0, 0, 0), ())
        assert (last.next_dealer, table.state.history) == (last.dealer, ((0, 0, 0),))
        assert "rain" in table.kinds()


def nothing_but_willows() -> tuple[str, ...]:
    """A deck whose dealer takes the four willows at once and then never anything, if everybody plays as dealt."""
    months = [*range(1, 5), *(number for number in range(5, 13) if number != 11)]
    pairs = [cards(f"{number:02}*")[2:] for number in months[:4]]
    pairs += [cards(f"{number:02}*")[half : half + 2] for half in (0, 2) for number in months[4:]]
    turns = ["11H 11K1", "01R 02R", "03R 04R"]
    for one, two, three in zip(pairs[::3], pairs[1::3], pairs[2::3], strict=True):
        turns += [f"{one[0]} {two[0]}", f"{one[1]} {two[1]}", f"{three[0]} {three[1]}"]
    return script("11A 11R 01H 02A 03H 04A", *turns)


def test_ha20_four_willows_and_nothing_else_are_a_rain_island_too() -> None:
    order = nothing_but_willows()
    table = Table(order, rounds=1, rain_island="void_yaku").ready().play("11H", "take 11A")
    hands = [list(order[8:12] + order[21:24]), list(order[0:4] + order[15:18]), list(order[4:8] + order[18:21])]
    while table.asked:
        (seat,) = table.asked
        table.play(next(card for card in hands[seat] if card in table.state.hands[seat]))
    assert table.taken(0) == set(cards("11*"))
    assert (table.state.last.rain, table.state.last.reason) == (0, "void_yaku")
    assert table.state.last.scores[0] == 36 - 88


def test_ha20_as_a_yaku_the_rain_island_voids_nothing() -> None:
    for table in rounds_with_all_willows():
        assert table.state.last.reason == "played_out"
        assert "rain" not in table.kinds()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ha21_the_score_is_points_less_88_and_the_own_yaku_twice_less_those_of_the_others(seat: int) -> None:
    points, worth = [88, 88, 88], [0, 0, 0]
    points[seat], points[(seat + 1) % 3] = 108, 68
    worth[seat], worth[(seat + 2) % 3] = 30, 50
    scores = settle(with_rules(), 0, tuple(points), tuple(worth)).scores
    assert scores[seat] == 20 + 60 - 50
    assert scores[(seat + 1) % 3] == -20 - 80
    assert scores[(seat + 2) % 3] == 100 - 30


@pytest.mark.parametrize(
    ("points", "payments"),
    [
        ((120, 80, 64), ((1, 0, 8), (2, 0, 24))),
        ((80, 120, 64), ((0, 1, 8), (2, 1, 24))),
        ((80, 64, 120), ((0, 2, 8), (1, 2, 24))),
        ((100, 96, 68), ((2, 0, 12), (2, 1, 8))),
        ((100, 68, 96), ((1, 0, 12), (1, 2, 8))),
        ((68, 100, 96), ((0, 1, 12), (0, 2, 8))),
        ((88, 100, 76), ((2, 1, 12),)),
        ((88, 76, 100), ((1, 2, 12),)),
        (EVEN, ()),
    ],
)
def test_ha22_losers_pay_the_winner_or_one_loser_pays_the_winners(points: tuple, payments: tuple) -> None:
    assert settle(with_rules(), 0, points, NOBODY).payments == payments


def test_ha22_each_yaku_is_paid_by_both_others_and_none_of_0_is_listed() -> None:
    assert settle(with_rules(), 0, EVEN, (0, 20, 0)).payments == ((0, 1, 20), (2, 1, 20))
    payments = settle(with_rules(), 0, EVEN, (30, 0, 60)).payments
    assert payments == ((1, 0, 30), (2, 0, 30), (0, 2, 60), (1, 2, 60))


def test_ha22_the_payments_of_the_cards_come_before_those_of_the_yaku() -> None:
    assert settle(with_rules(), 0, (89, 88, 87), (0, 0, 40)).payments == ((2, 0, 1), (0, 2, 40), (1, 2, 40))


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
    check_payments(triples(1500))


@pytest.mark.full
def test_ha23_the_payments_give_what_the_formula_says_for_all_35_245_triples() -> None:
    every = [(one, two, 264 - one - two) for one in range(265) for two in range(265 - one)]
    assert len(every) == 35_245
    check_payments(every)


@pytest.mark.parametrize("oni", ["on", "off"])
def test_ha23_ha24_played_rounds_have_264_card_points_and_their_scores_add_up_to_0(oni: str) -> None:
    for leftover in ("owner", "last_player"):
        for table in matches(15, rounds=3, oni=oni, oni_leftover=leftover):
            while table.asked:
                seat, legal = next(iter(table.asked.items()))
                table.say(seat, legal[-1] if "play" in legal[-1] else legal[0])
                if "scored" in table.kinds():
                    last = table.state.last
                    assert sum(last.cards) == 264
                    assert sum(len(pile) for pile in last.taken) == 48
                    assert balance(last.payments) == last.scores
                    assert sum(last.scores) == sum(table.state.scores) == 0


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_ha26_ha_a2_the_highest_score_or_the_most_card_points_deal_next(dealer: int) -> None:
    for points in itertools.permutations((110, 80, 74)):
        for rich in (0, 1, 2):
            worth = tuple(60 if seat == rich else 0 for seat in range(3))
            settled = settle(with_rules(), dealer, points, worth)
            assert settled.next_dealer == settled.scores.index(max(settled.scores)) == rich
            by_cards = settle(with_rules(next_dealer="card_points"), dealer, points, worth)
            assert by_cards.next_dealer == points.index(110)
            assert by_cards.scores == settled.scores


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


@pytest.mark.parametrize("setting", ["score", "card_points"])
def test_ha26_who_has_most_of_what_is_agreed_deals_the_next_round(setting: str) -> None:
    changed = set()
    for table in matches(12, rounds=6, next_dealer=setting):
        dealer = table.state.dealer
        while table.asked:
            seat, legal = next(iter(table.asked.items()))
            table.say(seat, legal[0])
            if "scored" in table.kinds() and table.asked:
                last = table.state.last
                assert (last.dealer, last.next_dealer) == (dealer, table.state.dealer)
                measure = last.scores if setting == "score" else last.cards
                assert measure[last.next_dealer] == max(measure)
                changed.add((table.state.dealer - dealer) % 3)
                dealer = table.state.dealer
    assert changed == {0, 1, 2}


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

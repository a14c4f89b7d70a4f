"""What a round is worth, who pays, and who deals next (GO-5, GO-29 to GO-33)."""

import itertools
from collections import Counter

import pytest

from engine.stopgo.score import settle
from tests.engine.stopgo.oracle_rules import chosen, worth
from tests.engine.stopgo.table import GAME, Table, with_rules
from tests.engine.stopgo.test_decision import with_five_animals
from tests.engine.stopgo.walks import (
    always_go,
    always_stop,
    nobody_of_two,
    now_and_then,
    open_points,
    rounds,
)
from tests.there import there

SEATS = pytest.mark.parametrize("seats", [2, 3])
PAYMENTS = pytest.mark.parametrize("payment", ["score", "zero_sum"])
CASES = [(seats, dealer, winner) for seats in (2, 3) for dealer in range(seats) for winner in range(seats)]


@pytest.mark.parametrize(("seats", "dealer", "winner"), CASES)
def test_go5_the_winner_deals_the_next_round(seats: int, dealer: int, winner: int) -> None:
    for instant in (False, True):
        settled = settle(with_rules(), dealer, seats, winner=winner, points=4, instant=instant)
        assert settled.next_dealer == winner


@SEATS
@pytest.mark.parametrize("dealer_right", ["on", "off"])
def test_go5_go_a11_after_a_round_without_winner_the_dealer_stays(seats: int, dealer_right: str) -> None:
    for dealer in range(seats):
        rules = with_rules(dealer_right=dealer_right)
        assert settle(rules, dealer, seats).next_dealer == dealer
        assert settle(rules, dealer, seats, instant=True).next_dealer == dealer


def test_go5_the_next_round_is_dealt_by_the_next_dealer() -> None:
    for dealer in (0, 1):
        table = with_five_animals(dealer=dealer).play("stop")
        assert (table.state.round, table.state.dealer, table.state.last.next_dealer) == (2, dealer, dealer)
        assert list(table.ready().asked) == [dealer]
    for seats in (2, 3):
        dealers = Counter()
        for number in range(30):
            table = Table.started(b"next %d" % number, seats=seats, rounds=3).to_the_end("stop", rounds=1)
            last = table.state.last
            assert table.state.dealer == last.next_dealer == (last.dealer if last.winner is None else last.winner)
            dealers[(table.state.dealer - last.dealer) % seats] += 1
        assert set(dealers) == set(range(seats))


@pytest.mark.parametrize(("seats", "dealer", "winner"), CASES)
def test_go29_only_who_stops_scores(seats: int, dealer: int, winner: int) -> None:
    assert settle(with_rules(), dealer, seats, winner=winner).scores == (0,) * seats
    for points in (1, 2, 7, 58):
        scores = settle(with_rules(), dealer, seats, winner=winner, points=points).scores
        assert scores == tuple(points if seat == winner else 0 for seat in range(seats))


@SEATS
def test_go29_the_others_score_nothing_whatever_they_have(seats: int) -> None:
    had_points = extras = 0
    for table, turns in rounds(now_and_then, seats):
        last = table.state.last
        if last.winner is None:
            continue
        opened, bonus = worth(table.taken(last.winner), chosen())
        lucky = {key: points for key, points in last.rows if key in ("teshi", "futateshi", "kuttsuki")}
        assert dict(last.rows) == opened | bonus | lucky
        assert last.points == sum(points for _, points in last.rows)
        assert last.scores == tuple(last.points if seat == last.winner else 0 for seat in range(seats))
        had_points += any(open_points(table, seat) for seat in range(seats) if seat != last.winner)
        extras += bool(bonus)
        assert turns[-1].seat == last.winner
    assert had_points
    assert extras


def test_go30_when_nobody_stops_nobody_scores_not_even_after_go() -> None:
    seen = set()
    played = [(table, 3) for table, _ in rounds(always_go, 3)] + [(nobody_of_two(rounds=1), 2)]
    for table, seats in played:
        last = table.state.last
        if last.reason == "nobody":
            assert (last.winner, last.points, last.scores, last.rows) == (None, 0, (0,) * seats, ())
            assert last.next_dealer == last.dealer
            assert "nobody" in table.kinds()
            seen.add((seats, sum(table.state.called) > 0, any(open_points(table, seat) for seat in range(seats))))
    assert seen >= {(3, True, True), (2, True, True)}


@PAYMENTS
def test_go30_go32_with_dealer_right_the_dealer_gets_6_and_deals_again(payment: str) -> None:
    seen = 0
    for table, turns in rounds(always_go, 3, dealer_right=True, payment=payment):
        last = table.state.last
        if last.reason == "dealer_right":
            dealer = turns[0].dealer
            paid, got = (0, 6) if payment == "score" else (-6, 12)
            assert last.scores == table.state.scores == tuple(got if seat == dealer else paid for seat in range(3))
            assert (last.winner, last.points, last.next_dealer) == (dealer, 6, dealer)
            assert table.state.hands == ((), (), ())
            seen += 1
    assert seen
    table = nobody_of_two(rounds=1, dealer_right="on", payment=payment)
    dealer, paid = table.state.last.dealer, 0 if payment == "score" else -6
    assert table.state.scores == tuple(6 if seat == dealer else paid for seat in (0, 1))


@PAYMENTS
@SEATS
@pytest.mark.parametrize("dealer_right", ["on", "off"])
def test_go30_go32_the_settlement_when_nobody_stopped(seats: int, payment: str, dealer_right: str) -> None:
    for dealer in range(seats):
        settled = settle(with_rules(dealer_right=dealer_right, payment=payment), dealer, seats)
        paid = 6 if dealer_right == "on" else 0
        others, mine = (0, paid) if payment == "score" else (-paid, (seats - 1) * paid)
        assert settled.scores == tuple(mine if seat == dealer else others for seat in range(seats))


def test_go31_of_two_players_one_stops_if_nobody_says_go() -> None:
    for table, _ in rounds(always_stop, 2):
        assert (table.state.last.reason, sum(table.state.called)) == ("stop", 0)
    assert sum(nobody_of_two(rounds=1).state.called) > 0


def test_go31_among_the_nine_animals_of_a_full_count_one_of_two_has_five() -> None:
    table = nobody_of_two(rounds=1)
    animals = [sum(card[2] == "A" for card in table.taken(seat)) for seat in (0, 1)]
    assert sum(animals) == 9
    assert max(animals) >= 5


@pytest.mark.parametrize(("seats", "dealer", "winner"), CASES)
def test_go32_with_zero_sum_every_other_player_pays_the_winner(seats: int, dealer: int, winner: int) -> None:
    for points in (1, 6, 10):
        settled = settle(with_rules(payment="zero_sum"), dealer, seats, winner=winner, points=points)
        assert settled.scores == tuple((seats - 1) * points if seat == winner else -points for seat in range(seats))
        others = [seat for seat in range(seats) if seat != winner]
        assert sorted(settled.payments) == [(seat, winner, points) for seat in others]
        assert settle(with_rules(), dealer, seats, winner=winner, points=points).payments == ()


def test_go32_with_zero_sum_nobody_pays_when_nobody_wins() -> None:
    assert settle(with_rules(payment="zero_sum"), 0, 3).payments == ()
    settled = settle(with_rules(payment="zero_sum", dealer_right="on"), 1, 3)
    assert sorted(settled.payments) == [(0, 1, 6), (2, 1, 6)]


@SEATS
def test_go32_the_same_rounds_give_the_same_ranking(seats: int) -> None:
    different = 0
    for number in range(12):
        totals, places = {}, {}
        for payment in ("score", "zero_sum"):
            table = Table.started(b"same %d" % number, seats=seats, payment=payment, dealer_right="on").to_the_end(
                "stop"
            )
            totals[payment], places[payment] = table.state.scores, there(GAME.result(table.state)).places
            different += payment == "zero_sum" and any(table.state.last.payments)
        assert sum(totals["zero_sum"]) == 0
        every = sum(totals["score"])
        assert totals["zero_sum"] == tuple(seats * score - every for score in totals["score"])
        assert places["score"] == places["zero_sum"]
    assert different


def test_go32_payments_are_told_and_shown() -> None:
    table = with_five_animals(payment="zero_sum", rounds=1).play("stop")
    (paid,) = table.told_of("paid")
    points, receiver = 1, 0
    assert (paid.seat, paid.amounts, paid.to) == (1, (points,), receiver)
    assert table.state.scores == (1, -1)
    for viewer in (0, 1, None):
        scene = GAME.scene(GAME.view(table.state, viewer))
        assert [sheet.payments for sheet in scene.sheets if sheet.payments] == [((1, 0, 1),)]
    assert not with_five_animals(rounds=1).play("stop").told_of("paid")


@SEATS
def test_go33_the_round_number_goes_up_by_one_with_or_without_winner(seats: int) -> None:
    reasons = set()
    for number in range(25):
        table = Table.started(b"numbers %d" % number, seats=seats, rounds=3)
        while table.asked:
            before = table.state.round
            assert before == len(table.state.history) + 1
            table.to_the_end("go", rounds=1)
            assert table.state.last.round == before
            reasons.add(table.state.last.reason)
        assert table.state.round == 3
    assert reasons == {"stop"} if seats == 2 else {"stop", "nobody"}


def test_go33_after_a_round_of_two_without_winner_comes_the_next() -> None:
    table = nobody_of_two(rounds=3)
    assert (table.state.round, table.state.dealer, table.state.last.reason) == (2, table.state.last.dealer, "nobody")


def test_a_stop_is_told_with_the_points_of_the_round_and_the_match() -> None:
    table = with_five_animals(rounds=3).play("stop")
    assert [(str(event.kind), event.seat) for event in table.told][:3] == [("stop", 0), ("scored", 0), ("scored", 1)]
    assert [event.amounts for event in table.told_of("scored")] == [(1, 1), (0, 0)]
    assert [event.amounts for event in table.told_of("dealt")] == [(2,)]
    table.to_the_end("stop")
    assert [total for _, total in (event.amounts for event in table.told_of("scored"))] == list(table.state.scores)


def test_the_scores_are_the_sums_of_the_rounds() -> None:
    for seats, payment in itertools.product((2, 3), ("score", "zero_sum")):
        table = Table.started(b"sums", seats=seats, payment=payment).to_the_end("stop")
        assert len(table.state.history) == 6
        assert table.state.scores == tuple(map(sum, zip(*table.state.history, strict=True)))

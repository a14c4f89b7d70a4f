"""What a round is worth, who pays and deals next, and the match over its rounds (GO-5, GO-29 to GO-34)."""

import itertools
from dataclasses import replace

import pytest

from engine.stopgo.score import settle, standing
from tests.engine.hanafuda.table import five_animals
from tests.engine.stopgo.table import GAME, Table, deck, matches, nobody_of_two, open_points, script, with_rules
from tests.engine.stopgo.test_decision import with_five_animals
from tests.there import there

SEATS = pytest.mark.parametrize("seats", [2, 3])


def at_the_end(rounds: int, history: list[tuple[int, ...]], tie: str) -> bool:
    """GO-34, read again."""
    if len(history) < rounds:
        return False
    totals = sorted(sum(scores[seat] for scores in history) for seat in range(len(history[0])))
    return totals[-1] > totals[-2] or tie == "shared" or len(history) >= rounds + 6


@SEATS
@pytest.mark.parametrize("tie", ["shared", "extra_round"])
@pytest.mark.parametrize("rounds", [1, 3])
def test_go34_the_standing_after_any_rounds(rounds: int, tie: str, seats: int) -> None:
    rules = with_rules(rounds=rounds, tie=tie)
    win = [tuple(3 * (seat == winner) for seat in range(seats)) for winner in range(seats)]
    for length in range(rounds + 2):
        for history in itertools.product([(0,) * seats, *win], repeat=length):
            if any(at_the_end(rounds, list(history[:count]), tie) for count in range(length)):
                continue
            found = standing(rules, history)
            assert (found.state == "over") == at_the_end(rounds, list(history), tie)
            assert found.state in ("over", "continue")
            if history:
                assert found.totals == tuple(map(sum, zip(*history, strict=True)))


def test_go34_after_six_extra_rounds_the_place_is_shared() -> None:
    dealt = Table(deck("01*", "02*"), hand_yaku="instant", rounds=1, tie="extra_round").state
    for extra, over in ((0, False), (5, False), (6, True)):
        table = Table(deck())
        table.state = replace(dealt, round=1 + extra, history=((0, 0),) * extra)
        table.ready()
        assert (GAME.result(table.state) is not None) == over
        assert table.state.last.reason == "both_instant"
    assert there(GAME.result(table.state)).places == (1, 1)
    assert there(GAME.result(table.state)).hands == 7


@pytest.mark.parametrize("tie", ["shared", "extra_round"])
def test_go34_a_match_that_stands_level_ends_or_goes_on(tie: str) -> None:
    table = Table(script(*five_animals()), rounds=3, tie=tie, hand_yaku="off")
    table.state = replace(table.state, round=3, history=((0, 1), (0, 0)))
    table.ready().play("02A", "01H", "05A", "01R", "07A", "stop")
    assert table.state.scores == (1, 1)
    if tie == "shared":
        assert there(GAME.result(table.state)).places == (1, 1)
    else:
        assert GAME.result(table.state) is None
        assert (table.state.round, sorted(table.asked)) == (4, [0, 1])


def test_go34_extra_rounds_are_played_by_all_until_one_is_ahead() -> None:
    lengths = set()
    for table in matches(20, seats=3, rounds=1, tie="extra_round"):
        table.to_the_end("go")
        *level, last = table.state.history
        assert all(scores == (0, 0, 0) for scores in level)
        assert max(last) > 0 or len(level) == 6
        assert there(GAME.result(table.state)).places.count(1) == 1
        lengths.add(len(level))
    assert {0, 1} <= lengths


def test_go5_go29_go30_go32_the_winner_scores_is_paid_and_deals_next() -> None:
    """Without one the dealer stays, and has 6 points where that is their right."""
    for seats, payment, dealer_right in itertools.product((2, 3), ("score", "zero_sum"), ("on", "off")):
        rules = with_rules(payment=payment, dealer_right=dealer_right)
        for dealer, winner, points in itertools.product(range(seats), (*range(seats), None), (1, 10)):
            found = settle(rules, dealer, seats, winner=winner, points=points)
            receiver = dealer if winner is None else winner
            gain = points if winner is not None else 6 if dealer_right == "on" else 0
            others = [seat for seat in range(seats) if seat != receiver]
            paid = [(seat, receiver, gain) for seat in others if payment == "zero_sum" and gain]
            assert (found.next_dealer, sorted(found.payments)) == (receiver, paid)
            each = gain if payment == "zero_sum" else 0
            assert found.scores[receiver] == (gain if payment == "score" else gain * len(others))
            assert {found.scores[seat] for seat in others} == {-each}


def test_go18_go30_go31_go33_of_two_players_nobody_stops_only_after_go() -> None:
    table = nobody_of_two(rounds=3)
    last = table.state.last
    assert (last.reason, last.winner, last.points, last.scores, last.rows) == ("nobody", None, 0, (0, 0), ())
    assert (table.state.round, table.state.dealer, last.next_dealer) == (2, last.dealer, last.dealer)
    assert "nobody" in table.kinds()
    table = nobody_of_two(rounds=1)
    assert (sum(table.state.called) > 0, any(open_points(table, seat) for seat in (0, 1))) == (True, True)
    assert (table.field, sum(map(len, table.state.taken))) == (set(), 48)
    animals = [sum(card[2] == "A" for card in table.taken(seat)) for seat in (0, 1)]
    assert (sum(animals), max(animals) >= 5) == (9, True)
    dealer = last.dealer
    for payment, paid in (("score", 0), ("zero_sum", -6)):
        scores = nobody_of_two(rounds=1, dealer_right="on", payment=payment).state.scores
        assert (scores[dealer], scores[1 - dealer]) == (6, paid)


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


def test_a_stop_is_told_with_the_points_of_the_round_and_the_match() -> None:
    table = with_five_animals(rounds=3).play("stop")
    assert [(str(event.kind), event.seat) for event in table.told][:3] == [("stop", 0), ("scored", 0), ("scored", 1)]
    assert [event.amounts for event in table.told_of("scored")] == [(1, 1), (0, 0)]
    assert [event.amounts for event in table.told_of("dealt")] == [(2,)]
    table.to_the_end("stop")
    assert [total for _, total in (event.amounts for event in table.told_of("scored"))] == list(table.state.scores)

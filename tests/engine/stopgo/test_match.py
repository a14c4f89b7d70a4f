"""The match over its rounds: totals, ties, extra rounds, and every way to end it (GO-33, GO-34)."""

import itertools
from dataclasses import replace

import pytest

from engine.core import IllegalAction
from engine.stopgo.score import standing
from tests.engine.hanafuda.lying import lying
from tests.engine.stopgo.table import GAME, Table, deck, matches, with_rules
from tests.engine.stopgo.test_decision import ANIMALS, with_five_animals
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
    for length in range(rounds + 3):
        for history in itertools.product([(0,) * seats, *win], repeat=length):
            if any(at_the_end(rounds, list(history[:count]), tie) for count in range(length)):
                continue
            found = standing(rules, history)
            assert (found.state == "over") == at_the_end(rounds, list(history), tie)
            assert found.state in ("over", "continue")
            if history:
                assert found.totals == tuple(map(sum, zip(*history, strict=True)))


@pytest.mark.parametrize("rounds", [1, 3, 6, 12])
def test_go34_there_is_no_end_before_the_last_round_even_if_all_is_decided(rounds: int) -> None:
    for tie in ("shared", "extra_round"):
        rules = with_rules(rounds=rounds, tie=tie)
        for count in range(1, rounds):
            assert standing(rules, [(50, 0)] * count).state == "continue"
        assert standing(rules, [(50, 0)] * rounds).state == "over"


@SEATS
@pytest.mark.parametrize("rounds", [1, 3, 6, 12])
def test_go34_there_are_at_most_six_extra_rounds(rounds: int, seats: int) -> None:
    rules, level = with_rules(rounds=rounds, tie="extra_round"), (0,) * seats
    for extra in range(6):
        assert standing(rules, [level] * (rounds + extra)).state == "continue"
    assert standing(rules, [level] * (rounds + 6)).state == "over"
    assert standing(with_rules(rounds=rounds, tie="shared"), [level] * rounds).state == "over"


def test_go34_only_the_highest_total_must_be_held_by_one() -> None:
    rules = with_rules(rounds=1, tie="extra_round")
    assert standing(rules, [(5, 0, 0)]).state == "over"
    assert standing(rules, [(5, 5, 0)]).state == "continue"
    assert standing(rules, [(0, 5, 5)]).state == "continue"
    assert standing(rules, [(0, 5, 5), (0, 0, 1)]).state == "over"
    assert standing(rules, [(0, 5, 5), (5, 0, 0)]).state == "continue"


def test_go34_extra_rounds_are_played_by_all_until_one_is_ahead() -> None:
    lengths = set()
    for table in matches(100, seats=3, rounds=1, tie="extra_round"):
        table.to_the_end("go")
        *level, last = table.state.history
        assert all(scores == (0, 0, 0) for scores in level)
        assert len(table.state.history) <= 7
        assert (max(last) > 0) or len(level) == 6
        assert there(GAME.result(table.state)).places.count(1) == 1
        lengths.add(len(level))
    assert {0, 1} <= lengths


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


@SEATS
def test_go34_go_a14_the_highest_total_is_first_and_equal_ones_share_the_place(seats: int) -> None:
    shared = 0
    for table in matches(40, seats=seats, rounds=1 if seats == 3 else 3, hand_yaku="off"):
        table.to_the_end("stop")
        result = there(GAME.result(table.state))
        assert result.points == table.state.scores
        assert result.places == tuple(1 + sum(other > mine for other in result.points) for mine in result.points)
        assert (result.reason, result.hands) == ("played", len(table.state.history))
        assert table.kinds()[-1] == "over"
        assert table.told[-1].amounts == result.places
        shared += len(set(result.places)) < seats
    assert shared


@pytest.mark.parametrize("tie", ["shared", "extra_round"])
def test_go34_a_match_that_stands_level_ends_or_goes_on(tie: str) -> None:
    table = Table(ANIMALS, rounds=3, tie=tie, hand_yaku="off")
    table.state = replace(table.state, round=3, history=((0, 1), (0, 0)))
    table.ready().play("02A", "01H", "05A", "01R", "07A", "stop")
    assert table.state.scores == (1, 1)
    if tie == "shared":
        assert there(GAME.result(table.state)).places == (1, 1)
    else:
        assert GAME.result(table.state) is None
        assert (table.state.round, sorted(table.asked)) == (4, [0, 1])


@SEATS
def test_go33_the_rounds_of_a_match_follow_each_other(seats: int) -> None:
    for table in matches(4, seats=seats, rounds=3):
        dealers, rounds = [table.state.dealer], [table.state.round]
        while table.asked:
            table.to_the_end("stop", rounds=1)
            if table.asked:
                dealers.append(table.state.dealer)
                rounds.append(table.state.round)
                assert dealers[-1] == table.state.last.next_dealer
        assert rounds == [1, 2, 3]
        assert len(table.state.history) == 3


def test_go33_a_new_round_begins_with_empty_piles_and_no_goes() -> None:
    table = with_five_animals(rounds=3).play("go", "01K1", "08A", "stop")
    state = table.state
    assert (state.round, state.called, state.taken, state.turns) == (2, (0, 0), ((), ()), 0)
    assert (state.risen, state.last.turns) == ((0, 0), 7)
    assert len(state.stock) == 20
    assert table.kinds()[-1] == "dealt"
    assert table.asked.keys() == {0, 1}


def test_rounds_are_dealt_differently() -> None:
    for table in matches(3, rounds=3, first_dealer="random"):
        first = lying(table.state)
        assert lying(table.to_the_end("stop", rounds=1).state) != first


@SEATS
def test_ready_asks_everybody_once_in_any_order_with_ready_as_the_default(seats: int) -> None:
    for order in itertools.permutations(range(seats)):
        table = Table(deck(seats=seats), seats=seats)
        assert table.asked == {seat: ["ready", "finish"] for seat in range(seats)}
        for seat in order[:-1]:
            assert table.say(seat, "ready").told == ()
            assert seat not in table.asked
            with pytest.raises(IllegalAction):
                table.say(seat, "ready")
        assert table.say(order[-1], "ready").kinds() == ["began"]
        assert list(table.asked) == [0]


@pytest.mark.parametrize("answers", list(itertools.product(("finish", "ready"), repeat=3))[1:])
def test_finish_counts_as_ready_unless_every_seat_says_it(answers: tuple[str, ...]) -> None:
    table = next(matches(1, seats=3))
    for seat in (2, 0, 1):
        table.say(seat, answers[seat])
    assert table.kinds() == ["began"]
    assert GAME.result(table.state) is None


@SEATS
def test_everybody_may_finish_before_the_first_hand_and_nothing_is_counted(seats: int) -> None:
    table = next(matches(1, seats=seats))
    for seat in range(seats):
        table.say(seat, "finish")
    result = there(GAME.result(table.state))
    assert (result.points, result.places, result.reason, result.hands) == (
        (0,) * seats,
        (1,) * seats,
        "finished",
        0,
    )
    assert table.asked == {}
    assert {"finished", "over"} <= set(table.kinds())


def test_an_agreement_must_be_made_anew_before_every_hand() -> None:
    table = next(matches(1, rounds=3))
    table.say(0, "finish").say(1, "ready").to_the_end("stop", rounds=1)
    assert table.asked.keys() == {0, 1}
    assert table.say(1, "finish").told == ()
    assert "finished" in table.say(0, "finish").kinds()


def test_holders_of_an_instant_yaku_may_finish_with_the_others() -> None:
    table = Table(deck("01*"), hand_yaku="instant")
    table.say(0, "finish").say(1, "finish")
    result = there(GAME.result(table.state))
    assert (result.points, result.reason, result.hands) == ((0, 0), "finished", 0)


def test_a_match_finished_later_is_placed_by_points() -> None:
    for winner in (0, 1):
        table = with_five_animals(dealer=winner).play("stop").say(0, "finish").say(1, "finish")
        result = there(GAME.result(table.state))
        assert result.points == tuple(int(seat == winner) for seat in (0, 1))
        assert result.places == ((1, 2) if winner == 0 else (2, 1))
        assert (result.reason, result.hands) == ("finished", 1)


@pytest.mark.parametrize("resigner", [0, 1, 2])
def test_who_resigns_is_last_whatever_their_points_and_the_hand_is_void(resigner: int) -> None:
    table = next(matches(1, seats=3, rounds=3))
    table.state = replace(table.state, round=3, history=((4, 0, 0), (0, 4, 9)))
    board = lying(table.ready().state)
    table.say(resigner, "resign")
    result = there(GAME.result(table.state))
    assert result.points == (4, 4, 9)
    assert result.places == {0: (3, 2, 1), 1: (2, 3, 1), 2: (1, 1, 3)}[resigner]
    assert (result.reason, result.hands) == ("resigned", 2)
    assert (lying(table.state), table.asked) == (board, {})
    assert [(kind, event.seat) for kind, event in zip(table.kinds(), table.told, strict=True)] == [
        ("resigned", resigner),
        ("over", None),
    ]
    assert table.told[-1].amounts == result.places


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moves", [0, 1, 5])
def test_resign_is_legal_at_any_time_also_for_who_is_not_asked(moves: int, seat: int) -> None:
    table = with_five_animals() if moves == 5 else Table(ANIMALS)
    if moves == 1:
        table.ready().play("02A")
    assert "resign" not in str(table.asked)
    assert there(GAME.result(table.say(seat, "resign").state)).reason == "resigned"


@pytest.mark.parametrize("seat", [-1, 2, 3, 17])
def test_nobody_but_the_players_resigns(seat: int) -> None:
    with pytest.raises(IllegalAction):
        with_five_animals().say(seat, "resign")


@pytest.mark.parametrize("action", ["resign", "ready", "finish", "play 02A", "stop"])
def test_a_finished_match_refuses_everything(action: str) -> None:
    for end in ("resign", "stop"):
        table = with_five_animals(rounds=1).say(0, end)
        for seat in (0, 1):
            with pytest.raises(IllegalAction):
                table.say(seat, action)


def test_a_finished_match_keeps_its_last_position() -> None:
    table = with_five_animals(rounds=1)
    board = lying(table.state)
    table.play("stop")
    assert (lying(table.state), table.asked, table.state.last.turns) == (board, {}, 5)
    assert there(GAME.result(table.state)).points == (1, 0)
    assert table.state.round == 1

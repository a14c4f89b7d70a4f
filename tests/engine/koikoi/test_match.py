"""The match over its rounds: totals, overtime, numbering, and every way to end it (KK-42 to KK-45)."""

import itertools
from typing import Any

import pytest

from engine.core import IllegalAction
from engine.koikoi.score import settle, standing
from tests.engine.hanafuda.lying import lying
from tests.engine.koikoi.table import GAME, Table, deck, matches, with_rules
from tests.engine.koikoi.test_decision import ANIMALS, with_five_animals
from tests.there import there

Rounds = tuple[tuple[int, int], ...]


def expected_state(rules, rounds: Rounds) -> str:
    """KK-42 and KK-43, read again."""
    ahead = sum(scores[0] for scores in rounds) - sum(scores[1] for scores in rounds)
    extra = {"none": 0, "single": 1, "until_decided": rules.overtime_cap}[rules.overtime]
    if len(rounds) < rules.rounds or (ahead == 0 and len(rounds) < rules.rounds + extra):
        return "continue"
    return "tie" if ahead == 0 else "win0" if ahead > 0 else "win1"


@pytest.mark.parametrize("rounds", [1, 2, 3])
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


@pytest.mark.parametrize("rounds", range(1, 13))
def test_kk42_there_is_no_end_before_the_last_round_even_if_all_is_decided(rounds: int) -> None:
    rules = with_rules(rounds=rounds)
    for count in range(rounds):
        assert standing(rules, [(50, 0)] * count).state == "continue"
    assert standing(rules, [(50, 0)] * rounds).state == "win0"
    assert standing(rules, [(0, 50)] * rounds).state == "win1"


@pytest.mark.parametrize("cap", range(1, 7))
def test_kk43_until_decided_plays_at_most_overtime_cap_extra_rounds(cap: int) -> None:
    rules = with_rules(overtime_cap=cap)
    for extra in range(cap):
        assert standing(rules, [(0, 0)] * (6 + extra)).state == "continue"
    assert standing(rules, [(0, 0)] * (6 + cap)).state == "tie"


def test_kk43_single_is_one_extra_round_whatever_the_cap() -> None:
    rules = with_rules(overtime="single", overtime_cap=3)
    assert standing(rules, [(2, 2)] * 6).state == "continue"
    assert standing(rules, [(2, 2)] * 7).state == "tie"


def test_kk44_the_first_extra_round_that_is_not_a_draw_decides() -> None:
    assert standing(with_rules(), [(1, 1)] * 6 + [(0, 0), (0, 1)]).state == "win1"
    ended = set()
    for table in matches(60, rounds=1, overtime_cap=3, dealt_points=0):
        table.to_the_end("koikoi")
        *draws, last = table.state.history
        assert all(scores == (0, 0) for scores in draws)
        assert len(table.state.history) <= 4
        assert (last == (0, 0)) == (there(GAME.result(table.state)).places == (1, 1))
        assert last != (0, 0) or len(draws) == 3
        ended.add(len(table.state.history))
    assert ended == {1, 2, 3, 4}


def played_out(count: int, **settings: Any) -> list[tuple[list[tuple[int, int, Any]], Table]]:
    """Matches to their end, with (round, dealer, the settled round before) at the start of every round."""
    found = []
    for table in matches(count, **settings):
        rounds = []
        while table.asked:
            if "ready" in str(table.asked) and len(table.asked) == 2:
                rounds.append((table.state.round, table.state.dealer, table.state.last))
            seat, legal = next(iter(table.asked.items()))
            table.say(seat, "koikoi" if "koikoi" in legal and len(rounds) % 3 else legal[0])
        found.append((rounds, table))
    return found


def test_kk45_rounds_are_numbered_on_through_the_overtime() -> None:
    longest = 0
    for rounds, table in played_out(25, rounds=1, overtime_cap=4):
        assert [number for number, _, _ in rounds] == list(range(1, len(rounds) + 1))
        assert table.state.round == len(table.state.history) == len(rounds)
        longest = max(longest, len(rounds))
    assert longest > 2


@pytest.mark.parametrize("setting", ["loser", "winner", "alternate"])
def test_kk40_kk41_kk44_the_dealers_of_a_whole_match_follow_from_its_rounds(setting: str) -> None:
    reasons = set()
    for rounds, table in played_out(12, rounds=4, next_dealer=setting, overtime_cap=2):
        for (_, dealer, _), (number, following, last) in itertools.pairwise(rounds):
            assert (last.round, last.dealer) == (number - 1, dealer)
            settled = settle(table.state.rules, dealer, kind=last.reason, winner=last.winner, base=last.base)
            assert following == last.next_dealer == settled.next_dealer
            reasons.add(last.reason)
    assert {"agari", "draw"} <= reasons


def test_kk44_an_extra_round_is_dealt_asked_and_doubled_like_any() -> None:
    for rounds, table in played_out(25, rounds=1, overtime_cap=6):
        if len(rounds) > 1:
            assert rounds[1][0] == 2
            assert rounds[1][1] == 1 - rounds[0][1]
            last = table.state.last
            if last.winner is not None and last.reason == "agari":
                factor = 2 if table.state.called[1 - last.winner] else 1
                assert last.scores[last.winner] == last.base * factor


def test_kk42_the_higher_total_is_first_and_the_end_is_told() -> None:
    for table in matches(12, rounds=2):
        table.to_the_end("agari")
        result = there(GAME.result(table.state))
        one, two = result.points
        assert result.points == table.state.scores
        assert result.places == ((1, 1) if one == two else (1, 2) if one > two else (2, 1))
        assert (result.reason, result.hands) == ("played", len(table.state.history))
        assert table.kinds()[-1] == "over"


def test_a_new_round_begins_with_empty_piles_and_no_calls() -> None:
    table = with_five_animals(rounds=2).play("koikoi", "01K1", "08A", "agari")
    state = table.state
    assert (state.round, state.called, state.taken, state.turns) == (2, (0, 0), ((), ()), 0)
    assert len(state.stock) == 24
    assert table.asked.keys() == {0, 1}
    assert table.kinds()[-1] == "dealt"
    table.to_the_end("agari")
    assert len(table.state.history) >= 2


def test_rounds_are_dealt_differently() -> None:
    for table in matches(3, rounds=2):
        first = lying(table.state)
        table.ready()
        while table.state.round == 1:
            seat, legal = next(iter(table.asked.items()))
            table.say(seat, legal[0])
        assert lying(table.state) != first


def test_ready_asks_everybody_once_in_any_order() -> None:
    for first in (0, 1):
        table = Table(deck())
        table.say(first, "ready")
        assert table.told == ()
        with pytest.raises(IllegalAction):
            table.say(first, "ready")
        assert table.say(1 - first, "ready").kinds() == ["began"]
        assert list(table.asked) == [0]


@pytest.mark.parametrize("answers", [("finish", "ready"), ("ready", "finish")])
@pytest.mark.parametrize("first", [0, 1])
def test_finish_counts_as_ready_unless_every_seat_says_it(answers: tuple[str, str], first: int) -> None:
    table = next(matches(1))
    table.say(first, answers[first])
    assert table.told == ()
    assert table.say(1 - first, answers[1 - first]).kinds() == ["began"]
    assert GAME.result(table.state) is None


def test_an_agreement_must_be_made_anew_before_every_hand() -> None:
    table = next(matches(1, rounds=3, first_dealer="seat0"))
    table.say(0, "finish").say(1, "ready")
    while table.state.round == 1:
        table.play(next(iter(table.asked.values()))[0])
    assert table.asked.keys() == {0, 1}
    assert table.say(1, "finish").told == ()
    assert "finished" in table.say(0, "finish").kinds()


def test_everybody_may_finish_before_the_first_hand_and_nothing_is_counted() -> None:
    table = next(matches(1))
    table.say(1, "finish").say(0, "finish")
    result = there(GAME.result(table.state))
    assert (result.points, result.places, result.reason, result.hands) == (
        (0, 0),
        (1, 1),
        "finished",
        0,
    )
    assert table.asked == {}
    assert {"finished", "over"} <= set(table.kinds())


def test_a_match_finished_later_is_placed_by_points() -> None:
    for winner in (0, 1):
        table = with_five_animals(dealer=winner).play("agari")
        table.say(0, "finish").say(1, "finish")
        result = there(GAME.result(table.state))
        assert result.points == tuple(int(seat == winner) for seat in (0, 1))
        assert result.places == ((1, 2) if winner == 0 else (2, 1))
        assert (result.reason, result.hands) == ("finished", 1)


@pytest.mark.parametrize("resigner", [0, 1])
def test_who_resigns_is_last_whatever_their_points_and_the_hand_is_void(resigner: int) -> None:
    table = with_five_animals(dealer=resigner).play("agari").ready()
    board = lying(table.state)
    table.say(resigner, "resign")
    result = there(GAME.result(table.state))
    assert result.points == tuple(int(seat == resigner) for seat in (0, 1))
    assert result.places == ((2, 1) if resigner == 0 else (1, 2))
    assert (result.reason, result.hands) == ("resigned", 1)
    assert (lying(table.state), table.asked) == (board, {})
    assert table.kinds() == ["resigned", "over"]
    assert table.told[0].seat == resigner


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moves", [[], ["02A"], ["02A", "01H", "05A", "01R", "07A"]])
def test_resign_is_legal_at_any_time_also_for_who_is_not_asked(moves: list[str], seat: int) -> None:
    table = with_five_animals() if len(moves) == 5 else Table(ANIMALS)
    if len(moves) == 1:
        table.ready().play(*moves)
    assert "resign" not in str(table.asked)
    assert there(GAME.result(table.say(seat, "resign").state)).reason == "resigned"


@pytest.mark.parametrize("seat", [-1, 2, 17])
def test_nobody_but_the_players_resigns(seat: int) -> None:
    with pytest.raises(IllegalAction):
        with_five_animals().say(seat, "resign")


@pytest.mark.parametrize("action", ["resign", "ready", "finish", "play 02A", "agari"])
def test_a_finished_match_refuses_everything(action: str) -> None:
    for end in ("resign", "play out"):
        table = with_five_animals(rounds=1)
        table = table.say(0, "resign") if end == "resign" else table.play("agari")
        for seat in (0, 1):
            with pytest.raises(IllegalAction):
                table.say(seat, action)


def test_a_finished_match_keeps_its_last_position() -> None:
    table = with_five_animals(rounds=1)
    board = lying(table.state)
    table.play("agari")
    assert lying(table.state) == board
    assert table.asked == {}
    assert table.state.last.turns == 5

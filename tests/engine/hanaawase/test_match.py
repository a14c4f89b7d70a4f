"""The match over its rounds, and every way to end it (HA-25, HA-27)."""

import itertools
from typing import Any

import pytest

from engine.core import IllegalAction
from engine.hanaawase.score import standing
from tests.engine.hanaawase.table import GAME, Table, deck, matches, script, with_rules
from tests.engine.hanafuda.lying import lying
from tests.there import there


def one_round_on(seed: bytes = b"later", **settings: Any) -> Table:
    """A match of three rounds before its second."""
    table = Table.started(seed, **({"rounds": 3} | settings)).ready()
    while table.state.round == 1:
        table.play(next(iter(table.asked.values()))[0])
    return table


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


def test_ha25_ha27_the_sum_of_the_rounds_is_the_score_and_the_highest_wins() -> None:
    winners, negative = set(), False
    for table in matches(15, rounds=3):
        told = []
        while table.asked:
            seat, legal = next(iter(table.asked.items()))
            table.say(seat, legal[0])
            told += [event.amounts for event in table.told if event.kind == "scored"]
        state = table.state
        assert state.scores == tuple(map(sum, zip(*state.history, strict=True)))
        assert sum(state.scores) == 0
        assert [now for now, _ in told] == [score for scores in state.history for score in scores]
        assert [total for _, total in told[-3:]] == list(state.scores)
        result = there(GAME.result(state))
        assert (result.points, result.reason, result.hands) == (state.scores, "played", 3)
        assert result.places == places(state.scores)
        assert table.kinds()[-1] == "over"
        winners.add(result.places.index(1))
        negative |= min(state.scores) < 0
    assert winners == {0, 1, 2}
    assert negative


def test_ha27_ha_a10_equal_sums_share_the_place() -> None:
    seen = set()
    for table in matches(200, rounds=1, rain_island="void_round"):
        result = there(GAME.result(table.to_the_end().state))
        assert result.places == places(result.points)
        seen.add(tuple(sorted(result.places)))
        if table.state.last.reason == "void_round":
            assert (result.points, result.places) == ((0, 0, 0), (1, 1, 1))
    assert {(1, 1, 1), (1, 2, 3)} <= seen


def test_ha27_rounds_are_numbered_on_and_asked_anew() -> None:
    for table in matches(5, rounds=6):
        rounds = []
        while table.asked:
            if len(table.asked) == 3:
                rounds.append(table.state.round)
                assert table.asked == {seat: ["ready", "finish"] for seat in range(3)}
            seat, legal = next(iter(table.asked.items()))
            table.say(seat, legal[0])
        assert rounds == [1, 2, 3, 4, 5, 6]


def test_a_new_round_begins_with_new_cards_empty_piles_and_no_turns() -> None:
    first = Table.started(b"later", rounds=3)
    table = one_round_on()
    state = table.state
    assert (state.round, state.turns, state.taken, state.held) == (2, 0, ((), (), ()), None)
    assert (len(state.stock), [len(hand) for hand in state.hands]) == (21, [7, 7, 7])
    assert state.stock != first.state.stock
    assert table.kinds()[-1] == "dealt"
    assert len(state.history) == 1


@pytest.mark.parametrize("order", list(itertools.permutations((0, 1, 2))))
def test_ready_asks_everybody_once_in_any_order(order: tuple[int, ...]) -> None:
    table = Table(deck())
    for seat in order[:2]:
        table.say(seat, "ready")
        assert table.told == ()
        with pytest.raises(IllegalAction):
            table.say(seat, "ready")
    assert table.say(order[2], "ready").kinds() == ["began"]
    assert list(table.asked) == [0]


@pytest.mark.parametrize("answers", list(itertools.product(("ready", "finish"), repeat=3))[:-1])
def test_finish_counts_as_ready_unless_every_seat_says_it(answers: tuple[str, ...]) -> None:
    table = next(matches(1))
    for seat in (2, 0):
        assert table.say(seat, answers[seat]).told == ()
    assert table.say(1, answers[1]).kinds() == ["began"]
    assert GAME.result(table.state) is None


def test_an_agreement_must_be_made_anew_before_every_hand() -> None:
    table = Table.started(b"anew", rounds=3)
    table.say(0, "finish").say(1, "finish").say(2, "ready")
    while table.state.round == 1:
        table.play(next(iter(table.asked.values()))[0])
    assert table.say(2, "finish").told == ()
    assert sorted(table.asked) == [0, 1]
    table.say(1, "finish")
    assert "finished" in table.say(0, "finish").kinds()


def test_everybody_may_finish_before_the_first_hand_and_nothing_is_counted() -> None:
    table = next(matches(1))
    table.say(1, "finish").say(0, "finish").say(2, "finish")
    result = there(GAME.result(table.state))
    assert (result.points, result.places, result.reason, result.hands) == (
        (0, 0, 0),
        (1, 1, 1),
        "finished",
        0,
    )
    assert table.asked == {}
    assert table.kinds() == ["finished", "over"]


def test_a_match_finished_later_is_placed_by_points() -> None:
    table = one_round_on()
    for seat in (0, 1, 2):
        table.say(seat, "finish")
    result = there(GAME.result(table.state))
    assert result.points == table.state.history[0]
    assert result.places == places(result.points)
    assert (result.reason, result.hands) == ("finished", 1)


@pytest.mark.parametrize("resigner", [0, 1, 2])
def test_who_resigns_is_last_whatever_their_points_and_the_hand_is_void(resigner: int) -> None:
    table = one_round_on().ready()
    board, points = lying(table.state), table.state.scores
    table.say(resigner, "resign")
    result = there(GAME.result(table.state))
    others = [seat for seat in range(3) if seat != resigner]
    assert result.points == points
    assert result.places[resigner] == 3
    assert [result.places[seat] for seat in sorted(others, key=lambda seat: -points[seat])] == [1, 2]
    assert (result.reason, result.hands) == ("resigned", 1)
    assert (lying(table.state), table.asked) == (board, {})
    assert table.kinds() == ["resigned", "over"]
    assert (table.told[0].seat, table.told[1].amounts) == (resigner, result.places)


CHOICE = script("02K1 02K2 03R 03K1 06A 07A", "02A 03H", "10A 11H")


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("moves", [None, [], ["02A"], ["02A", "take 02K1"], ["02A", "take 02K1", "take 03R"]])
def test_resign_is_legal_at_any_time_also_for_who_is_not_asked(moves: list[str] | None, seat: int) -> None:
    table = Table(CHOICE)
    if moves is not None:
        table.ready().play(*moves)
    assert "resign" not in str(table.asked)
    assert there(GAME.result(table.say(seat, "resign").state)).reason == "resigned"


@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_nobody_but_the_players_resigns(seat: int) -> None:
    with pytest.raises(IllegalAction):
        Table(CHOICE).ready().say(seat, "resign")


@pytest.mark.parametrize("action", ["resign", "ready", "finish", "play 02A", "take 02K1"])
@pytest.mark.parametrize("end", ["resign", "finish", "play out"])
def test_a_finished_match_refuses_everything(end: str, action: str) -> None:
    table = Table(CHOICE, rounds=1)
    if end == "play out":
        table.to_the_end()
    else:
        for seat in (0, 1, 2) if end == "finish" else (0,):
            table.say(seat, end)
    for seat in (0, 1, 2):
        with pytest.raises(IllegalAction):
            table.say(seat, action)


@pytest.mark.parametrize("action", ["ready", "finish", "resign 02A", "play 11H", "take 02K1", "pass", "play"])
def test_what_is_not_asked_is_refused_and_changes_nothing(action: str) -> None:
    table = Table(CHOICE).ready()
    before = table.state
    for seat in (0, 1, 2):
        with pytest.raises(IllegalAction):
            table.say(seat, action)
    assert table.state == before


def test_a_finished_match_keeps_its_last_position() -> None:
    table = Table(CHOICE, rounds=1).to_the_end()
    assert table.asked == {}
    assert table.state.taken == table.state.last.taken
    assert table.state.round == 1


def test_two_matches_of_one_seed_are_the_same() -> None:
    one, two = (Table.started(b"same", rounds=3, oni="on").to_the_end().state for _ in range(2))
    assert one == two
    assert one != Table.started(b"other", rounds=3, oni="on").to_the_end().state

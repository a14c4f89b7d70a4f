"""After a turn: agari, koi-koi, forced agari, or the next player (KK-28 to KK-34)."""

from typing import Any

import pytest

from engine.core import IllegalAction
from tests.engine.koikoi.table import Table, script
from tests.engine.koikoi.walks import always_koikoi, now_and_then, rounds, total

ANIMALS = script(
    "02K1 04K1 05K1 06K1 07K1 08K1 09K1 10K1",
    *("02A 04A", "01H 03H", "05A 06A", "01R 03R", "07A 12K1", "01K1 03K1", "08A 12K2", "01K2 03K2"),
)
CHOICE = ["agari", "koikoi"]


def with_five_animals(dealer: int = 0, **settings: Any) -> Table:
    return Table(ANIMALS, dealer=dealer, **settings).ready().play("02A", "01H", "05A", "01R", "07A")


def test_kk28_a_rise_with_cards_in_hand_is_a_choice_and_no_rise_is_the_next_players_turn() -> None:
    table = Table(ANIMALS).ready()
    for card, next_seat in (("02A", 1), ("01H", 0), ("05A", 1), ("01R", 0)):
        assert list(table.play(card).asked) == [next_seat]
        assert not {"agari", "koikoi"} & set(table.asked[next_seat])
    assert table.play("07A").asked == {0: CHOICE}


def test_kk28_every_turn_ends_as_the_rule_says() -> None:
    cases = set()
    for table, turns in rounds(always_koikoi):
        for turn in turns:
            rose, last_card = turn.after > turn.before, turn.cards_left == 0
            cases.add((rose, last_card, turn.over))
            if rose and not last_card:
                assert turn.asked == {turn.seat: CHOICE}
            elif rose:
                assert (turn.over, table.state.last.reason, table.state.last.winner) == (True, "agari", turn.seat)
                assert table.state.last.base == turn.after
            else:
                assert turn.over == (turn.number == 16)
                assert turn.over or list(turn.asked) == [1 - turn.seat]
    assert {(True, False, False), (False, False, False), (True, True, True), (False, True, True)} <= cases


def test_kk28_the_decision_comes_after_the_stock_card_and_not_between_the_two() -> None:
    field = "09K1 08K1 12K1 12K2 04K1 05K1 06K1 07K1"
    table = Table(script(field, "08H 09A", "01H 02A")).ready().play("08H")
    assert table.asked == {0: CHOICE}
    hand_makes_it = script(field, "08H 04A", "01H 02A", "09A 12H", "01R 02R")
    table = Table(hand_makes_it).ready().play("08H", "01H", "09A")
    assert total(table, 0) == 3
    assert table.asked == {0: ["take 12K1", "take 12K2"]}
    assert table.play("take 12K1").asked == {0: CHOICE}


def test_kk28_yaku_of_both_cards_are_one_decision() -> None:
    table = Table(script("08K1 03K1 09K1 12K1 04K1 05K1 06K1 07K1", "08H 12H", "01R 02A", "09A 03H")).ready()
    table.play("08H", "01R", "09A")
    assert table.asked == {0: CHOICE}
    assert {key for event in table.told if event.kind == "yaku" for key, _ in event.notes} == {
        "sanko",
        "tsukimi",
        "hanami",
    }
    assert list(table.play("koikoi").asked) == [1]


def test_kk29_a_rise_without_a_new_yaku_is_a_decision_too() -> None:
    table = with_five_animals().play("koikoi", "01K1", "08A")
    assert total(table, 0) == 2
    assert table.asked == {0: CHOICE}
    assert table.play("agari").state.last.base == 2


def test_kk30_nobody_goes_out_for_the_old_points() -> None:
    order = script(
        "02K1 04K1 05K1 06K1 07K1 08K1 09K1 10K1",
        *("02A 04A", "01H 03H", "05A 06A", "01R 03R", "07A 12K1", "01K1 03K1", "11H 12K2", "01K2 03K2"),
    )
    table = Table(order).ready().play("02A", "01H", "05A", "01R", "07A", "koikoi", "01K1", "11H")
    assert list(table.asked) == [1]
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            table.say(seat, "agari")
    for table, turns in rounds(always_koikoi):
        for turn in turns:
            if turn.called[turn.seat] and turn.after == turn.before:
                assert turn.seat not in turn.asked
        if table.state.last.winner is not None:
            assert turns[-1].after > turns[-1].before


def test_kk31_koikoi_may_be_called_any_number_of_times_by_both() -> None:
    both = often = 0
    for table, turns in rounds(always_koikoi):
        calls = [turn.seat for turn in turns if turn.answer == "koikoi"]
        assert table.state.called == (calls.count(0), calls.count(1))
        both += min(table.state.called) > 0
        often += max(table.state.called) > 2
    assert both
    assert often


def test_kk31_a_call_is_told_to_the_table() -> None:
    table = with_five_animals().play("koikoi")
    assert table.kinds() == ["koikoi"]
    assert (table.told[0].seat, table.state.called) == (0, (1, 0))


def test_kk32_the_dealer_is_forced_out_in_their_eighth_turn_although_the_other_still_holds_a_card() -> None:
    forced = set()
    for table, turns in rounds(always_koikoi):
        last = turns[-1]
        if table.state.last.winner is not None:
            assert last.number == (15 if last.seat == last.dealer else 16)
            forced.add(last.seat == last.dealer)
            assert [len(hand) for hand in table.state.hands] == (
                [int(seat != last.dealer) for seat in (0, 1)] if last.number == 15 else [0, 0]
            )
    assert forced == {True, False}


def test_kk33_a_round_ends_at_the_latest_after_16_turns_and_the_non_dealer_plays_the_last() -> None:
    lengths = set()
    for table, turns in rounds(now_and_then):
        lengths.add(len(turns))
        assert table.state.last.turns == len(turns) <= 16
        if len(turns) == 16:
            assert turns[-1].seat == 1 - turns[-1].dealer
            assert len(table.state.stock) == 8
            assert table.state.hands == ((), ())
        assert len(table.state.stock) == 24 - len(turns)
    assert 16 in lengths
    assert min(lengths) < 14


def test_kk34_nobody_is_to_move_without_a_card() -> None:
    for _, turns in rounds(always_koikoi):
        for turn in turns:
            mine, theirs = turn.hands[turn.seat], turn.hands[1 - turn.seat]
            assert mine == theirs + (turn.seat != turn.dealer)
            assert mine == 8 - (turn.number - 1) // 2


def test_koikoi_limit_any_lets_both_call_again() -> None:
    assert with_five_animals(koikoi_limit="any").play("koikoi", "01K1", "08A").asked == {0: CHOICE}


def test_koikoi_limit_once_makes_the_callers_next_rise_a_forced_agari() -> None:
    table = with_five_animals(koikoi_limit="once", rounds=2)
    assert table.asked == {0: CHOICE}
    table.play("koikoi", "01K1", "08A")
    last = table.state.last
    assert (last.reason, last.winner, last.base, last.scores) == ("agari", 0, 2, (2, 0))


def test_koikoi_limit_once_holds_for_either_player_and_anew_in_every_round() -> None:
    forced = set()
    for table, turns in rounds(always_koikoi, koikoi_limit="once"):
        caller = None
        for turn in turns:
            rose = turn.after > turn.before
            if caller is None:
                caller = turn.seat if turn.answer else None
                assert (turn.asked == {turn.seat: CHOICE}) == (rose and turn.cards_left > 0)
            else:
                assert "agari" not in str(turn.asked)
                assert turn.over == (rose or turn.number == 16)
                if rose:
                    doubled = 2 if turn.seat != caller else 1
                    assert table.state.last.winner == turn.seat
                    assert table.state.last.scores[turn.seat] == doubled * turn.after
                    forced.add(turn.seat == caller)
    assert forced == {True, False}
    table = with_five_animals(koikoi_limit="once", rounds=2).play("koikoi", "01K1", "08A")
    assert (table.state.round, table.state.called) == (2, (0, 0))


def test_kk47_koikoi_limit_once_each_forces_the_callers_next_rise_and_leaves_the_other_their_choice() -> None:
    table = with_five_animals(koikoi_limit="once_each", rounds=2).play("koikoi", "01K1", "08A")
    assert (table.state.last.reason, table.state.last.winner, table.state.last.base) == ("agari", 0, 2)
    cases = set()
    for _, turns in rounds(always_koikoi, koikoi_limit="once_each"):
        for turn in turns:
            if turn.after > turn.before and turn.cards_left:
                mine, theirs = turn.called[turn.seat], turn.called[1 - turn.seat]
                assert (turn.asked == {turn.seat: CHOICE}) == (mine == 0)
                assert turn.over == (mine > 0)
                cases.add((mine, theirs))
    assert cases == {(0, 0), (0, 1), (1, 0), (1, 1)}

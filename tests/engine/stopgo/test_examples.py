"""The worked examples of chapter 10, played at a table."""

import pytest

from engine.stopgo.score import settle, yaku
from tests.engine.stopgo.table import Rules, Table, cards, deck, open_points, script, with_rules

BOTH = "01R 02R 03R 06R 09R 10R"


def test_example_1_go21_go22_red_ribbons_and_later_the_blue_ones_are_ten() -> None:
    assert dict(yaku(cards("01R 02R 03R"), Rules()).open) == {"akatan": 3}
    assert dict(yaku(cards(BOTH), Rules()).open) == {"satsu": 6, "rokutan": 2, "tan": 2}
    assert yaku(cards(BOTH), Rules()).total == 10
    assert yaku(cards(f"{BOTH} 04R"), Rules()).total == 6 + 3 + 3


def test_example_1_at_the_table_the_blue_ribbons_after_go() -> None:
    field = "01K1 02K1 03K1 06K1 09K1 10K1 11K1 12K1"
    turns = ("01R 02R", "04A 05A", "03R 07A", "08H 12H", "06R 09R", "08A 11A", "10R 04K1")
    table = Table(script(field, *turns), hand_yaku="off").ready().play("01R", "04A", "03R")
    assert table.asked == {0: ["stop", "go"]}
    table.play("go", "08H", "06R")
    assert dict(yaku(table.taken(0), Rules()).open) == {"akatan": 3, "tan": 1}
    table.play("go", "08A", "10R")
    assert {note for event in table.told_of("yaku") for note in event.notes} >= {("satsu", 6), ("rokutan", 2)}
    assert table.play("stop").state.last.points == 10


def test_example_2_go23_go25_the_moon_alone_is_no_decision_and_counts_later() -> None:
    field = "08K1 09K1 06K1 07K1 10K1 01K1 02K1 03K1"
    turns = ("08H 09A", "12H 12K1", "06A 11R", "04R 05R", "07A 10A", "04A 12K2")
    table = Table(script(field, *turns), hand_yaku="off").ready().play("08H")
    found = yaku(table.taken(0), Rules())
    assert (found.total, dict(found.bonus), list(table.asked)) == (0, {"tsukimi": 5}, [1])
    table.play("12H", "06A", "04R", "07A")
    assert (open_points(table, 0), table.asked) == (5, {0: ["stop", "go"]})
    assert table.play("stop").state.last.scores == (10, 0)


def test_example_3_go13_a_hand_yaku_adds_its_point_to_the_stop_with_kasu() -> None:
    hand, other = "01* 02K1 03K1 04K1 05K1 06K1 07K1", "12H 12K1 11A 11R"
    stock = "07A 07R 11H 11K1 12K2 12K3 07K2 08K1 03H"
    table = Table(deck(hand, other, field="02K2 03K2 04K2 05K2 06K2 08A 09A 10A", stock=stock)).ready()
    table.play("02K1", "12H", "03K1", "12K1", "04K1", "11A", "05K1", "11R", "06K1")
    assert table.asked == {0: ["stop", "go"]}
    assert dict(yaku(table.taken(0), Rules()).open) == {"kasu": 1}
    table.play("stop")
    assert dict(table.state.last.rows) == {"kasu": 1, "teshi": 1}
    assert table.state.last.scores == (2, 0)


@pytest.mark.parametrize(("payment", "scores"), [("score", (0, 0, 10)), ("zero_sum", (-10, -10, 20))])
def test_example_4_go29_go32_seat_2_of_three_stops_with_ten(payment: str, scores: tuple[int, ...]) -> None:
    settled = settle(with_rules(payment=payment), 0, 3, winner=2, points=10)
    assert (settled.scores, settled.next_dealer) == (scores, 2)

"""The worked examples of chapter 9, played at a table where they can be."""

from engine.koikoi.score import settle, yaku
from tests.engine.koikoi.table import Rules, Table, cards, script, with_rules

SEED = "06R 09R 10R 04R 05R 07R 11H 08H 01H 12H 09A"


def test_example_1_kk_a1_the_seeds_example_has_six_ribbons() -> None:
    assert sum(yaku(cards(SEED), Rules()).values()) == 17
    assert sum(yaku(cards(f"{SEED} 11R"), Rules()).values()) == 18


def test_example_2_kk28_kk36_a_fifth_animal_after_three_brights_is_six_points_and_not_doubled() -> None:
    order = script(
        "01K1 03K1 08K1 02K1 04K1 05K1 06K1 07K1",
        *("01H 03H", "09R 10R", "08H 02A", "09K1 10K1", "04A 05A", "11R 12K1", "06A 07A"),
    )
    table = Table(order, rounds=2).ready().play("01H", "09R", "08H")
    assert yaku(table.taken(0), Rules()) == {"sanko": 5}
    table.play("koikoi", "09K1", "04A", "11R", "06A")
    assert table.asked == {0: ["agari", "koikoi"]}
    assert yaku(table.taken(0), Rules()) == {"sanko": 5, "tane": 1}
    assert table.play("agari").state.last.scores == (6, 0)


def test_example_3_kk35_kk40_a_kasu_point_is_doubled_and_the_old_dealer_deals_again() -> None:
    settled = settle(Rules(), 0, winner=1, base=1, called=(0,))
    assert (settled.scores, settled.next_dealer) == ((0, 2), 0)


def test_example_4_kk35_kk36_both_called_and_seven_points_are_14_or_28() -> None:
    assert settle(Rules(), 0, winner=0, base=7, called=(0, 1)).scores == (14, 0)
    assert settle(with_rules(double_seven=True), 0, winner=0, base=7, called=(0, 1)).scores == (28, 0)


def test_example_7_kk19_the_fourth_card_takes_a_dealt_triple() -> None:
    table = Table(script("01R 01K1 01K2 02A 04A 05A 06A 07A", "01H 12H")).ready().play("01H")
    assert table.taken(0) == set(cards("01*"))

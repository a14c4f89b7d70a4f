"""The 48 cards: codes, categories, values, and lists of them as rules and vectors write them (CD-1 to CD-31)."""

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.hanafuda import cards as deck
from engine.hanafuda.cards import CARDS, ID, category, month, ordered, points, value
from tests.engine.hanafuda.written import cards
from tests.kinds.hanafuda import stride_deck

TABLE = """
01H 01R 01K1 01K2 02A 02R 02K1 02K2 03H 03R 03K1 03K2 04A 04R 04K1 04K2
05A 05R 05K1 05K2 06A 06R 06K1 06K2 07A 07R 07K1 07K2 08H 08A 08K1 08K2
09A 09R 09K1 09K2 10A 10R 10K1 10K2 11H 11A 11R 11K1 12H 12K1 12K2 12K3
"""


def test_cd1_cd4_the_deck_is_12_months_of_4_cards_in_the_order_of_their_ids() -> None:
    assert list(CARDS) == TABLE.split()
    assert [ID[card] for card in CARDS] == list(range(48))
    assert all((month(card) - 1) * 4 <= ID[card] < month(card) * 4 for card in CARDS)
    assert Counter(map(month, CARDS)) == dict.fromkeys(range(1, 13), 4)


def test_cd2_cd3_there_are_5_hikari_9_tane_10_tan_and_24_kasu() -> None:
    assert Counter(map(category, CARDS)) == {"H": 5, "A": 9, "R": 10, "K": 24}
    assert (len(deck.HIKARI), len(deck.TANE), len(deck.TAN), len(deck.KASU)) == (5, 9, 10, 24)


def kinds(number: int) -> str:
    """The categories of a month's cards."""
    return "".join(category(card) for card in CARDS if month(card) == number)


def test_cd10_most_months_have_a_ribbon_and_two_kasu_beside_a_hikari_or_a_tane() -> None:
    assert {kinds(number) for number in (1, 3)} == {"HRKK"}
    assert {kinds(number) for number in (2, 4, 5, 6, 7, 9, 10)} == {"ARKK"}


def test_cd11_month_8_has_no_ribbon() -> None:
    assert kinds(8) == "HAKK"


def test_cd12_the_willow_has_one_card_of_each_category() -> None:
    assert kinds(11) == "HARK"
    assert [card for card in CARDS if month(card) == 11 and category(card) == "K"] == ["11K1"]


def test_cd13_the_lightning_is_a_kasu() -> None:
    assert deck.LIGHTNING == "11K1"
    assert "11K1" in deck.KASU


def test_cd14_the_paulownia_has_a_hikari_and_three_kasu() -> None:
    assert kinds(12) == "HKKK"


def test_cd15_the_sake_cup_is_a_tane_and_no_kasu() -> None:
    assert deck.SAKE_CUP == "09A"
    assert "09A" in deck.TANE
    assert "09A" not in deck.KASU


def test_cd16_cd17_the_named_sets() -> None:
    assert frozenset({"01H", "03H", "08H", "12H"}) == deck.DRY
    assert deck.RAIN == "11H"
    assert frozenset({"01R", "02R", "03R"}) == deck.AKA
    assert frozenset({"06R", "09R", "10R"}) == deck.AO
    assert frozenset({"04R", "05R", "07R"}) == deck.KUSA
    assert frozenset(deck.TAN) - {"11R"} == deck.NINE
    assert frozenset({"06A", "07A", "10A"}) == deck.INO


def test_cd20_cd21_the_values_add_up_to_three_times_88() -> None:
    assert [value(card) for card in ("11H", "09A", "11R", "11K1")] == [20, 10, 5, 1]
    months = [sum(value(card) for card in CARDS if month(card) == number) for number in range(1, 13)]
    assert months == [27, 17, 27, 17, 17, 17, 17, 32, 17, 17, 36, 23]
    assert points(CARDS) == 264 == 3 * 88
    assert points(()) == 0


def test_ordered_puts_the_lowest_id_first() -> None:
    assert ordered(("12K3", "01K1", "01H", "09A")) == ("01H", "01K1", "09A", "12K3")


VECTORS = Path(__file__).parents[2] / "data" / "hanafuda.json"


def test_cd30_a_list_of_cards_has_short_forms_for_months_categories_and_all() -> None:
    assert cards("01H 02A") == ("01H", "02A")
    assert cards("ALL") == CARDS
    assert cards("04*") == tuple(card for card in CARDS if month(card) == 4)
    assert cards("*K") == tuple(card for card in CARDS if category(card) == "K")
    assert cards("*R -11R") == tuple(card for card in CARDS if category(card) == "R" and card != "11R")
    assert cards("-") == ()


def test_cd30_the_vectors_write_every_code_out() -> None:
    lists = [vector["cards"] for vector in json.loads(VECTORS.read_text("utf-8")) if "cards" in vector]
    assert len(lists) > 20
    assert {card for found in lists for card in found} <= set(CARDS)


@pytest.mark.parametrize(("a", "b"), [(1, 0), (7, 5), (31, 10), (47, 47)])
def test_cd31_a_stride_deck_is_every_card_once_in_steps_of_a_from_b(a: int, b: int) -> None:
    deck = stride_deck(a, b)
    assert sorted(deck) == sorted(CARDS)
    assert deck[0] == CARDS[b]
    assert deck[1] == CARDS[(a + b) % 48]
    assert deck[47] == CARDS[(47 * a + b) % 48]


def test_cd31_a_stride_with_a_factor_of_48_deals_cards_twice() -> None:
    assert len(set(stride_deck(6, 1))) == 8

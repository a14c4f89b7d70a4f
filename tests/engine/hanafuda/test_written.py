"""Lists of cards and fixed decks, as the rules and the vectors write them (CD-30, CD-31)."""

import json
from pathlib import Path

import pytest

from engine.hanafuda.cards import CARDS, category, month
from tests.engine.hanafuda.written import cards
from tests.kinds.hanafuda import stride_deck

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

"""What a card does on the field (KK-19, GO-16)."""

import pytest

from engine.hanafuda.capture import meet

FIELD = ("12H", "05R", "12K1", "04A", "12K2", "04K1")


@pytest.mark.parametrize(
    ("card", "mode", "cards"),
    [
        ("01H", "place", ()),
        ("05A", "take", ("05R",)),
        ("04R", "choose", ("04A", "04K1")),
        ("12K3", "take", ("12H", "12K1", "12K2")),
    ],
)
def test_kk19_a_card_stays_takes_one_chooses_of_two_or_takes_three(card: str, mode: str, cards: tuple) -> None:
    assert (meet(FIELD, card).mode, meet(FIELD, card).cards) == (mode, cards)


def test_go16_with_triple_one_the_player_chooses_of_three_and_nothing_else_changes() -> None:
    assert meet(FIELD, "12K3", "one").mode == "choose"
    assert meet(FIELD, "12K3", "one").cards == ("12H", "12K1", "12K2")
    for card in ("01H", "05A", "04R"):
        assert meet(FIELD, card, "one") == meet(FIELD, card)

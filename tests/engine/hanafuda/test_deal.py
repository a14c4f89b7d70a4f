"""The cards on the table: dealt in packets from the top of the deck."""

import pytest

from engine.hanafuda.cards import CARDS
from engine.hanafuda.deal import dealt


def test_packets_go_to_seats_and_field_in_their_order_and_the_rest_is_the_stock() -> None:
    found = dealt(CARDS, 3, 1, [(2, 3), (None, 2), (0, 1), (1, 2), (2, 1), (None, 1)])
    assert found["hands"] == ((CARDS[5],), (CARDS[6], CARDS[7]), (*CARDS[0:3], CARDS[8]))
    assert found["field"] == (CARDS[3], CARDS[4], CARDS[9])
    assert found["stock"] == CARDS[10:]
    assert (found["counts"], found["unturned"]) == ((1, 2, 4), 38)
    assert (found["taken"], found["answers"]) == (((), (), ()), (None, None, None))
    assert (found["dealer"], found["mover"], found["phase"]) == (1, 1, "ready")


@pytest.mark.parametrize("order", [(), CARDS[1:], (*CARDS[1:], CARDS[1]), (*CARDS, "01H")])
def test_only_the_48_cards_are_dealt(order: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="48"):
        dealt(order, 2, 0, [(0, 8)])

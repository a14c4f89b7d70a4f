"""The cards on the table: dealt in packets from the top of the deck."""

import pytest

from engine.hanafuda.board import dealt
from engine.hanafuda.cards import CARDS


def test_packets_go_to_seats_and_field_in_their_order_and_the_rest_is_the_stock() -> None:
    board = dealt(CARDS, 3, [(2, 3), (None, 2), (0, 1), (1, 2), (2, 1), (None, 1)])
    assert board.hands == ((CARDS[5],), (CARDS[6], CARDS[7]), (*CARDS[0:3], CARDS[8]))
    assert board.field == (CARDS[3], CARDS[4], CARDS[9])
    assert board.stock == CARDS[10:]
    assert (board.taken, board.held) == (((), (), ()), None)


@pytest.mark.parametrize("order", [(), CARDS[1:], (*CARDS[1:], CARDS[1]), (*CARDS, "01H")])
def test_only_the_48_cards_are_dealt(order: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="48"):
        dealt(order, 2, [(0, 8)])

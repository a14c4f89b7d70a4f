"""The cards of a hanafuda round: hands, field, captured piles and stock; every change gives a new board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.core import Piece, Seat
from engine.hanafuda.cards import CARDS

Cards = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """`hands` and `taken` by seat; `stock[0]` is turned up next. A card being placed is `held`, and nowhere else."""

    hands: tuple[Cards, ...]
    field: Cards
    taken: tuple[Cards, ...]
    stock: Cards
    held: Piece | None = None

    def played(self, seat: Seat, card: Piece) -> Board:
        """`card` leaves the hand of `seat` and is held over the field."""
        hand = tuple(own for own in self.hands[seat] if own != card)
        return replace(self, hands=_with(self.hands, seat, hand), held=card)

    def turned(self) -> Board:
        """The top card of the stock is held over the field."""
        return replace(self, stock=self.stock[1:], held=self.stock[0])

    def laid(self) -> Board:
        """The held card stays on the field."""
        return replace(self, field=(*self.field, *self._holding()), held=None)

    def captured(self, seat: Seat, cards: Cards) -> Board:
        """The held card and those field cards go to the pile of `seat`."""
        field = tuple(card for card in self.field if card not in cards)
        pile = self.taken[seat] + self._holding() + cards
        return replace(self, field=field, taken=_with(self.taken, seat, pile), held=None)

    def _holding(self) -> Cards:
        return () if self.held is None else (self.held,)


def dealt(order: Cards, seats: int, packets: Iterable[tuple[Seat | None, int]]) -> Board:
    """Deal from the top of `order` in packets (seat or None for the field, number of cards); the rest is the stock.

    Raises ValueError unless `order` is the 48 cards.
    """
    if sorted(order) != sorted(CARDS):
        raise ValueError("A deal needs each of the 48 cards once.")
    hands: list[Cards] = [()] * seats
    field: Cards = ()
    for seat, count in packets:
        packet, order = order[:count], order[count:]
        if seat is None:
            field += packet
        else:
            hands[seat] += packet
    return Board(tuple(hands), field, ((),) * seats, order)


def _with(piles: tuple[Cards, ...], seat: Seat, pile: Cards) -> tuple[Cards, ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])

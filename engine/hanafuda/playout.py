"""A round of hanafuda that is played out. Cards are their ids, 0 to 47."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from engine.ai import playout
from engine.core import Seat
from engine.hanafuda.cards import ID
from engine.hanafuda.piles import BITS, pile
from engine.hanafuda.state import Phase, State

Card = int
Move = int
"""A card, STOP or GO."""

STOP, GO = 48, 49
DECIDE = (STOP, GO)

Choose = Callable[[Any, Seat, Sequence[Move]], Move]
"""A function that returns a seat's choice, given the position, the seat and its options.

If the options are field cards to capture, `held` of the position is the card that captures. If they are hand cards to
play, `held` is -1.
"""


class Playout(playout.Playout[Move]):
    """A round in progress: `field` by month, `piles` as `Pile`."""

    triple_takes_all = True
    must_match = False

    def __init__(self, state: State) -> None:
        self.hands = [[ID[card] for card in hand] for hand in state.hands]
        self.stock = [ID[card] for card in reversed(state.stock)]
        self.field: list[list[Card]] = [[] for _ in range(12)]
        for card in state.field:
            self.field[ID[card] >> 2].append(ID[card])
        self.piles = [pile(cards) for cards in state.taken]
        self.mover, self.dealer, self.next_dealer = state.mover, state.dealer, state.dealer
        self.held = ID[state.held] if state.held else -1
        self.phase: Phase = state.phase
        self.pay = (0,) * len(self.hands)

    def go_on(self, choose: Choose) -> None:
        match self.phase:
            case Phase.CHOOSE_HAND:
                self._place(self.held, choose)
                self._draw(choose)
            case Phase.CHOOSE_DRAW:
                self._place(self.held, choose, drawn=True)
                self._turned(choose)
            case _:
                self.step(choose)

    def step(self, choose: Choose) -> None:
        """Play a turn."""
        hand = self.hands[self.mover]
        card = choose(self, self.mover, self._able(hand) if self.must_match else hand)
        hand.remove(card)
        self._place(card, choose)
        self._draw(choose)

    def _draw(self, choose: Choose) -> None:
        self._place(self.stock.pop(), choose, drawn=True)
        self._turned(choose)

    def _able(self, hand: list[Card]) -> list[Card]:
        """Return the hand cards that capture, or the whole hand if none does."""
        return [card for card in hand if self.field[card >> 2]] or hand

    def _place(self, card: Card, choose: Choose, *, drawn: bool = False) -> None:
        """Place a card on the field and make its captures."""
        same = self.field[card >> 2]
        if not same:
            same.append(card)
        elif len(same) == 2 or (len(same) == 3 and not self.triple_takes_all):
            other = self._chosen(card, same, choose)
            same.remove(other)
            self.piles[self.mover] |= BITS[card] | BITS[other]
        else:
            gained = BITS[card]
            for other in same:
                gained |= BITS[other]
            same.clear()
            self.piles[self.mover] |= gained

    def _chosen(self, card: Card, others: list[Card], choose: Choose) -> Card:
        self.held = card
        other = choose(self, self.mover, others)
        self.held = -1
        return other

    @abstractmethod
    def _turned(self, choose: Choose) -> None:
        """End a turn. Continue with a decision or the next turn, or end the round."""

"""A round of Hana-awase that is played out by its own rules."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Piece, Seat
from engine.hanaawase.oni import ONI, WILLOW, owner
from engine.hanaawase.rules import Rules
from engine.hanaawase.score import ISLANDS, OMOTE, card_points, settle, yaku
from engine.hanaawase.state import State
from engine.hanafuda import playout
from engine.hanafuda.cards import CARDS, ID, INO, SAKE_CUP, TANE
from engine.hanafuda.piles import BITS, Set, Worth, pile
from engine.hanafuda.playout import Card, Choose

_ONI, _WILLOW = ID[ONI], WILLOW - 1
_RAIN = pile(ISLANDS["ame"])


@lru_cache(8)
def worth(rules: Rules) -> Worth:
    """Build tables of the yaku points of piles under these rules."""
    islands = [Set(pile(cards), sum(yaku(cards, rules).values())) for cards in ISLANDS.values()]
    alike = TANE - INO - OMOTE - {SAKE_CUP}
    return Worth(lambda cards: sum(yaku(cards, rules).values()), sets=islands, alike=alike)


def values(rules: Rules) -> Worth:
    """Return tables of the card points of piles under these rules."""
    return _values(Rules(kasu_points=rules.kasu_points))


@lru_cache(2)
def _values(rules: Rules) -> Worth:
    return Worth(lambda cards: card_points(cards, rules), alike=TANE)


class Playout(playout.Playout):
    """A position in a round that has begun.

    Under the oni rule, `field` never contains the oni. `lies` tells whether it is on the field.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.rules, self.must_match = state.rules, state.rules.must_match
        self.worth, self.values = worth(state.rules), values(state.rules)
        self.lies = state.rules.oni and ONI in state.field
        if self.lies:
            self.field[_WILLOW].remove(_ONI)

    def _able(self, hand: list[Card]) -> list[Card]:
        if not self.rules.oni:
            return super()._able(hand)
        return [card for card in hand if (self._bitten() if card == _ONI else self.field[card >> 2])] or hand

    def _place(self, card: Card, choose: Choose, *, drawn: bool = False) -> None:
        """Place a card.

        Only the oni and cards that meet it behave differently under the oni rule (HA-13, HA-29 to HA-33).
        """
        if not self.rules.oni:
            super()._place(card, choose)
        elif card == _ONI:
            self._bite(self._all() if drawn and not self.stock else self._chosen_bite(choose))
        elif drawn and self.lies and card >> 2 != _WILLOW:
            self.lies = False
            self.piles[self.mover] |= BITS[card] | BITS[_ONI]
        else:
            super()._place(card, choose)

    def _bitten(self) -> list[Card]:
        """Return the field cards that the oni may take."""
        return sorted(card for month, same in enumerate(self.field) if month != _WILLOW for card in same)

    def _all(self) -> list[Card]:
        return [card for same in self.field for card in same]

    def _chosen_bite(self, choose: Choose) -> list[Card]:
        able = self._bitten()
        return [self._chosen(_ONI, able, choose)] if len(able) > 1 else able

    def _bite(self, cards: list[Card]) -> None:
        """Let the oni take these cards. Without cards it stays on the field."""
        self.lies = not cards
        for card in cards:
            self.field[card >> 2].remove(card)
            self.piles[self.mover] |= BITS[card] | BITS[_ONI]

    def _turned(self, choose: Choose) -> None:
        following = (self.mover + 1) % len(self.hands)
        if self.hands[following]:
            self.mover = following
        else:
            self._settle()

    def _settle(self) -> None:
        self._leave()
        cards = [self.values(bits) for bits in self.piles]
        made = [self.worth(bits) for bits in self.piles]
        rain = next((seat for seat, bits in enumerate(self.piles) if bits & _RAIN == _RAIN), None)
        done = settle(self.rules, self.dealer, cards, made, rain=rain)
        self.over, self.pay, self.next_dealer = True, done.scores, done.next_dealer

    def _leave(self) -> None:
        """Give the cards left on the field to their owners (HA-34)."""
        left = [*self._all(), *([_ONI] if self.lies else [])]
        field, piles = tuple(CARDS[card] for card in left), self.piles.copy()

        def holder(card: Piece) -> Seat | None:
            return next((seat for seat, bits in enumerate(piles) if bits & BITS[ID[card]]), None)

        for card, piece in zip(left, field, strict=True):
            self.piles[owner(piece, field, holder, self.mover, self.rules)] |= BITS[card]

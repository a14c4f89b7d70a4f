"""Deals of the hidden cards, weighted by how well they explain what the other seats have played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from math import comb, log, perm, prod
from struct import unpack

from engine.core import Rng, Seat
from engine.hanafuda.cards import CARDS, ID
from engine.hanafuda.kernel import STOCK, WIDTH
from engine.hanafuda.state import Phase, Trail, View

KIND = {"K": 1, "R": 2, "A": 3, "H": 4}
"""The kind of a capture, by the category of its best card. 0 means no capture."""

SHOWS = (
    (0.92, 0.15, 0.23, 0.25, 0.29),
    (0.94, 0.69, 0.62, 0.72, 0.54),
    (0.93, 0.75, 0.70, 0.71, 0.62),
    (0.93, 0.69, 0.67, 0.70, 0.64),
    (0.92, 0.80, 0.75, 0.78, 0.66),
)
"""Weight of a hidden card in a seat's hand, by two kinds of captures.

The first is the kind that the seat captured, the second the kind that the hidden card would have captured instead.
Counted over 20,000 rounds of Koi-Koi played by the policy. Numbers for Stop-Go are nearly equal.
"""

ABOVE = 1 << 32

LEAST = 0.02
"""Minimum weight of a card, because no play proves that a seat lacks a card."""


class Deals:
    """A generator of deals of all cards that `view` hides. They are weighted by the turns that each seat has played."""

    def __init__(self, view: View, rng: Rng) -> None:
        self._rng, self._view = rng, view
        self._own = 0 if view.viewer is None else view.viewer
        self._hand = sum(1 << ID[card] for card in view.hand)
        seen = {*view.hand, *view.field, view.held, *(card for pile in view.taken for card in pile)}
        self._hidden = [number for number, card in enumerate(CARDS) if card not in seen]
        self._weights = {seat: _weights(view, seat, self._hidden) for seat in view.seats if seat != self._own}

    def count(self) -> int:
        """Return the number of deals that differ in the other hands, or in the stock cards still to be turned up."""
        left, found = len(self._hidden), 1
        for seat in self._weights:
            found *= comb(left, self._view.counts[seat])
            left -= self._view.counts[seat]
        return found * perm(left, self._draws())

    def every(self) -> tuple[list[int], list[float]]:
        """Return all deals for the kernel in one row, in random order, and the relative likelihood of each deal."""
        found = [
            (hands, drawn, weight)
            for hands, weight, left in self._hands(tuple(self._weights), self._hidden)
            for drawn in permutations(left, self._draws())
        ]
        rows: list[int] = []
        weights: list[float] = []
        for hands, drawn, weight in self._rng.shuffled(found):
            rows += self._told(hands, drawn)
            weights.append(weight)
        return rows, weights

    def _draws(self) -> int:
        """Return the number of stock cards that will be turned up if no seat stops."""
        return sum(self._view.counts) + (self._view.phase is Phase.CHOOSE_HAND)

    def _hands(
        self, seats: Sequence[Seat], hidden: Sequence[int]
    ) -> Iterator[tuple[Mapping[Seat, tuple[int, ...]], float, Sequence[int]]]:
        """Yield every combination of hands for these seats, with its likelihood and the remaining cards."""
        if not seats:
            yield {}, 1.0, hidden
            return
        seat, weights = seats[0], self._weights[seats[0]]
        for hand in combinations(hidden, self._view.counts[seat]):
            rest = [card for card in hidden if card not in hand]
            for hands, weight, left in self._hands(seats[1:], rest):
                yield {seat: hand, **hands}, weight * prod(weights[card] for card in hand), left

    def rows(self, count: int) -> list[int]:
        """Draw `count` random deals. Return all of them for the kernel, one after another in one row of numbers."""
        found: list[int] = []
        for _ in range(count):
            found += self._row()
        return found

    def _row(self) -> list[int]:
        hands, left = dict[Seat, Sequence[int]](), self._hidden
        for seat, weights in self._weights.items():
            # taking the smallest exponential times gives a weighted sample without replacement
            draws = zip(self._numbers(len(left)), left, strict=True)
            times = sorted([(-log((number + 1) / ABOVE) / weights[card], card) for number, card in draws])
            count = self._view.counts[seat]
            hands[seat] = [card for _, card in times[:count]]
            left = [card for _, card in times[count:]]
        stock = sorted(zip(self._numbers(len(left)), left, strict=True))
        return self._told(hands, [card for _, card in stock])

    def _told(self, hands: Mapping[Seat, Sequence[int]], stock: Sequence[int]) -> list[int]:
        """Return a deal in the kernel's form: a row of the hands by seat, then the cards of the stock."""
        row = [0] * WIDTH
        row[self._own] = self._hand
        for seat, hand in hands.items():
            row[seat] = sum(1 << card for card in hand)
        row[STOCK : STOCK + len(stock)] = stock
        return row

    def _numbers(self, count: int) -> tuple[int, ...]:
        """Return `count` random whole numbers from 0 to ABOVE - 1."""
        return unpack(f">{count}I", self._rng.bytes(4 * count))


def _weights(view: View, seat: Seat, hidden: Sequence[int]) -> dict[int, float]:
    """Return the relative likelihood that each hidden card is in that seat's hand."""
    weights = dict.fromkeys(hidden, 1.0)
    for mover, field, trail in turns(view):
        if mover != seat:
            continue
        took = _taken(trail)
        for card in hidden:
            weights[card] *= SHOWS[took][_would(card, field)]
    return {card: max(weight, LEAST) for card, weight in weights.items()}


def turns(view: View) -> Iterator[tuple[Seat, frozenset[int], Trail]]:
    """Yield the turns of the round, the latest first.

    Each turn is given as its seat, the ids of the field cards before it, and the cards that moved in it.
    """
    trails = (*view.log, view.trail) if view.trail else view.log
    field = {ID[card] for card in view.field}
    for number in reversed(range(len(trails))):
        trail = trails[number]
        captured = {ID[card] for card, what in trail if what == "captured"}
        placed = {ID[card] for card, what in trail if what != "captured"}
        field = (field | captured) - placed
        yield (view.dealer + number) % len(view.counts), frozenset(field), trail


def _taken(trail: Trail) -> int:
    """Return the kind of capture that the played card made."""
    kinds: list[int] = [KIND[trail[0][0][2]]]
    for card, what in trail[1:]:
        if what != "captured":
            break
        kinds.append(KIND[card[2]])
    return max(kinds) if len(kinds) > 1 else 0


def _would(card: int, field: frozenset[int]) -> int:
    """Return the kind of capture that this card would have made on that field."""
    same = [KIND[CARDS[other][2]] for other in range(card & ~3, (card & ~3) + 4) if other in field]
    return max(*same, KIND[CARDS[card][2]]) if same else 0

"""Deals of the cards that a seat cannot see: likelier where the others have played as if they held them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log

from engine.core import Rng, Seat
from engine.hanafuda.cards import CARDS, ID
from engine.hanafuda.kernel import STOCK, WIDTH
from engine.hanafuda.state import Trail, View

KIND = {"K": 1, "R": 2, "A": 3, "H": 4}
"""What a capture is about, by its best card; 0: none."""

SHOWS = (
    (0.92, 0.15, 0.23, 0.25, 0.29),
    (0.94, 0.69, 0.62, 0.72, 0.54),
    (0.93, 0.75, 0.70, 0.71, 0.62),
    (0.93, 0.69, 0.67, 0.70, 0.64),
    (0.92, 0.80, 0.75, 0.78, 0.66),
)
"""By what a seat captured and what a hidden card would have captured: how much likelier that card is in its hand than
elsewhere, as counted in 20,000 rounds of Koi-Koi that the policy played; Stop-Go comes to much the same."""

LEAST = 0.02
"""Nobody is so sure of a card."""


class Deals:
    """Deals anew all that `view` does not show, by what the log tells of each hand."""

    def __init__(self, view: View, rng: Rng) -> None:
        self._rng, self._view = rng, view
        self._own = 0 if view.viewer is None else view.viewer
        seen = {*view.hand, *view.field, view.held, *(card for pile in view.taken for card in pile)}
        self._hidden = [number for number, card in enumerate(CARDS) if card not in seen]
        self._weights = {seat: _weights(view, seat, self._hidden) for seat in view.seats if seat != self._own}

    def rows(self, count: int) -> list[int]:
        """So many deals for the kernel, one behind the other."""
        found: list[int] = []
        for _ in range(count):
            found += self._row()
        return found

    def _row(self) -> list[int]:
        row, left = [0] * WIDTH, self._hidden
        row[self._own] = sum(1 << ID[card] for card in self._view.hand)
        for seat, weights in self._weights.items():
            # the smallest of exponential times: each card by its weight, without putting any back
            times = sorted((-log(draw) / weights[card], card) for draw, card in self._drawn(left))
            count = self._view.counts[seat]
            row[seat] = sum(1 << card for _, card in times[:count])
            left = [card for _, card in times[count:]]
        row[STOCK : STOCK + len(left)] = [card for _, card in sorted(self._drawn(left))]
        return row

    def _drawn(self, cards: Sequence[int]) -> Iterator[tuple[float, int]]:
        """Each card with a number above 0, at most 1."""
        drawn = self._rng.bytes(4 * len(cards))
        for place, card in enumerate(cards):
            yield (int.from_bytes(drawn[4 * place : 4 * place + 4], "big") + 1) / 2**32, card


def _weights(view: View, seat: Seat, hidden: Sequence[int]) -> dict[int, float]:
    """How likely each hidden card is in that hand, beside the others."""
    weights = dict.fromkeys(hidden, 1.0)
    for mover, field, trail in turns(view):
        if mover != seat:
            continue
        took = _taken(trail)
        for card in hidden:
            weights[card] *= SHOWS[took][_would(card, field)]
    return {card: max(weight, LEAST) for card, weight in weights.items()}


def turns(view: View) -> Iterator[tuple[Seat, frozenset[int], Trail]]:
    """The turns of the round, the latest one first: who, the field before it as ids, card by card."""
    trails = (*view.log, view.trail) if view.trail else view.log
    field = {ID[card] for card in view.field}
    for number in reversed(range(len(trails))):
        trail = trails[number]
        captured = {ID[card] for card, what in trail if what == "captured"}
        placed = {ID[card] for card, what in trail if what != "captured"}
        field = (field | captured) - placed
        yield (view.dealer + number) % len(view.counts), frozenset(field), trail


def _taken(trail: Trail) -> int:
    """What the card that was played has captured."""
    kinds: list[int] = [KIND[trail[0][0][2]]]
    for card, what in trail[1:]:
        if what != "captured":
            break
        kinds.append(KIND[card[2]])
    return max(kinds) if len(kinds) > 1 else 0


def _would(card: int, field: frozenset[int]) -> int:
    """What that card would have captured there."""
    same = [KIND[CARDS[other][2]] for other in range(card & ~3, (card & ~3) + 4) if other in field]
    return max(*same, KIND[CARDS[card][2]]) if same else 0

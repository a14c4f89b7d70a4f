"""State carried from hand to hand (FZ-5): the deal and the dealer's streak.

The first dealer is chosen at random (FZ-4) and never changes. `passed` counts how often the deal has passed on. Both
together determine the dealer. `passed` decides when the match ends. By setting, the number of hands does so too. A void
hand (FZ-94) does not count, and `closed` is not called for it.

    dealer_of(first, passed), over(rules, passed, hands)
    closed(rules, deal, winner) -> Deal(first, passed, streak) of the next hand
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.core import Seat
from engine.fuzhou.rules import Rules


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer and streak of a hand.

    `first`: the first dealer. `passed`: how often the deal has passed on since then. `streak`: the dealer's 连庄数.
    """

    first: Seat
    passed: int = 0
    streak: int = 0

    @property
    def dealer(self) -> Seat:
        return dealer_of(self.first, self.passed)


def dealer_of(first: Seat, passed: int) -> Seat:
    """Return the dealer. The deal begins with the first dealer and passes round the table (FZ-100)."""
    return (first + passed) % 4


def over(rules: Rules, passed: int, hands: int) -> bool:
    """Return whether the match is over (FZ-102, FZ-103).

    It ends after all its rounds of four deals, or after its maximum number of hands.
    """
    return passed >= 4 * rules.match_rounds or 0 < rules.match_hands <= hands


def usual(rules: Rules) -> int:
    """Return how many hands a match under these rules usually has.

    The same dealer deals again after 27 of 100 hands.
    """
    hands = -(-11 * rules.match_rounds // 2)
    return min(hands, rules.match_hands) if rules.match_hands else hands


def closed(rules: Rules, deal: Deal, winner: Seat | None) -> Deal:
    """Return the deal of the next hand (FZ-100, FZ-101).

    A dealer who wins, or whose hand is a draw, deals again, and the streak grows.
    """
    if winner not in (None, deal.dealer):
        return Deal(deal.first, deal.passed + 1)
    return Deal(deal.first, deal.passed, deal.streak + (winner is not None or rules.draw_adds_streak))


def session(rules: Rules, hands: Iterable[Seat | None], first: Seat = 0) -> dict[str, Any]:
    """Return the session after these hands. Each hand is given as its winner (None: a draw).

    `hands`: the dealer and streak of each hand. `next`: those of the next hand. `rounds_done`: the completed rounds.
    `over`: whether the match is over.
    """
    deal = Deal(first)
    told: list[dict[str, Any]] = []
    for winner in hands:
        told.append({"dealer": deal.dealer, "streak": deal.streak})
        deal = closed(rules, deal, winner)
    return {
        "hands": told,
        "next": {"dealer": deal.dealer, "streak": deal.streak},
        "rounds_done": deal.passed // 4,
        "over": over(rules, deal.passed, len(told)),
    }

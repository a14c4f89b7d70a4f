"""What goes from hand to hand (FZ-5): the deal and the dealer's streak.

The first dealer is chosen by chance (FZ-4) and never changes; `passed` counts how often the deal has passed on: both
together name the dealer. `passed` ends the match, by setting also the number of hands. A void hand (FZ-94) is not
counted: it has no `closed`.

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
    """`first`: who dealt first; `passed`: how often the deal has passed on since; `streak`: 连庄数 of this hand."""

    first: Seat
    passed: int = 0
    streak: int = 0

    @property
    def dealer(self) -> Seat:
        return dealer_of(self.first, self.passed)


def dealer_of(first: Seat, passed: int) -> Seat:
    """Who deals: the first dealer, and then round the table (FZ-100)."""
    return (first + passed) % 4


def over(rules: Rules, passed: int, hands: int) -> bool:
    """Whether the match has had all its rounds, of four deals each, or as many hands as it may (FZ-102, FZ-103)."""
    return passed >= 4 * rules.match_rounds or 0 < rules.match_hands <= hands


def usual(rules: Rules) -> int:
    """How many hands a match by these rules usually has: the deal stays where it is in 27 of 100."""
    hands = -(-11 * rules.match_rounds // 2)
    return min(hands, rules.match_hands) if rules.match_hands else hands


def closed(rules: Rules, deal: Deal, winner: Seat | None) -> Deal:
    """The session after a hand: the dealer stays after a win of its own and after a draw, and its streak grows (FZ-100,
    FZ-101)."""
    if winner not in (None, deal.dealer):
        return Deal(deal.first, deal.passed + 1)
    return Deal(deal.first, deal.passed, deal.streak + (winner is not None or rules.draw_adds_streak))


def session(rules: Rules, hands: Iterable[Seat | None], first: Seat = 0) -> dict[str, Any]:
    """The session of hands played one after another, each as who won it (None: a draw).

    `hands`: of each its dealer and streak; `next`: those of the hand that would follow; `rounds_done`; `over`.
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

"""State carried from hand to hand (FZ-5): the deal and the dealer's streak.

The first dealer is chosen by chance (FZ-4) and never changes. `passed` counts how often the deal has passed on. Both
together determine the dealer. `passed` ends the match, by setting also the number of hands. A void hand (FZ-94) does
not count, and `closed` is not called for it.

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
    """The deal of a hand.

    `first`: the first dealer. `passed`: how often the deal has passed on since. `streak`: its 连庄数.
    """

    first: Seat
    passed: int = 0
    streak: int = 0

    @property
    def dealer(self) -> Seat:
        return dealer_of(self.first, self.passed)


def dealer_of(first: Seat, passed: int) -> Seat:
    """Return the dealer: the first dealer, and then round the table (FZ-100)."""
    return (first + passed) % 4


def over(rules: Rules, passed: int, hands: int) -> bool:
    """Return whether the match is over (FZ-102, FZ-103).

    It is after all its rounds of four deals, or after its maximum number of hands.
    """
    return passed >= 4 * rules.match_rounds or 0 < rules.match_hands <= hands


def usual(rules: Rules) -> int:
    """Return how many hands a match by these rules usually has. The deal stays in 27 of 100 hands."""
    hands = -(-11 * rules.match_rounds // 2)
    return min(hands, rules.match_hands) if rules.match_hands else hands


def closed(rules: Rules, deal: Deal, winner: Seat | None) -> Deal:
    """Return the session after a hand (FZ-100, FZ-101).

    After their own win and after a draw, dealers deal again, and their streak grows.
    """
    if winner not in (None, deal.dealer):
        return Deal(deal.first, deal.passed + 1)
    return Deal(deal.first, deal.passed, deal.streak + (winner is not None or rules.draw_adds_streak))


def session(rules: Rules, hands: Iterable[Seat | None], first: Seat = 0) -> dict[str, Any]:
    """Return the session after these hands, each given as its winner (None: a draw).

    `hands`: the dealer and streak of each. `next`: those of the following hand. `rounds_done`. `over`.
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

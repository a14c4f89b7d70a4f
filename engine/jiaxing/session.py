"""State carried from hand to hand (JX-6): the deal, the round wind and the washout queue.

`passed` counts how often the deal has passed on. It determines the round wind and the end of the match. Together with
the first dealer it also determines the dealer.

    first_dealer(rules, rng) -> (seat, the dice that chose it)
    dealer_of(passed, opener), wind_of(passed), over(rules, passed)
    opened(queue, dice, wild, previous) -> (queue with the entries this hand adds, those entries)
    closed(rules, passed, queue, winner, opener=, uses=) -> Closed(passed, queue, used)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.core import Piece, Rng, Seat
from engine.jiaxing.rules import Rules
from engine.mahjong.tiles import WINDS, suit

Entry = Literal["baozi", "old_wild", "same_wild", "draw"]
Queue = tuple[Entry, ...]
"""The washout queue, the oldest entry first (JX-85)."""


def first_dealer(rules: Rules, rng: Rng) -> tuple[Seat, tuple[int, ...]]:
    """Return the first dealer and the dice that chose it (JX-1, JX-7).

    The first dealer is seat 0. By setting, two dice choose the seat instead, counted from seat 0.
    """
    if rules.first_dealer == "seat0":
        return 0, ()
    dice = (1 + rng.below(6), 1 + rng.below(6))
    return (sum(dice) - 1) % 4, dice


def dealer_of(passed: int, opener: Seat = 0) -> Seat:
    """Return the dealer. The deal begins with the opener and passes round the table (JX-1, JX-7, JX-111)."""
    return (opener + passed) % 4


def wind_of(passed: int) -> Piece:
    """Return the round wind. It changes each time the deal returns to the opener (JX-112)."""
    return WINDS[passed // 4 % 4]


def usual(rules: Rules) -> int:
    """Return how many hands a match under these rules usually has.

    The dealer wins and deals again in 23 of 100 hands.
    """
    return round(5.2 * rules.match_rounds)


def over(rules: Rules, passed: int) -> bool:
    """Return whether the match has had all its rounds (JX-113)."""
    return passed >= 4 * rules.match_rounds


def opened(queue: Queue, dice: Sequence[int], wild: Piece, previous: Piece | None) -> tuple[Queue, Queue]:
    """Return the queue of a new hand, and the entries that this hand adds (JX-86).

    `dice`: only the first two count, which break the wall. `previous`: the wild kind of the previous hand, if any.
    """
    new: list[Entry] = []
    if dice[0] == dice[1]:
        new.append("baozi")
    if not suit(wild):
        new.append("old_wild")
    if wild == previous:
        new.append("same_wild")
    return queue + tuple(new), tuple(new)


@dataclass(frozen=True, slots=True)
class Closed:
    """The session after a hand.

    It tells how often the deal has passed on, the queue, and the entry that the win used, if any.
    """

    passed: int
    queue: Queue
    used: Entry | None


def closed(
    rules: Rules, passed: int, queue: Queue, winner: Seat | None, *, opener: Seat = 0, uses: bool = True
) -> Closed:
    """Close a hand and pass the deal on (JX-111).

    A win uses the oldest entry of the queue (JX-87, JX-89), unless `uses` is false. A washout adds an entry (JX-86).
    """
    if winner is None:
        return Closed(passed + (rules.dealer_on_draw == "rotate"), (*queue, "draw"), None)
    used = queue[0] if queue and uses else None
    return Closed(passed + (winner != dealer_of(passed, opener)), queue[1:] if used else queue, used)


def session(
    rules: Rules, hands: Iterable[tuple[Sequence[int], Piece, Seat | None]], opener: Seat = 0
) -> dict[str, Any]:
    """Return the session after these hands. Each hand is given as its dice, wild kind and winner (None: a washout).

    `hands`: for each hand, the dealer, the round wind, the used entry, and the length of the queue after it. `next`:
    dealer and round wind of the next hand. `rounds_done`: the completed rounds.
    """
    passed, queue, previous = 0, (), None
    told: list[dict[str, Any]] = []
    for dice, wild, winner in hands:
        end = closed(rules, passed, opened(queue, dice, wild, previous)[0], winner, opener=opener)
        told.append(
            {"dealer": dealer_of(passed, opener), "round": wind_of(passed), "used": end.used, "queue": len(end.queue)}
        )
        passed, queue, previous = end.passed, end.queue, wild
    return {
        "hands": told,
        "next": {"dealer": dealer_of(passed, opener), "round": wind_of(passed)},
        "rounds_done": passed // 4,
    }

"""Claim windows. Several seats may answer about one tile. The best answer counts, not the fastest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TypeVar

from engine.core import Action, Pending, Seat
from engine.mahjong.actions import PASS

S = TypeVar("S")
Offers = Mapping[Seat, tuple[Action, ...]]
Rank = Callable[[Seat, Action], tuple[int, ...]]
"""The strength of a claim. A greater rank is stronger. No two claims have equal ranks (JX-49, FZ-66, FZ-80)."""


def latest_cached(pending: Callable[[S], Pending]) -> Callable[[S], Pending]:
    """Cache the latest answer of `pending`. A match calls `pending` and then plays an action on the same state."""
    latest: list[tuple[S | None, Pending]] = [(None, {})]

    def asked(state: S) -> Pending:
        known, answer = latest[0]
        if known is not state:
            answer = pending(state)
            latest[0] = state, answer
        return answer

    return asked


class Outcome(Enum):
    """The outcome of a window in which no seat gets the tile: nobody claims it, or more answers are needed."""

    WAITING = "waiting"
    NOBODY = "nobody"


def outcome(offers: Offers, answers: Mapping[Seat, Action], rank: Rank) -> Seat | Outcome:
    """Return the seat that gets the tile, NOBODY without a claim, or WAITING.

    WAITING: a missing answer could still outrank the best claim (JX-23, FZ-43).
    """
    given = {seat: rank(seat, action) for seat, action in answers.items() if action != PASS}
    best = max(given, key=given.__getitem__, default=None)
    for seat, options in offers.items():
        if seat not in answers and any(
            best is None or rank(seat, action) > given[best] for action in options if action != PASS
        ):
            return Outcome.WAITING
    return Outcome.NOBODY if best is None else best


def after(seat: Seat, other: Seat) -> int:
    """Return how many seats after `seat` the other one sits, counter-clockwise; 1 is the nearest (T-11)."""
    return (other - seat) % 4

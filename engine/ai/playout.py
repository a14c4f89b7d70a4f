"""Play-outs: a hand played to its end on one mutable position. Computer players use them to try their moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from engine.core import Seat

M = TypeVar("M")
"""A move in a game's play-outs, in the form that is fastest for the game: an action or a number."""


class Playout(ABC, Generic[M]):
    """A position in a hand that has begun. Moves change it in place, without records, events or checks.

    `pay` holds the points by seat at the end.
    """

    over = False
    pay: tuple[int, ...]

    def run(self, choose: Callable[[Any, Seat, Any], M], first: M | None = None, seat: Seat = -1) -> None:
        """Play to the end of the hand.

        `choose` returns the move for a position, the seat that is asked, and its options. `first`: the first move of
        `seat`, which must be the seat that is asked now.
        """

        def opening(position: Any, asked: Seat, options: Any) -> M:
            nonlocal first
            if first is None or asked != seat:
                return choose(position, asked, options)
            move, first = first, None
            return move

        self.go_on(opening)
        while not self.over:
            self.step(choose)

    def go_on(self, choose: Callable[[Any, Seat, Any], M]) -> None:
        """Finish the current step."""
        self.step(choose)

    @abstractmethod
    def step(self, choose: Callable[[Any, Seat, Any], M]) -> None:
        """Play one turn, one window, or one question."""

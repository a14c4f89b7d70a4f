"""A hand played to its end on one mutable position. Computer players try their moves with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from engine.core import Seat

M = TypeVar("M")
"""A move in a game's own play-outs, in whatever form is fastest: actions, or numbers."""


class Playout(ABC, Generic[M]):
    """A position in a hand that has begun, changed in place. Nothing is recorded, told or checked.

    `pay` holds the points by seat at the end.
    """

    over = False
    pay: tuple[int, ...]

    def run(self, choose: Callable[[Any, Seat, Any], M], first: M | None = None, seat: Seat = -1) -> None:
        """Play to the end of the hand.

        `choose` gets the position, the seat that is asked, and its options. `first`: the first move of `seat`, which is
        asked now.
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

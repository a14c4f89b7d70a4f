"""A hand played to its end at once, on one changing position: what computer players try their moves with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from engine.core import Seat

M = TypeVar("M")
"""What a move is to a game's own play-outs, as quick as can be: actions, or numbers."""


class Playout(ABC, Generic[M]):
    """A position of a hand that has begun, changed in place; nothing of it is recorded, told or checked. `pay`, points
    by seat, is its end."""

    over = False
    pay: tuple[int, ...]

    def run(self, choose: Callable[[Any, Seat, Any], M], first: M | None = None, seat: Seat = -1) -> None:
        """Play to the end of the hand. `choose` is given the position, who is asked, and what they may do; `first`: the
        first thing that `seat`, which is asked now, does."""

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
        """What is left of the step that is under way."""
        self.step(choose)

    @abstractmethod
    def step(self, choose: Callable[[Any, Seat, Any], M]) -> None:
        """One turn, one window, or one question."""

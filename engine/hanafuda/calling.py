"""Play-outs of rounds that a seat may end when it scores, as in Koi-Koi and Stop-Go."""

from __future__ import annotations

from abc import abstractmethod

from engine.core import Seat
from engine.hanafuda import playout
from engine.hanafuda.piles import Worth
from engine.hanafuda.playout import DECIDE, STOP, Choose
from engine.hanafuda.state import Phase


class Playout(playout.Playout):
    """A round in which a seat that scores may end the round or go on.

    `risen`: by seat, the points at which the seat was last asked. `called`: by seat, how often the seat chose to go on.
    """

    risen: list[int]
    called: list[int]
    worth: Worth

    def go_on(self, choose: Choose) -> None:
        if self.phase is Phase.DECIDE:
            self._decide(choose)
        else:
            super().go_on(choose)

    def _turned(self, choose: Choose) -> None:
        mover = self.mover
        points = self.worth(self.piles[mover])
        if points <= self.risen[mover]:
            self._next()
            return
        self.risen[mover] = points
        if self.hands[mover] and self._may_call():
            self._decide(choose)
        else:
            self._settle(mover)

    def _decide(self, choose: Choose) -> None:
        """Let the mover choose to stop or to go on."""
        if choose(self, self.mover, DECIDE) == STOP:
            self._settle(self.mover)
        else:
            self.called[self.mover] += 1
            self._next()

    def _next(self) -> None:
        self.mover = (self.mover + 1) % len(self.hands)
        if not self.hands[self.mover]:
            self._settle(None)

    def _may_call(self) -> bool:
        """Return whether the mover may go on."""
        return True

    @abstractmethod
    def _settle(self, winner: Seat | None) -> None:
        """End the round. `winner`: the seat that stopped, None for a draw."""

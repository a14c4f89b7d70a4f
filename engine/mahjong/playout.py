"""A hand of mahjong that is played out with the game's own legal actions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from engine.ai import playout
from engine.core import Action, Piece, Seat
from engine.mahjong.actions import UNSAID, Actions, claimed
from engine.mahjong.melds import Meld, added
from engine.mahjong.table import State
from engine.mahjong.tiles import TILE, pack

Choose = Callable[[Any, Seat, Actions], Action]
"""A function that returns a seat's choice, given the position, the seat and its legal actions."""


class Playout(playout.Playout[Action]):
    """A mutable copy of the position in a State. `winner` is set when the hand has ended."""

    def __init__(self, state: State) -> None:
        self.wall = deque(map(list, state.wall))
        self.left = state.left
        self.hands = list(state.hands)
        self.melds = list(state.melds)
        self.discards = list(state.discards)
        self.turn = state.turn
        self.drawn = state.drawn
        self.tile = state.tile
        self.first = state.first
        self.answers = tuple(state.answers)
        self.winner: Seat | None = None
        self.pay = (0, 0, 0, 0)

    def take(self, *, back: bool) -> Piece:
        """Take a tile from the front of the wall, or from the back if `back` (T-22)."""
        end = -1 if back else 0
        tile = self.wall[end].pop(0)
        if not self.wall[end]:
            del self.wall[end]
        self.left -= 1
        return tile

    def put(self, tile: Piece) -> None:
        """Let the seat whose turn it is discard."""
        self.hands[self.turn] -= TILE[tile]
        self.discards.append((self.turn, tile))
        self.tile, self.drawn, self.first, self.answers = tile, None, False, UNSAID

    def conceal(self, kind: Piece) -> None:
        """Let the seat whose turn it is make a concealed kong."""
        self.hands[self.turn] -= 4 * TILE[kind]
        self.melds[self.turn] += (Meld("concealed", (kind,) * 4),)

    def add(self, kind: Piece) -> None:
        """Let the seat whose turn it is add the fourth tile to a pong. The kong may be robbed."""
        self.hands[self.turn] -= TILE[kind]
        self.melds[self.turn] = tuple(added(meld, kind) for meld in self.melds[self.turn])
        self.tile, self.drawn, self.answers = kind, None, UNSAID

    def claim(self, seat: Seat, action: Action) -> Meld:
        """Claim the last discard for a chow, pong or kong. The turn passes to the claimer."""
        source, self.tile = self.discards.pop()
        own, meld = claimed(action, self.tile, source)
        self.hands[seat] -= pack(own)
        self.melds[seat] += (meld,)
        self.turn, self.drawn, self.answers = seat, None, UNSAID
        return meld

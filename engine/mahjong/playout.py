"""A hand of mahjong played out: the legal actions are those of the game."""

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
"""What a seat does: it is given the position, and what it may do."""


class Playout(playout.Playout[Action]):
    """What State holds of a position. `winner` is part of its end."""

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
        """A tile from the front or the back of the wall (T-22)."""
        end = -1 if back else 0
        tile = self.wall[end].pop(0)
        if not self.wall[end]:
            del self.wall[end]
        self.left -= 1
        return tile

    def put(self, tile: Piece) -> None:
        """The seat in turn discards."""
        self.hands[self.turn] -= TILE[tile]
        self.discards.append((self.turn, tile))
        self.tile, self.drawn, self.first, self.answers = tile, None, False, UNSAID

    def conceal(self, kind: Piece) -> None:
        """The seat in turn lays a concealed kong."""
        self.hands[self.turn] -= 4 * TILE[kind]
        self.melds[self.turn] += (Meld("concealed", (kind,) * 4),)

    def add(self, kind: Piece) -> None:
        """The seat in turn makes a pong a kong, which may be robbed."""
        self.hands[self.turn] -= TILE[kind]
        self.melds[self.turn] = tuple(added(meld, kind) for meld in self.melds[self.turn])
        self.tile, self.drawn, self.answers = kind, None, UNSAID

    def claim(self, seat: Seat, action: Action) -> Meld:
        """Chow, pong or kong with the last discard; the turn is the claimer's."""
        source, self.tile = self.discards.pop()
        own, meld = claimed(action, self.tile, source)
        self.hands[seat] -= pack(own)
        self.melds[seat] += (meld,)
        self.turn, self.drawn, self.answers = seat, None, UNSAID
        return meld

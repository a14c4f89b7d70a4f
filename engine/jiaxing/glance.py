"""A position as a normal player sees it, by a simplified form of the best player's outlook (engine.jiaxing.outlook)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Piece, Seat
from engine.jiaxing.judge import Weighing
from engine.jiaxing.outlook import USUAL, Outlook, Pair
from engine.jiaxing.state import View
from engine.jiaxing.view import EVERY
from engine.mahjong.actions import Verb
from engine.mahjong.tiles import Tiles, company, pack

ROUGH = 12
"""Step to which the number of helping tiles is rounded."""
EVEN = 0.02
"""Difference in points below which actions count as equal, if a share is one point."""


class Glance(Outlook):
    """A simplified outlook.

    It sees only its own tiles, aims at the nearest shapes, and counts helping tiles roughly. It ignores the points of a
    win, whether another seat may win on its discard, and the contracts that a claim leads to.
    """

    farther = 0
    exact = False
    paces = ((1.0, 1.0),)

    def unseen(self) -> Tiles:
        own = [piece for meld in self.view.melds[self.seat] for piece in meld.pieces]
        return EVERY - pack([self.view.wild, *own]) - self.view.hand

    def counted(self, tiles: int) -> int:
        return round(tiles / ROUGH) * ROUGH + ROUGH // 4

    def share(self, points: float, wilds: int, melds: int) -> float:
        return USUAL * self.times

    def danger(self, kind: Piece, seat: Seat) -> float:
        return 0.0

    def bound(self, claimer: Seat, source: Seat) -> tuple[Pair, ...]:
        return self.view.contracts


def choose(view: View, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the best action by the rough estimates of a `Glance`.

    Of equal discards, return the tile with the fewest neighbours.
    """
    weighing = Weighing(view, seat, Glance(view, seat))
    points = {action: weighing.found(action).points for action in legal}
    best = max(points.values())
    even = [action for action in legal if points[action] > best - EVEN * weighing.outlook.times]
    return min(even, key=lambda action: company(view.hand, action.pieces[0]) if action.verb == Verb.DISCARD else -1)

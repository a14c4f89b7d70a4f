"""A position as a normal player sees it, by a simplified form of the best player's formula (engine.fuzhou.weigh)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Action, Piece, Seat
from engine.fuzhou.state import View
from engine.fuzhou.weigh import Seen, after
from engine.fuzhou.worth import Sight, Suits
from engine.mahjong.actions import Verb
from engine.mahjong.need import Row
from engine.mahjong.tiles import company

ROUGH = 24
"""Step to which the number of helping tiles is rounded."""
EVEN = 0.05
"""Difference in points below which actions count as equal, if the stake is one."""


class Glance(Sight):
    """A simplified sight.

    It sees only its own tiles and the gold, and counts helping tiles roughly. It aims only at plain wins. It ignores
    whether another seat may win on its discard.
    """

    special: Mapping[str, tuple[float, ...]] = {}
    careful = False

    def shown(self) -> list[Piece]:
        return [self.gold, *(piece for meld in self.table.melds[self.seat] for piece in meld.pieces)]

    def helping(self, suits: Suits, others: tuple[Row, ...], place: int, need: int) -> tuple[int, int, int]:
        tiles, *claimed = super().helping(suits, others, place, need)
        rough = round(tiles / ROUGH) * ROUGH + ROUGH // 4
        chows, pongs = (round(number * rough / max(1, tiles)) for number in claimed)
        return rough, chows, pongs


def choose(view: View, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the best action by the rough estimates of a `Glance`.

    Of equal discards, return the tile with the fewest neighbours.
    """
    sight = Glance(view, seat, view.hand)
    seen = Seen(view, sight, view.hand, 5 - len(view.melds[seat]), view.locked)
    points = {action: after(seen, action).points for action in legal}
    best = max(points.values())
    even = [action for action in legal if points[action] > best - EVEN * view.rules.stake]
    return min(even, key=lambda action: company(view.hand, action.pieces[0]) if action.verb == Verb.DISCARD else -1)

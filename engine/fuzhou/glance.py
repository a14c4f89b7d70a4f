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

PLAIN: dict[str, tuple[float, ...]] = {
    "1": (-0.902, 0.724, 0.0, 2.828, -1.032, -0.519, -0.083, 0.437, 0.555, -0.407, 0.0, 0.0, 0.046),
    "2": (-3.474, 0.677, 0.244, 4.429, -1.538, -0.706, -0.338, 0.777, 0.989, 0.402, 0.0, 0.0, 0.104),
    "3": (-5.295, 0.71, 0.747, 4.615, -1.451, -0.935, -0.276, 0.851, 1.084, 1.042, 0.0, 0.0, 0.154),
    "4": (-5.173, 0.744, 1.116, 2.245, -0.286, -1.071, -0.411, 0.938, 0.0, 1.2, 0.0, 0.0, 0.174),
    "5": (-4.912, 0.481, 0.492, 0.491, 0.86, -1.182, -0.38, 0.39, 0.0, 0.0, -0.055, -1.361, 0.066),
    "free": (2.859, 0.073, 0.24, -0.742, -1.752),
}
"""Weights of the fastest win, by distance. Training leaves them as they are.

`free` means 游金, in which any drawn tile wins.
"""


class Glance(Sight):
    """A simplified sight.

    It sees only its own tiles and the gold, and counts helping tiles roughly. It aims only at plain wins. It ignores
    whether another seat may win on its discard.
    """

    plain = PLAIN
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

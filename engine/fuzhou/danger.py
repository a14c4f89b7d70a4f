"""The danger that a discard lets another seat win, measured at tables of these computer players."""

from __future__ import annotations

from engine.core import Piece, Seat
from engine.fuzhou.worth import Sight
from engine.mahjong.tiles import INDEX

READY = (
    (0.21, 0.21, 0.13, 0.05, 0.02, 0.0),
    (0.54, 0.52, 0.32, 0.19, 0.10, 0.02),
    (0.80, 0.63, 0.52, 0.42, 0.29, 0.2),
    (1.0, 0.89, 0.73, 0.68, 0.52, 0.4),
    (1.0, 1.0, 0.95, 0.80, 0.75, 0.7),
)
"""Probability that a seat is ready and may win on a discard.

The first index is its number of melds. The second is the number of live tiles, in steps of eight.
"""
WAITS = (0.05, 0.1, 0.15, 0.19)
"""Probability that a ready hand waits for a tile, by the number of sequences that could still form around it."""
SHED, LATE = 0.05, 0.25
"""Factors on the probability of waiting for a tile.

The first applies if the seat has discarded an equal tile itself. The second applies if an equal tile was among the last
three discards.
"""


def feeds(sight: Sight, tile: Piece) -> float:
    """Return the probability that another seat wins on a discard of that tile, 0 to 1."""
    table = sight.table
    if tile == sight.gold:
        return 0.0
    late = any(other == tile for _, other in table.discards[-3:])
    shed = {seat for seat, other in table.discards if other == tile}
    usual, safe = _waits(sight, tile) * (LATE if late else 1), 1.0
    live = min(5, int(sight.rounds * 4))
    # seats that can only win by self-draw (FZ-62, FZ-75)
    barred = {*table.jinkan, *(table.shed if sight.rules.gold_discard == "self_draw_only" else ())}
    for seat in range(4):
        if seat != sight.seat and seat not in barred:
            ready = READY[min(4, len(table.melds[seat]))][live]
            safe *= 1 - ready * usual * (SHED if seat in shed else 1)
    return 1 - safe


def fed(sight: Sight) -> float:
    """Return the average number of points that the seat pays if another seat wins on its discard."""
    others: list[Seat] = [seat for seat in range(4) if seat != sight.seat]
    factor = 1 if sight.rules.discard_payment == "all_three" else sight.payers
    return factor * sum(map(sight.share, others)) / 4


def _waits(sight: Sight, tile: Piece) -> float:
    index = INDEX[tile]
    row, rank = sight.unseen[index // 9], index % 9
    around = [0, 0, *row, 0, 0][rank : rank + 5]
    runs = sum(bool(around[one] and around[two]) for one, two in ((0, 1), (1, 3), (3, 4)))
    return WAITS[runs] * (0.6 + 0.2 * min(2, row[rank]))

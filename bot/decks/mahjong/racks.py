"""Tiles that lie together: hands, melds, discards and flowers as rows of tiles in boxes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.decks.mahjong.moment import concealed
from bot.decks.mahjong.tiles import WIDTHS, Tile, down_from, tile_edge, tile_face, tile_height, widest_of
from bot.render.layout import Box, Item, Text
from engine.core import Piece, Pile, Scene, Seat

SPACE = 2
"""Between the tiles of a row."""

ROW = 14
"""As many tiles of a hand as lie in one row."""

_APART = 14
_BACKS = 24


@dataclass(frozen=True, slots=True)
class Lying:
    """One place of a rack: a piece or a back, on its side or not, perhaps with another piece on top of it.

    `wild`: a wild tile that stands for the piece.
    """

    piece: Piece | None = None
    turned: bool = False
    above: Piece | None = None
    wild: bool = False


Rack = tuple[Lying, ...]


def standing(pieces: Iterable[Piece]) -> Rack:
    return tuple(map(Lying, pieces))


def melds(scene: Scene, seat: Seat) -> list[Rack]:
    """The melds of a seat in their order: the claimed tile on its side, an added one on top of it."""
    return [meld(pile) for pile in scene.piles if pile.role == "meld" and pile.seat == seat]


def meld(pile: Pile) -> Rack:
    kind = pile.marks[0][1] if pile.marks else ""
    if not pile.pieces:
        return (Lying(),) * pile.count
    if kind == "concealed":
        return tuple(Lying(piece if 0 < n < len(pile.pieces) - 1 else None) for n, piece in enumerate(pile.pieces))
    below = pile.pieces[:-1] if kind == "added" else pile.pieces
    above = pile.pieces[-1] if kind == "added" else None
    return tuple(Lying(piece, n in pile.turned, above if n in pile.turned else None) for n, piece in enumerate(below))


def rack_width(rack: Rack, width: int) -> int:
    """How wide the rack is with tiles of that width."""
    return sum(tile_face(width) if spot.turned else width for spot in rack) + SPACE * max(len(rack) - 1, 0)


def placed(rack: Rack, x: int, y: int, width: int, wild: frozenset[Piece]) -> list[Tile]:
    """The tiles of the rack from its upper left corner on, all with their lower edges in one line."""
    tiles: list[Tile] = []
    low = y + tile_height(width)
    for spot in rack:
        across = tile_face(width) if spot.turned else width
        height = width + tile_edge(width) if spot.turned else tile_height(width)
        tiles.append(
            Tile(Box(x, low - height, across, height), width, spot.piece, spot.turned, spot.wild or spot.piece in wild)
        )
        if spot.above is not None:
            tiles.append(Tile(Box(x, y, across, height), width, spot.above, spot.turned, spot.above in wild))
        x += across + SPACE
    return tiles


def bouquet(pieces: Sequence[Piece]) -> list[Rack]:
    """Flowers: each full four for itself, as it counts more (FZ-85), then the others, like beside like."""
    kinds = [*dict.fromkeys(piece if piece[0] not in "fg" else piece[0] for piece in pieces)]
    alike = [tuple(sorted(piece for piece in pieces if kind in (piece, piece[0]))) for kind in kinds]
    fours = [standing(group) for group in alike if len(group) == 4]
    return [*fours, *parts([piece for group in alike if len(group) != 4 for piece in group])]


def parts(pieces: Sequence[Piece], length: int = 6) -> list[Rack]:
    """A long row of pieces in racks of at most `length`."""
    return [standing(pieces[first : first + length]) for first in range(0, len(pieces), length)]


def flow(racks: Sequence[Rack], box: Box, widest: int, wild: frozenset[Piece]) -> list[Tile]:
    """Racks one after the other in rows within the box, the tiles as wide as fits but no wider than `widest`."""
    width = next((width for width in down_from(widest) if _fits(racks, box, width)), WIDTHS[0])
    spots = _spots(racks, box, width)
    return [tile for rack, (x, y) in zip(racks, spots, strict=True) for tile in placed(rack, x, y, width, wild)]


def _fits(racks: Sequence[Rack], box: Box, width: int) -> bool:
    spots = _spots(racks, box, width)
    return all(
        x + rack_width(rack, width) <= box.right and y + tile_height(width) <= box.bottom
        for rack, (x, y) in zip(racks, spots, strict=True)
    )


def _spots(racks: Sequence[Rack], box: Box, width: int) -> list[tuple[int, int]]:
    spots: list[tuple[int, int]] = []
    x, y = box.x, box.y
    for rack in racks:
        across = rack_width(rack, width)
        if x > box.x and x + across > box.right:
            x, y = box.x, y + tile_height(width) + 2 * SPACE
        spots.append((x, y))
        x += across + _APART * width // 40
    return spots


def river(pieces: Sequence[Piece], box: Box, columns: int, widest: int, wild: frozenset[Piece]) -> list[Tile]:
    """Discards in their order, `columns` to a row; more and smaller ones where the box would not hold them."""
    while True:
        width = widest_of(min(widest, (box.w - SPACE * (columns - 1)) // columns))
        step = tile_height(width) + SPACE
        if -(-len(pieces) // columns) * step - SPACE <= box.h or width <= WIDTHS[0]:
            break
        columns += 1
    return [
        Tile(
            Box(box.x + n % columns * (width + SPACE), box.y + n // columns * step, width, step - SPACE),
            width,
            piece,
            wild=piece in wild,
        )
        for n, piece in enumerate(pieces)
    ]


def backs(scene: Scene, seat: Seat, box: Box) -> list[Item]:
    """A row of backs with their number behind it, the drawn one a gap apart; nothing for a hand that lies open."""
    count = concealed(scene, seat)
    hand = scene.pile("hand", seat)
    if not count or (hand and hand.pieces):
        return []
    drawn = scene.pile("drawn", seat) is not None
    width = widest_of(min(_BACKS, box.h * 2 // 3))
    step = min(width // 2 + 1, (box.w - 50 - width - (width if drawn else 0)) // max(count - 1, 1))
    items: list[Item] = []
    x = box.x
    for number in range(count):
        x += 0 if not number else width + 4 if drawn and number == count - 1 else step
        items.append(Tile(Box(x, box.y, width, tile_height(width)), width))
    return [*items, Text(Box(x + width + 10, box.y, 40, tile_height(width)), str(count), 26)]


def hand_rack(scene: Scene, seat: Seat, box: Box, widest: int, wild: frozenset[Piece]) -> list[Tile]:
    """The open hand of a seat in one row or two, the drawn tile a gap apart, in the middle of the box's width.

    The tiles are as wide as fits, but no wider than `widest`; only the upper edge of the box counts.
    """
    hand, drawn = scene.pile("hand", seat), scene.pile("drawn", seat)
    held, last = hand.pieces if hand else (), standing(drawn.pieces if drawn else ())
    if not held and not last:
        return []
    lines = rows(held, len(held) + len(last))
    ends = (*[()] * (len(lines) - 1), last)

    def across(width: int) -> int:
        return max(_row_width(row, end, width) for row, end in zip(lines, ends, strict=True))

    width = next((width for width in down_from(widest) if across(width) <= box.w), WIDTHS[0])
    x, y = box.x + (box.w - across(width)) // 2, box.y
    tiles: list[Tile] = []
    for row, end in zip(lines, ends, strict=True):
        tiles += placed(row, x, y, width, wild)
        tiles += placed(end, x + _row_width(row, end, width) - rack_width(end, width), y, width, wild)
        y += tile_height(width) + 2 * SPACE
    return tiles


def _row_width(row: Rack, end: Rack, width: int) -> int:
    gap = SPACE + width * 2 // 5 if row and end else 0
    return rack_width(row, width) + gap + rack_width(end, width)


def rows(held: Sequence[Piece], count: int) -> list[Rack]:
    """The tiles held of a hand of `count`: in two rows if it is more than 14, parted between suits near the middle."""
    if count <= ROW:
        return [standing(held)]
    half = len(held) // 2
    cut = min(range(half - 1, half + 2), key=lambda at: (held[at - 1][0] == held[at][0], abs(at - half)))
    return [standing(held[:cut]), standing(held[cut:])]

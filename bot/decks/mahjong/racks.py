"""Racks (groups of tiles that lie together): hands, melds, discards and flowers, in rows within a box."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.decks.mahjong.moment import own_tiles
from bot.decks.mahjong.tiles import WIDTHS, Tile, down_from, tile_edge, tile_face, tile_height
from bot.decks.scenes import pieces_of
from bot.render.layout import Box
from engine.core import Piece, Pile, Scene, Seat

SPACE = 2
"""Space between the tiles of a row, in pixels."""

ROW = 4
"""Maximum number of tiles of a hand that are shown in only one row."""

_APART = 14


@dataclass(frozen=True, slots=True)
class Lying:
    """One place of a rack.

    - piece: the tile there, None for one face down.
    - turned: whether the tile is on its side.
    - above: another tile on top of it.
    - wild: whether it is marked as wild.
    - means: the tile that a wild one stands for, if not itself."""

    piece: Piece | None = None
    turned: bool = False
    above: Piece | None = None
    wild: bool = False
    means: Piece | None = None


Rack = tuple[Lying, ...]


def standing(pieces: Iterable[Piece]) -> Rack:
    return tuple(map(Lying, pieces))


def melds(scene: Scene, seat: Seat) -> list[Rack]:
    """Return the melds of a seat in order. The claimed tile lies on its side.

    A tile that was added later lies on top of it."""
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
    """Return the width of the rack if its tiles are `width` px wide."""
    return sum(tile_face(width) if spot.turned else width for spot in rack) + SPACE * max(len(rack) - 1, 0)


def placed(rack: Rack, x: int, y: int, width: int, wild: frozenset[Piece]) -> list[Tile]:
    """Lay out the tiles of the rack from (`x`, `y`) to the right, all aligned at their lower edges."""
    tiles: list[Tile] = []
    low = y + tile_height(width)
    for spot in rack:
        across = tile_face(width) if spot.turned else width
        height = width + tile_edge(width) if spot.turned else tile_height(width)
        tiles.append(
            Tile(
                Box(x, low - height, across, height),
                width,
                spot.piece,
                spot.turned,
                spot.wild or spot.piece in wild,
            )
        )
        if spot.above is not None:
            tiles.append(Tile(Box(x, y, across, height), width, spot.above, spot.turned, spot.above in wild))
        x += across + SPACE
    return tiles


def bouquet(pieces: Sequence[Piece], length: int = 6) -> list[Rack]:
    """Group flowers into racks. Each complete set of four is a rack of its own, because it scores more (FZ-85).

    The other flowers follow, sorted by kind, in racks of at most `length`."""
    kinds = [*dict.fromkeys(piece if piece[0] not in "fg" else piece[0] for piece in pieces)]
    alike = [tuple(sorted(piece for piece in pieces if kind in (piece, piece[0]))) for kind in kinds]
    fours = [standing(group) for group in alike if len(group) == 4]
    return [*fours, *parts([piece for group in alike if len(group) != 4 for piece in group], length)]


def parts(pieces: Sequence[Piece], length: int = 6) -> list[Rack]:
    """Split a long row of pieces into racks of at most `length`."""
    return [standing(pieces[first : first + length]) for first in range(0, len(pieces), length)]


def flow(racks: Sequence[Rack], box: Box, widest: int, wild: frozenset[Piece]) -> list[Tile]:
    """Lay out racks one after another, in rows within the box.

    The tiles are as wide as possible, but no wider than `widest`."""
    width = next((width for width in down_from(widest) if _fits(racks, box, width)), WIDTHS[0])
    spots = _spots(racks, box, width)
    return [tile for rack, (x, y) in zip(racks, spots, strict=True) for tile in placed(rack, x, y, width, wild)]


def flow_height(racks: Sequence[Rack], across: int, width: int) -> int:
    """Return the height of racks in a box `across` px wide, with tiles of that width."""
    return _spots(racks, Box(0, 0, across, 0), width)[-1][1] + tile_height(width) if racks else 0


def _fits(racks: Sequence[Rack], box: Box, width: int) -> bool:
    return all(
        x + rack_width(rack, width) <= box.right and y + tile_height(width) <= box.bottom
        for rack, (x, y) in zip(racks, _spots(racks, box, width), strict=True)
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


def pond_spots(box: Box, hole: Box, widths: Sequence[int]) -> list[Box]:
    """Return the places of discards in rows from the top of the box, one row for each of the widths of its tiles.

    Rows beside `hole`, the centre of the table, are shorter. Rows that do not fit into the box are left out."""
    spots: list[Box] = []
    y = box.y
    for width in widths:
        row = Box(box.x, y, box.w, tile_height(width))
        if row.bottom > box.bottom:
            break
        if row.meets(hole):
            left, right = (row.x, hole.x) if hole.x > row.x else (hole.right, row.right)
            row = row._replace(x=left, w=right - left)
        spots += [Box(row.x + n * (width + SPACE), row.y, width, row.h) for n in range(columns(row.w, width))]
        y = row.bottom + SPACE
    return spots


def columns(across: int, width: int) -> int:
    """Return how many tiles of that width fit into a row `across` px wide, at least 1."""
    return max((across + SPACE) // (width + SPACE), 1)


def hand_rack(scene: Scene, seat: Seat, box: Box, widest: int, wild: frozenset[Piece]) -> list[Tile]:
    """Lay out the visible hand of a seat in one or two rows, from the upper left corner of the box.

    The drawn tile is at the end, after a gap. The tiles are as wide as possible, but no wider than `widest`. The height
    of the box is ignored."""
    held, last = own_tiles(scene, seat), standing(pieces_of(scene, "drawn", seat))
    if not held and not last:
        return []
    *above, low = rows(held, len(held) + len(last), wild)
    lines = [*((row, ()) for row in above), (low, last)]
    width = WIDTHS[0]
    for width in down_from(widest):
        if max(_row_width(row, end, width) for row, end in lines) <= box.w:
            break
    x, y = box.x, box.y
    tiles: list[Tile] = []
    for row, end in lines:
        tiles += placed(row, x, y, width, wild)
        tiles += placed(end, x + _row_width(row, end, width) - rack_width(end, width), y, width, wild)
        y += tile_height(width) + 2 * SPACE
    return tiles


def _row_width(row: Rack, end: Rack, width: int) -> int:
    gap = SPACE + width * 2 // 5 if row and end else 0
    return rack_width(row, width) + gap + rack_width(end, width)


def rows(held: Sequence[Piece], count: int, wild: frozenset[Piece] = frozenset()) -> list[Rack]:
    """Split the tiles of a hand (`held`) into rows.

    `count`: number of tiles in the hand, including the drawn tile.

    A hand of more than ROW tiles has two rows. It is split near the middle, between two suits if possible."""
    if count <= ROW:
        return [standing(held)]
    half = -(-len(held) // 2)

    def torn(at: int) -> bool:
        before, after = held[at - 1], held[at]
        return before[0] == after[0] and not (before in wild and after not in wild)

    cut = half + 1 if torn(half) and not torn(half + 1) else half
    return [standing(held[:cut]), standing(held[cut:])]

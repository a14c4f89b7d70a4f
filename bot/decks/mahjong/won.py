"""A won hand in the picture of a result: how it was won, its sets with the last tile marked, and what scored."""

from collections.abc import Sequence
from itertools import chain

from bot.decks.mahjong.racks import SPACE, Lying, Rack, flow, placed, rack_width, standing
from bot.decks.mahjong.tiles import Pointer, Tile, tile_height
from bot.decks.scenes import rows_of, sign, worth_of_row
from bot.decks.telling import Telling
from bot.render.fonts import measured
from bot.render.layout import (
    GAP,
    LARGE,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Disc,
    Item,
    Panel,
    Text,
    moved,
    text_width,
)
from engine.core import Piece, Row, Scene, Seat, Sheet, Term

_INNER = WIDTH - 2 * MARGIN
_READ, _LONGEST = 64, 9
"""Maximum width of tiles, and maximum number of tiles without a gap."""
_MEANS, _LEAST_MEANS, _EQUALS = 36, 32, 18
"""Width of tiles for which wild tiles stand, the same where there is little room, and width of a sign before them."""
_POINTER = (30, 18)
"""Width and height of the pointer to the winning tile. Its upper part is above the panel."""
_KONG = 4
_EDGE = 10
"""Free space around the tiles of a won hand."""
_ITEM, _LEAST, _MOST, _SHARE = 36, 38, 54, 54
"""Width of the tiles of an item, minimum and maximum height of its line, and height of the share."""


def read(scene: Scene) -> list[Rack]:
    """Return the sets and the pair of the winner's hand.

    Claimed sets lie as on the table. The first and last tile of a concealed kong are face down. Wild tiles are in the
    places of the tiles for which they stand. A hand that won without sets is split into two parts."""
    reading, wild = scene.sheet("reading") or Sheet("reading"), scene.badge("settled_wild")
    itself = str(wild.args[0]) if wild else ""
    racks = [_filled(row, itself) if row.seat is None else _claimed(row, reading.seat or 0) for row in reading.rows]
    return [rack[at : at + _LONGEST] for rack in racks for at in range(0, len(rack), _LONGEST)]


def _filled(row: Row, wild: Piece) -> Rack:
    """Return a concealed set. `wild`: the wild kind.

    The last `row.number` tiles of the row are replaced by wild tiles, which stand for them. The set is sorted by what
    its tiles stand for."""
    if len(row.pieces) == _KONG:  # a kong that was not claimed is concealed
        return (Lying(), *map(Lying, row.pieces[1:-1]), Lying())
    natural = len(row.pieces) - row.number
    spots = [Lying(piece) for piece in row.pieces[:natural]]
    spots += [Lying(wild, wild=True, means=piece if piece != wild else None) for piece in row.pieces[natural:]]
    return tuple(sorted(spots, key=lambda spot: spot.means or spot.piece or ""))


def _claimed(row: Row, winner: Seat) -> Rack:
    """Return a set with the claimed tile on its side. Its position shows the seat from which the tile came."""
    source = row.seat or 0
    turned = {3: 0, 2: 1}.get((source - winner) % 4, len(row.pieces) - 1)
    return tuple(Lying(piece, n == turned) for n, piece in enumerate(row.pieces))


def last_tile(scene: Scene) -> Row | None:
    """Return a row with the tile that completed the hand.

    The row's `seat` is the one from which the tile came, or None.

    Return None if the hand was complete when it was dealt."""
    return next((row for row in rows_of(scene, "winning") if row.key == "tile"), None)


def how(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out how the hand was won: `self-draw`, or `discarded by` and the seat."""
    sheet, last = scene.sheet("winning"), last_tile(scene)
    if sheet is None:
        return []
    said, giver = telling.label(f"won-{sheet.reason}"), last.seat if last else None
    across = measured(said, MEDIUM) + 4
    items: list[Item] = [Text(Box(box.x, box.y, across, box.h), said, MEDIUM)]
    if giver is not None:
        x, name = box.x + across + 6, telling.who(giver)
        items.append(Disc(Box(x, box.y, box.h, box.h), giver))
        items += [Text(Box(x + box.h + 10, box.y, box.right - x - box.h - 10, box.h), name, MEDIUM)] if name else []
    return items


def reading(scene: Scene, top: int) -> tuple[list[Item], int]:
    """Lay out the winner's hand in one row. Return the items and the y below them.

    Above the winning tile is a pointer. Below a wild tile is the tile that it stands for, if not itself: `= 3`."""
    racks, last = read(scene), last_tile(scene)
    if not racks:
        return [], top
    tiles = flow(racks, Box(0, 0, _INNER - 2 * _EDGE, tile_height(_READ)), _READ, frozenset())
    laid: list[Item] = [*tiles]
    for tile, spot in zip(tiles, chain(*racks), strict=True):
        laid += _meant(tile.box, spot.means) if spot.means else []
    place = _place(racks, last) if last else None
    if place is not None:
        box = tiles[place].box
        laid.append(Pointer(Box(box.x + (box.w - _POINTER[0]) // 2, box.y - _POINTER[1] - 2, *_POINTER)))
    panel = Box(MARGIN, top, _INNER, max(item.box.bottom for item in laid) + 2 * _EDGE)
    x = panel.x + (panel.w - max(tile.box.right for tile in tiles)) // 2
    return [Panel(panel, "board"), *moved(laid, x, panel.y + _EDGE)], panel.bottom + GAP


def _meant(box: Box, piece: Piece) -> list[Item]:
    """Lay out the tile for which a wild tile stands, after an equals sign, below the wild tile's box."""
    width = _MEANS if box.w + SPACE >= _MEANS + _EQUALS else _LEAST_MEANS
    high, left = tile_height(width), box.x + (box.w - width - _EQUALS) // 2
    return [
        Text(Box(left, box.bottom + 2, _EQUALS, high), "=", READABLE),
        Tile(Box(left + _EQUALS, box.bottom + 2, width, high), width, piece),
    ]


def _place(racks: Sequence[Rack], last: Row) -> int | None:
    """Return the index of the winning tile among all tiles, or None if it can't be found.

    If several tiles are equal, return the last. Melds come first, so this finds a concealed tile if there is one."""
    wild = bool(last.number)
    alike = [n for n, spot in enumerate(chain(*racks)) if spot.wild == wild and (wild or spot.piece in last.pieces)]
    return alike[-1] if alike else None


def items(sheet: Sheet, box: Box, telling: Telling) -> list[Item]:
    """Lay out each item that scored with its points or its factor, one per line, and below them the share.

    If there are too many, the last of them are only counted. Return [] if nothing scored."""
    lines, share = _lines(sheet, telling), dict(sheet.terms).get("share")
    if not lines and share is None:
        return []
    inner = box.inset(16, 6)
    low = Box(inner.x, inner.bottom - _SHARE, inner.w, _SHARE) if share is not None else inner._replace(y=inner.bottom)
    room = (low.y - inner.y) // _LEAST
    if len(lines) > room:
        lines = [*lines[: room - 1], (f"+{len(lines) - room + 1}", "", ())]
    high = min((low.y - inner.y) // max(len(lines), 1), _MOST)
    size = MEDIUM if items_width(sheet, MEDIUM, telling) <= box.w else READABLE
    found: list[Item] = [Panel(box, "board")]
    for number, (words, said, pieces) in enumerate(lines):
        found += _item(words, said, pieces, Box(inner.x, inner.y + number * high, inner.w, high), size)
    if share is not None:
        found += _item(telling.term("share"), str(share), (), low, MEDIUM, "bold")
    return found


def items_width(sheet: Sheet, size: int, telling: Telling, *, tiles: bool = False) -> int:
    """Return the width that the items need in type of that size, with or without the tiles that count for them."""
    found = [(text_width(words, size), text_width(said, LARGE), lying) for words, said, lying in _lines(sheet, telling)]
    numbers = max((number for _, number, _ in found), default=0)
    wide = (words + (rack_width(standing(lying), _ITEM) + 8 if lying and tiles else 0) for words, _, lying in found)
    return max(wide, default=0) + numbers + 14 + 2 * 16


def _lines(sheet: Sheet, telling: Telling) -> list[tuple[str, str, tuple[Piece, ...]]]:
    """Return the words of each item that scored, its points or factor, and its tiles that are not in the hand."""
    rows = [(_words(row, telling), worth_of_row(row), _apart(row)) for row in sheet.rows]
    return [*rows, *((telling.term(term.key), said, ()) for term, said in _factors(sheet, telling))]


def _apart(row: Row) -> tuple[Piece, ...]:
    """Return the tiles that count for an item but are not in the hand, such as flowers."""
    return row.pieces if row.key.startswith("term-") else ()


def _factors(sheet: Sheet, telling: Telling) -> list[tuple[Term, str]]:
    """Return the terms of the share that are not rows already, each with its number or factor. Doublings are rows."""
    terms, found = {term.key: term for term in telling.game.terms}, list[tuple[Term, str]]()
    for term, number in ((terms[key], number) for key, number in sheet.terms if key in terms):
        mark = sign(term, number)
        if mark == "×" and term.kind != "doublings" and number != 1:
            found.append((term, f"×{number}"))
        elif mark not in "×=" and number:
            found.append((term, str(number)))
    return found


def _words(row: Row, telling: Telling) -> str:
    return telling.text(row.key) if row.key.startswith("term-") else telling.drawn_yaku(row.key)


def _item(words: str, number: str, pieces: Sequence[Piece], box: Box, size: int, tone: str = "paper") -> list[Item]:
    """Lay out an item that scored: its words and its points. Its tiles are added if there is room."""
    points = measured(number, LARGE) + 4
    end = Box(box.right - points, box.y, points, box.h)
    items: list[Item] = [Text(end, number, LARGE, "right", "bold")] if number else []
    rack, left = standing(pieces), box.x + measured(words, READABLE) + 14
    right = end.x - 14
    if pieces and left + rack_width(rack, _ITEM) <= right and tile_height(_ITEM) <= box.h:
        right -= rack_width(rack, _ITEM)
        items += placed(rack, right, box.y + (box.h - tile_height(_ITEM)) // 2, _ITEM, frozenset())
        right -= 8
    return [Text(Box(box.x, box.y, right - box.x, box.h), words, size, tone=tone), *items]

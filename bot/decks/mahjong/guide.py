"""The picture for learners: the tiles by kind, each with its short name."""

from collections.abc import Iterator, Sequence

from bot.decks.mahjong.racks import Lying, flow, placed, rack_width, standing
from bot.decks.mahjong.tiles import WIDTHS, Tile, tile_height
from bot.decks.scenes import pieces_of
from bot.decks.telling import Telling
from bot.render.fonts import measured
from bot.render.layout import GAP, MARGIN, MEDIUM, READABLE, WIDTH, Box, Item, Panel, Picture, Text, line
from engine.core import Piece, Scene

_TILE, _MOST = 96, 9
"""Width of a tile, and number of tiles of a suit."""
_HEAD, _NAME = 44, line(READABLE)
_SUITS = ("m", "p", "s")
"""The groups whose tiles need no names, because their ranks are on them. They are on a page of their own."""
_GROUPS = {"m": "m", "p": "p", "s": "s", "f": "flowers", "g": "flowers"}
"""The group of a tile, by the first letter of its code. Tiles whose code is a single letter are honours."""


def guide(scene: Scene, telling: Telling) -> Picture:
    """Draw a row for each suit, for honours and for flowers, 1000 px wide.

    Under each honour and flower is its short name."""
    items: list[Item] = []
    top = GAP
    for group, tiles in groups(scene).items():
        named = group not in _SUITS
        box = Box(MARGIN, top, WIDTH - 2 * MARGIN, _HEAD + tile_height(_TILE) + 14 + named * _NAME)
        items += [
            Panel(box, "board"),
            Text(Box(box.x + 16, box.y + 2, box.w - 32, _HEAD), telling.text(f"guide-{group}"), MEDIUM),
        ]
        names = [telling.text(f"short-{tile}") if named else "" for tile in tiles]
        needs = [max(measured(name, READABLE) + 10, _TILE + 4) for name in names]
        free, x = max(box.w - 16 - sum(needs), 0) // max(len(tiles), _MOST - 1), box.x + 8
        for tile, name, need in zip(tiles, names, needs, strict=True):
            column = Box(x, box.y + _HEAD + 4, need + free, tile_height(_TILE))
            items.append(Tile(column._replace(x=x + (column.w - _TILE) // 2, w=_TILE), _TILE, tile))
            items += [Text(Box(x, column.bottom + 4, column.w, _NAME), name, READABLE, "center")] if named else []
            x = column.right
        top = box.bottom + GAP
    return Picture(WIDTH, top, tuple(items), "table")


def guide_pages(tiles: Sequence[Piece]) -> list[tuple[Piece, ...]]:
    """Split the tiles for learners into a page of suits, and a page of honours and flowers."""
    suits = tuple(tile for tile in tiles if _group(tile) in _SUITS)
    return [page for page in (suits, tuple(tile for tile in tiles if tile not in suits)) if page]


def _group(tile: Piece) -> str:
    return _GROUPS[tile[0]] if len(tile) > 1 else "honours"


def groups(scene: Scene) -> dict[str, list[Piece]]:
    """Return the tiles to be shown, by group."""
    found: dict[str, list[Piece]] = {}
    for tile in pieces_of(scene, "guide"):
        found.setdefault(_group(tile), []).append(tile)
    return found


def guide_words(scene: Scene, telling: Telling) -> Iterator[str]:
    """Yield a sentence for each group."""
    for group, tiles in groups(scene).items():
        yield telling.text("guide-group", name=telling.text(f"guide-{group}"), tiles=telling.pieces(tiles))


_EXAMPLE = 57


def lay(groups: Sequence[tuple[Piece, ...]], across: int) -> list[Item]:
    """Lay out groups of tiles in a row at most `across` px wide, starting at (0, 0).

    A tile whose code ends with * is wild, and is drawn with a star."""
    racks = [tuple(Lying(tile.rstrip("*"), wild=tile.endswith("*")) for tile in group) for group in groups]
    return [*flow(racks, Box(0, 0, across, tile_height(_EXAMPLE)), _EXAMPLE, frozenset())]


_WIDEST = 72


def row(pieces: Sequence[Piece], across: int, high: int) -> list[Item]:
    """Lay out tiles in one row at (0, 0), as large as fits into `across` and `high`."""
    rack = standing(pieces)
    fits = [each for each in WIDTHS if rack_width(rack, each) <= across and tile_height(each) <= high]
    return [*placed(rack, 0, 0, min(max(fits, default=WIDTHS[0]), _WIDEST), frozenset())]

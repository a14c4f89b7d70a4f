"""The picture for learners: the tiles by kind, each with its short name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.decks.mahjong.racks import Lying, flow, placed, rack_width, standing
from bot.decks.mahjong.tiles import WIDTHS, Tile, tile_height
from bot.decks.telling import Telling
from bot.render.layout import GAP, MARGIN, MEDIUM, READABLE, WIDTH, Box, Item, Panel, Picture, Text, line
from engine.core import Piece, Scene

_TILE, _MOST = 96, 9
"""Width of a tile, and maximum number of tiles in a row."""
_HEAD, _NAME = 40, line(READABLE)
_ROW = _HEAD + tile_height(_TILE) + _NAME + 2 * GAP
_GROUPS = {"m": "m", "p": "p", "s": "s", "f": "flowers", "g": "flowers"}
"""The group of a tile, by the first letter of its code. Tiles whose code is a single letter are honours."""


def guide(scene: Scene, telling: Telling) -> Picture:
    """Draw a row for each suit, for honours and for flowers, 1000 px wide, with a short name under each tile."""
    items: list[Item] = []
    top = GAP
    for group, tiles in groups(scene).items():
        box = Box(MARGIN, top, WIDTH - 2 * MARGIN, _ROW)
        items += [
            Panel(box, "board"),
            Text(Box(box.x + 16, box.y + 6, box.w - 32, _HEAD), telling.text(f"guide-{group}"), MEDIUM),
        ]
        step = (box.w - 24) // min(max(len(tiles), _MOST - 1), _MOST)
        for place, tile in enumerate(tiles):
            name = Box(box.x + 12 + place * step, box.y + _HEAD + 12 + tile_height(_TILE), step, _NAME)
            spot = Box(name.x + (step - _TILE) // 2, box.y + _HEAD + 8, _TILE, tile_height(_TILE))
            items += [Tile(spot, _TILE, tile), Text(name, telling.text(f"short-{tile}"), READABLE, "center")]
        top += _ROW + GAP
    return Picture(WIDTH, top, tuple(items), "table")


def groups(scene: Scene) -> dict[str, list[Piece]]:
    """Return the tiles to be shown, by group."""
    pile, found = scene.pile("guide"), dict[str, list[Piece]]()
    for tile in pile.pieces if pile else ():
        found.setdefault(_GROUPS[tile[0]] if len(tile) > 1 else "honours", []).append(tile)
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

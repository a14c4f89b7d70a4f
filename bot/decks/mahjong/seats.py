"""The panel of a seat at a mahjong table: player, winds, points, open sets, flowers and discards."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from bot.decks.mahjong.moment import at_seat, concealed, last_discard, wild_kinds
from bot.decks.mahjong.racks import Rack, bouquet, flow, flow_height, melds, pond_spots, standing
from bot.decks.mahjong.tiles import Tile, down_from, tile_height
from bot.decks.scenes import is_asked, pieces_of, toned
from bot.decks.telling import Telling
from bot.render.layout import MEDIUM, READABLE, Box, Disc, Item, Panel, Seal, Text, moved, signed, text_width
from bot.render.pills import Chip, pill_height, pills, pills_height
from engine.core import Place, Scene, Seat

CHIP = READABLE
MARK = 46
"""Minimum size of a disc or seal whose sign can be read."""
_APART = 3
_BACK, _HELD = 32, 104
"""Width of a back, and with the number of concealed tiles."""
_TILE, _SMALL = 48, 36
"""Width of tiles in sets, and of flowers. It is also the width in sets if a seat has more than two."""
_PONDS = ((_TILE,) * 3, (_SMALL, _TILE, _TILE), (_SMALL, _SMALL, _TILE), (_SMALL,) * 3)
"""Widths of the tiles in the rows of discards, in the order of preference. Older rows become small first."""


def panel(scene: Scene, place: Place, box: Box, hole: Box, telling: Telling, *, low: bool) -> list[Item]:
    """Lay out a seat: the player, and from there towards the centre of the table the sets, flowers and discards.

    `hole`: the centre of the table, which covers a corner of the panel. `low`: whether the seat is at the lower side of
    the table, so that the player is at the lower edge of the panel."""
    seat, inner = place.seat, box.inset(8, 5)
    head = Box(inner.x, inner.bottom - MARK if low else inner.y, inner.w, MARK)
    rest = Box(inner.x, inner.y if low else head.bottom + 3, inner.w, inner.h - MARK - 3)
    laid, lane, widths = _fitting(scene, seat, rest, hole, telling, low=low)
    laid = [*laid, *_pond(scene, seat, lane, hole, widths)]
    beside = Box(head.right - _HELD, head.y - MARK - 6 if low else head.bottom + 6, _HELD, MARK)
    free = not any(item.box.meets(beside) for item in laid)
    items: list[Item] = [Panel(box, "board", glow=is_asked(scene, seat, telling))]
    return [*items, *_identity(scene, place, head, telling, beside if free else None), *laid]


Block = tuple[list[Item], int]
"""Items at (0, 0), and their height."""


def _fitting(
    scene: Scene, seat: Seat, rest: Box, hole: Box, telling: Telling, *, low: bool
) -> tuple[list[Item], Box, tuple[int, ...]]:
    """Choose sizes at which all tiles of a seat fit. Return the items, and the box of the discards and their widths.

    Sets become smaller only if the discards don't fit even with small older rows, and flowers become a number before
    that. Chips are counted only if there would be no discards at all."""
    shown, thrown = pieces_of(scene, "shown", seat), len(pieces_of(scene, "discards", seat))
    sets = [*melds(scene, seat), *([standing(shown)] if shown else [])]
    widths = down_from(_SMALL if len(sets) > 2 else _TILE)
    flowers = (True, False) if scene.pile("flowers", seat) else (False,)
    best: tuple[list[Item], Box, tuple[int, ...]] = [], rest, _PONDS[0]
    most = -1
    for rows, width, flowered in product((3, 1), widths, flowers):
        if rows == 1 and most > 0:
            break
        blocks = _blocks(scene, seat, sets, width, rest.w, telling, flowered=flowered, rows=rows)
        items, used = _stacked(blocks, rest, low=low)
        lane = Box(rest.x, rest.y if low else rest.y + used, rest.w, rest.h - used)
        free = lane.h >= 0 and not any(item.box.meets(hole) for item in items)
        for ponds in _PONDS:
            room = len(pond_spots(lane, hole, ponds)) if free else 0
            if room > most:
                best, most = (items, lane, ponds), room
            if free and most >= thrown:
                return best
    return best


def _stacked(blocks: Sequence[Block], box: Box, *, low: bool) -> tuple[list[Item], int]:
    """Stack blocks from the upper or (`low`) lower edge of the box. Return the items and their height."""
    items: list[Item] = []
    used = 0
    for block, high in blocks:
        items += moved(block, box.x, box.bottom - used - high if low else box.y + used)
        used += high + _APART
    return items, used


def _blocks(
    scene: Scene,
    seat: Seat,
    sets: Sequence[Rack],
    width: int,
    across: int,
    telling: Telling,
    *,
    flowered: bool,
    rows: int,
) -> list[Block]:
    """Lay out what lies between the player and the discards: chips, sets, and flowers.

    Chips are beside the sets if there is room. `flowered`: whether flowers lie as tiles, with their number in a blossom
    if there is room. Otherwise, a chip tells their number. `rows`: maximum number of rows of chips."""
    wild, said, flowers = wild_kinds(scene), chips(scene, seat, telling), pieces_of(scene, "flowers", seat)
    if flowers and not flowered:
        said = [*said, Chip(telling.text("picture-flowers", count=len(flowers)))]
    blocks: list[Block] = []
    tiles = flow(sets, Box(0, 0, across, flow_height(sets, across, width)), width, wild)
    right = max((tile.box.right for tile in tiles), default=0)
    high = max((tile.box.bottom for tile in tiles), default=0)
    room = Box(right + 8, (high - pills_height(said, across, CHIP)) // 2, across - right - 8, 50)
    if said and tiles and high <= tile_height(width) and beside(said, room.w):
        blocks.append(([*tiles, *pills(said, room, CHIP)], high))
    else:
        tall = min(pills_height(said, across, CHIP), rows * (pill_height(CHIP) + 6) - 6)
        blocks += [(pills(said, Box(0, 0, across, tall), CHIP), tall)] if said else []
        blocks += [(list[Item](tiles), high)] if tiles else []
    if flowers and flowered:
        racks = bouquet(flowers)
        high = flow_height(racks, across, _SMALL)
        tiles = flow(racks, Box(0, 0, across, high), _SMALL, wild)
        count = Box(tiles[-1].box.right + 6, tiles[-1].box.y + 3, MARK, MARK)
        counted = [Seal(count, str(len(flowers)), blossom=True)] if count.right <= across else []
        blocks.append(([*tiles, *counted], high))
    return blocks


def _identity(scene: Scene, place: Place, box: Box, telling: Telling, beside: Box | None) -> list[Item]:
    """Lay out disc, winds, name, the number of concealed tiles beside a back, and points in one line.

    If the name needs more room, the number and the back lie in the box `beside` instead, where that is free."""
    seat, name, points, held = place.seat, telling.who(place.seat), signed(place.points), concealed(scene, place.seat)
    marks = seals(scene, seat, box.x + MARK + 6, box.y, telling)
    left = max((mark.box.right for mark in marks), default=box.x + MARK) + 8
    wide = text_width(points, MEDIUM)
    items: list[Item] = [Disc(Box(box.x, box.y, MARK, MARK), seat), *marks]
    items.append(Text(Box(box.right - wide, box.y, wide, MARK), points, MEDIUM, "right", "bold"))
    right = box.right - wide - 8
    backs = _backs(held, right, box.y) if held else []
    short = min((item.box.x for item in backs), default=right + 8) - 8
    if beside and backs and text_width(name, READABLE) > short - left:
        backs = _backs(held, beside.right, beside.y)
    else:
        right = short
    return [*items, *backs, *([Text(Box(left, box.y, right - left, MARK), name, MEDIUM)] if name else [])]


def _backs(held: int, right: int, y: int) -> list[Item]:
    """Lay out a back and the number of concealed tiles, which ends at x = `right`."""
    count = f"×{held}"
    wide = text_width(count, READABLE)
    back = Box(right - wide - _BACK - 2, y, _BACK, tile_height(_BACK))
    return [Text(Box(right - wide, y, wide, MARK), count, READABLE, tone="dim"), Tile(back, _BACK)]


def beside(said: Sequence[Chip], across: int, size: int = CHIP) -> bool:
    """Return whether chips with text of that size fit into one row `across` px wide."""
    return sum(chip.across(size) + 8 for chip in said) - 8 <= across


def seals(scene: Scene, seat: Seat, x: int, y: int, telling: Telling) -> list[Item]:
    """Lay out the wind of the seat and the mark of the dealer."""
    items: list[Item] = []
    wind = scene.badge("wind", seat)
    if wind and wind.args:
        items.append(Seal(Box(x, y, MARK, MARK), telling.speak(f"seal-{wind.args[0]}")))
        x += MARK + 4
    if scene.badge("dealer", seat):
        items.append(Seal(Box(x, y, MARK, MARK), telling.label("dealer"), dark=True))
    return items


def chips(scene: Scene, seat: Seat, telling: Telling) -> list[Chip]:
    """Return the chips of a seat, one for each kind of badge that has a colour.

    A chip shows the numbers of its badges. For contracts, it shows the seats that they concern."""
    found: list[Chip] = []
    for sign, badges in toned(at_seat(scene, seat, telling), telling):
        numbers = tuple(sorted({int(badge.args[0]) for badge in badges if badge.args}))
        words, tone = telling.label(f"badge-{sign.key}"), sign.tone or "calm"
        bond = sign.means in ("bound", "nearly_bound")  # their numbers are seats
        said = words if bond else f"{words} {', '.join(map(str, numbers))}".strip()
        found.append(Chip(said, tone, numbers if bond else ()))
    return found


def table_chips(scene: Scene, telling: Telling) -> list[Chip]:
    """Return a chip for each badge of the whole table that has a colour.

    The words of a chip may say how many arguments its badge has."""
    return [
        Chip(telling.text(f"picture-badge-{sign.key}", count=len(badge.args)), sign.tone or "calm")
        for sign, (badge, *_) in toned([badge for badge in scene.badges if badge.seat is None], telling)
    ]


def _pond(scene: Scene, seat: Seat, box: Box, hole: Box, widths: Sequence[int]) -> list[Item]:
    """Lay out the discards of a seat, the oldest first. The table's last discard has a ring.

    If there is no room for the oldest, their number is in the first two places."""
    thrown, spots, wild = pieces_of(scene, "discards", seat), pond_spots(box, hole, widths), wild_kinds(scene)
    items: list[Item] = []
    if len(thrown) > len(spots) > 2:
        older = len(thrown) - len(spots) + 2
        items.append(Text(spots[0]._replace(w=2 * spots[0].w), f"+{older}", READABLE, "center", "dim"))
        thrown, spots = thrown[older:], spots[2:]
    tiles = [Tile(spot, spot.w, piece, wild=piece in wild) for piece, spot in zip(thrown, spots, strict=False)]
    if tiles and last_discard(scene) == (seat, tiles[-1].piece):
        tiles[-1] = replace(tiles[-1], ring=True)
    return [*items, *tiles]

"""The part of a hand's picture about seats bound by contract, or nearly bound: their open sets, and a warning."""

from collections.abc import Iterable, Sequence

from bot.decks.mahjong.moment import bound_to, wild_kinds
from bot.decks.mahjong.racks import flow, flow_height, melds
from bot.decks.mahjong.seats import MARK
from bot.decks.scenes import badges_with_meaning
from bot.decks.telling import Telling
from bot.render.layout import MEDIUM, READABLE, Alert, Box, Disc, Item
from bot.render.pills import Chip, pills, pills_height
from engine.core import Badge, Scene, Seat

_TILE, _MANY = 48, 3
"""Width of the tiles in open sets. They may be smaller if a seat has `_MANY` sets."""
_SIZES = ((MEDIUM, _TILE), (MEDIUM, 36), (READABLE, 36), (READABLE, 32))
"""Sizes of the letters on chips, and of the tiles of seats with many sets, in the order of preference."""
_ALERT = 40
_GAP = 6
_WORDS = 340
"""Maximum width of the part before the open sets."""


def nearly_bound(scene: Scene, telling: Telling) -> tuple[Seat, ...]:
    """Return the seats that the viewer's next discard may bind to the viewer by contract."""
    return _to_viewer(scene, badges_with_meaning("nearly_bound", scene, telling))


def _to_viewer(scene: Scene, badges: Iterable[Badge]) -> tuple[Seat, ...]:
    return tuple(badge.seat for badge in badges if badge.seat is not None and badge.args == (scene.viewer,))


def once_bound(scene: Scene, telling: Telling) -> list[Chip]:
    """Return a chip with the seats that have taken the first step towards a contract with the viewer."""
    badges = badges_with_meaning("once_bound", scene, telling)
    seats = _to_viewer(scene, badges)
    return [Chip(telling.label(f"own-{badges[0].key}"), "calm", seats)] if seats else []


def stakes(scene: Scene, box: Box, telling: Telling) -> tuple[list[Item], int]:
    """Lay out a line for each other seat that is bound by contract, or nearly bound to the viewer.

    The lines begin at the upper edge of the box. The tiles are as large as its height allows. Return the items and
    their height."""
    soon = nearly_bound(scene, telling)
    others = [place.seat for place in scene.places if scene.viewer not in (place.seat, None)]
    bonds = [(seat, said) for seat in others if (said := _bonds(scene, seat, seat in soon, telling))]
    items, top = list[Item](), box.y
    for size, small in _SIZES if bonds else ():
        starts = (_start(seat in soon) + max(chip.across(size) for chip in said) for seat, said in bonds)
        words = min(max(starts), _WORDS)
        items, top = list[Item](), box.y
        for seat, said in bonds:
            width = small if len(melds(scene, seat)) >= _MANY else _TILE
            items += _line(scene, seat, said, Box(box.x, top, box.w, 0), words, (size, width), warns=seat in soon)
            top = max(item.box.bottom for item in items) + 2
        if top - 2 <= box.bottom:
            break
    return items, top - 2 - box.y if items else 0


def _start(warns: bool) -> int:
    """Return the width of a line before its chips: the disc, and perhaps a warning sign."""
    return MARK + 8 + (_ALERT + 6) * warns


def _bonds(scene: Scene, seat: Seat, soon: bool, telling: Telling) -> list[Chip]:
    """Return chips that name the seats to which a seat is bound by contract.

    `soon`: whether to add a chip that says that the seat is nearly bound to the viewer."""
    said: list[Chip] = []
    for sign in telling.game.signs:
        soon_mine = soon and sign.means == "nearly_bound" and scene.viewer is not None
        seats = bound_to(scene, seat, telling) if sign.means == "bound" else (scene.viewer or 0,) if soon_mine else ()
        key = f"{'warned' if soon_mine else 'badge'}-{sign.key}"
        said += [Chip(telling.label(key), sign.tone or "calm", seats)] if seats else []
    return said


def _line(
    scene: Scene, seat: Seat, said: Sequence[Chip], box: Box, words: int, sizes: tuple[int, int], *, warns: bool
) -> list[Item]:
    """Lay out a seat's disc, its chips (`said`) and its open sets.

    `words`: width of the part before the sets. `sizes`: of the letters on chips, and of the tiles. `warns`: whether to
    add a warning sign."""
    size, width = sizes
    racks, room, left = melds(scene, seat), box.w - words - _GAP, box.x + _start(warns)
    sets = Box(box.x + words + _GAP, box.y, room, 0)
    words -= _start(warns)
    tall = pills_height(said, words, size)
    high = max(tall, MARK, flow_height(racks, room, width))
    middle = box.y + high // 2
    items: list[Item] = [Disc(Box(box.x, middle - MARK // 2, MARK, MARK), seat)]
    if warns:
        items.append(Alert(Box(left - _ALERT - 6, middle - _ALERT // 2, _ALERT, _ALERT - 2)))
    items += pills(said, Box(left, middle - tall // 2, words, tall), size)
    return [*items, *flow(racks, sets._replace(h=high), width, wild_kinds(scene))]

"""The part of a hand's picture about seats bound by contract, or nearly bound: their open sets, and a warning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.decks.mahjong.moment import badges_with_meaning, bound_to, wild_kinds
from bot.decks.mahjong.racks import flow, flow_height, melds
from bot.decks.mahjong.seats import CHIP, MARK
from bot.decks.telling import Telling
from bot.render.layout import GAP, Alert, Box, Disc, Item
from bot.render.pills import Chip, pills, pills_height
from engine.core import Badge, Scene, Seat

_TILE, _LEAST = 44, 32
_ALERT = 40
_WORDS = 364
"""Width of the part before the open sets, in every line."""


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

    The lines begin at the upper edge of the box. Return the items and their height."""
    items: list[Item] = []
    top = box.y
    for place in scene.places:
        seat, soon = place.seat, place.seat in nearly_bound(scene, telling)
        said = _bonds(scene, seat, soon, telling)
        if said and scene.viewer not in (seat, None):
            line = _line(scene, seat, said, Box(box.x, top, box.w, 0), warns=soon)
            items += line
            top = max(item.box.bottom for item in line) + 4
    return items, top - 4 - box.y if items else 0


def _bonds(scene: Scene, seat: Seat, soon: bool, telling: Telling) -> list[Chip]:
    """Return chips that name the seats to which a seat is bound by contract.

    `soon`: whether to add a chip that says that the seat is nearly bound to the viewer."""
    said: list[Chip] = []
    for sign in telling.game.signs:
        soon_mine = soon and sign.means == "nearly_bound" and scene.viewer is not None
        seats = bound_to(scene, seat, telling) if sign.means == "bound" else (scene.viewer or 0,) if soon_mine else ()
        said += [Chip(telling.label(f"badge-{sign.key}"), sign.tone or "calm", seats)] if seats else []
    return said


def _line(scene: Scene, seat: Seat, said: Sequence[Chip], box: Box, *, warns: bool) -> list[Item]:
    """Lay out a seat's disc, its chips (`said`) and its open sets. `warns`: whether to add a warning sign."""
    racks, room, left = melds(scene, seat), box.w - _WORDS - GAP, box.x + MARK + 8
    words = box.x + _WORDS - left - (_ALERT + 6) * warns
    tall = pills_height(said, words, CHIP)
    high = max(tall, MARK, flow_height(racks, room, _LEAST))
    middle = box.y + high // 2
    items: list[Item] = [Disc(Box(box.x, middle - MARK // 2, MARK, MARK), seat)]
    if warns:
        items.append(Alert(Box(left, middle - _ALERT // 2, _ALERT, _ALERT - 2)))
        left += _ALERT + 6
    items += pills(said, Box(left, middle - tall // 2, words, tall), CHIP)
    return [*items, *flow(racks, Box(box.x + _WORDS + GAP, box.y, room, high), _TILE, wild_kinds(scene))]

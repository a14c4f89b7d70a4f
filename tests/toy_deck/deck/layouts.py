"""The pictures of shells: the table, a hand, a result, the shells for who learns them, and those of a pattern."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.ended import ended
from bot.decks.scenes import is_asked, is_over, standings
from bot.decks.telling import Telling
from bot.render.layout import (
    GAP,
    MARGIN,
    READABLE,
    WIDTH,
    Box,
    Disc,
    Item,
    Panel,
    Picture,
    Text,
    numbered,
    signed,
)
from engine.core import Piece, Pile, Scene, Seat
from tests.toy_deck.deck.items import GROUND, LARGE, SMALL, high, in_row

_SEAT = high(SMALL) + 2 * GAP
_FIELD = high(LARGE) + 2 * GAP


def table(scene: Scene, telling: Telling) -> Picture:
    """Lay out a table, 1000 px wide: the other seat, the shells of the trick, the first seat of the scene."""
    first, other = scene.places
    upper = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, _SEAT)
    field = Box(MARGIN, upper.bottom + GAP, upper.w, _FIELD)
    lower = Box(MARGIN, field.bottom + GAP, upper.w, _SEAT)
    items = [*_seat(scene, other.seat, upper, telling), *in_row(_laid(scene), field, LARGE)]
    items += _seat(scene, first.seat, lower, telling)
    return Picture(WIDTH, lower.bottom + MARGIN, tuple(items), GROUND)


def hand(scene: Scene, telling: Telling) -> Picture:
    """Lay out a hand, 900 px wide: the trick over the viewer's own shells, which may be laid where they are asked."""
    field = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, _FIELD)
    panel = Box(MARGIN, field.bottom + GAP, field.w, _FIELD)
    own = scene.pile("hand", scene.viewer) or Pile("hand")
    mine = is_asked(scene, scene.viewer, telling) and scene.question.topic == "lay"
    items: list[Item] = [*in_row(_laid(scene), field, LARGE), Panel(panel, "board", glow=mine)]
    items += in_row(own.pieces, panel.inset(GAP), LARGE, lit=mine)
    return Picture(WIDTH, panel.bottom + MARGIN, tuple(items), GROUND)


def result(scene: Scene, telling: Telling) -> Picture:
    """Lay out a result, 1000 px wide: how many points everybody has, and at the end of a match who won it."""
    if is_over(scene):
        return ended(scene, "round", GROUND, telling, row)
    items = [Text(Box(MARGIN, MARGIN, WIDTH, 50), numbered(telling.label("round"), str(scene.settled)), 34)]
    top = MARGIN + 50 + GAP
    for each in standings(scene, telling):
        items += _who(each.seat, f"{each.name} {signed(each.points)}", Box(MARGIN, top, WIDTH - 2 * MARGIN, 64))
        top += 64 + GAP
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items), GROUND)


def guide(scene: Scene, _telling: Telling) -> Picture:
    """Lay out a guide, 1000 px wide: the shells side by side."""
    pile = scene.pile("guide") or Pile("guide")
    box = Box(MARGIN, GAP, WIDTH - 2 * MARGIN, high(SMALL) + 2 * GAP)
    return Picture(WIDTH, box.bottom + GAP, (Panel(box, "board"), *in_row(pile.pieces, box.inset(GAP), SMALL)), GROUND)


def row(pieces: Sequence[Piece], across: int, _high: int) -> list[Item]:
    """Lay out shells in one row."""
    return lay([tuple(pieces)], across)


def lay(groups: Sequence[tuple[Piece, ...]], across: int) -> list[Item]:
    """Lay the shells of a pattern in one row."""
    return in_row([piece for group in groups for piece in group], Box(0, 0, across, high(SMALL)), SMALL)


def _laid(scene: Scene) -> list[Piece]:
    return [piece for pile in scene.piles if pile.role == "held" for piece in pile.pieces]


def _seat(scene: Scene, seat: Seat, box: Box, telling: Telling) -> list[Item]:
    """Lay out a seat: its points, its shells face down, and the tricks it has taken."""
    inner, half = box.inset(GAP), box.w // 2
    points = next(place.points for place in scene.places if place.seat == seat)
    own, taken = (scene.pile(role, seat) or Pile(role) for role in ("hand", "taken"))
    held = Box(inner.x + half - 2 * GAP, inner.y, half, inner.h)
    tricks = Box(box.right - 90, inner.y, 80, inner.h)
    return [
        Panel(box, "board", glow=is_asked(scene, seat, telling)),
        *_who(seat, f"{telling.who(seat)} {signed(points)}", Box(inner.x, inner.y, half - 4 * GAP, inner.h)),
        *in_row(["" for _ in range(own.count)], held, SMALL),
        Text(tricks, str(len(taken.pieces) // 2), 34, "right"),
    ]


def _who(seat: Seat, said: str, box: Box) -> list[Item]:
    disc = Box(box.x, box.y + (box.h - 48) // 2, 48, 48)
    return [Disc(disc, seat), Text(Box(disc.right + GAP, box.y, box.w - 60, box.h), said, READABLE + 4)]

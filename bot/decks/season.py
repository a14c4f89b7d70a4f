"""The picture of a season's end: one game's best players on a podium, those of other games, and the best hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.decks.patterns import Lay
from bot.render.layout import (
    GAP,
    LARGE,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Item,
    Panel,
    PanelTone,
    Picture,
    Text,
    line,
    text_width,
    wrapped,
)
from bot.render.podium import medal, steps
from bot.render.theme import Ground
from engine.core import Piece

_INNER = WIDTH - 2 * MARGIN
_HEAD = 96
_ROW = 92
"""Height of a game that is not on the podium, in pixels."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A player on the podium of a game. `name` is "" if no typeface can write it."""

    place: int
    name: str
    rating: str


@dataclass(frozen=True, slots=True)
class HandOfSeason:
    """The hand of the season with the most points.

    - head: the heading above it.
    - name: the name of its player.
    - patterns: the patterns that scored.
    - pieces: some of its pieces."""

    head: str
    name: str
    patterns: str
    points: str
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonOver:
    """All texts of the picture.

    `game` and `first` are the game on the podium and its best players. `others` are the names of the other games, each
    with the texts for its best players."""

    title: str
    game: str
    first: tuple[Placed, ...]
    others: tuple[tuple[str, tuple[str, ...]], ...] = ()
    hand: HandOfSeason | None = None


def picture(over: SeasonOver, lay: Lay, ground: Ground) -> Picture:
    """Draw the end of a season, 1000 px wide, on the background of the game whose podium is shown.

    `lay`: lays out the pieces of the best hand."""
    tone: PanelTone = "panel" if ground == "felt" else "board"
    items: list[Item] = [
        Text(Box(MARGIN, 14, _INNER, 64), over.title, LARGE, "center", "bold"),
        Text(Box(MARGIN, 78, _INNER, 44), over.game, MEDIUM, "center", "dim"),
    ]
    stand, rooms, top = steps([each.place for each in over.first], _HEAD + 38, tone)
    items += stand
    for each, room in zip(over.first, rooms, strict=True):
        items += _placed(each, room)
    for part in (_others(over.others), _hand(over.hand, lay)):
        laid, height = part
        if height:
            items.append(Panel(Box(MARGIN, top, _INNER, height), tone))
            items += [replace(item, box=item.box._replace(y=item.box.y + top)) for item in laid]
            top += height + GAP
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items), ground)


def _placed(each: Placed, room: Box) -> list[Item]:
    """Lay out a player's name, and below it the medal with the rating."""
    name = Text(Box(room.x, room.y + 2, room.w, 52), each.name, MEDIUM, "center", "bold")
    rating = medal(each.place, each.rating, Box(room.x, room.y + 56, room.w, 58), LARGE)
    return [name, *rating] if each.name else rating


def _others(others: Sequence[tuple[str, tuple[str, ...]]]) -> tuple[list[Item], int]:
    """Lay out the names of games, each with its best players in a line below. Return the items and their height."""
    items: list[Item] = []
    across = (_INNER - 40) // 3
    for row, (game, places) in enumerate(others):
        y = 10 + row * _ROW
        items.append(Text(Box(MARGIN + 20, y, _INNER - 40, 38), game, READABLE, tone="dim"))
        for column, said in enumerate(places[:3]):
            items.append(Text(Box(MARGIN + 20 + column * across, y + 38, across - 12, 44), said, MEDIUM))
    return items, 16 + _ROW * len(others) if others else 0


def _hand(hand: HandOfSeason | None, lay: Lay) -> tuple[list[Item], int]:
    """Lay out the best hand: its words at the left, its pieces at the right. Return the items and their height."""
    if hand is None:
        return [], 0
    pieces = lay([hand.pieces], _INNER // 2) if hand.pieces else []
    wide, high = (max((getattr(item.box, side) for item in pieces), default=0) for side in ("right", "bottom"))
    room = _INNER - 40 - (wide + 24 if wide else 0)
    left = MARGIN + 20
    points = text_width(hand.points, LARGE)
    items: list[Item] = [Text(Box(left, 10, room, 40), hand.head, READABLE, tone="dim")]
    items.append(Text(Box(left, 52, points, 54), hand.points, LARGE, tone="gold"))
    if hand.name:
        items.append(Text(Box(left + points, 52, room - points, 54), hand.name, MEDIUM, tone="bold"))
    lines = wrapped(hand.patterns, MEDIUM, room)
    for number, said in enumerate(lines):
        items.append(Text(Box(left, 110 + number * line(MEDIUM), room, line(MEDIUM)), said, MEDIUM))
    height = max(110 + line(MEDIUM) * len(lines) + 14, high + 28)
    shift = MARGIN + _INNER - 20 - wide, (height - high) // 2
    items += [replace(item, box=item.box._replace(x=item.box.x + shift[0], y=item.box.y + shift[1])) for item in pieces]
    return items, height

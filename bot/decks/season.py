"""The picture of a season's end: one game's best players on a podium, those of other games, and the best hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.decks.patterns import Row
from bot.render.fonts import measured
from bot.render.layout import (
    GAP,
    HEIGHT,
    LARGE,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Item,
    Medal,
    Panel,
    PanelTone,
    Picture,
    Text,
    moved,
    panel_tone,
)
from bot.render.theme import Ground
from engine.core import Piece

_INNER = WIDTH - 2 * MARGIN
_TITLE = Box(MARGIN, 12, _INNER, 64)
_STEPS = (196, 166, 146, 146)
"""Heights of the steps for places 1 to 4, in pixels."""
_WIDEST = 478
_OTHERS, _ROW = 380, 80
"""Width of the panel with other games beside the best hand, and height of a game in it."""
_TOLD = 152
"""Height of the words above the pieces of the best hand."""


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


def picture(over: SeasonOver, row: Row, ground: Ground) -> Picture:
    """Draw the end of a season, 1000 px wide, on the background of the game whose podium is shown.

    `row`: lays out the pieces of the best hand."""
    tone = panel_tone(ground)
    game = measured(over.game, MEDIUM) + 4
    items: list[Item] = [
        Text(_TITLE._replace(w=_INNER - game - 20), over.title, LARGE, tone="bold"),
        Text(_TITLE._replace(x=_TITLE.right - game, w=game), over.game, MEDIUM, "right", "dim"),
        *_podium(over.first, _TITLE.bottom + 4, tone),
    ]
    top = _TITLE.bottom + 4 + _STEPS[0] + GAP
    if over.hand is None and not over.others:
        return Picture(WIDTH, top - GAP + MARGIN, tuple(items), ground)
    high = max(16 + _ROW * len(over.others), 20 + _TOLD if over.hand else 0)
    high = HEIGHT - MARGIN - top if over.hand and over.hand.pieces else min(high, HEIGHT - MARGIN - top)
    aside = Box(MARGIN, top, _INNER, high)
    if over.hand:
        hand = aside._replace(w=_INNER - (_OTHERS + GAP if over.others else 0))
        items += [Panel(hand, tone), *_hand(over.hand, hand.inset(20, 10), row)]
        aside = Box(hand.right + GAP, top, _OTHERS, high)
    if over.others:
        items += [Panel(aside, tone), *_others(over.others, aside.inset(20, 8))]
    return Picture(WIDTH, top + high + MARGIN, tuple(items), ground)


def _podium(first: Sequence[Placed], top: int, tone: PanelTone) -> list[Item]:
    """Lay out the players on steps. With three or more, the first is in the middle, and the second at the left."""
    across = min(_INNER // len(first), _WIDEST)
    left, bottom = (WIDTH - across * len(first)) // 2, top + _STEPS[0]
    order = [1, 0, *range(2, len(first))] if len(first) > 2 else range(len(first))
    items: list[Item] = []
    for each, column in zip(first, order, strict=True):
        high = _STEPS[each.place - 1]
        step = Box(left + column * across + 5, bottom - high, across - 10, high)
        room = step.inset(12, 0)
        items.append(Panel(step, tone, glow=each.place == 1))
        if each.name:
            items.append(Text(Box(room.x, step.y + 12, room.w, 52), each.name, MEDIUM, "center", "bold"))
        wide = measured(each.rating, LARGE) + 4
        x = room.x + (room.w - wide - 62) // 2
        items.append(Medal(Box(x, step.y + 76, 52, 52), each.place))
        items.append(Text(Box(x + 62, step.y + 74, wide, 56), each.rating, LARGE, tone="gold"))
    return items


def _others(others: Sequence[tuple[str, tuple[str, ...]]], box: Box) -> list[Item]:
    """Lay out the names of games, each with its best player in a line below, as far as there is room."""
    items: list[Item] = []
    for number, (game, places) in enumerate(others[: box.h // _ROW]):
        y = box.y + number * _ROW
        items.append(Text(Box(box.x, y, box.w, 36), game, READABLE, tone="dim"))
        items.append(Text(Box(box.x, y + 36, box.w, 42), places[0], MEDIUM))
    return items


def _hand(hand: HandOfSeason, box: Box, row: Row) -> list[Item]:
    """Lay out the best hand: its points, its player and what scored, and below that its pieces in the middle."""
    points = measured(hand.points, LARGE) + 4
    items: list[Item] = [
        Text(Box(box.x, box.y, box.w - points - 20, 52), hand.head, READABLE, tone="dim"),
        Text(Box(box.right - points, box.y, points, 52), hand.points, LARGE, "right", "gold"),
        Text(Box(box.x, box.y + 98, box.w, 42), hand.patterns, READABLE),
    ]
    if hand.name:
        items.append(Text(Box(box.x, box.y + 52, box.w, 46), hand.name, MEDIUM, tone="bold"))
    pieces = row(hand.pieces, box.w, box.h - _TOLD) if hand.pieces else []
    wide = max((item.box.right for item in pieces), default=0)
    return [*items, *moved(pieces, box.x + (box.w - wide) // 2, box.y + _TOLD)]

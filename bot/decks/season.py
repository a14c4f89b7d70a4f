"""The picture of a season's end: one game's best players on a podium, those of other games, and the best hand."""

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
    line,
    moved,
    panel_tone,
    text_width,
    wrapped,
)
from bot.render.theme import Ground
from engine.core import Piece

_INNER = WIDTH - 2 * MARGIN
_TITLE = Box(MARGIN, 12, _INNER, 64)
_STEPS = (196, 166, 146, 146)
"""Heights of the steps for places 1 to 4, in pixels."""
_WIDEST = 478
_OTHERS, _GAME, _PLACE = 392, 42, 44
"""Width of the panel with other games beside the best hand, and heights of a game's name and of a player in it."""
_NAMED = 106
"""Height of the first two lines about the best hand. Below them are its patterns, in at most two lines."""


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
    high = max(16 + (_GAME + _PLACE) * len(over.others), 20 + _NAMED + 2 * line(READABLE) if over.hand else 0)
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
        items.append(Panel(step, tone, glow=each.place == 1, light="gold"))
        if each.name:
            items.append(Text(Box(room.x, step.y + 12, room.w, 52), each.name, MEDIUM, "center", "bold"))
        wide = measured(each.rating, LARGE) + 4
        x = room.x + (room.w - wide - 62) // 2
        items.append(Medal(Box(x, step.y + 76, 52, 52), each.place))
        items.append(
            Text(Box(x + 62, step.y + 74, wide, 56), each.rating, LARGE, tone="gold" if each.place == 1 else "bold")
        )
    return items


def _others(others: Sequence[tuple[str, tuple[str, ...]]], box: Box) -> list[Item]:
    """Lay out the names of games, each with its best players in lines below, as far as there is room."""
    items: list[Item] = []
    shown = others[: box.h // (_GAME + _PLACE)]
    most, y = (box.h // len(shown) - _GAME) // _PLACE, box.y
    for game, places in shown:
        items.append(Text(Box(box.x, y, box.w, _GAME), game, READABLE, tone="dim"))
        y += _GAME
        for place in places[:most]:
            items.append(Text(Box(box.x, y, box.w, _PLACE), place, READABLE))
            y += _PLACE
    return items


def _hand(hand: HandOfSeason, box: Box, row: Row) -> list[Item]:
    """Lay out the best hand: its points, its player and what scored, and below that its pieces in the middle.

    The points are in the first line if there is room, otherwise in the second."""
    points = measured(hand.points, LARGE) + 4
    first = text_width(hand.head, READABLE) + 20 + points <= box.w
    named = Box(box.x, box.y + 48, box.w - (0 if first else points + 20), 50)
    items: list[Item] = [
        Text(Box(box.x, box.y, box.w - (points + 20 if first else 0), 48), hand.head, READABLE, tone="dim"),
        Text(Box(box.right - points, box.y if first else named.y, points, 48), hand.points, LARGE, "right", "gold"),
    ]
    if hand.name:
        items.append(Text(named, hand.name, MEDIUM, tone="bold"))
    top = box.y + (_NAMED if hand.name else 56)
    for said in wrapped(hand.patterns, READABLE, box.w)[:2]:
        items.append(Text(Box(box.x, top, box.w, line(READABLE)), said, READABLE))
        top += line(READABLE)
    pieces = row(hand.pieces, box.w, box.bottom - top - 8) if hand.pieces else []
    wide = max((item.box.right for item in pieces), default=0)
    return [*items, *moved(pieces, box.x + (box.w - wide) // 2, top + 8)]

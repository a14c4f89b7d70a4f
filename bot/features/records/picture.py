"""The pictures of a user's profile: rating, curve and best hand; then all games and favourite scoring hands."""

from dataclasses import dataclass

from bot.decks.patterns import Row
from bot.render.chart import chart
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
    Panel,
    Picture,
    Text,
    line,
    moved,
    panel_tone,
    text_width,
    wrapped,
)
from bot.render.pills import Chip, pills, pills_height
from bot.render.theme import Ground
from engine.core import Piece

_INNER = WIDTH - 2 * MARGIN
_HEAD = 88
NUMBER = 84
"""Type size of the rating."""

_CURVE = 460
"""Width of the curve of a rating, in pixels."""
_RATED = 180
"""Height of the rating with its curve."""
_BEST = 112
"""Height of the best hand, whose pieces are beside the sentence about it."""
_CHIPS = 4
"""Maximum number of notes and achievements."""
_LINE = 2
"""Seat whose colour the rating line takes. This colour is visible on both backgrounds."""
_ROW, _COLUMNS = 46, 44
"""Height of a game, and of the column headings above the games."""
_NAME = 400
"""Maximum width of a game's name."""
_FAVOURITES, _LEAST = 3, 88
"""Maximum number of favourites, and minimum height of one."""


@dataclass(frozen=True, slots=True)
class Favourite:
    """A scoring hand with example pieces. `times`: how often the user won with it, in words."""

    name: str
    times: str
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Portrait:
    """All words of a profile picture.

    `name`: "" if no typeface can write it. `number`: the rating, "" if there is none. `rating`: the sentence about it.
    `columns`: headings of `games`; the first column names the game. `best`: the sentence about the best hand, with
    example pieces. `notes`: sentences. `achieved`: achievements of a few words each. `framed`: whether the frame is
    gold, because the user has won with every scoring hand.
    """

    name: str
    head: str
    number: str
    rating: str
    curve: tuple[int, ...]
    columns: tuple[str, ...]
    games: tuple[tuple[str, ...], ...]
    won_with: str
    favourites: tuple[Favourite, ...]
    best: tuple[str, tuple[Piece, ...]]
    notes: tuple[str, ...]
    achieved: tuple[str, ...]
    framed: bool = False


Part = tuple[list[Item], int]
"""Items of a panel relative to its top, and the panel's height. With height 0 there is no panel."""


def picture(portrait: Portrait, row: Row, ground: Ground) -> Picture:
    """Build the first picture of a profile, 1000 px wide, on the background of its game."""
    items, top = _panels(portrait, ground, _rating(portrait), _best(portrait, row))
    chips = [*map(Chip, portrait.notes), *(Chip(each, "warm") for each in portrait.achieved)][:_CHIPS]
    if chips:
        high = min(pills_height(chips, _INNER, READABLE), HEIGHT - MARGIN - top)
        items += pills(chips, Box(MARGIN, top, _INNER, high), READABLE)
        top += high + GAP
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items), ground)


def games_picture(portrait: Portrait, row: Row, ground: Ground) -> Picture:
    """Build the second picture of a profile: all games, and the most frequent scoring hands of one game."""
    games = _games(portrait)
    room = HEIGHT - MARGIN - _HEAD - games[1] - GAP
    items, top = _panels(portrait, ground, games, _favourites(portrait, row, room))
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items), ground)


def _panels(portrait: Portrait, ground: Ground, *parts: Part) -> tuple[list[Item], int]:
    """Lay out the name, and below it the parts, each on a panel. Return the items and the y below them."""
    items, top = _head(portrait), _HEAD
    for laid, height in parts:
        if height:
            items.append(Panel(Box(MARGIN, top, _INNER, height), panel_tone(ground), portrait.framed, "gold"))
            items += moved(laid, 0, top)
            top += height + GAP
    return items, top


def _head(portrait: Portrait) -> list[Item]:
    across = measured(portrait.head, MEDIUM) + 4
    said = Text(Box(WIDTH - MARGIN - across, 20, across, 56), portrait.head, MEDIUM, "right", "dim")
    name = Box(MARGIN + 4, 12, said.box.x - MARGIN - 24, 68)
    return [*([Text(name, portrait.name, LARGE, tone="bold")] if portrait.name else []), said]


def _rating(portrait: Portrait) -> Part:
    """Lay out the rating: a large number and the sentence about it. At the right is its curve, if it has changed."""
    curved = len(portrait.curve) > 1
    room = _INNER - 40 - (_CURVE if curved else 0)
    lines = wrapped(portrait.rating, READABLE, room)[:2]
    top = 98 if portrait.number else 10
    items: list[Item] = [
        Text(Box(MARGIN + 20, top + number * line(READABLE), room, line(READABLE)), said, READABLE, tone="dim")
        for number, said in enumerate(lines)
    ]
    if portrait.number:
        items.append(Text(Box(MARGIN + 20, 4, room, 94), portrait.number, NUMBER, tone="bold"))
    if curved:
        box = Box(WIDTH - MARGIN - _CURVE, 6, _CURVE - 6, _RATED - 12)
        return [*items, *chart({_LINE: portrait.curve}, box, ends=False)], _RATED
    return items, top + line(READABLE) * len(lines) + 10 if items else 0


def _best(portrait: Portrait, row: Row) -> Part:
    """Lay out the sentence about the best hand, and at the right its pieces if the sentence leaves room for them."""
    said, pieces = portrait.best
    laid, words, wide, high = list[Item](), list[str](), 0, 0
    for across in (_INNER // 2, _INNER // 3, 0):
        laid = row(pieces, across, _BEST) if pieces and across else []
        wide, high = (max((getattr(item.box, side) for item in laid), default=0) for side in ("right", "bottom"))
        room = _INNER - 40 - (wide + 24 if wide else 0)
        words = wrapped(said, READABLE, room)
        if len(words) <= _BEST // line(READABLE):
            break
    words = words[: _BEST // line(READABLE)]
    tall = max(high, line(READABLE) * len(words)) + 20
    top = (tall - line(READABLE) * len(words)) // 2
    items: list[Item] = [
        Text(Box(MARGIN + 20, top + number * line(READABLE), room, line(READABLE)), part, READABLE)
        for number, part in enumerate(words)
    ]
    return [*items, *moved(laid, WIDTH - MARGIN - 20 - wide, (tall - high) // 2)], tall if items else 0


def _games(portrait: Portrait) -> Part:
    """Lay out one line per game below the column headings. All columns are equally far apart."""
    named, *wide = (
        max(text_width(head, READABLE), *(text_width(cell, MEDIUM) for cell in cells))
        for head, *cells in zip(portrait.columns, *portrait.games, strict=True)
    )
    named = min(named, _NAME)
    apart = (_INNER - 40 - named - sum(wide)) // len(wide)
    items: list[Item] = []
    for row, cells in enumerate((portrait.columns, *portrait.games)):
        y, tone = 6 + row * _ROW, "paper" if row else "dim"
        items.append(Text(Box(MARGIN + 20, y, named, _ROW), cells[0], MEDIUM if row else READABLE, tone=tone))
        left = MARGIN + 20 + named
        for cell, across in zip(cells[1:], wide, strict=True):
            items.append(Text(Box(left + apart, y, across, _ROW), cell, MEDIUM if row else READABLE, "right", tone))
            left += apart + across
    return items, 12 + _ROW * (1 + len(portrait.games))


def _favourites(portrait: Portrait, row: Row, room: int) -> Part:
    """Lay out the most frequent scoring hands, each with example pieces, as many as fit into the height `room`."""
    shown = portrait.favourites[: min(_FAVOURITES, (room - _COLUMNS - 8) // _LEAST)]
    if not shown:
        return [], 0
    items: list[Item] = [Text(Box(MARGIN + 20, 4, _INNER - 40, _COLUMNS), portrait.won_with, READABLE, tone="dim")]
    high, times = min((room - _COLUMNS - 8) // len(shown), 132), max(measured(each.times, MEDIUM) + 4 for each in shown)
    for number, each in enumerate(shown):
        top = _COLUMNS + 4 + number * high
        laid = row(each.pieces, _INNER // 2, high - 6) if each.pieces else []
        wide, tall = (max((getattr(item.box, side) for item in laid), default=0) for side in ("right", "bottom"))
        left = WIDTH - MARGIN - 40 - times - wide
        items.append(Text(Box(MARGIN + 20, top, left - MARGIN - 40, high), each.name, MEDIUM))
        items += moved(laid, left, top + (high - tall) // 2)
        items.append(Text(Box(WIDTH - MARGIN - 20 - times, top, times, high), each.times, MEDIUM, "right", "bold"))
    return items, _COLUMNS + 8 + high * len(shown)

"""The picture of a user's profile: rating over time, games, and most frequent scoring hands."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.decks.patterns import Lay
from bot.render.chart import chart
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
    Picture,
    Text,
    line,
    panel_tone,
    text_width,
    wrapped,
)
from bot.render.pills import Chip, pills, pills_height
from bot.render.theme import Ground
from engine.core import Piece

_INNER = WIDTH - 2 * MARGIN
_HEAD = 96
_CURVE = 230
_LINE = 2
"""Seat whose colour the rating line takes. This colour is visible on both backgrounds."""
_ROW = 52
_NAME = 300


@dataclass(frozen=True, slots=True)
class Favourite:
    """A scoring hand with example pieces. `times`: how often the user won with it, in words."""

    name: str
    times: str
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Portrait:
    """All words of a profile picture.

    `name`: "" if no typeface can write it. `rating`: the sentence above the `curve`. `columns`: headings of `games`;
    the first column names the game. `notes`: sentences. `achieved`: achievements of a few words each. `framed`: whether
    the frame is gold, because the user has won with every scoring hand.
    """

    name: str
    head: str
    rating: str
    curve: tuple[int, ...]
    columns: tuple[str, ...]
    games: tuple[tuple[str, ...], ...]
    won_with: str
    favourites: tuple[Favourite, ...]
    notes: tuple[str, ...]
    achieved: tuple[str, ...]
    framed: bool = False


Part = tuple[list[Item], int]
"""Items of a panel relative to its top, and the panel's height. With height 0 there is no panel."""


def picture(portrait: Portrait, lay: Lay, ground: Ground) -> Picture:
    """Build the picture of a profile, 1000 px wide, on the background of its game."""
    items, top = _head(portrait), _HEAD
    for laid, height in (_curve(portrait), _games(portrait), _favourites(portrait, lay), _notes(portrait)):
        if height:
            items.append(Panel(Box(MARGIN, top, _INNER, height), panel_tone(ground), portrait.framed))
            items += [replace(item, box=item.box._replace(y=item.box.y + top)) for item in laid]
            top += height + GAP
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items), ground)


def _head(portrait: Portrait) -> list[Item]:
    across = text_width(portrait.head, MEDIUM)
    said = Text(Box(WIDTH - MARGIN - across, 24, across, 56), portrait.head, MEDIUM, "right", "dim")
    name = Box(MARGIN + 4, 16, said.box.x - MARGIN - 24, 68)
    return [*([Text(name, portrait.name, LARGE, tone="bold")] if portrait.name else []), said]


def _curve(portrait: Portrait) -> Part:
    """Lay out the rating in words. If there are at least two values, also draw them as a line."""
    if not portrait.rating:
        return [], 0
    said: list[Item] = [Text(Box(MARGIN + 20, 10, _INNER - 40, 48), portrait.rating, MEDIUM, tone="gold")]
    if len(portrait.curve) < 2:
        return said, 68
    box = Box(MARGIN + 14, 64, _INNER - 28, _CURVE)
    return [*said, *chart({_LINE: portrait.curve}, box, ends=False)], box.bottom + 12


def _games(portrait: Portrait) -> Part:
    """Lay out one line per game below the column headings."""
    across = (_INNER - 40 - _NAME) // (len(portrait.columns) - 1)
    items: list[Item] = []
    for row, cells in enumerate((portrait.columns, *portrait.games)):
        y, tone = 8 + row * _ROW, "paper" if row else "dim"
        items.append(Text(Box(MARGIN + 20, y, _NAME, _ROW), cells[0], MEDIUM if row else READABLE, tone=tone))
        for column, cell in enumerate(cells[1:]):
            box = Box(MARGIN + 20 + _NAME + column * across, y, across, _ROW)
            items.append(Text(box, cell, MEDIUM if row else READABLE, "right", tone))
    return items, 16 + _ROW * (1 + len(portrait.games))


def _favourites(portrait: Portrait, lay: Lay) -> Part:
    """Lay out the most frequent scoring hands, each with example pieces."""
    if not portrait.favourites:
        return [], 0
    items: list[Item] = [Text(Box(MARGIN + 20, 8, _INNER - 40, 40), portrait.won_with, READABLE, tone="dim")]
    top, times = 54, max(text_width(each.times, MEDIUM) for each in portrait.favourites)
    for each in portrait.favourites:
        pieces = lay([each.pieces], _INNER // 2) if each.pieces else []
        wide, high = (max((getattr(item.box, side) for item in pieces), default=0) for side in ("right", "bottom"))
        height = max(high, 48)
        room = _INNER - 40 - wide - times - 40
        items.append(Text(Box(MARGIN + 20, top + (height - 48) // 2, room, 48), each.name, MEDIUM))
        left = MARGIN + _INNER - 20 - times - 20 - wide
        items += [replace(item, box=item.box._replace(x=left + item.box.x, y=top + item.box.y)) for item in pieces]
        count = Box(MARGIN + _INNER - 20 - times, top + (height - 48) // 2, times, 48)
        items.append(Text(count, each.times, MEDIUM, "right", "gold"))
        top += height + 12
    return items, top


def _notes(portrait: Portrait) -> Part:
    """Lay out the sentences, and below them the achievements."""
    lines = [part for note in portrait.notes for part in wrapped(note, MEDIUM, _INNER - 40)]
    items: list[Item] = [
        Text(Box(MARGIN + 20, 10 + number * line(MEDIUM), _INNER - 40, line(MEDIUM)), part, MEDIUM)
        for number, part in enumerate(lines)
    ]
    top = 10 + line(MEDIUM) * len(lines) + 10
    chips = [Chip(each, "warm") for each in portrait.achieved]
    if chips:
        high = pills_height(chips, _INNER - 40, READABLE)
        items += pills(chips, Box(MARGIN + 20, top, _INNER - 40, high), READABLE)
        top += high + 14
    return items, top if items else 0

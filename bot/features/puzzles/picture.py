"""The picture of a puzzle's answers, the best first. Each has its pieces, words, a bar and its points."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.decks.patterns import Row
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
    Trace,
    moved,
    panel_tone,
    text_width,
)
from bot.render.pills import Chip, pills
from bot.render.theme import Ground
from engine.core import Piece

_INNER = WIDTH - 2 * MARGIN
_PIECES = 250
"""Maximum width in pixels of the area for pieces, at the left of a row."""
_ROW, _POINTS = 118, 120
_BEST, _GIVEN = 2, 0
"""Seats whose colours the bars use: the first for the best answer, the second for all others."""


@dataclass(frozen=True, slots=True)
class Brought:
    """An answer with its pieces and words.

    `number` and `points`: its points, as a number and as text. `given`: the mark of the user's answer, "" for others.
    """

    pieces: tuple[Piece, ...]
    words: str
    number: float
    points: str
    given: str = ""


def picture(head: str, answers: Sequence[Brought], row: Row, ground: Ground) -> Picture:
    """Build the picture of the points of each answer, 1000 px wide, on the background of the puzzle's game.

    The best answer has a frame, and the user's answer a mark. If there is no room for all answers, leave out the worst,
    but never the user's."""
    tone = panel_tone(ground)
    items: list[Item] = [Text(Box(MARGIN, 12, _INNER, 48), head, MEDIUM, tone="bold")]
    top, low, high = 70, min(0.0, *(each.number for each in answers)), max(0.0, *(each.number for each in answers))
    shown = _shown(answers)
    laid = [row(each.pieces, _PIECES, _ROW - 8) if each.pieces else [] for each in shown]
    wide = max((item.box.right for items in laid for item in items), default=-20)
    for place, (each, pieces) in enumerate(zip(shown, laid, strict=True)):
        line = Box(MARGIN, top, _INNER, _ROW)
        tall = max((item.box.bottom for item in pieces), default=0)
        items += [
            Panel(line, tone, glow=not place, light="paper"),
            *moved(pieces, line.x + 20, line.y + (_ROW - tall) // 2),
        ]
        left = line.x + 40 + wide
        room = Box(left, line.y, line.right - 20 - _POINTS - left, line.h)
        mark = [Chip(each.given, "warm")] if each.given else []
        beside = sum(chip.across(READABLE) + 16 for chip in mark)
        said = Box(room.x, line.y + 12, min(text_width(each.words, MEDIUM), room.w - beside), 46)
        items += [Text(said, each.words, MEDIUM)]
        items += pills(mark, Box(said.right + 16, line.y + 14, beside, 44), READABLE) if mark else []
        items.append(Text(Box(room.right, line.y + 28, _POINTS, 62), each.points, LARGE, "right", "bold"))
        items += _bar(each, room, low, high, best=not place)
        top = line.bottom + GAP
    return Picture(WIDTH, top - GAP + MARGIN, tuple(items), ground)


def _shown(answers: Sequence[Brought]) -> list[Brought]:
    """Return the answers for which there is room: the best ones, and the user's."""
    most = (HEIGHT - 70 - MARGIN + GAP) // (_ROW + GAP)
    given = [each for each in answers[most:] if each.given]
    return [*answers[: most - len(given)], *given]


def _bar(each: Brought, room: Box, low: float, high: float, *, best: bool) -> list[Item]:
    """Draw a bar from zero to the answer's points. `low`, `high`: the ends of the scale that all rows share."""
    across = max(high - low, 0.01)
    nothing, end = (round((number - low) / across * (room.w - 24)) for number in (0.0, each.number))
    box = Box(room.x, room.y + 66, room.w - 12, 36)
    axis = Trace(box, ((nothing + 6, 2), (nothing + 6, 34)))
    ends = sorted((nothing + 6, end + 6))
    return [axis, Trace(box, ((ends[0], 18), (ends[1], 18)), _BEST if best else _GIVEN)]

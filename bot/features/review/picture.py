"""The picture of a player's chance of winning: a line over all decisions, and the losses of the most costly ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.render.fonts import measured
from bot.render.layout import (
    HEIGHT,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Item,
    Panel,
    Picture,
    Seal,
    Text,
    Trace,
    line,
    panel_tone,
    text_width,
    two_lines,
)
from bot.render.theme import Ground

_INNER = WIDTH - 2 * MARGIN
_HEAD, _FOOT = 68, 46
_HEIGHT, _CARD, _LONG = 420, 58, 88
"""Maximum height of the plot, and heights of the words about a costly decision in one line and in two."""
_AXIS = 40 + text_width("100%", READABLE)
"""Width in pixels of the scale's numbers at the left."""
_ROOM = 24
"""Margin in pixels around the line, so that its ends are not cut off."""
_LOW, _PLAIN = 588, 210
"""Height of the picture, unless the plot would be lower than `_PLAIN`."""
_SEAL = 54
_LINE, _LOSS = 2, 0
"""Seats whose colours the line and the losses take. These colours are visible on both backgrounds."""


@dataclass(frozen=True, slots=True)
class Chances:
    """All data of the picture. Chances are in percent.

    `head`: its title. `told`: for each of the costly decisions `dear`, the moves and the loss in words. `unit`: word
    before the number of the first hand. `chosen` and `best`: the chance at each
    decision, after the move that was made and after the best move. `hands`: for each hand, its number and the index of
    its first decision. `dear`: indexes of the most costly decisions, the worst first. `end`: the chance at the end of
    the match.
    """

    head: str
    unit: str
    chosen: tuple[int, ...]
    best: tuple[int, ...]
    hands: tuple[tuple[int, int], ...]
    dear: tuple[int, ...]
    end: int
    told: tuple[tuple[str, str], ...] = ()


def picture(chances: Chances, ground: Ground) -> Picture:
    """Build a picture of the winning chances, 1000 px wide, on the background of the match's game."""
    tone = panel_tone(ground)
    wide = max((measured(loss, MEDIUM) for _, loss in chances.told), default=0) + 4
    room = _INNER - wide - _SEAL - 70
    size = MEDIUM if all(text_width(moves, MEDIUM) <= room for moves, _ in chances.told) else READABLE
    told = [(two_lines(moves, size, room), loss) for moves, loss in chances.told]
    cards = [_LONG if len(words) > 1 else _CARD for words, _ in told]
    below = sum(cards)
    rest = 2 * MARGIN + _HEAD + _FOOT + below
    high = max(min(_LOW - rest, _HEIGHT), min(HEIGHT - rest, _PLAIN))
    panel = Box(MARGIN, MARGIN, _INNER, _HEAD + high + _FOOT + below)
    plot = Box(panel.x + _AXIS, panel.y + _HEAD, panel.w - _AXIS - 30, high)
    head = Text(Box(panel.x + 20, panel.y + 12, panel.w - 40, 48), chances.head, MEDIUM, tone="bold")
    items = [Panel(panel, tone), head, *_scale(plot, panel.x), *_hands(chances, plot), *_line(chances, plot)]
    top = plot.bottom + _FOOT
    for number, ((words, loss), card) in enumerate(zip(told, cards, strict=True), 1):
        items += _card(number, words, size, loss, Box(panel.x + 16, top, panel.w - 36, card - 8))
        top += card
    return Picture(WIDTH, panel.bottom + MARGIN, tuple(items), ground)


def _card(number: int, words: Sequence[str], size: int, loss: str, box: Box) -> list[Item]:
    """Lay out a costly decision: its number, the move that was made and the better one, and the loss."""
    wide, high = measured(loss, MEDIUM) + 4, line(size)
    said = Box(box.x + _SEAL + 14, box.y + (box.h - high * len(words)) // 2, box.w - wide - _SEAL - 34, high)
    return [
        Seal(Box(box.x, box.y + (box.h - _SEAL) // 2, _SEAL, _SEAL), str(number)),
        *(Text(said._replace(y=said.y + place * high), each, size) for place, each in enumerate(words)),
        Text(Box(box.right - wide, box.y, wide, box.h), loss, MEDIUM, "right", "bold"),
    ]


def _across(chances: Chances, plot: Box) -> list[int]:
    """Return the x position of each decision and of the end, in pixels from the left of the picture."""
    count = len(chances.chosen)
    return [plot.x + plot.w * number // count for number in range(count + 1)]


def _down(plot: Box, percent: int) -> int:
    """Return the y position of a chance, in pixels from the top of the plot."""
    return _ROOM + (plot.h - 2 * _ROOM) * (100 - percent) // 100


def _scale(plot: Box, left: int) -> list[Item]:
    items: list[Item] = []
    for percent in (100, 50, 0):
        y = _down(plot, percent)
        items.append(Trace(plot, ((0, y), (plot.w, y))))
        items.append(Text(Box(left + 10, plot.y + y - 18, _AXIS - 24, 36), f"{percent}%", READABLE, "right", "dim"))
    return items


def _hands(chances: Chances, plot: Box) -> list[Item]:
    """Draw a line where each later hand begins. Below each hand, centre its number if there is room."""
    xs, starts = _across(chances, plot), [first for _, first in chances.hands]
    items: list[Item] = []
    free = plot.x - _ROOM
    for place, (first, last) in enumerate(pairwise([*starts, len(chances.chosen)])):
        if place:
            items.append(Trace(Box(xs[first] - 2, plot.y, 5, plot.h), ((2, _ROOM), (2, plot.h - _ROOM))))
        number = str(chances.hands[place][0])
        words = number if place else f"{chances.unit} {number}"
        wide = text_width(words, READABLE)
        left = max((xs[first] + xs[last] - wide) // 2, 0 if place else free)
        if left >= free:
            items.append(Text(Box(left, plot.bottom + 2, wide, 40), words, READABLE, "center", "dim"))
            free = left + wide + 10
    return items


def _line(chances: Chances, plot: Box) -> list[Item]:
    """Draw the curve of the winning chances. On it, mark the most costly decisions with their numbers."""
    xs = _across(chances, plot)
    around = Box(plot.x - _ROOM, plot.y, plot.w + 2 * _ROOM, plot.h)
    ways = zip(xs, (*chances.chosen, chances.end), strict=True)
    points = tuple((x - around.x, _down(plot, percent)) for x, percent in ways)
    losses: list[Item] = []
    seals: list[Box] = []
    for decision in chances.dear:
        top, low = _down(plot, chances.best[decision]), _down(plot, chances.chosen[decision])
        if low - top > 8:
            box = Box(xs[decision] - _ROOM, plot.y, 2 * _ROOM, plot.h)
            losses.append(Trace(box, ((_ROOM, top), (_ROOM, low)), _LOSS))
        seals.append(_seal(xs[decision], plot.y + top, plot.y + low, seals, plot))
    return [Trace(around, points, _LINE), *losses, *[Seal(box, str(number)) for number, box in enumerate(seals, 1)]]


def _seal(x: int, top: int, low: int, taken: Sequence[Box], plot: Box) -> Box:
    """Return a free place for a decision's number.

    It is below or above the decision's loss if there is room. Otherwise it is as near as possible.
    """
    left = min(max(x - _SEAL // 2, plot.x), plot.right - _SEAL)
    outside, within = (low + 12, top - 12 - _SEAL), (top + low - _SEAL) // 2
    spots = [
        Box(left + aside, y, _SEAL, _SEAL)
        for aside in sorted(range(-5 * _SEAL, 5 * _SEAL + 1, _SEAL), key=abs)
        for y in ((*outside, within) if aside else outside)
    ]
    return next(each for each in spots if plot.holds(each) and not any(each.meets(other) for other in taken))

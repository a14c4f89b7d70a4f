"""The end of a match: all players on steps by place, and below that the points of all hands as lines and numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from bot.render.chart import chart, columns
from bot.render.layout import (
    GAP,
    LARGE,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Disc,
    Item,
    Medal,
    Panel,
    PanelTone,
    Text,
    line,
    signed,
    text_width,
    wrapped,
)
from bot.render.scores import PlaceRow

_INNER = WIDTH - 2 * MARGIN
_STEPS = (154, 142, 132, 124)
"""Heights of the steps for places 1 to 4, in pixels."""
_STANDS, _ASIDE = 114, 6
"""Height of the content of a step (disc, name, medal, points), and the space at its sides."""
_WIDEST = 478
_CHART, _LOWEST, _CHARTED = 256, 132, 4
"""Height of the chart, its minimum height, and the minimum number of hands for which there is a chart."""
NUMBERED = 12
"""Maximum number of hands whose points are written below the chart. With more hands, only the chart is shown."""
_ROW, _CELL = 50, 76


class Fan(NamedTuple):
    """The best hand of the winner: the words above it, its height, and a function that lays it out in a box."""

    said: str
    high: int
    lay: Callable[[Box], list[Item]]

    @property
    def rise(self) -> int:
        """The height that the best hand adds to the winner's step.

        It is less than the height of the hand and its words, because the step has a little free room."""
        return line(READABLE) + self.high - 8


def podium(lines: Sequence[PlaceRow], top: int, tone: PanelTone, best: Fan | None = None) -> tuple[list[Item], int]:
    """Lay out all players on the steps of a podium. Return the items and the y below them.

    With three or more players, the winner is in the middle. `best`: the winner's best hand, shown on their step. If all
    places are 0 (no place), all steps are equally high."""
    ordered = sorted(lines, key=lambda each: (each.place, each.seat))
    items, rooms, bottom = steps([each.place for each in ordered], top, tone, best.rise if best else 0)
    for each, room in zip(ordered, rooms, strict=True):
        items += _standing(each, room)
    if best:
        said = Box(rooms[0].x, rooms[0].bottom, rooms[0].w, line(READABLE))
        items.append(Text(said, best.said, READABLE, "center", "dim"))
        items += best.lay(Box(said.x + 4, said.bottom + 4, said.w - 8, best.high))
    return items, bottom


def steps(places: Sequence[int], top: int, tone: PanelTone, rise: int = 0) -> tuple[list[Item], list[Box], int]:
    """Lay out a step for each place. Return the items, the free box on each step, and the y below them.

    `places`: the places in order, the first place first. `top`: the y at which the podium begins. `rise`: number of
    pixels by which the step of the first place is raised. With three or more places, the order from left to right is
    second, first, others. The boxes are in the order of `places`."""
    across = min(_INNER // len(places), _WIDEST)
    left = (WIDTH - across * len(places)) // 2
    bottom = top + _STEPS[0] + rise
    order = [1, 0, *range(2, len(places))] if len(places) > 2 else range(len(places))
    items: list[Item] = []
    rooms: list[Box] = []
    for place, column in zip(places, order, strict=True):
        high = (_STEPS[place - 1] if place else _STEPS[-1]) + rise * (place == 1)
        step = Box(left + column * across + 5, bottom - high, across - 10, high)
        items.append(Panel(step, tone, glow=place == 1))
        rooms.append(Box(step.x + _ASIDE, step.y + 8, step.w - 2 * _ASIDE, _STANDS))
    return items, rooms, bottom + GAP + 6


def medal(place: int, said: str, box: Box, size: int, tone: str = "gold") -> list[Item]:
    """Lay out the medal of a place and the text beside it, centred in the box. Place 0 has no medal."""
    side = box.h - 8 if place else 0
    wide = min(text_width(said, size), box.w - side - 10)
    left = box.x + (box.w - wide - side - (10 if side else 0)) // 2
    items: list[Item] = [Medal(Box(left, box.y + 4, side, side), place)] if side else []
    return [*items, Text(Box(left + side + (10 if side else 0), box.y, wide, box.h), said, size, "center", tone)]


def _standing(each: PlaceRow, box: Box) -> list[Item]:
    """Lay out a player on their step: disc and name, and below these the medal and the points."""
    wide = min(text_width(each.name, MEDIUM), box.w - 56) if each.name else 0
    left = box.x + (box.w - 48 - (wide + 8 if wide else 0)) // 2
    items: list[Item] = [Disc(Box(left, box.y + 4, 48, 48), each.seat)]
    items += [Text(Box(left + 56, box.y + 2, wide, 52), each.name, MEDIUM, tone="bold")] if wide else []
    return [*items, *medal(each.place, signed(each.points), Box(box.x, box.y + 56, box.w, 58), LARGE)]


def by_hand(
    lines: Sequence[PlaceRow], decided: int, said: str, top: int, tone: PanelTone, room: int = 1000
) -> tuple[list[Item], int]:
    """Lay out the points of each hand, and below them the text `said`.

    Return the items and the y below them.

    If there are enough hands, a chart with a line for each seat is shown above the points.

    `lines`: the rows of all seats in order, with equally many rounds and at least one. `decided`: number of the hand
    that decided the match, which is shown in gold. 0: no hand did. `room`: the height not to exceed if possible."""
    totals: dict[int, Sequence[int]] = {
        each.seat: [*accumulate((points for _, points in each.rounds), initial=0)] for each in lines
    }
    hands = [key for key, _ in lines[0].rounds]
    words = wrapped(said, MEDIUM, _INNER - 40)
    rows = _ROW * len(lines) if _fit(lines) else 0
    rest = 14 + 40 + rows + line(MEDIUM) * len(words) + 16
    charted = len(hands) >= _CHARTED
    high = max(_LOWEST, 50 * len(lines), min(_CHART, room - rest - GAP)) if charted else 0
    panel = Box(MARGIN, top, _INNER, rest + high)
    box = Box(panel.x + 14, panel.y + 14, panel.w - 28, high)
    every = [number for each in totals.values() for number in each]
    xs = columns(box, [*every, 0], len(hands) + 1)[1:]
    items: list[Item] = [Panel(panel, tone), *(chart(totals, box, 0) if charted else ())]
    items += _heads(hands, xs, decided, box.bottom + 2)
    if rows:
        items += _rows(lines, xs, box.x, box.bottom + 40)
    for number, part in enumerate(words):
        y = box.bottom + 44 + rows + number * line(MEDIUM)
        items.append(Text(Box(panel.x + 20, y, panel.w - 40, line(MEDIUM)), part, MEDIUM, "center"))
    return items, panel.bottom + GAP


def _fit(lines: Sequence[PlaceRow]) -> bool:
    """Return whether there is room for the points of all hands and the cost of leaving."""
    widest = max(text_width(signed(points), READABLE) for each in lines for _, points in each.rounds)
    return len(lines[0].rounds) <= NUMBERED + 1 and widest <= _INNER // (len(lines[0].rounds) + 2)


def _heads(hands: Sequence[str], xs: Sequence[int], decided: int, top: int) -> list[Item]:
    """Lay out the numbers of the hands.

    Leave some out if they would be too close together, but never the deciding hand."""
    items: list[Item] = []
    free = xs[decided - 1] if decided else 0
    for number, (key, x) in enumerate(zip(hands, xs, strict=True), 1):
        wide = max(text_width(key, READABLE), 34)
        room = not items or x - wide // 2 > items[-1].box.right + 4
        if number == decided or (room and (not decided or number > decided or x + wide < free)):
            box = Box(x - wide // 2, top, wide, 36)
            items.append(Text(box, key, READABLE, "center", "gold" if number == decided else "dim"))
    return items


def _rows(lines: Sequence[PlaceRow], xs: Sequence[int], left: int, top: int) -> list[Item]:
    """Lay out a row for each seat. The points of each hand are below the number of the hand."""
    items: list[Item] = []
    wide = min([_CELL, *(after - before for before, after in pairwise(xs))])
    for row, each in enumerate(lines):
        y = top + row * _ROW
        items.append(Disc(Box(left + 4, y + 2, 46, 46), each.seat))
        for x, (_, points) in zip(xs, each.rounds, strict=True):
            shade = "paper" if points else "faint"
            items.append(Text(Box(x - wide // 2, y, wide, _ROW), signed(points), READABLE, "center", shade))
    return items

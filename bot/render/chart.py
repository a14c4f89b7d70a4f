"""Line charts: numbers over time, with a line for each seat. The seat's disc is at the end of its line."""

from collections.abc import Sequence

from bot.render.layout import READABLE, Box, Disc, Item, Text, Trace, signed, text_width

_DISC = 52
_ROOM = 27
"""Space around the lines, so that thick lines are not cut off at the edges."""
_APART = 26
"""Minimum distance between the points of a line at which the points get marks."""


def _columns(box: Box, numbers: Sequence[int], values: int, *, ends: bool = True) -> list[int]:
    """Return the x of each point of a chart's lines. `values`: the number of points of a line.

    `numbers`: all numbers in the chart, which determine the width of its scale. `ends` is as in `chart`."""
    left, right = box.x + _axis(numbers), box.right - 14 - _DISC * ends
    return [left + (right - left) * place // max(values - 1, 1) for place in range(values)]


def chart(lines: dict[int, Sequence[int]], box: Box, base: int | None = None, *, ends: bool = True) -> list[Item]:
    """Draw a chart with one line for each seat.

    `lines`: the numbers of each seat, equally many and at least two.

    The highest and the lowest number are written at the left. `base`: a number to mark with a horizontal line. `ends`:
    whether each line ends with the disc of its seat."""
    every = [number for line in lines.values() for number in line] + ([] if base is None else [base])
    low, high = min(every), max(every)
    xs = _columns(box, every, max(map(len, lines.values())), ends=ends)

    def y(number: int) -> int:
        """Return the y of a number, relative to the top of the box."""
        return _ROOM + (box.h - 2 * _ROOM) * (high - number) // max(high - low, 1)

    marked = ends and len(xs) > 1 and xs[1] - xs[0] >= _APART
    items: list[Item] = []
    for number in dict.fromkeys((high, base, low)):
        if number is not None and not any(abs(y(number) - y(other)) < 34 for other in (high, low) if other != number):
            guide = Box(xs[0], box.y, xs[-1] - xs[0] + 1, box.h)
            items.append(Trace(guide, ((0, y(number)), (guide.w, y(number)))))
            words = Box(box.x, box.y + y(number) - 17, _axis(every) - 20, 34)
            items.append(Text(words, signed(number), READABLE, "right", "dim"))
    for seat, line in reversed([*lines.items()]):
        points = tuple((x - xs[0] + _ROOM, y(number)) for x, number in zip(xs, line, strict=True))
        items.append(Trace(Box(xs[0] - _ROOM, box.y, xs[-1] - xs[0] + 2 * _ROOM, box.h), points, seat, marked))
    if not ends:
        return items
    discs = _apart({seat: y(line[-1]) for seat, line in lines.items()}, box.h)
    return [
        *items,
        *(Disc(Box(xs[-1] + 10, box.y + at - _DISC // 2, _DISC, _DISC), seat) for seat, at in discs.items()),
    ]


def _axis(numbers: Sequence[int]) -> int:
    """Return the width of the scale at the left of a chart."""
    return 26 + max(text_width(signed(number), READABLE) for number in (min(numbers), max(numbers)))


def _apart(ends: dict[int, int], height: int) -> dict[int, int]:
    """Return the y of each seat's disc. `ends`: the y at which each seat's line ends.

    A disc is near the end of its line. Discs do not overlap, and stay within `height`."""
    placed: dict[int, int] = {}
    at = -_DISC
    for seat, end in sorted(ends.items(), key=lambda each: (each[1], each[0])):
        at = placed[seat] = max(end, at + _DISC + 2)
    lowest = height - _ROOM
    for seat in reversed([*placed]):
        placed[seat] = min(placed[seat], lowest)
        lowest = placed[seat] - _DISC - 2
    return placed

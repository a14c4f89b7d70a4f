"""A frame of an animation: a picture in the middle of a canvas, above a bar with what has just happened."""

from __future__ import annotations

from bot.render.layout import MARGIN, Box, Item, Panel, Picture, Text, line, moved, panel_tone, wrapped

_SIZE, _LINES = 30, 2
BAR = _LINES * line(_SIZE) + 24
"""The height of the bar, in pixels."""
_CUT = "…"


def framed(picture: Picture, high: int, said: str) -> Picture:
    """The picture on a canvas with so much room for it, and `said` in two lines below; what is longer is cut."""
    bar = Box(0, high, picture.width, BAR)
    words = wrapped(said, _SIZE, picture.width - 2 * MARGIN)
    if len(words) > _LINES:
        words = [*words[: _LINES - 1], f"{words[_LINES - 1]} {_CUT}"]
    top = bar.y + (bar.h - len(words) * line(_SIZE)) // 2
    lines: list[Item] = [
        Text(Box(MARGIN, top + number * line(_SIZE), bar.w - 2 * MARGIN, line(_SIZE)), part, _SIZE, "center", "bold")
        for number, part in enumerate(words)
    ]
    items = (*moved(picture.items, 0, (high - picture.height) // 2), Panel(bar, panel_tone(picture.ground)), *lines)
    return Picture(picture.width, high + BAR, items, picture.ground)

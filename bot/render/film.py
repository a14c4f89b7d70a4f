"""A frame of an animation: a picture, and below it a bar with text that says what has just happened."""

from __future__ import annotations

from bot.render.layout import MARGIN, MEDIUM, WIDTH, Box, Item, Panel, Picture, Text, line, moved, panel_tone, wrapped

_LINES = 2
BAR = _LINES * line(MEDIUM) + 24
"""Height of the bar, in pixels."""


def fits(said: str, across: int = WIDTH) -> bool:
    """Return whether the whole text fits into the bar under a picture `across` px wide."""
    return len(_lines(said, across)) <= _LINES


def framed(picture: Picture, high: int, said: str) -> Picture:
    """Put the picture in the middle of an area `high` px high. Below it, add a bar with the text `said`.

    If the text does not fit into the bar, it is left out."""
    bar, words = Box(0, high, picture.width, BAR), _lines(said, picture.width)[:_LINES]
    top = bar.y + (bar.h - len(words) * line(MEDIUM)) // 2
    lines: list[Item] = [
        Text(Box(MARGIN, top + number * line(MEDIUM), bar.w - 2 * MARGIN, line(MEDIUM)), part, MEDIUM, "center", "bold")
        for number, part in enumerate(words)
    ]
    items = (*moved(picture.items, 0, (high - picture.height) // 2), Panel(bar, panel_tone(picture.ground)), *lines)
    return Picture(picture.width, high + BAR, items, picture.ground)


def _lines(said: str, across: int) -> list[str]:
    return wrapped(said, MEDIUM, across - 2 * MARGIN)

"""A theme is all the colour there is: a picture in another one has nothing of the first, whatever is kept."""

from dataclasses import fields
from typing import Any

import pytest
from PIL import Image

from bot.render.theme import DAY, Theme
from tests.bot.render import tables
from tests.bot.render.scenes import NAMES, both_declared, choosing, labels, settled, three, two
from tests.bot.render.showing import drawn
from tests.bot.render.test_painter import opened

BLUE = "#2040c0"


def plain(color):
    """A theme in which everything has that colour."""
    given: dict[str, Any] = {
        each.name: (color, color) if "tuple" in str(each.type) else color for each in fields(Theme)
    }
    return Theme(**given)


def pictures(theme):
    for scene in (two(), two(0), choosing(), three(), settled(), both_declared()):
        yield drawn("table", scene, NAMES, labels, theme=theme)
        yield drawn("hand", scene, {}, labels, theme=theme)
        yield drawn("result", scene, NAMES, labels, theme=theme)
    for scene in (tables.middle(0), tables.golden(1), tables.crowded(), tables.settled()):
        yield drawn("table", scene, NAMES, tables.labels, "mahjong", theme)
        yield drawn("hand", scene, {}, tables.labels, "mahjong", theme)
        yield drawn("result", scene, NAMES, tables.labels, "mahjong", theme)


def test_no_colour_of_one_theme_is_left_in_a_picture_of_another():
    """In a theme of one colour a picture has that colour alone: none is written anywhere else, and none is kept."""
    day = list(pictures(DAY))
    for data in pictures(plain(BLUE)):
        extrema: Any = opened(data).convert("RGB").getextrema()
        for (low, high), value in zip(extrema, (0x20, 0x40, 0xC0), strict=True):
            assert value - 1 <= low <= high <= value + 1  # where edges are blended a value is rounded
    assert list(pictures(DAY)) == day


@pytest.mark.parametrize("each", fields(Theme), ids=lambda each: each.name)
def test_a_theme_holds_colours_as_pillow_reads_them(each):
    colors = getattr(DAY, each.name)
    for color in (colors,) if isinstance(colors, str) else colors:
        Image.new("RGB", (1, 1), color)

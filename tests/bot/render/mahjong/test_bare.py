"""Who reads Chinese sees tiles without a mark in their corner, and wild ones by their Chinese names."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.decks.brushes import painted
from bot.decks.drawings import flat
from bot.decks.mahjong import drawn
from bot.decks.mahjong.tiles import WIDTHS, Tile, corner, sign, tile_face, tile_height
from bot.render.fonts import font
from bot.render.layout import READABLE, Box, Picture
from bot.render.palette import rgb
from bot.render.theme import DAY, Look
from engine.mahjong.tiles import KINDS
from tests.bot.render.pieces import tile, widths


def shown(face, piece, width=96, turned=False, wild=False):
    """A tile as it is painted for letters of a face."""
    across, high = (tile_face(width), tile_height(width)) if turned else (width, tile_height(width))
    item = Tile(Box(0, 0, across, high), width, piece, turned, wild)
    data = painted(Picture(across, high, (item,), "table"), Look(face=face))
    return Image.open(BytesIO(data)).convert("RGB")


def test_every_sheet_of_tiles_has_one_without_marks():
    assert widths("table", "-bare") == widths("table", "-bare-turned") == sorted(WIDTHS)


@pytest.mark.parametrize("face", ["sc", "tc"])
@pytest.mark.parametrize("piece", ["m5", "p1", "s9", "E", "C", "f2"])
def test_in_chinese_a_tile_looks_as_it_is_drawn_without_its_mark(piece, face):
    ground = rgb(DAY.surface("table").panel)
    bare, marked = flat(drawn.bare(piece, 96, DAY), ground), flat(tile(piece, 96), ground)
    box = corner(96, turned=False)
    seen = shown(face, piece).crop(box)
    assert max(ImageStat.Stat(ImageChops.difference(seen, bare.crop(box))).mean) < 6
    assert max(ImageStat.Stat(ImageChops.difference(seen, marked.crop(box))).mean) > 6


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("turned", [False, True])
def test_only_the_corner_is_another_in_chinese(turned, wild):
    for width in (32, 57, 150):
        apart = ImageChops.difference(shown("", "m5", width, turned, wild), shown("sc", "m5", width, turned, wild))
        left, top, right, bottom = apart.getbbox() or (0, 0, 0, 0)
        inside = corner(width, turned)
        assert right > left
        assert (left, top) >= inside[:2]
        assert (right, bottom) == (min(right, inside[2]), min(bottom, inside[3]))


def test_what_a_wild_tile_stands_for_is_written_in_chinese():
    assert [sign(piece, "sc") for piece in ("m5", "p1", "s9", "E", "C", "F", "B")] == [
        "五万",
        "一筒",
        "九条",
        "东",
        "中",
        "发",
        "白",
    ]
    assert [sign(piece, "tc") for piece in ("m5", "s9", "E", "F")] == ["五萬", "九條", "東", "發"]
    assert [sign(piece, "") for piece in ("m5", "E")] == ["m5", "Ea"]


@pytest.mark.parametrize("face", ["sc", "tc"])
def test_that_fits_the_tiles_of_a_result(face):
    for piece in KINDS:
        if piece[0] not in "fg":
            assert font(sign(piece, face), READABLE, face).getlength(sign(piece, face)) <= 64 - 2 * (64 // 12)

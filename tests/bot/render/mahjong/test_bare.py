"""Marks on tiles are those of the reader's language: none for who reads Chinese, Hangul for who reads Korean."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.decks.brushes import painted
from bot.decks.drawings import flat
from bot.decks.mahjong import drawn
from bot.decks.mahjong.tiles import HANGUL, WIDTHS, Tile, corner, tile_face, tile_height
from bot.i18n import Words
from bot.render.layout import Box, Picture
from bot.render.palette import rgb
from bot.render.theme import DAY, Look
from tests.bot.render.pieces import tile, widths


def shown(face, piece, width=96, turned=False, wild=False):
    """A tile as it is painted for letters of a face."""
    across, high = (tile_face(width), tile_height(width)) if turned else (width, tile_height(width))
    item = Tile(Box(0, 0, across, high), width, piece, turned, wild)
    data = painted(Picture(across, high, (item,), "table"), Look(face=face))
    return Image.open(BytesIO(data)).convert("RGB")


def test_every_sheet_of_tiles_has_one_without_marks():
    assert widths("table", "-bare") == widths("table", "-bare-turned") == sorted(WIDTHS)
    assert widths("table", "-hangul") == widths("table", "-hangul-turned") == sorted(WIDTHS)


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


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("piece", ["E", "B", "f2", "g4"])
def test_the_corner_of_an_honour_or_a_flower_is_bare_in_japanese_and_korean_in_korean(piece, turned):
    english, japanese, korean, chinese = (shown(face, piece, turned=turned) for face in ("", "ja", "ko", "sc"))
    assert ImageChops.difference(japanese, chinese).getbbox() is None
    for other in (english, japanese):
        assert ImageChops.difference(korean, other).crop(corner(96, turned)).getbbox()
    assert ImageChops.difference(shown("ja", "m5"), shown("", "m5")).getbbox() is None
    assert ImageChops.difference(shown("ko", "m5"), shown("", "m5")).getbbox() is None


def test_korean_marks_are_as_on_buttons():
    text = Words(strict=True).translator("ko")
    assert {piece: text(f"short-{piece}") for piece in HANGUL} == HANGUL

"""Mahjong tiles as images: every kind looks like itself, at every size, lying or standing, wild or not."""

from itertools import combinations
from typing import Any, cast

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.decks.mahjong.tiles import WIDTHS, tile_edge, tile_face, tile_height
from tests.bot.render.pieces import tile
from tests.bot.render.showing import pixel

NAMES = tuple(f"{plant}{rank}" for plant in "fg" for rank in range(1, 5))

KINDS = (*(f"{suit}{rank}" for suit in "mps" for rank in range(1, 10)), *"ESWNCFB", *NAMES)


def grey(piece, width, **how):
    """The tile on felt as it looks at 40 % of its size without colours."""
    ground = Image.new("RGB", (width, tile_height(width)), "#1f4d3a")
    sprite = tile(piece, width, **how)
    ground.paste(sprite, (0, 0), sprite)
    return ground.convert("L").resize((round(0.4 * width), round(0.4 * ground.height)), Image.Resampling.LANCZOS)


def test_every_kind_differs_from_every_other_without_colours_on_a_telephone():
    faces = {kind: grey(kind, 48) for kind in KINDS}
    for first, second in combinations(KINDS, 2):
        apart = ImageChops.difference(faces[first], faces[second])
        assert ImageStat.Stat(apart).mean[0] > 4, (first, second)
        assert cast(Any, apart.getextrema()[1]) > 60, (first, second)


def test_a_wild_tile_differs_from_a_plain_one_without_colours():
    for kind in KINDS[:34]:  # a flower that is opened as the gold is replaced (FZ-25)
        apart = ImageChops.difference(grey(kind, 48), grey(kind, 48, wild=True))
        assert ImageStat.Stat(apart).mean[0] > 8, kind


@pytest.mark.parametrize("width", WIDTHS)
def test_tiles_have_the_size_that_the_layout_expects_and_the_lower_edge_below_also_when_they_lie(width):
    face, edge = tile_face(width), tile_edge(width)
    for piece in ("p5", None):
        assert tile(piece, width).size == (width, face + edge)
        assert tile(piece, width, turned=True).size == (face, width + edge)
        for turned in (False, True):
            sprite = tile(piece, width, turned)
            assert pixel(sprite, 0, 0)[3] == 255 * (width < 28)  # a corner of less than two pixels is none
            assert pixel(sprite, sprite.width // 2, sprite.height // 2)[3] == 255
    jade, ivory = (
        pixel(tile("p5", width), width // 2, face + edge - 1),
        pixel(tile(None, width), width // 2, face + edge - 1),
    )
    assert jade[1] > jade[0]
    assert ivory[0] > jade[0]


def test_a_back_says_nothing_of_the_piece():
    assert tile(None, 64).tobytes() not in {tile(kind, 64).tobytes() for kind in KINDS}

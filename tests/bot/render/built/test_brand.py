"""The icon, the avatar and the banner of the bot are made of its pieces, and whole where Discord cuts them."""

from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.decks import brand, build
from bot.render.palette import rgb
from bot.render.theme import DAY

NAMES = ("avatar.png", "banner.png", "icon.png")
MOST = 256 * 1024


@cache
def made():
    """The pictures by their names."""
    return dict(brand.pictures(DAY))


def opened(data):
    return Image.open(BytesIO(data)).convert("RGBA")


def ink(image):
    """Where something else than the ground is."""
    plain = Image.new("RGB", image.size, rgb(DAY.table))
    return ImageChops.difference(image.convert("RGB"), plain).convert("L").point([255 * (n > 12) for n in range(256)])


def test_there_are_three_and_no_more():
    assert sorted(made()) == list(NAMES) == sorted(file.name for file in build.BRAND.iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_each_is_as_its_pieces_are_drawn_now(name):
    now, then = opened(made()[name]), opened((build.BRAND / name).read_bytes())
    assert now.size == then.size == (brand.BANNER if name == "banner.png" else brand.AVATAR)
    assert max(ImageStat.Stat(ImageChops.difference(now, then)).mean) < 2
    assert len(made()[name]) < MOST


def test_the_circle_that_discord_cuts_out_takes_nothing_of_the_avatar():
    seen = ink(opened(made()["avatar.png"]))
    side = seen.width
    corners = [
        (x, y)
        for y in range(side)
        for x in range(side)
        if (x - side / 2) ** 2 + (y - side / 2) ** 2 > (0.485 * side) ** 2 and seen.getpixel((x, y))
    ]
    assert not corners
    assert ImageStat.Stat(seen).mean[0] > 60


def test_the_avatar_lies_on_a_banner_where_nothing_is():
    """The client lays it over the lower left, a quarter of the width and less than half of the height."""
    seen = ink(opened(made()["banner.png"]))
    width, height = seen.size
    left, _, right, low = seen.getbbox() or (0, 0, 0, 0)
    assert seen.crop((0, round(0.72 * height), width // 3, height)).getbbox() is None
    assert left > 40
    assert right < width - 20
    assert low < height - 8
